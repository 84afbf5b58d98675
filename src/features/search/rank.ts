/**
 * BM25F: a word is weighed by the field that it stands in and by the length of that field, and only then saturated.
 * Source: Robertson & Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", section 3.6. Beside it
 * what BM25 does not see: how near to each other and in which order the words stand. Source: Rasolofo & Savoy 2003,
 * "Term Proximity Scoring for Keyword-Based Retrieval Systems".
 */

/** A word of the question, two neighbouring characters of it, or a single one. */
export interface AskedWord {
  /** How much it tells: its rarity, less for words that only connect. */
  tells: number;
  /** Its place in the question, in words or characters; null for single characters, which stand in pairs already. */
  place: number | null;
  /** Whether the question is written without spaces here, and places are those of characters. */
  unspaced: boolean;
}

/** A field of a passage as the question meets it. */
export interface FieldMatch {
  /** 1 is the usual length of a passage. */
  length: number;
  /** Where each word of the question stands in it, ascending, in words or characters. */
  at: readonly (readonly number[])[];
}

const fields = ['name', 'otherNames', 'heading', 'text'] as const;
export type PassageMatch = Readonly<Record<(typeof fields)[number], FieldMatch>>;

// The constants were tuned on one half of the questions of bench/quality.ts, and are measured on the other.

/** How soon one more occurrence of a word adds little: BM25's k1. */
const saturation = 0.6;
/** What a word in a field counts. */
const fieldWeights = { name: 1.5, otherNames: 1.2, heading: 1.2, text: 1 };
/** How much the length of a field matters, from 0 to 1: BM25's b. */
const lengthMatters = { name: 0.3, otherNames: 0.3, heading: 0.3, text: 0.75 };
/** Usual lengths of the fields, in usual passages. */
const usualLengths = { name: 0.05, otherNames: 0.05, heading: 0.05, text: 1 };
/** What order and nearness count beside the words themselves. */
const orderCounts = 0.15,
  nearnessCounts = 0.35;
/** How far apart words are that stand near to each other: about a clause of words, a sentence of characters. */
const nearWords = 8,
  nearCharacters = 35;

/** How well a passage answers a question: from 0, none of its words, to below 1. */
export function relevance(asked: readonly AskedWord[], passage: PassageMatch): number {
  const words = asked.filter(({ place }) => place !== null);
  const most = sumOf(asked) + nearnessCounts * sumOf(words) + orderCounts * inOrder(asked, null);
  if (!most) return 0;
  const near = Math.max(...fields.map((field) => together(asked, passage[field])));
  const found = bm25f(asked, passage) + nearnessCounts * near + orderCounts * inOrder(asked, passage);
  return found / most;
}

const sumOf = (asked: readonly AskedWord[]) => asked.reduce((sum, { tells }) => sum + tells, 0);

/** The sum over the words of what they tell, each times from 0 to 1. */
export function bm25f(asked: readonly AskedWord[], passage: PassageMatch): number {
  let sum = 0;
  for (const [word, { tells }] of asked.entries()) {
    let often = 0;
    for (const field of fields) {
      const { at, length } = passage[field];
      const b = lengthMatters[field];
      often += (fieldWeights[field] * at[word]!.length) / (1 - b + (b * length) / usualLengths[field]);
    }
    sum += (tells * often) / (saturation + often);
  }
  return sum;
}

/** What those words tell that stand together in the stretch of a field that has most of them. */
function together(asked: readonly AskedWord[], { at }: FieldMatch): number {
  const unspaced = asked.reduce((sum, { tells, unspaced: is }) => sum + (is ? tells : -tells), 0) > 0;
  const reach = unspaced ? nearCharacters : nearWords;
  const found = at
    .flatMap((places, word) => (asked[word]!.place === null ? [] : places.map((place) => ({ place, word }))))
    .sort((a, b) => a.place - b.place);
  const within = asked.map(() => 0);
  let best = 0,
    now = 0,
    first = 0;
  for (const { place, word } of found) {
    if (within[word]!++ === 0) now += asked[word]!.tells;
    for (; found[first]!.place < place - reach; first++) {
      const left = found[first]!.word;
      if (--within[left]! === 0) now -= asked[left]!.tells;
    }
    best = Math.max(best, now);
  }
  return best;
}

/**
 * What neighbouring words of the question tell, less the farther they stand in a field from where they would stand in
 * the question's order; without a passage, what they would tell if it had the question itself.
 */
function inOrder(asked: readonly AskedWord[], passage: PassageMatch | null): number {
  let sum = 0;
  for (let word = 1; word < asked.length; word++) {
    const [one, other] = [asked[word - 1]!, asked[word]!];
    if (one.place === null || other.place === null) continue;
    const apart = other.place - one.place;
    const astray = passage
      ? Math.min(...fields.map((field) => leastAstray(passage[field].at[word - 1]!, passage[field].at[word]!, apart)))
      : 0;
    sum += Math.min(one.tells, other.tells) / (1 + astray);
  }
  return sum;
}

/** How far from `apart` places after one word the other stands, at best. Both are ascending. */
function leastAstray(places: readonly number[], others: readonly number[], apart: number): number {
  let least = Infinity,
    next = 0;
  for (const place of places) {
    const wanted = place + apart;
    while (next < others.length - 1 && others[next]! < wanted) next++;
    if (next < others.length) least = Math.min(least, Math.abs(others[next]! - wanted));
    if (next > 0) least = Math.min(least, Math.abs(others[next - 1]! - wanted));
  }
  return least;
}
