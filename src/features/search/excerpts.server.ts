import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { fold } from '../../kit/folding.server.ts';
import type { Excerpt } from '../../kit/registry/search-engine.server.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';
import { matchedName } from './box/suggestions.server.ts';
import { partsOfWord, runsOf, stemmedLanguages, createStemmer, type Stemmer } from './face/words.server.ts';
import type { SearchMatch, SearchOutcome } from './search.server.ts';
import { marksIn, snippetOf, type HighlightTerms } from './words/snippets.server.ts';

interface PassageRow {
  id: number;
  thingId: string;
  language: Language;
  position: number;
  text: string;
}

/**
 * The excerpt of each match, with the words of the query marked: its summary in the reader's language if its name
 * matched, else its best passage, else any summary.
 */
export async function loadExcerpts(
  db: Database,
  outcome: SearchOutcome,
  matches: readonly SearchMatch[],
  language: Language,
): Promise<Map<SearchMatch, Excerpt>> {
  const passages = await passagesOf(db, matches, language);
  const wantedIn = await highlightTerms(db, outcome, passages);
  return new Map(
    matches.map((match) => {
      const passage =
        (match.name && summariesOf(passages, match.thingId).find((summary) => summary.language === language)) ??
        passages.find(({ id }) => id === match.passage) ??
        summariesOf(passages, match.thingId)[0];
      return [
        match,
        {
          snippet: passage?.text
            ? { ...snippetOf(passage.text, wantedIn(passage.language)), language: passage.language }
            : null,
          markName(name, nameLanguage) {
            const { found, marks } = match.name
              ? matchedName(match.name, name, outcome.query.keyword)
              : { found: null, marks: [] };
            return { found, nameMarks: found === null && marks.length ? marks : marksIn(name, wantedIn(nameLanguage)) };
          },
        },
      ];
    }),
  );
}

/** The matched passages, and the summaries of subjects whose name matched; those in the reader's language first. */
async function passagesOf(
  db: Database,
  pageMatches: readonly SearchMatch[],
  language: Language,
): Promise<PassageRow[]> {
  const passageIds = pageMatches.flatMap(({ passage }) => passage ?? []);
  const named = pageMatches.flatMap(({ passage, name, thingId }) => (passage === null || name ? thingId : []));
  const { rows } = await sql<PassageRow>`
    select id, thing_id, language, position, text from search_passage where id = any(${passageIds}::bigint[])
    union all select id, thing_id, language, position, text from search_passage where thing_id = any(${named}) and position = 0`.execute(
    db,
  );
  const order = fallbackOrder(language);
  return rows.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
}

const summariesOf = (passages: readonly PassageRow[], thingId: string) =>
  passages.filter((passage) => passage.thingId === thingId && passage.position === 0 && passage.text);

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
    .map(({ text, weight }) => ({ pair: text.slice(1, -1), weight }))
    .filter(({ pair }) => long.some((stretch) => stretch.includes(pair)))
    .sort((a, b) => b.weight - a.weight)
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
