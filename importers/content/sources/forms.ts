/** A source and a place in it as readers of each language know them. */
import type { Cited, Five, Source } from '../content.ts';
import type { SourceCatalogue } from '../load.ts';
import { yearIn } from './dates.ts';
import { locatorIn } from './locators.ts';

const fiveOf = (make: (column: number) => string): Five => [make(0), make(1), make(2), make(3), make(4)];

/** English words between and after names of modern authors: Ian Shaw (ed.); John Baines and Jaromír Málek. */
const wordsOfAuthors: readonly (readonly [RegExp, Five])[] = [
  [/ \(ed\.\)$/, [' 编', ' (ed.)', ' (dir.)', ' (ed.)', ' 編']],
  [/ \(eds\.\)$/, [' 编', ' (eds.)', ' (dir.)', ' (eds.)', ' 編']],
  [/ \(tr\.\)$/, [' 译', ' (tr.)', ' (trad.)', ' (trad.)', ' 訳']],
  [/ et al\.$/, [' 等', ' et al.', ' et al.', ' et al.', ' ほか']],
  [/ and others$/, [' 等', ' and others', ' et autres', ' y otros', ' ほか']],
  [/, /g, ['、', ', ', ', ', ', ', '、']],
  [/ and /g, ['、', ' and ', ' et ', ' y ', '、']],
];

export const authorIn = (authors: SourceCatalogue['authors'], author: string): Five =>
  authors[author] ??
  fiveOf((column) => wordsOfAuthors.reduce((name, [pattern, forms]) => name.replace(pattern, forms[column]!), author));

/** Titles have the marks of Chinese and Japanese; a title in Latin letters has none. */
export function titleIn({ title, untitled }: Pick<Source, 'title' | 'untitled'>): Five {
  if (typeof title === 'string') return [title, title, title, title, title];
  if (untitled) return title;
  const [zh, en, fr, es, jp] = title;
  return [marked(zh, '《', '》'), en, fr, es, marked(jp, '『', '』')];
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
  title: Five;
  author: Five | null;
  year: Five | null;
  where: Five | null;
} {
  const source = sources[id];
  if (!source) throw new Error(`there is no source “${id}”`);
  return {
    title: titleIn(source),
    author: source.author ? authorIn(authors, source.author) : null,
    // A title as printed has its year as printed.
    year: !source.year ? null : typeof source.title === 'string' ? fiveOf(() => source.year!) : yearIn(source.year),
    where: where ? locatorIn(locators, { id, cited: source.cited }, where) : null,
  };
}
