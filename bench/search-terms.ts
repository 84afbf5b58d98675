import { pinyin } from 'pinyin-pro';
import type { Language } from '../src/rules/languages.ts';
import { randomFrom, type Random } from './random.ts';
import { syntheticDocuments, type SyntheticDocument, type World } from './search-documents.ts';

/** A search term as typed on a page in this language. */
export interface Term {
  kind: string;
  text: string;
  language: Language;
}

/** The terms are about documents that every collection contains. */
const documentCount = 1000;

/** About two hundred terms of every kind that people type, always the same. */
export function searchTerms(world: World): Term[] {
  const random = randomFrom(11);
  const documents = [...syntheticDocuments(world, documentCount)];
  const of = (...languages: Language[]) => documents.filter(({ language }) => languages.includes(language));
  const [chinese, japanese, spaced] = [of('zh'), of('jp'), of('en', 'fr', 'es')];
  const words = (text: string) => text.match(/\p{L}{4,}/gu) ?? ['of'];
  const kinds: [
    string,
    number,
    readonly SyntheticDocument[],
    (document: SyntheticDocument, random: Random) => string,
  ][] = [
    ['one letter', 14, spaced, ({ name }) => name[0]!.toLowerCase()],
    ['two letters', 14, spaced, ({ name }) => name.slice(0, 2).toLowerCase()],
    ['beginning of a name', 20, spaced, ({ name }) => name.slice(0, 5)],
    ['whole name', 16, spaced, ({ name }) => name],
    ['one Chinese sign', 14, chinese, ({ name }) => [...name][0]!],
    ['two Chinese signs', 20, chinese, ({ name }) => [...name].slice(0, 2).join('')],
    ['three Chinese signs', 14, chinese, ({ name }) => [...name].slice(0, 3).join('')],
    ['Japanese signs', 12, japanese, ({ name }) => [...name].slice(0, 3).join('')],
    [
      'pinyin',
      10,
      chinese,
      ({ name }) => pinyin([...name].slice(0, 2).join(''), { toneType: 'none', type: 'array' }).join(''),
    ],
    [
      'initials of pinyin',
      8,
      chinese,
      ({ name }) =>
        pinyin([...name].slice(0, 3).join(''), { pattern: 'first', toneType: 'none', type: 'array' }).join(''),
    ],
    ['a word of the text', 16, spaced, ({ body }, chance) => chance.pick(words(body))],
    [
      'two words of the text',
      12,
      spaced,
      ({ body }, chance) => `${chance.pick(words(body))} ${chance.pick(words(body))}`,
    ],
    ['a phrase', 8, spaced, ({ body }) => `"${/\p{L}+ \p{L}+ \p{L}+/u.exec(body)?.[0] ?? 'of the'}"`],
    ['a Chinese phrase', 8, chinese, ({ body }) => `"${/\p{sc=Han}{5}/u.exec(body)?.[0] ?? '之战'}"`],
    ['a typing error', 14, spaced.filter(({ name }) => name.length > 5), ({ name }, chance) => misspell(name, chance)],
    [
      'two errors',
      6,
      spaced.filter(({ name }) => name.length > 9),
      ({ name }, chance) => misspell(misspell(name, chance), chance),
    ],
    ['words of two names', 10, spaced, ({ name }, chance) => `${words(name)[0]} ${words(chance.pick(spaced).name)[0]}`],
    [
      'a question',
      10,
      spaced,
      ({ body }, chance) => `what was ${Array.from({ length: 7 }, () => chance.pick(words(body))).join(' ')}`,
    ],
    ['a Chinese question', 10, chinese, ({ body }) => `${/\p{sc=Han}{8,20}/u.exec(body)?.[0] ?? '之战'}是什么时候的`],
    ['nothing', 6, spaced, (_, chance) => Array.from({ length: 9 }, () => chance.pick('qxzjkvw')).join('')],
  ];
  return kinds.flatMap(([kind, count, from, textOf]) =>
    Array.from({ length: count }, (): Term => {
      const document = random.pick(from);
      return { kind, text: textOf(document, random), language: document.language };
    }),
  );
}

/** Swaps two letters, or drops one. */
function misspell(name: string, random: Random): string {
  const at = 1 + random.below(name.length - 3);
  return random.next() < 0.5
    ? name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2)
    : name.slice(0, at) + name.slice(at + 1);
}
