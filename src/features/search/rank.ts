/**
 * BM25F: a word's weight depends on its field and that field's length, before saturation. Source: Robertson & Zaragoza
 * 2009, "The Probabilistic Relevance Framework: BM25 and Beyond", section 3.6. In addition, what BM25 ignores:
 * proximity and order of the words. Source: Rasolofo & Savoy 2003, "Term Proximity Scoring for Keyword-Based Retrieval
 * Systems".
 */

/** A word of the query, two neighbouring characters of it, or a single one. */
export interface QueryWord {
  /** Its information: its rarity, less for words that only connect. */
  weight: number;
  /** Its position in the query, in words or characters; null for single characters, which are already in pairs. */
  place: number | null;
  /** Whether the query has no spaces here, so that positions count characters. */
  unspaced: boolean;
}

export interface FieldMatch {
  /** 1 is the usual length of a passage. */
  length: number;
  /** Positions of each word of the query in the field, ascending, in words or characters. */
  at: readonly (readonly number[])[];
}

/** What an entry says of its subject, the most telling first: names, first sentence, summary, sentences from data. */
const aboutFields = ['name', 'otherNames', 'lead', 'summary', 'sentences', 'heading'] as const;
/** The words of a query in the fields of one document, and in those of its passages that were found. */
export type DocumentMatch = Readonly<Record<(typeof aboutFields)[number], FieldMatch>> & {
  readonly texts: readonly FieldMatch[];
};
const fieldsOf = (document: DocumentMatch): FieldMatch[] => [
  ...aboutFields.map((field) => document[field]),
  ...document.texts,
];

// The constants were tuned on one half of the questions of bench/quality.ts and bench/search-questions.ts, and are
// measured on the other.

/** How fast further occurrences of a word lose weight: BM25's k1. */
const saturation = { about: 0.9, text: 0.6 };
/** Weight of a word by field. */
const fieldWeights = { name: 1.2, otherNames: 1.2, lead: 2.2, summary: 1.2, sentences: 0.7, heading: 0.3 };
/** Weight of a word in a text compared with one in the other fields, from 0 to 1. */
const textShare = 0.45;
/** How much the length of a field matters, from 0 to 1: BM25's b. */
const lengthNormalization = { name: 0.3, otherNames: 0.3, lead: 0.5, summary: 0.3, sentences: 0.75, heading: 0.3 },
  textNormalization = 0.75;
/** Usual lengths of the fields, in usual passages. */
const typicalLengths = { name: 0.05, otherNames: 0.05, lead: 0.2, summary: 0.6, sentences: 1, heading: 0.05 };
/** Weights of order and proximity, relative to the words themselves. */
const orderWeight = 0.15,
  proximityWeight = 0.35;
/** Distance within which words count as near: about a clause of words, a sentence of characters. */
const proximityWords = 8,
  proximityCharacters = 35;

/** How well a document answers a query: from 0, none of its words, to below 1. */
export function relevance(queryWords: readonly QueryWord[], document: DocumentMatch): number {
  const words = queryWords.filter(({ place }) => place !== null);
  const maxScore = sumOf(queryWords) + proximityWeight * sumOf(words) + orderWeight * scoreOrder(queryWords, null);
  if (!maxScore) return 0;
  const near = Math.max(
    ...aboutFields.map((field) => scoreProximity(queryWords, document[field])),
    ...document.texts.map((text) => textShare * scoreProximity(queryWords, text)),
  );
  const score =
    bm25f(queryWords, document) + proximityWeight * near + orderWeight * scoreOrder(queryWords, fieldsOf(document));
  return score / maxScore;
}

const sumOf = (queryWords: readonly QueryWord[]) => queryWords.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Sum over the words of their information, each times a factor from 0 to 1. The fields about the subject and its texts
 * saturate apart: a word in both proves more than in one, and many in a long text do not outweigh one in the summary.
 */
export function bm25f(queryWords: readonly QueryWord[], document: DocumentMatch): number {
  let sum = 0;
  for (const [word, { weight }] of queryWords.entries()) {
    let about = 0,
      text = 0;
    for (const field of aboutFields) {
      const { at, length } = document[field];
      const b = lengthNormalization[field];
      about += (fieldWeights[field] * at[word]!.length) / (1 - b + (b * length) / typicalLengths[field]);
    }
    for (const { at, length } of document.texts)
      text += at[word]!.length / (1 - textNormalization + textNormalization * length);
    const missing =
      (saturation.about / (saturation.about + about)) * (1 - (textShare * text) / (saturation.text + text));
    sum += weight * (1 - missing);
  }
  return sum;
}

/** Total information of the words near each other in the best stretch of a field. */
function scoreProximity(queryWords: readonly QueryWord[], { at }: FieldMatch): number {
  const unspaced = queryWords.reduce((sum, { weight, unspaced: is }) => sum + (is ? weight : -weight), 0) > 0;
  const reach = unspaced ? proximityCharacters : proximityWords;
  const occurrences = at
    .flatMap((places, word) => (queryWords[word]!.place === null ? [] : places.map((place) => ({ place, word }))))
    .sort((a, b) => a.place - b.place);
  const within = queryWords.map(() => 0);
  let best = 0,
    now = 0,
    first = 0;
  for (const { place, word } of occurrences) {
    if (within[word]!++ === 0) now += queryWords[word]!.weight;
    for (; occurrences[first]!.place < place - reach; first++) {
      const left = occurrences[first]!.word;
      if (--within[left]! === 0) now -= queryWords[left]!.weight;
    }
    best = Math.max(best, now);
  }
  return best;
}

/**
 * Information of neighbouring query words, reduced the farther they are in a field from the query's order; without
 * fields, the maximum, for the query itself.
 */
function scoreOrder(queryWords: readonly QueryWord[], fields: readonly FieldMatch[] | null): number {
  let sum = 0;
  for (let word = 1; word < queryWords.length; word++) {
    const [previous, other] = [queryWords[word - 1]!, queryWords[word]!];
    if (previous.place === null || other.place === null) continue;
    const apart = other.place - previous.place;
    const astray = fields ? Math.min(...fields.map(({ at }) => smallestDeviation(at[word - 1]!, at[word]!, apart))) : 0;
    sum += Math.min(previous.weight, other.weight) / (1 + astray);
  }
  return sum;
}

/** Smallest deviation from a distance of `apart` between the two words. Both lists are ascending. */
function smallestDeviation(places: readonly number[], others: readonly number[], apart: number): number {
  let least = Infinity,
    next = 0;
  for (const place of places) {
    const expectedPlace = place + apart;
    while (next < others.length - 1 && others[next]! < expectedPlace) next++;
    if (next < others.length) least = Math.min(least, Math.abs(others[next]! - expectedPlace));
    if (next > 0) least = Math.min(least, Math.abs(others[next - 1]! - expectedPlace));
  }
  return least;
}
