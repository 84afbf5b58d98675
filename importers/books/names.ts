/** An author without the years of their life, which sources write after the name. */
export interface AuthorName {
  name: string;
}

/** Years of a life after a comma: `1694-1778`, `604? BC-`, `ca. 55-120`, `1st cent.` */
const lifePattern =
  /^ ?(?:(?:c|ca|b|d|fl|active|born|died)\.? ?)?\d{1,4}\??(?: ?(?:BCE?|B\.C\.|AD|CE|(?:st|nd|rd|th) cent))?(?: ?[-–—~～] ?(?:\d{1,4}\??(?: ?(?:BCE?|B\.C\.|AD|CE))?)?)?\.?$/;
const openingOf: Record<string, string> = { ')': '(', '）': '（', ']': '[', '］': '［' };

/** A name as a title page has it: without the years of a life, on one line. */
export function withoutLife(name: string): string {
  const words = name.replace(/\s+/g, ' ').trim();
  const opening = openingOf[words.at(-1) ?? ''];
  const begin = opening === undefined ? words.lastIndexOf(',') : words.lastIndexOf(opening);
  const end = words.slice(begin + 1);
  const isLife = begin > 0 && (opening === undefined ? lifePattern.test(end) : /\d/.test(end));
  return isLife ? words.slice(0, begin).trim() : words;
}

/** The authors of a book; a dash if the source names none. */
export const authorsOf = (names: readonly string[]): AuthorName[] => {
  const uniqueNames = [...new Set(names.map(withoutLife).filter(Boolean))];
  return (uniqueNames.length ? uniqueNames : ['—']).map((name) => ({ name }));
};
