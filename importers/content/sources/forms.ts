/** A source and a place in it as readers of each language know them. */
import { forEachContentLanguage, type InContentLanguages } from '../../../src/rules/languages.ts';
import type { Cited, Source } from '../content.ts';
import type { SourceCatalogue } from '../load.ts';
import { yearIn } from './dates.ts';
import { locatorIn } from './locators.ts';

/** English words between and after names of modern authors: Ian Shaw (ed.); John Baines and Jaromír Málek. */
const wordsOfAuthors: readonly (readonly [RegExp, InContentLanguages])[] = [
  [/ \(ed\.\)$/, { zh: ' 编', en: ' (ed.)', fr: ' (dir.)', es: ' (ed.)', jp: ' 編' }],
  [/ \(eds\.\)$/, { zh: ' 编', en: ' (eds.)', fr: ' (dir.)', es: ' (eds.)', jp: ' 編' }],
  [/ \(tr\.\)$/, { zh: ' 译', en: ' (tr.)', fr: ' (trad.)', es: ' (trad.)', jp: ' 訳' }],
  [/ et al\.$/, { zh: ' 等', en: ' et al.', fr: ' et al.', es: ' et al.', jp: ' ほか' }],
  [/ and others$/, { zh: ' 等', en: ' and others', fr: ' et autres', es: ' y otros', jp: ' ほか' }],
  [/, /g, { zh: '、', en: ', ', fr: ', ', es: ', ', jp: '、' }],
  [/ and /g, { zh: '、', en: ' and ', fr: ' et ', es: ' y ', jp: '、' }],
];

export const authorIn = (authors: SourceCatalogue['authors'], author: string): InContentLanguages =>
  authors[author] ??
  forEachContentLanguage((language) =>
    wordsOfAuthors.reduce((name, [pattern, forms]) => name.replace(pattern, forms[language]), author),
  );

/** Titles have the marks of Chinese and Japanese; a title in Latin letters has none. */
export function titleIn({ title, untitled }: Pick<Source, 'title' | 'untitled'>): InContentLanguages {
  if (typeof title === 'string') return forEachContentLanguage(() => title);
  if (untitled) return title;
  return { ...title, zh: marked(title.zh, '《', '》'), jp: marked(title.jp, '『', '』') };
}
/** An addition in brackets after the title is outside of the marks. */
function marked(title: string, open: string, close: string): string {
  if (!/\p{Script=Han}|[ぁ-ヿ]/u.test(title)) return title;
  const [addition] = /（[^（）]*）$/u.exec(title) ?? [''];
  return `${open}${title.slice(0, title.length - addition.length)}${close}${addition}`;
}

/** A citation in five languages. */
export function formsOf(
  { sources, authors, locators }: SourceCatalogue,
  [id, where]: Cited,
): {
  title: InContentLanguages;
  author: InContentLanguages | null;
  year: InContentLanguages | null;
  where: InContentLanguages | null;
} {
  const source = sources[id];
  if (!source) throw new Error(`there is no source “${id}”`);
  return {
    title: titleIn(source),
    author: source.author ? authorIn(authors, source.author) : null,
    // A title as printed has its year as printed.
    year: !source.year
      ? null
      : typeof source.title === 'string'
        ? forEachContentLanguage(() => source.year!)
        : yearIn(source.year),
    where: where ? locatorIn(locators, { id, cited: source.cited }, where) : null,
  };
}
