import type { Database } from '../../../kit/database/database.server.ts';
import { partsOfWord, stemmedLanguages, createStemmer } from '../../search/face/words.server.ts';
import { gramOfLetter, gramOfPair, gramOfWord } from './grams.server.ts';
import { piecesOf, streamOf, type Piece } from './stream.server.ts';

/** A condition that passages must match, or must not. */
export interface Clause {
  /** Index numbers that must all be present. */
  allGrams: number[];
  /** Groups of index numbers, with at least one present of each: the forms of a word. */
  any: number[][];
  /** A check that index numbers cannot express: a piece of the stream, or a regular expression for it. */
  exact: { letters: string } | { pattern: string } | null;
  /** What to highlight: pieces of the stream, and words by their forms. */
  marked: { letters: string[]; forms: string[] };
}

export interface BookQuery {
  must: Clause[];
  not: Clause[];
}

interface Token {
  text: string;
  quoted: boolean;
  excluded: boolean;
  /** Most words or characters between it and the previous token; null for any distance. */
  near: number | null;
}

/** Longest distance between two near terms, in words. */
const maxNearDistance = 60;

const tokenPattern =
  /([-−－](?=\S))?(?:["＂]([^"＂]*)["＂]?|[“„]([^”“]*)[”“]?|«([^»]*)»?|「([^」]*)」?|『([^』]*)』?|([^\s"＂“„«「『]+))/gu;
const nearPattern = /^NEAR\/(\d{1,2})$/u;

function tokenize(keyword: string): Token[] {
  const tokens: Token[] = [];
  let near: number | null = null;
  for (const [, minus, ...captures] of keyword.matchAll(tokenPattern)) {
    const word = captures.at(-1),
      phrase = captures.slice(0, -1).find((capture) => capture !== undefined);
    const sign = word === undefined ? null : nearPattern.exec(word);
    if (sign && tokens.length) {
      near = Math.min(Number(sign[1]), maxNearDistance);
      continue;
    }
    tokens.push({ text: phrase ?? word ?? '', quoted: phrase !== undefined, excluded: Boolean(minus), near });
    near = null;
  }
  return tokens;
}

/** Parses a query: words, "phrases", -exclusions, and `one NEAR/5 other`. Never fails; signs alone match nothing. */
export async function readBookQuery(db: Database, keyword: string): Promise<BookQuery> {
  const tokens = tokenize(keyword).map((queryToken) => ({ ...queryToken, pieces: selectPieces(queryToken) }));
  const forms = await formsOf(
    db,
    tokens.flatMap(({ pieces, quoted }) =>
      quoted ? [] : pieces.flatMap(({ text, spaced }) => (spaced ? [text] : [])),
    ),
  );
  const must: Clause[] = [],
    not: Clause[] = [];
  let before: Piece[] | null = null;
  for (const { pieces, quoted, excluded, near } of tokens) {
    if (!pieces.length) continue;
    if (near !== null && before && !excluded) must.push(nearClause(before, pieces, near));
    // 第58回 is one phrase; l'empire has two words, and only one is searched.
    else if (quoted || (pieces.length > 1 && pieces.some(({ spaced }) => !spaced)))
      (excluded ? not : must).push(phraseClause(pieces));
    else
      (excluded ? not : must).push(
        ...joinClauses(
          excluded,
          pieces.map((piece) => clauseOf(piece, forms)),
        ),
      );
    before = excluded ? null : pieces;
  }
  return { must, not };
}

/** An exclusion of several words only excludes passages with all of them. */
const joinClauses = (shouldJoin: boolean, clauses: Clause[]): Clause[] => {
  const [first, ...others] = clauses;
  if (!shouldJoin || !others.length) return clauses;
  return [
    {
      allGrams: clauses.flatMap(({ allGrams }) => allGrams),
      any: clauses.flatMap(({ any }) => any),
      exact: first!.exact,
      marked: { letters: [], forms: [] },
    },
  ];
};

/** For l'empire, the word without its article. */
function selectPieces({ text, quoted }: Token): Piece[] {
  const pieces = piecesOf(text);
  const long = pieces.filter((piece) => !piece.spaced || piece.text.length > 1);
  return quoted || !/['’]/.test(text) || !long.length ? pieces : long;
}

function clauseOf(piece: Piece, forms: ReadonlyMap<string, string[]>): Clause {
  if (!piece.spaced) return phraseClause([piece]);
  const wordForms = forms.get(piece.text) ?? [piece.text];
  const numbers = wordForms.map(gramOfWord);
  return {
    allGrams: numbers.length === 1 ? numbers : [],
    any: numbers.length > 1 ? [numbers] : [],
    exact: null,
    marked: { letters: [], forms: wordForms },
  };
}

/** The index numbers of a piece: its pairs, or its single character. */
function gramsOf({ text, spaced }: Piece): number[] {
  if (spaced) return partsOfWord(text).map(gramOfWord);
  const letters = [...text];
  return letters.length === 1
    ? [gramOfLetter(text)]
    : letters.slice(1).map((letter, at) => gramOfPair(letters[at]!, letter));
}

function phraseClause(pieces: readonly Piece[]): Clause {
  const stream = streamOf(pieces);
  const isSure = pieces.length === 1 && (pieces[0]!.spaced || [...pieces[0]!.text].length < 3);
  return {
    allGrams: [...new Set(pieces.flatMap(gramsOf))],
    any: [],
    exact: isSure ? null : { letters: stream },
    marked: { letters: [stream], forms: [] },
  };
}

/** Two phrases with at most `maxDistance` words or characters between them, in either order. */
function nearClause(phrase: readonly Piece[], other: readonly Piece[], maxDistance: number): Clause {
  const [first, second] = [streamOf(phrase), streamOf(other)];
  const areSpaced = first.endsWith(' ') && second.startsWith(' ');
  const between = (a: string, b: string) =>
    areSpaced ? `${a}(?:[^ ]+ ){0,${maxDistance}}${b.trimStart()}` : `${a}.{0,${maxDistance}}${b}`;
  return {
    allGrams: [...new Set([...phrase, ...other].flatMap(gramsOf))],
    any: [],
    exact: { pattern: `${between(first, second)}|${between(second, first)}` },
    marked: { letters: [first, second], forms: [] },
  };
}

/** The forms in which words may occur in translations: themselves, and their stem in each language with a stemmer. */
async function formsOf(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const forms = new Map(words.map((word) => [word, [word]]));
  for (const language of stemmedLanguages) {
    const stem = await createStemmer(db, language, words);
    for (const [word, wordForms] of forms) {
      const form = stem(word);
      if (!wordForms.includes(form)) wordForms.push(form);
    }
  }
  return forms;
}
