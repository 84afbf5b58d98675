import type { Database } from '../../kit/database/database.server.ts';
import { fold } from '../../kit/folding.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { partsOfWord, runsOf } from './face/words.server.ts';
import { isFunctionWord } from './words/function-words.ts';

/** Most parts of a term that are searched alone, and entries for each. */
const maxParts = 3,
  maxEntriesPerPart = 2;
/** Most entries near in meaning. */
const maxNearest = 6;
/** Shorter words, and shorter stretches without spaces, are near too many entries. */
const minWordLength = 4,
  minStretchLength = 2;

/** Entries near a term that found nothing: those near in meaning, then what its parts find alone, the longest part first. */
export async function findNearby(
  db: Database,
  keyword: string,
  language: Language,
  nearest: readonly string[],
): Promise<LinkedEntry[]> {
  const ids = nearest.slice(0, maxNearest);
  for (const part of partsOf(keyword, language)) {
    const { matches } = await getSearchEngine().search(db, part, language);
    ids.push(
      ...matches
        .filter(({ type }) => type === 'entries')
        .slice(0, maxEntriesPerPart)
        .map(({ thingId }) => thingId),
    );
  }
  const entries = await loadLinkedEntries(db, ids, language);
  return [...new Set(ids)].flatMap((id) => entries.get(id) ?? []);
}

function partsOf(keyword: string, language: Language): string[] {
  const parts = runsOf(fold(keyword)).flatMap(({ text, spaced }) => {
    if (spaced)
      return partsOfWord(text).filter((word) => word.length >= minWordLength && !isFunctionWord(word, language));
    const letters = [...text],
      middle = Math.ceil(letters.length / 2);
    return [letters.slice(0, middle), letters.slice(middle)]
      .filter((half) => half.length >= minStretchLength)
      .map((half) => half.join(''));
  });
  return [...new Set(parts)].toSorted((a, b) => b.length - a.length).slice(0, maxParts);
}
