import { Node, type NodeViewRenderer } from '@tiptap/core';
import { asShown, keptOf } from './kept.ts';

/** Before the rules of paragraphs and of marks, which know the same elements by their names alone. */
const first = { priority: 60 };

/** Markup as elements that belong to no page: nothing in it loads or runs. */
export function inert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** An element with its attributes and its inside, for the markup that is saved. */
function elementOf(tag: string, kept: Record<string, string>, html: string): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement(tag);
  for (const [name, value] of Object.entries(asShown(kept))) element.setAttribute(name, value);
  element.innerHTML = html;
  return element;
}

/** What is shown for an island: itself, beyond the cursor's reach. */
const shown =
  (block: boolean): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(block ? 'div' : 'span');
    dom.className = block ? 'island' : 'island-inline';
    dom.contentEditable = 'false';
    dom.append(inert(node.attrs.html as string));
    return { dom };
  };

/**
 * Elements that the editor keeps as they are: figures of several things, definition lists, verse and code, tables of
 * another build.
 */
export const Island = Node.create({
  name: 'island',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false } }),
  parseHTML: () => [
    { tag: 'figure', ...first },
    { tag: 'dl', ...first },
    { tag: 'pre', ...first },
    { tag: 'table', ...first, getAttrs: (table) => (isPlainTable(table) ? false : null) },
  ],
  renderHTML: ({ node }) => inert(node.attrs.html as string).firstElementChild ?? ['p'],
  addNodeView: () => shown(true),
});

/** Rows in a body and perhaps a head: what a table in the editor can be. */
function isPlainTable(table: Element): boolean {
  const parts = [...table.children].map(({ tagName }) => tagName).join(' ');
  return /^(?:THEAD )?TBODY$/.test(parts) && !table.querySelector('table');
}

/** A picture within a line. */
export const InlineIsland = Node.create({
  name: 'inlineIsland',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false } }),
  parseHTML: () => [{ tag: 'img', ...first }],
  renderHTML: ({ node }) => inert(node.attrs.html as string).firstElementChild ?? ['span'],
  addNodeView: () => shown(false),
});

/** Words with their reading above: 漢字(かんじ). Asked for in a dialog, a letter's width in the text. */
export const Ruby = Node.create({
  name: 'ruby',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.innerHTML, rendered: false },
    kept: { default: {}, parseHTML: keptOf, rendered: false },
  }),
  parseHTML: () => [{ tag: 'ruby', ...first }],
  renderHTML: ({ node }) => elementOf('ruby', node.attrs.kept as Record<string, string>, node.attrs.html as string),
  renderText: ({ node }) => inert(node.attrs.html as string).textContent,
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('ruby');
      dom.contentEditable = 'false';
      dom.append(inert(node.attrs.html as string));
      return { dom };
    },
});

/**
 * A note: its number in the text, its words at the end of the entry (features/reading/face/reading.server.ts). CSS counts
 * them.
 */
export const Note = Node.create({
  name: 'note',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.innerHTML, rendered: false },
    kept: { default: { 'note-id': '' }, parseHTML: keptOf, rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[note-id]', ...first }],
  renderHTML: ({ node }) => elementOf('span', node.attrs.kept as Record<string, string>, node.attrs.html as string),
  renderText: () => '',
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('sup');
      dom.className = 'note-mark';
      dom.contentEditable = 'false';
      dom.title = inert(node.attrs.html as string).textContent;
      return { dom };
    },
});
