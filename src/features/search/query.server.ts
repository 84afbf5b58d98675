import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { fold, foldWithOffsets, isUnspaced } from '../../kit/folding.server.ts';
import { nameKey } from './face/names.server.ts';
import { dictionaries, hasStem, pairsOf, partsOfWord, runsOf, stemIn } from './words/words.server.ts';

/**
 * What is looked up as one: a word in any of its forms, two neighbouring characters, or whatever begins with a single
 * one.
 */
export interface Unit {
  forms: string[];
  begins: boolean;
  /** Too common in one of the languages to look for while there is anything else. */
  common: boolean;
  /** How much it counts, from 0 to 1: endings in hiragana say less than what they end, articles less than nouns. */
  counts: number;
}

/** One thing asked for. */
export interface Term {
  units: Unit[];
  /**
   * What must stand in the folded text besides, where the units alone do not say it: these letters, or a regular
   * expression.
   */
  exact: { letters: string } | { pattern: string } | null;
  /** Whether it was asked for word by word, and may so never be loosened. */
  quoted: boolean;
}

/** What was typed, understood. */
export interface Query {
  keyword: string;
  must: Term[];
  not: Term[];
  /** What is compared with names; empty where only phrases or exclusions are asked for. */
  name: string;
}

/** Quotation marks in pairs; the plain one closes itself. */
const token =
  /(?<=^|\s)([-−－]?)(?:["＂]([^"＂]*)["＂]?|[“„]([^”“]*)[”“]?|«([^»]*)»?|「([^」]*)」?|『([^』]*)』?)|(?<=^|\s)([-−－])(\S+)|([^\s"＂“„«「『]+)/gu;

interface Token {
  text: string;
  quoted: boolean;
  excluded: boolean;
}

function tokensOf(keyword: string): Token[] {
  // A quotation mark need not stand behind a space in Chinese and Japanese.
  return [...keyword.replace(/(?<=\S)(?=[“„«「『])(?<![-−－])/gu, ' ').matchAll(token)].map(([, minus, ...found]) => {
    const [plain, english, french, chinese, japanese, excluding, excluded, word] = found;
    const phrase = plain ?? english ?? french ?? chinese ?? japanese;
    return {
      text: phrase ?? excluded ?? word ?? '',
      quoted: phrase !== undefined,
      excluded: Boolean(minus || excluding),
    };
  });
}

/** Reads a search term: words, "phrases", -what is not wanted. Never fails; a term of signs alone asks for nothing. */
export async function readQuery(db: Database, keyword: string): Promise<Query> {
  const tokens = tokensOf(keyword);
  const forms = await formsOf(
    db,
    tokens.flatMap(({ text }) => runsOf(fold(text)).flatMap((run) => (run.spaced ? partsOfWord(run.text) : []))),
  );
  const whole = tokens.map((one) => ({ excluded: one.excluded, term: termOf(one, forms) }));
  if ([...keyword].length === limits.searchTermLength)
    whole.push(...whole.splice(-1).map(({ excluded, term }) => ({ excluded, term: withOpenEnd(term) })));
  const terms = whole.filter(({ term }) => term.units.length);
  return {
    keyword,
    must: terms.filter(({ excluded }) => !excluded).map(({ term }) => term),
    not: terms.filter(({ excluded }) => excluded).map(({ term }) => term),
    name: nameKey(
      tokens
        .filter(({ excluded }) => !excluded)
        .map(({ text }) => text)
        .join(' '),
    ),
  };
}

/** Of a term that was cut (V02) the last word may be the beginning of one. */
function withOpenEnd(term: Term): Term {
  const [last] = term.units.slice(-1);
  const word = last?.forms[0] ?? '';
  if (term.quoted || !last || isUnspaced(word)) return term;
  return {
    ...term,
    units: [
      ...term.units.slice(0, -1),
      ...(word.length < 3 ? [] : [{ forms: [word], begins: true, common: false, counts: 1 }]),
    ],
  };
}

function termOf({ text, quoted }: Token, forms: Map<string, Unit>): Term {
  const folded = foldWithOffsets(text);
  const runs = runsOf(folded.text);
  if (!runs.length) return { units: [], quoted, exact: null };
  const units = runs.flatMap((run): Unit[] => {
    if (!run.spaced)
      return unitsOfStretch(run.text, text.slice(folded.at[run.at], folded.at[run.at + run.text.length]));
    return wordsAskedFor(run.text).map((word) => forms.get(word)!);
  });
  const stretch = runs.length === 1 && !runs[0]!.spaced;
  const joins = runs.length > 1 || (stretch && [...runs[0]!.text].length > 2);
  return {
    units,
    quoted,
    exact: quoted || (joins && runs.some(({ spaced }) => !spaced)) ? exactly(runs, quoted) : null,
  };
}

/** Of Chang'an the whole word is enough, of l'empire the word without its article. */
function wordsAskedFor(word: string): string[] {
  const parts = partsOfWord(word);
  if (parts.length > 1 && parts[0] === parts.slice(1).join('')) return [parts[0]];
  const long = parts.filter((part) => part.length > 1);
  return long.length ? long : parts;
}

function unitsOfStretch(stretch: string, written: string): Unit[] {
  if ([...stretch].length === 1) return [{ forms: [stretch], begins: true, common: false, counts: 1 }];
  const asWritten = pairsOf(written);
  return pairsOf(stretch)
    .slice(0, -1)
    .map((pair, place) => ({
      forms: [pair],
      begins: false,
      common: false,
      counts: countsOf(asWritten[place] ?? pair),
    }));
}

const hiragana = /\p{Script=Hiragana}/gu;
const countsOf = (pair: string) => [1, 0.5, 0.3][pair.match(hiragana)?.length ?? 0]!;

/**
 * Runs one after the other with nothing but signs between, whole words where words have borders. Only letters and
 * digits, so nothing to escape.
 */
function exactly(runs: { text: string; spaced: boolean }[], quoted: boolean): Term['exact'] {
  const first = runs[0]!,
    last = runs.at(-1)!;
  if (first === last && !first.spaced) return { letters: first.text };
  const middle = runs
    .map(
      ({ text, spaced }, place) =>
        `${place ? (spaced && runs[place - 1]!.spaced ? '[^[:alnum:]]+' : '[^[:alnum:]]*') : ''}${text.replaceAll("'", '[^[:alnum:]]?')}`,
    )
    .join('');
  return { pattern: `${quoted && first.spaced ? '\\m' : ''}${middle}${quoted && last.spaced ? '\\M' : ''}` };
}

/** The forms in which the words of a query may stand in a text: as they are, or as one of the languages stems them. */
async function formsOf(db: Database, words: string[]): Promise<Map<string, Unit>> {
  const asked = [...new Set(words)];
  const stems = await stemsOf(
    db,
    asked.filter((word) => hasStem.test(word)),
  );
  return new Map(
    asked.map((word): [string, Unit] => {
      const found = stems.get(word) ?? [];
      const common = found.some(({ stem }) => stem === null);
      return [
        word,
        {
          forms: [word, ...found.flatMap(({ language, stem }) => (stem ? stemIn(language, stem) : []))],
          begins: false,
          common,
          counts: common ? 0.2 : 1,
        },
      ];
    }),
  );
}

/** Each language's stem of each word; null where the word is too common there. */
async function stemsOf(
  db: Database,
  words: string[],
): Promise<Map<string, { language: Language; stem: string | null }[]>> {
  if (!words.length) return new Map();
  const { rows } = await sql<{ word: string; language: Language; stem: string | null }>`
    select word, language, (ts_lexize(dictionary::regdictionary, word))[1] as stem
    from unnest(${words}::text[]) word, unnest(${Object.keys(dictionaries)}::text[], ${Object.values(dictionaries)}::text[]) d (language, dictionary)`.execute(
    db,
  );
  return Map.groupBy(rows, ({ word }) => word);
}
