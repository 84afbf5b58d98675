import { Mark, Node, type Editor, type Extensions } from '@tiptap/core';
import type { Mark as MarkOf } from '@tiptap/pm/model';
import { wordsKit } from '../../../../editing/text/schema/words-kit.ts';
import { safeAttributes, segmentTags } from '../../face/segment-markup.ts';
import { parseInert } from '../../../../editing/text/schema/islands.ts';
import type { InlineAttrs } from './segment-doc.ts';

/** Takes precedence over the rule of the mark, which matches the same elements by name only. */
const highPriority = { priority: 60 };
const tagOf = (element: HTMLElement) => element.tagName.toLowerCase();
const attributesOf = (element: HTMLElement) =>
  safeAttributes(tagOf(element), Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

/** A segment is a single run of inline content. */
const SegmentRoot = Node.create({
  name: 'doc',
  topNode: true,
  content: 'inline*',
  // Keeps all whitespace, including the line ends of the source.
  whitespace: 'pre',
  addKeyboardShortcuts() {
    const newLine = () =>
      this.editor.commands.command(({ tr, state }) => {
        tr.replaceSelectionWith(state.schema.nodes.hardBreak!.create()).scrollIntoView();
        return true;
      });
    return { Enter: newLine, 'Shift-Enter': newLine };
  },
});

/** Any inline element; the order of the marks is the order of nesting (segment-doc.ts). */
const Inline = Mark.create({
  name: 'inline',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'em', parseHTML: tagOf, rendered: false },
    attributes: { default: {}, parseHTML: attributesOf, rendered: false },
    turn: { default: 0, parseHTML: () => 0, rendered: false },
  }),
  parseHTML: () => segmentTags.filter((tag) => tag !== 'br' && tag !== 'ruby').map((tag) => ({ tag })),
  renderHTML: ({ mark }) => [mark.attrs.tag as string, mark.attrs.attributes as Record<string, string>, 0],
  addKeyboardShortcuts() {
    return {
      'Mod-b': () => toggleInline(this.editor, 'strong'),
      'Mod-i': () => toggleInline(this.editor, 'em'),
    };
  },
});

const html = { default: '', parseHTML: (element: HTMLElement) => element.innerHTML, rendered: false };
const atomSpec = { group: 'inline', inline: true, atom: true } as const;

/** Ruby: text with its reading, edited in a dialog. */
const RubyNode = Node.create({
  name: 'ruby',
  ...atomSpec,
  addAttributes: () => ({ html }),
  parseHTML: () => [{ tag: 'ruby', ...highPriority }],
  renderHTML: ({ node }) => elementOf('ruby', node.attrs.html as string),
  renderText: ({ node }) => parseInert(node.attrs.html as string).textContent,
});

/** The mark of a note in the margin; the segment holds the note's text. */
const NoteMark = Node.create({
  name: 'noteMark',
  ...atomSpec,
  addAttributes: () => ({
    note: { default: '', parseHTML: (element) => element.dataset.note, rendered: false },
    html,
  }),
  parseHTML: () => [
    {
      tag: 'sup[data-note]',
      ...highPriority,
      getAttrs: (element) => ('data-note' in attributesOf(element) ? null : false),
    },
  ],
  renderHTML({ node }) {
    const mark = elementOf('sup', node.attrs.html as string);
    mark.dataset.note = node.attrs.note as string;
    return mark;
  },
  renderText: () => '',
});

/** An element without text; it stays in place. */
const EmptyElement = Node.create({
  name: 'kept',
  ...atomSpec,
  addAttributes: () => ({ html }),
  renderHTML: ({ node }) => elementOf('span', node.attrs.html as string),
  renderText: () => '',
});

function elementOf(tag: string, inside: string): HTMLElement {
  const element = document.createElement(tag);
  element.append(parseInert(inside));
  return element;
}

/** Exactly what a segment may contain (books/face/segment-markup.ts). */
export const segmentSchema: Extensions = [wordsKit, SegmentRoot, Inline, RubyNode, NoteMark, EmptyElement];

const matchesElement = (mark: MarkOf, tag: string, attributes: InlineAttrs['attributes']) =>
  mark.attrs.tag === tag &&
  // Language runs match whatever their language.
  (tag === 'span' || JSON.stringify(mark.attrs.attributes) === JSON.stringify(attributes));

/** Marks of this element on the whole selection, or at the cursor. */
function inlinesAt(editor: Editor, tag: string, attributes: InlineAttrs['attributes'] = {}): MarkOf[] {
  const { doc, selection, storedMarks } = editor.state,
    { from, to, empty } = selection;
  const of = (marks: readonly MarkOf[]) => marks.filter((mark) => matchesElement(mark, tag, attributes));
  if (empty) return of(storedMarks ?? selection.$from.marks());
  const met: MarkOf[] = [];
  let isEverywhere = true;
  doc.nodesBetween(from, to, (node) => {
    if (!node.isInline) return;
    const marks = of(node.marks);
    isEverywhere &&= marks.length > 0;
    met.push(...marks);
  });
  return isEverywhere ? met : [];
}
export const hasInline = (editor: Editor, tag: string, attributes: InlineAttrs['attributes'] = {}): boolean =>
  inlinesAt(editor, tag, attributes).length > 0;
/** The language of the run at the cursor. */
export const getLanguageRun = (editor: Editor): InlineAttrs['attributes'] =>
  (inlinesAt(editor, 'span').at(-1)?.attrs as InlineAttrs | undefined)?.attributes ?? {};

/** Adds or removes an element around the selection or the text typed next. */
export function setInline(editor: Editor, tag: string, attributes: InlineAttrs['attributes'], isSet: boolean): boolean {
  const { state, view } = editor,
    { from, to, empty } = state.selection,
    { tr } = state;
  const old = inlinesAt(editor, tag, attributes);
  const mark = state.schema.marks.inline!.create({ tag, attributes, turn: 0 });
  if (empty) {
    const others = (state.storedMarks ?? state.selection.$from.marks()).filter(
      (storedMark) => !old.includes(storedMark),
    );
    tr.setStoredMarks(isSet ? mark.addToSet(others) : others);
  } else {
    for (const oldMark of old) tr.removeMark(from, to, oldMark);
    if (isSet) tr.addMark(from, to, mark);
  }
  view.dispatch(tr);
  return true;
}
export const toggleInline = (editor: Editor, tag: string, attributes: InlineAttrs['attributes'] = {}): boolean =>
  setInline(editor, tag, attributes, !hasInline(editor, tag, attributes));
