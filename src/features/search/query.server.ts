import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { fold, foldWithOffsets, isUnspaced } from '../../kit/folding.server.ts';
import { nameKey } from './face/names.server.ts';
import { formsOfNumeral } from './words/numerals.ts';
import { adjectivesOfPlace, minStem } from './words/demonyms.ts';
import { connectsSomewhere, isFunctionWord, detectQueryLanguage, findQuestionLetters } from './words/function-words.ts';
import {
  dictionaries,
  stemmablePattern,
  bigramsOf,
  partsOfWord,
  runsOf,
  stemmedLanguages,
  toStemKey,
} from './face/words.server.ts';

/** A unit of lookup: a word in any of its forms, two neighbouring characters, or a prefix of a single one. */
export interface Unit {
  forms: string[];
  begins: boolean;
  /** A word that only asks or connects: ignored while there are other units. */
  common: boolean;
  /** Weight from 0 to 1: hiragana endings weigh less than stems, articles less than nouns. */
  counts: number;
  /** Its place in the query, in words or characters. */
  place: number;
}

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

/** Quotation marks with more than a few characters before or after them, and no space between. */
const isSentence =
  /[^\s“”„«»「」『』]{6}[“„«「『][^”“»」』]{1,60}[”“»」』]|[“„«「『][^”“»」』]{1,60}[”“»」』][^\s“”„«»「」『』]{6}/u;

interface Token {
  text: string;
  quoted: boolean;
  excluded: boolean;
}

function tokensOf(keyword: string): Token[] {
  // In Chinese and Japanese a quotation mark needs no space before it; within a sentence it does not mark a phrase.
  const apart = isSentence.test(keyword)
    ? keyword.replace(/[“”„«»「」『』]/gu, ' ')
    : keyword.replace(/(?<=\S)(?=[“„«「『])(?<![-−－])/gu, ' ');
  return [...apart.matchAll(token)].map(([, minus, ...groups]) => {
    const [plain, english, french, chinese, japanese, excluding, excluded, word] = groups;
    const phrase = plain ?? english ?? french ?? chinese ?? japanese;
    return {
      text: phrase ?? excluded ?? word ?? '',
      quoted: phrase !== undefined,
      excluded: Boolean(minus || excluding),
    };
  });
}

/** A phrase whose end was cut off (V02) cannot be required as it was written: its words are searched instead. */
function withoutCutPhrase(keyword: string, tokens: readonly Token[]): Token[] {
  const last = tokens.at(-1);
  if (!last?.quoted || /["＂”“»」』]$/u.test(keyword)) return [...tokens];
  return [
    ...tokens.slice(0, -1),
    ...last.text.split(/\s+/u).map((text) => ({ text, quoted: false, excluded: last.excluded })),
  ];
}

/** Parses a search term: words, "phrases", -exclusions. Never fails; punctuation alone gives an empty query. */
export async function readQuery(db: Database, keyword: string, language: Language): Promise<Query> {
  const isCut = [...keyword].length === limits.searchTermLength,
    tokens = isCut ? withoutCutPhrase(keyword, tokensOf(keyword)) : tokensOf(keyword);
  const words = tokens.flatMap(({ text }) =>
    runsOf(fold(text)).flatMap((run) => (run.spaced ? partsOfWord(run.text) : [])),
  );
  const forms = await formsOf(db, words, detectQueryLanguage(words, language));
  let place = 0;
  const parsedTerms = tokens.map((item) => {
    const term = termOf(item, forms, place);
    place = (term.units.at(-1)?.place ?? place) + 1;
    return { excluded: item.excluded, term };
  });
  if (isCut)
    parsedTerms.push(...parsedTerms.splice(-1).map(({ excluded, term }) => ({ excluded, term: withOpenEnd(term) })));
  const terms = parsedTerms.filter(({ term }) => term.units.length);
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

/** Most informative words that a reader may expect in one passage. */
const maxWordsInPassage = 4;

/** Whether a query is a question or a sentence, rather than a name or a few words. */
export function isLong({ must }: Query): boolean {
  const units = must.flatMap((term) => term.units);
  return (
    !must.some(({ quoted }) => quoted) &&
    units.filter(({ common, forms }) => !common && !isUnspaced(forms[0]!)).length > maxWordsInPassage
  );
}

/** If the term was cut (V02), its last word may be incomplete. */
function withOpenEnd(term: Term): Term {
  const [last] = term.units.slice(-1);
  const word = last?.forms[0] ?? '';
  if (term.quoted || !last || isUnspaced(word)) return term;
  return {
    ...term,
    units: [...term.units.slice(0, -1), ...(word.length < 3 ? [] : [{ ...last, begins: true }])],
  };
}

function termOf({ text, quoted }: Token, forms: Map<string, WordForms>, start: number): Term {
  const folded = foldWithOffsets(text);
  const runs = runsOf(folded.text);
  if (!runs.length) return { units: [], quoted, exact: null };
  let place = start;
  const units = runs.flatMap((run): Unit[] => {
    const first = place;
    if (!run.spaced) {
      place += [...run.text].length + 1;
      return unitsOfStretch(run.text, text.slice(folded.at[run.at], folded.at[run.at + run.text.length]), first);
    }
    place++;
    return queryPartsOf(run.text).map((word) => ({ ...forms.get(word)!, begins: false, place: first }));
  });
  const stretch = runs.length === 1 && !runs[0]!.spaced;
  const joins = runs.length > 1 || (stretch && [...runs[0]!.text].length > 2);
  return {
    units,
    quoted,
    exact: quoted || (joins && runs.some(({ spaced }) => !spaced)) ? exactPatternOf(runs, quoted) : null,
  };
}

/** For Chang'an the whole word suffices, for l'empire the word without its article. */
function queryPartsOf(word: string): string[] {
  const parts = partsOfWord(word);
  if (parts.length > 1 && parts[0] === parts.slice(1).join('')) return [parts[0]];
  const long = parts.filter((part) => part.length > 1);
  return long.length ? long : parts;
}

function unitsOfStretch(stretch: string, written: string, start: number): Unit[] {
  if ([...stretch].length === 1) return [{ forms: [stretch], begins: true, common: false, counts: 1, place: start }];
  const asWritten = bigramsOf(written);
  const asking = findQuestionLetters(stretch);
  return bigramsOf(stretch)
    .slice(0, -1)
    .map((pair, at) => {
      const connects = Number(asking.has(at)) + Number(asking.has(at + 1));
      return {
        forms: [pair],
        begins: false,
        common: connects === 2,
        counts:
          pairWeights.hiragana[(asWritten[at] ?? pair).match(hiragana)?.length ?? 0]! * pairWeights.asking[connects]!,
        place: start + at,
      };
    });
}

const hiragana = /\p{Script=Hiragana}/gu;
/** Weight of two characters by how many of them are hiragana, or belong to question words. */
const pairWeights = { hiragana: [1, 0.5, 0.3], asking: [1, 0.2, 0.05] };
/** Weight of words that only ask or connect. */
const functionWordWeight = 0.1;

/**
 * A pattern of runs in sequence with only punctuation between, at word boundaries if the script has words. Contains
 * only letters and digits, so nothing needs escaping.
 */
function exactPatternOf(runs: { text: string; spaced: boolean }[], quoted: boolean): Term['exact'] {
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

type WordForms = Pick<Unit, 'forms' | 'common' | 'counts'>;

/** The forms of query words that may occur in texts: unchanged, or stemmed in one of the languages. */
async function formsOf(db: Database, words: string[], language: Language): Promise<Map<string, WordForms>> {
  const distinctWords = [...new Set(words)];
  const stemmable = distinctWords.filter((word) => stemmablePattern.test(word));
  const [stems, places] = await Promise.all([stemsOf(db, stemmable), formsOfPlaces(db, stemmable)]);
  return new Map(
    distinctWords.map((word): [string, WordForms] => {
      const wordStems = stems.get(word) ?? [];
      const common = isFunctionWord(word, language);
      return [
        word,
        {
          forms: [
            word,
            ...formsOfNumeral(word),
            ...(places.get(word) ?? []),
            ...wordStems.flatMap((wordStem) => (wordStem.stem ? toStemKey(wordStem.language, wordStem.stem) : [])),
          ],
          common,
          counts: common ? functionWordWeight : 1,
        },
      ];
    }),
  );
}

/** The stems of the adjectives of words that are names of places: an emperor of Rome is Roman. */
async function formsOfPlaces(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length < 2) return new Map(); // a name alone is not described
  // Many names end with a word that connects: looking these up would take longer than the rest of the search.
  const nameWords = words.filter((word) => word.length >= minStem && !connectsSomewhere(word));
  if (!nameWords.length) return new Map();
  const { rows } = await sql<{ key: string }>`
    select distinct n.key from search_name n join subject s on s.id = n.thing_id
    where n.key = any(${nameWords}) and n.at = 0 and n.form = 'name' and n.type = 'entries'
      and s.kind in ('place', 'polity', 'people')`.execute(db);
  const adjectives = rows.flatMap(({ key }) =>
    stemmedLanguages.flatMap((language) =>
      adjectivesOfPlace(key, language).map((adjective) => ({ key, language, adjective })),
    ),
  );
  const stems = await stemsOf(db, [...new Set(adjectives.map(({ adjective }) => adjective))]);
  return new Map(
    [...Map.groupBy(adjectives, ({ key }) => key)].map(([key, ofPlace]) => [
      key,
      [
        ...new Set(
          ofPlace.flatMap(({ language, adjective }) => {
            const stem = stems.get(adjective)?.find((wordStem) => wordStem.language === language)?.stem;
            return stem ? toStemKey(language, stem) : [];
          }),
        ),
      ],
    ]),
  );
}

/** Each language's stem of each word; null if it has none there. */
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
