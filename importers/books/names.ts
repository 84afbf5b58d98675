/** An author without the years of their life, which sources write after the name. */
export interface AuthorName {
  name: string;
}

/** `(1694-1778)`, `, 1694-1778`, `, 604? BC-`, `（1867－1916）`, `(ca. 55-120 n. Chr.)` at the end of a name. */
const lifePattern =
  /(?:\s*[(（[［][^()（）[\]［］]*\d[^()（）[\]［］]*[)）\]］]|,\s*(?:(?:c|ca|b|d|fl|active|born|died)\b\.?\s*)?\d{1,4}\??(?:\s*(?:BCE?|B\.C\.|AD|CE))?(?:\s*[-–—~～]\s*(?:\d{1,4}\??(?:\s*(?:BCE?|B\.C\.|AD|CE))?)?)?\.?|,\s*\d{1,4}th cent\.?)$/u;

/** A name as a title page has it: without the years of a life, on one line. */
export function withoutLife(name: string): string {
  const words = name.replace(/\s+/g, ' ').trim();
  return words.replace(lifePattern, '').trim() || words;
}

/** The authors of a book; a dash if the source names none. */
export const authorsOf = (names: readonly string[]): AuthorName[] => {
  const known = [...new Set(names.map(withoutLife).filter(Boolean))];
  return (known.length ? known : ['—']).map((name) => ({ name }));
};
