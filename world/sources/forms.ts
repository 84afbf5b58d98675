/** A source and a place in it as readers of each language know them. */
import type { Cited, Five, Source } from '../subject.ts';
import { authors } from './authors.ts';
import { yearIn } from './dates.ts';
import { sources } from './index.ts';
import { locatorIn } from './locators.ts';

const fiveOf = (make: (column: number) => string): Five => [make(0), make(1), make(2), make(3), make(4)];

/** What English says beside names of modern authors: Ian Shaw (ed.); John Baines and Jaromír Málek. */
const beside: readonly (readonly [RegExp, Five])[] = [
  [/ \(ed\.\)$/, [' 编', ' (ed.)', ' (dir.)', ' (ed.)', ' 編']],
  [/ \(eds\.\)$/, [' 编', ' (eds.)', ' (dir.)', ' (eds.)', ' 編']],
  [/ \(tr\.\)$/, [' 译', ' (tr.)', ' (trad.)', ' (trad.)', ' 訳']],
  [/ et al\.$/, [' 等', ' et al.', ' et al.', ' et al.', ' ほか']],
  [/ and others$/, [' 等', ' and others', ' et autres', ' y otros', ' ほか']],
  [/, /g, ['、', ', ', ', ', ', ', '、']],
  [/ and /g, ['、', ' and ', ' et ', ' y ', '、']],
];

export const authorIn = (author: string): Five =>
  authors[author] ??
  fiveOf((column) => beside.reduce((name, [pattern, forms]) => name.replace(pattern, forms[column]!), author));

/** Names of works stand in the marks of Chinese and Japanese; what is printed in Latin letters only as it is printed. */
export function titleIn({ title, untitled }: Source): Five {
  if (typeof title === 'string') return [title, title, title, title, title];
  if (untitled) return title;
  const [zh, en, fr, es, jp] = title;
  return [marked(zh, '《', '》'), en, fr, es, marked(jp, '『', '』')];
}
/** What is said behind a title in brackets stays outside of the marks. */
const marked = (title: string, open: string, close: string) =>
  /\p{Script=Han}|[ぁ-ヿ]/u.test(title) ? title.replace(/^(.*?)((?:（[^）]*）)?)$/u, `${open}$1${close}$2`) : title;

/** What is cited, by columns. */
export function formsOf([key, where]: Cited): {
  title: Five;
  author: Five | null;
  year: Five | null;
  where: Five | null;
} {
  const source: Source = sources[key];
  return {
    title: titleIn(source),
    author: source.author ? authorIn(source.author) : null,
    // What stands as it is printed, stands so with its year.
    year: !source.year ? null : typeof source.title === 'string' ? fiveOf(() => source.year!) : yearIn(source.year),
    where: where ? locatorIn(key, where) : null,
  };
}
