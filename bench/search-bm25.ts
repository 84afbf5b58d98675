import { fold } from '../src/kit/folding.server.ts';
import { partsOfWord, runsOf, type Stemmer } from '../src/features/search/face/words.server.ts';
import type { PeerDocument, SearchPeer } from './search-peers.ts';

/** The usual constants. Source: Robertson & Zaragoza 2009, "The Probabilistic Relevance Framework". */
const k1 = 1.2,
  b = 0.75;

/** Pairs of adjacent characters in Chinese and Japanese, stems elsewhere. */
function wordsOf(text: string, stem: Stemmer): string[] {
  return runsOf(fold(text)).flatMap((run) => {
    if (run.spaced) return partsOfWord(run.text).map(stem);
    const letters = [...run.text];
    return letters.length === 1 ? letters : letters.slice(1).map((letter, place) => letters[place]! + letter);
  });
}

/** Words that are compared by their stems. */
export const latinWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => runsOf(fold(text)).flatMap((run) => (run.spaced ? partsOfWord(run.text) : []))));

/** Textbook BM25 over name and text of the documents of one language. */
export function bm25(documents: readonly PeerDocument[], stem: Stemmer): SearchPeer {
  const lengths = new Map<number, number>();
  const postings = new Map<string, Map<number, number>>();
  for (const { id, name, text } of documents) {
    const words = wordsOf(`${name}\n${text}`, stem);
    lengths.set(id, words.length);
    for (const word of words) {
      const posting = postings.get(word) ?? new Map<number, number>();
      postings.set(word, posting.set(id, (posting.get(id) ?? 0) + 1));
    }
  }
  const usual = [...lengths.values()].reduce((sum, length) => sum + length, 0) / documents.length;

  function search(term: string): number[] {
    const scores = new Map<number, number>();
    for (const word of wordsOf(term, stem)) {
      const posting = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [id, often] of posting) {
        const saturated = (often * (k1 + 1)) / (often + k1 * (1 - b + (b * lengths.get(id)!) / usual));
        scores.set(id, (scores.get(id) ?? 0) + idf * saturated);
      }
    }
    return [...scores]
      .sort((entry, other) => other[1] - entry[1] || entry[0] - other[0])
      .slice(0, 20)
      .map(([id]) => id);
  }
  return { name: 'BM25 of pairs and stems', suggest: search, search };
}
