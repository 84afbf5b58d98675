import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { fold, foldWithOffsets, isUnspaced } from '../../kit/folding.server.ts';
import { nameKey } from './face/names.server.ts';
import { dictionaries, hasStem, pairsOf, partsOfWord, runsOf, stemIn } from './words/words.server.ts';

/** A unit of lookup: a word in any of its forms, two neighbouring characters, or a prefix of a single one. */
export interface Unit {
  forms: string[];
  begins: boolean;
  /** Too common in one of the languages to look for while there are other units. */
  common: boolean;
  /** Weight from 0 to 1: hiragana endings say less than stems, articles less than nouns. */
  counts: number;
}

/** One term of the query. */
export interface Term {
  units: Unit[];
  /** What the folded text must also contain, if the units alone do not ensure it: a literal or a regular expression. */
  exact: { letters: string } | { pattern: string } | null;
  /** Whether it was quoted: then it is never relaxed. */
  quoted: boolean;
}

/** A parsed query. */
export interface Query {
  keyword: string;
  must: Term[];
  not: Term[];
  /** The text compared with names; empty if there are only phrases or exclusions. */
  name: string;
}

/** Quotation marks in pairs; the straight one closes itself. */
const token =
  /(?<=^|\s)([-−－]?)(?:["＂]([^"＂]*)["＂]?|[“„]([^”“]*)[”“]?|«([^»]*)»?|「([^」]*)」?|『([^』]*)』?)|(?<=^|\s)([-−－])(\S+)|([^\s"＂“„«「『]+)/gu;

interface Token {
  text: string;
  quoted: boolean;
  excluded: boolean;
}

function tokensOf(keyword: string): Token[] {
  // In Chinese and Japanese a quotation mark needs no space before it.
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

/** Parses a search term: words, "phrases", -exclusions. Never fails; punctuation alone gives an empty query. */
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

/** If the term was cut (V02), its last word may be incomplete. */
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

/** Of Chang'an the whole word suffices, of l'empire the word without its article. */
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
 * A pattern of runs in sequence with only punctuation between, at word boundaries where the script has words. Contains
 * only letters and digits, so nothing needs escaping.
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

/** The forms in which query words may occur in texts: as they are, or stemmed by one of the languages. */
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

/** Each language's stem of each word; null if the word is a stop word there. */
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
