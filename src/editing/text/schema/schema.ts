import { Editor, Extension, Node, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure.ts';
import { InlineIsland, parseInert, Island, Note, Ruby } from './islands.ts';
import { maskPrefix, preserveAttributes } from './preserved-attributes.ts';
import { marks } from './marks.ts';
import { disabledExtensions } from './words-kit.ts';
import { titleAttribute } from '../paste/wikipedia-title.ts';

/** A quotation, with its source at the end. */
const Quotation = Node.create({
  name: 'blockquote',
  group: 'block',
  content: '(block | quoteSource)+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
  },
});

const QuoteSource = Node.create({
  name: 'quoteSource',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'cite', context: 'blockquote/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['cite', HTMLAttributes, 0],
});

const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({
    tag: { default: 'div', parseHTML: (element) => element.tagName.toLowerCase(), rendered: false },
  }),
  parseHTML: () => [{ tag: 'div' }, { tag: 'section' }],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.tag as string, HTMLAttributes, 0],
});

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };
const cells = [TableCell, TableHeader].map((cell) => cell.extend({ addAttributes: () => spans }));
/** Number of head rows of a table; `getSavedHtml` moves them to a `<thead>`. */
const headRows = `${maskPrefix}head`;
const PlainTable = Table.extend({
  addAttributes: () => ({
    head: {
      default: 0,
      parseHTML: (table) => table.querySelectorAll(':scope > thead > tr').length,
      renderHTML: ({ head }) => (head ? { [headRows]: String(head) } : {}),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const endsWithTable = (doc: DocumentNode) => doc.lastChild?.type.name === 'table';
const withParagraphAtEnd = ({ doc, schema, tr }: EditorState) =>
  tr.insert(doc.content.size, schema.nodes.paragraph!.create()).setMeta('addToHistory', false);

/**
 * Adds a paragraph after a table at the end of the text, so that the cursor can leave it; `getSavedHtml` omits it while
 * empty. Only edits add it, because a text that is only viewed would otherwise count as changed.
 */
const ExitTable = Extension.create({
  name: 'wayOutOfTable',
  // Runs before the key handlers of tables, so that they find the paragraph.
  priority: 1000,
  addKeyboardShortcuts: () => ({
    ArrowDown: ({ editor: { state, view } }) => {
      if (endsWithTable(state.doc) && state.selection.$to.index(0) === state.doc.childCount - 1)
        view.dispatch(withParagraphAtEnd(state));
      return false;
    },
    // Browsers would search for the end of the text inside or above the table.
    'Mod-End': ({ editor: { state, view, commands } }) => {
      if (endsWithTable(state.doc)) view.dispatch(withParagraphAtEnd(state));
      return Boolean(view.state.doc.lastChild?.isTextblock) && commands.focus('end');
    },
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) && endsWithTable(state.doc)
          ? withParagraphAtEnd(state)
          : null,
    }),
  ],
});

const kit = StarterKit.configure(disabledExtensions);
const preservedTypes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'horizontalRule',
  'blockquote',
  'quoteSource',
  'division',
  'figure',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  ...marks.map(({ name }) => name),
];

/** The schema of an entry's main text. */
export const textSchema: Extensions = [
  kit,
  Quotation,
  QuoteSource,
  Division,
  Figure,
  Island,
  InlineIsland,
  Ruby,
  Note,
  PlainTable.configure({ resizable: false }),
  TableRow,
  ...cells,
  ...marks,
  ExitTable,
  preserveAttributes(preservedTypes),
];

/**
 * The editor's content as saved HTML, as rules/safe-html.ts and reading.server.ts expect it, with each block on its own
 * line.
 */
export function getSavedHtml(editor: Editor): string {
  if (editor.isEmpty) return '';
  const root = parseInert(editor.getHTML());
  for (const table of root.querySelectorAll<HTMLElement>(`table[${headRows}]`)) {
    const head = document.createElement('thead'),
      rows = [...table.querySelectorAll(':scope > tbody > tr')];
    head.append(...rows.slice(0, Number(table.getAttribute(headRows))));
    table.prepend(head);
    table.removeAttribute(headRows);
  }
  const last = root.lastElementChild;
  if (last?.matches('table + p:empty') && !last.attributes.length) last.remove();
  // An unmatched link is saved as its content.
  for (const link of root.querySelectorAll(`a[${titleAttribute}]`)) link.replaceWith(...link.childNodes);
  for (const name of ['id', 'contenteditable']) {
    for (const element of root.querySelectorAll(`[${maskPrefix}${name}]`)) {
      element.setAttribute(name, element.getAttribute(maskPrefix + name)!);
      element.removeAttribute(maskPrefix + name);
    }
  }
  // If the first child of an item or cell is its only plain paragraph, it is unwrapped.
  for (const paragraph of root.querySelectorAll(':is(li, td, th) > p:first-child:nth-last-of-type(1)'))
    if (!paragraph.attributes.length) paragraph.replaceWith(...paragraph.childNodes);
  for (const [name, value] of [
    ['colspan', '1'],
    ['rowspan', '1'],
  ] as const)
    for (const cell of root.querySelectorAll(`[${name}="${value}"]`)) cell.removeAttribute(name);
  for (const caption of root.querySelectorAll('figure > figcaption:empty')) caption.remove();
  const template = document.createElement('template');
  template.content.append(root);
  return [...template.content.children].map(({ outerHTML }) => outerHTML).join('\n');
}

/** Normalizes a text as the editor would save it unchanged, so that two texts can be compared. */
export function normalizeHtml(html: string): string {
  const editor = new Editor({ element: null, injectCSS: false, extensions: textSchema, content: html });
  const written = getSavedHtml(editor);
  editor.destroy();
  return written;
}

/** The blocks of a text that has passed through the editor. */
export const blocksOf = (html: string): string[] => [...parseInert(html).children].map(({ outerHTML }) => outerHTML);
