import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadFirstPictures } from '../../kit/pictures/first-pictures.server.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';
import type { Hit } from './contract.ts';
import { fold } from '../../kit/folding.server.ts';
import type { SearchType } from '../../rules/search-types.ts';
import type { SearchMatch, SearchOutcome } from './search.server.ts';
import { marksIn, snippetOf, type HighlightTerms } from './words/snippets.server.ts';
import { matchedName } from './box/suggestions.server.ts';
import { partsOfWord, runsOf, stemmedLanguages, createStemmer, type Stemmer } from './face/words.server.ts';

interface PassageRow {
  id: number;
  thingId: string;
  language: Language;
  position: number;
  text: string;
}

/** Converts matches to results of a page, in the given order. Matches without a page are skipped. */
export async function hitsOf(
  db: Database,
  findings: SearchOutcome,
  pageMatches: readonly SearchMatch[],
  type: SearchType,
  language: Language,
): Promise<Hit[]> {
  const ids = pageMatches.map(({ thingId }) => thingId);
  const [things, passages, times, pictures] = await Promise.all([
    loadSummaries(db, ids, language),
    passagesOf(db, pageMatches, language),
    timesOf(db, ids),
    loadFirstPictures(db, ids),
  ]);
  const wantedIn = await highlightTerms(db, findings, passages);
  return pageMatches.flatMap((match): Hit[] => {
    const thing = things.get(match.thingId);
    if (!thing) return [];
    const { thingId, madeKind: made = null, ...entry } = thing;
    const passage = passages.find(({ id }) => id === match.passage) ?? summaryFor(passages, thingId, language);
    const met = match.name ? matchedName(match.name, entry.name, findings.query.keyword) : { found: null, marks: [] };
    const nameMarks =
      met.found === null && met.marks.length ? met.marks : marksIn(entry.name, wantedIn(entry.language));
    const snippet = passage?.text
      ? { ...snippetOf(passage.text, wantedIn(passage.language)), language: passage.language }
      : null;
    return [
      {
        ...entry,
        itemId: thingId,
        type,
        made,
        time: times.get(thingId) ?? null,
        picture: pictures.get(thingId)?.url ?? null,
        found: met.found,
        nameMarks,
        snippet,
      },
    ];
  });
}

/** The main time of each subject. */
async function timesOf(db: Database, subjectIds: string[]): Promise<Map<string, TimeRecord | null>> {
  const { rows } = await sql<Parameters<typeof timeOf>[0] & { subjectId: string }>`
    select subject_id, start_time, end_time, start_note, end_note from subject_time where subject_id = any(${subjectIds}) and position = 0`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.subjectId, timeOf(row)]));
}

/** The matched passages, and the summaries of subjects with only a name match. */
async function passagesOf(
  db: Database,
  pageMatches: readonly SearchMatch[],
  language: Language,
): Promise<PassageRow[]> {
  const passageIds = pageMatches.flatMap(({ passage }) => passage ?? []);
  const without = pageMatches.flatMap(({ passage, thingId }) => (passage === null ? thingId : []));
  const { rows } = await sql<PassageRow>`
    select id, thing_id, language, position, text from search_passage where id = any(${passageIds}::bigint[])
    union all select id, thing_id, language, position, text from search_passage where thing_id = any(${without}) and position = 0`.execute(
    db,
  );
  const order = fallbackOrder(language);
  return rows.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
}

const summaryFor = (passages: readonly PassageRow[], thingId: string, language: Language) =>
  passages.find((passage) => passage.thingId === thingId && passage.language === language && passage.text) ??
  passages.find((passage) => passage.thingId === thingId && passage.text);

/** Most character pairs highlighted if a long run does not occur as a whole. */
const maxPairs = 12;

/** The terms to highlight in texts of each language. */
async function highlightTerms(
  db: Database,
  { query, weighted }: SearchOutcome,
  passages: readonly PassageRow[],
): Promise<(language: Language) => HighlightTerms> {
  const forms = new Set(
    query.must.flatMap(({ units }) =>
      units
        .filter(({ common }) => !common || query.must.every((term) => term.units.every((unit) => unit.common)))
        .flatMap((unit) => unit.forms),
    ),
  );
  const stretches = runsOf(fold(query.keyword))
    .filter(({ spaced }) => !spaced)
    .map(({ text }) => text);
  const long = stretches.filter((stretch) => [...stretch].length > 3);
  const pairs = weighted
    .map(({ text, weight }) => ({ pair: text.slice(1, -1), tells: weight }))
    .filter(({ pair }) => long.some((stretch) => stretch.includes(pair)))
    .sort((a, b) => b.tells - a.tells)
    .slice(0, maxPairs)
    .map(({ pair }) => pair);
  const stemmers = new Map<Language, Stemmer>();
  for (const language of stemmedLanguages) {
    const words = passages
      .filter((passage) => passage.language === language)
      .flatMap(({ text }) => runsOf(fold(text)).flatMap((run) => (run.spaced ? partsOfWord(run.text) : [])));
    stemmers.set(language, await createStemmer(db, language, words));
  }
  return (language) => {
    const stem = stemmers.get(language);
    return {
      isWord: (word) => forms.has(word) || (stem !== undefined && forms.has(stem(word))),
      pieces: stretches,
      otherPieces: pairs,
    };
  };
}
