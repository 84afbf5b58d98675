import { Node, type NodeViewRenderer } from '@tiptap/core';
import { maskAttributes, preservedAttributesOf } from './preserved-attributes.ts';

/** Takes precedence over the rules of paragraphs and marks, which match the same elements by name only. */
const highPriority = { priority: 60 };

/** Parses markup into an inert document: nothing in it loads or runs. */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** An element with its attributes and content, for the saved markup. */
function elementOf(tag: string, attributes: Record<string, string>, html: string): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement(tag);
  for (const [name, value] of Object.entries(maskAttributes(attributes))) element.setAttribute(name, value);
  element.innerHTML = html;
  return element;
}

/** Shows an island as it is, not editable. */
const renderIsland =
  (block: boolean): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(block ? 'div' : 'span');
    dom.className = block ? 'island' : 'island-inline';
    dom.contentEditable = 'false';
    dom.append(parseInert(node.attrs.html as string));
    return { dom };
  };

/**
 * Elements that the editor keeps unchanged: figures with several parts, definition lists, verse and code, and complex
 * tables.
 */
export const Island = Node.create({
  name: 'island',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false } }),
  parseHTML: () => [
    { tag: 'figure', ...highPriority },
    { tag: 'dl', ...highPriority },
    { tag: 'pre', ...highPriority },
    { tag: 'table', ...highPriority, getAttrs: (table) => (isPlainTable(table) ? false : null) },
  ],
  renderHTML: ({ node }) => parseInert(node.attrs.html as string).firstElementChild ?? ['p'],
  addNodeView: () => renderIsland(true),
});

/** Whether the editor supports a table: one body and at most one head. */
function isPlainTable(table: Element): boolean {
  const parts = [...table.children].map(({ tagName }) => tagName).join(' ');
  return /^(?:THEAD )?TBODY$/.test(parts) && !table.querySelector('table');
}

/** An inline picture. */
export const InlineIsland = Node.create({
  name: 'inlineIsland',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false } }),
  parseHTML: () => [{ tag: 'img', ...highPriority }],
  renderHTML: ({ node }) => parseInert(node.attrs.html as string).firstElementChild ?? ['span'],
  addNodeView: () => renderIsland(false),
});

/** Ruby: text with its reading above, 漢字(かんじ). Edited in a dialog; one character to the cursor. */
export const Ruby = Node.create({
  name: 'ruby',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.innerHTML, rendered: false },
    kept: { default: {}, parseHTML: preservedAttributesOf, rendered: false },
  }),
  parseHTML: () => [{ tag: 'ruby', ...highPriority }],
  renderHTML: ({ node }) => elementOf('ruby', node.attrs.kept as Record<string, string>, node.attrs.html as string),
  renderText: ({ node }) => parseInert(node.attrs.html as string).textContent,
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('ruby');
      dom.contentEditable = 'false';
      dom.append(parseInert(node.attrs.html as string));
      return { dom };
    },
});

/**
 * A note: a number in the text, with its text at the end of the entry (features/reading/face/reading.server.ts). CSS
 * numbers the notes.
 */
export const Note = Node.create({
  name: 'note',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.innerHTML, rendered: false },
    kept: { default: { 'note-id': '' }, parseHTML: preservedAttributesOf, rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[note-id]', ...highPriority }],
  renderHTML: ({ node }) => elementOf('span', node.attrs.kept as Record<string, string>, node.attrs.html as string),
  renderText: () => '',
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('sup');
      dom.className = 'note-mark';
      dom.contentEditable = 'false';
      dom.title = parseInert(node.attrs.html as string).textContent;
      return { dom };
    },
});
