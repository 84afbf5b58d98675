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

/** The position of the passage with the sentences of an entry's data; that of its summary is 0. */
export const sentencesPosition = -1;

/** The end of a first sentence that is more than an abbreviation. */
const leadEnd = /(?<=[^\n]{12}[.!?])(?<!(?:\b[a-z]|\bc|\bav|\bst|\bca|\bapr)\.)\s|(?<=[。！？])/u;

/** The first sentence of a folded summary, which says what the subject is, and the rest. */
export function splitLead(summary: string): { lead: string; rest: string } {
  const end = summary.search(leadEnd);
  return end < 0 ? { lead: summary, rest: '' } : { lead: summary.slice(0, end), rest: summary.slice(end) };
}
