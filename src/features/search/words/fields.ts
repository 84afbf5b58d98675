/** The folded fields that rank a passage: the names of its entry, its heading, and its own text. */
export interface Fields {
  name: string;
  /** One per line. */
  otherNames: string;
  heading: string;
  text: string;
}

/** ASCII's unit separator: not a letter, and folding removes it from texts. */
const separator = '\u001f';

/** The fields as one text, for phrase searches. */
export const joinFields = ({ name, otherNames, heading, text }: Fields): string =>
  [name, otherNames, heading, text].join(separator);

/** Splits a joined text. A text stored before fields existed is all text. */
export function splitFields(joined: string): Fields {
  const [text = '', heading = '', otherNames = '', name = ''] = joined.split(separator).reverse();
  return { name, otherNames, heading, text };
}
