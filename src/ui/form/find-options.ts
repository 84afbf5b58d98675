export interface Option {
  value: string;
  label: string;
  /** Further search words: a code, a name in another language. */
  keywords?: string;
}

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Options with a word that begins with the query; in scripts without spaces those that contain it. */
export function findOptions(options: readonly Option[], query: string): readonly Option[] {
  const normalizedQuery = normalize(query);
  if (!normalizedQuery) return options;
  const start = withoutSpaces.test(normalizedQuery) ? normalizedQuery : ` ${normalizedQuery}`;
  return options.filter(({ label, keywords = '' }) => ` ${normalize(label)} ${normalize(keywords)}`.includes(start));
}
