import { StarterKit } from '@tiptap/starter-kit';

/** What an editor of words alone begins with, a note or a segment of a book: text and history, no blocks and no marks. */
export const wordsKit = StarterKit.configure({
  document: false,
  paragraph: false,
  heading: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  horizontalRule: false,
  blockquote: false,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  codeBlock: false,
  link: false,
  trailingNode: false,
  gapcursor: false,
  dropcursor: false,
});
