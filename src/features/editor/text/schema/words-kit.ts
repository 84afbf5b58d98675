import { StarterKit } from '@tiptap/starter-kit';

/** What every editor here leaves out of the kit: a main text has its own in place of it, words alone have none. */
export const leftOut = {
  blockquote: false,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  codeBlock: false,
  link: false,
  trailingNode: false,
} as const;

/** What an editor of words alone begins with, a note or a segment of a book: text and history, no blocks and no marks. */
export const wordsKit = StarterKit.configure({
  ...leftOut,
  document: false,
  paragraph: false,
  heading: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  horizontalRule: false,
  gapcursor: false,
  dropcursor: false,
});
