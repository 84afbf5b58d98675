import { StarterKit } from '@tiptap/starter-kit';

/** Extensions that all editors here disable: the main text has its own versions, single-line text has none. */
export const disabledExtensions = {
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

/** Base of a single-line editor (a note or a book segment): text and history, no blocks and no marks. */
export const wordsKit = StarterKit.configure({
  ...disabledExtensions,
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
