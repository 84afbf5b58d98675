/** What a passage is ranked by, folded: the names of its entry, the heading that it stands below, and its own text. */
export interface Fields {
  name: string;
  /** One per line. */
  otherNames: string;
  heading: string;
  text: string;
}

/** ASCII's unit separator: no letter, and folding leaves it in no text. */
const separator = '\u001f';

/** The fields as one text, in which phrases are looked for. */
export const joinFields = ({ name, otherNames, heading, text }: Fields): string =>
  [name, otherNames, heading, text].join(separator);

/** What was joined. A text from before there were fields is all text. */
export function splitFields(joined: string): Fields {
  const [text = '', heading = '', otherNames = '', name = ''] = joined.split(separator).reverse();
  return { name, otherNames, heading, text };
}
