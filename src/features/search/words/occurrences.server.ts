import type { FieldMatch } from '../rank.ts';
import { partsOfWord, runsOf, type Stemmer } from '../face/words.server.ts';

/** A word of a query: the forms in which it may occur in a text, or with `begins`, prefixes. */
export interface SearchedWord {
  forms: readonly string[];
  begins: boolean;
}

/** Words and characters of a usual passage: about six hundred Latin letters. */
const typicalWords = 100,
  typicalCharacters = 280;

/** Finds the positions of a query's words in folded texts of one language. */
export function occurrencesOf(queryWords: readonly SearchedWord[], stem: Stemmer): (folded: string) => FieldMatch {
  const byForm = new Map<string, number[]>();
  const beginnings: { form: string; word: number }[] = [];
  for (const [word, { forms, begins }] of queryWords.entries())
    for (const form of forms)
      if (begins) beginnings.push({ form, word });
      else byForm.set(form, [...(byForm.get(form) ?? []), word]);
  return (folded) => {
    const at = queryWords.map((): number[] => []);
    let place = 0,
      length = 0;
    const put = (words: readonly number[] | undefined) => {
      for (const word of words ?? []) if (at[word]!.at(-1) !== place) at[word]!.push(place);
    };
    const putBeginning = (text: string) => {
      for (const { form, word } of beginnings) if (text.startsWith(form)) put([word]);
    };
    for (const run of runsOf(folded)) {
      if (run.spaced) {
        for (const part of partsOfWord(run.text)) {
          put(byForm.get(part));
          const stemmed = stem(part);
          if (stemmed !== part) put(byForm.get(stemmed));
          if (beginnings.length) putBeginning(part);
        }
        place++;
        length += 1 / typicalWords;
      } else {
        const letters = [...run.text];
        for (const [number, letter] of letters.entries()) {
          put(byForm.get(letter));
          if (number + 1 < letters.length) put(byForm.get(letter + letters[number + 1]!));
          if (beginnings.length) putBeginning(letter);
          place++;
        }
        length += letters.length / typicalCharacters;
        place++; // another character is in between
      }
    }
    return { length, at };
  };
}
