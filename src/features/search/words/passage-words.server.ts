import { fold } from '../../../kit/folding.server.ts';
import { bigramsOf, partsOfWord, runsOf, type Run, type Stemmer } from '../face/words.server.ts';

/** A folded text and its runs of letters, computed once. */
export interface FoldedRuns {
  folded: string;
  runs: Run[];
}
export const foldToRuns = (text: string): FoldedRuns => {
  const folded = fold(text);
  return { folded, runs: runsOf(folded) };
};

/** Most occurrences of a word that count in a text. */
const maxOccurrences = 6;

/** Bits for the places of a word: in which names or heading, and in the higher bits its count in the text. */
const nameBits = { A: 1, B: 2, C: 4 };
const occurrenceUnit = 8;

/** The words of one passage with their places, in PostgreSQL's format. Positions only encode counts. */
export class PassageWords {
  readonly #places = new Map<string, number>();
  readonly #stem: Stemmer;
  readonly #textWeight: 'C' | 'D';
  constructor(stem: Stemmer, textWeight: 'C' | 'D') {
    this.#stem = stem;
    this.#textWeight = textWeight;
  }

  addName(runs: readonly Run[], weight: 'A' | 'B' | 'C') {
    this.#forEachWord(runs, (word) => this.#places.set(word, (this.#places.get(word) ?? 0) | nameBits[weight]));
  }

  addText(runs: readonly Run[]) {
    this.#forEachWord(runs, (word) => this.#places.set(word, (this.#places.get(word) ?? 0) + occurrenceUnit));
  }

  #forEachWord(runs: readonly Run[], put: (word: string) => void) {
    for (const run of runs) {
      if (!run.spaced) bigramsOf(run.text).forEach(put);
      else for (const word of partsOfWord(run.text)) put(this.#stem(word));
    }
  }

  toString(): string {
    const weight = this.#textWeight === 'D' ? '' : this.#textWeight;
    let vector = '';
    for (const [word, places] of this.#places) {
      vector += `'${word}'`;
      const often = Math.min(Math.floor(places / occurrenceUnit), maxOccurrences);
      if (places !== occurrenceUnit || weight) {
        // a single D needs no position: that is the default
        let position = 0,
          sign = ':';
        const put = (letter: string) => {
          vector += `${sign}${++position}${letter}`;
          sign = ',';
        };
        if (places & nameBits.A) put('A');
        if (places & nameBits.B) put('B');
        if (places & nameBits.C) put('C');
        for (let time = 0; time < often; time++) put(weight);
      }
      vector += ' ';
    }
    return vector;
  }
}
