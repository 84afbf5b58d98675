import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { isUnspaced } from '../../kit/folding.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Candidate, WeightedUnit } from './candidates.server.ts';
import { relevance, type QueryWord, type PassageMatch } from './rank.ts';
import { splitFields } from './words/fields.ts';
import { occurrencesOf } from './words/occurrences.server.ts';
import { partsOfWord, runsOf, createStemmer } from './face/words.server.ts';

/** Most passages read; the others keep their order after them. */
const maxReranked = 40;
/** Factor for a passage in another language than the reader's, which is less likely wanted. */
const otherLanguageFactor = 0.7;
/** Total weight of a query's single Chinese characters, as a share of its words and pairs. */
const charactersWeight = 0.2;

/**
 * Ranks the best candidates again by their text: PostgreSQL's score ignores proximity of words and length of fields.
 */
export async function rerank(
  db: Database,
  candidates: readonly Candidate[],
  queryWords: readonly WeightedUnit[],
  language: Language,
): Promise<Candidate[]> {
  if (queryWords.length < 2) return [...candidates]; // there is no order and no proximity
  const sorted = candidates.toSorted((a, b) => b.score - a.score || a.id - b.id);
  const [read, rest] = [sorted.slice(0, maxReranked), sorted.slice(maxReranked)];
  if (!read.length) return [];
  const characters = charactersOf(queryWords);
  const matches = await matchesOf(db, read, [
    ...queryWords.map(({ unit }) => unit),
    ...characters.map((character) => ({ forms: [character], begins: false })),
  ]);
  const words: QueryWord[] = queryWords.map(({ weight, unit }) => ({
    weight,
    place: unit.place,
    unspaced: isUnspaced(unit.forms[0]!),
  }));
  words.push(...weighCharacters(characters, words, [...matches.values()]));
  const ranked = read.map((candidate) => {
    const match = matches.get(candidate.id);
    const score = match ? relevance(words, match) : 0; // a passage may have been removed
    return { ...candidate, score: score * (candidate.language === language ? 1 : otherLanguageFactor) };
  });
  // The others' scores have another scale; they stay below those of all passages read.
  const least = Math.min(...ranked.map(({ score }) => score)),
    before = read.at(-1)!.score || 1;
  return [...ranked, ...rest.map((candidate) => ({ ...candidate, score: (candidate.score / before) * least }))];
}

/** The Chinese characters of pairs other than endings and particles, without duplicates. */
const charactersOf = (queryWords: readonly WeightedUnit[]): string[] => [
  ...new Set(
    queryWords
      .filter(({ unit }) => !unit.begins && unit.counts >= 0.5)
      .flatMap(({ unit }) => unit.forms[0]!.match(/\p{Script=Han}/gu) ?? []),
  ),
];

/** Weights of single characters, by their rarity among the passages read. */
function weighCharacters(characters: readonly string[], words: readonly QueryWord[], read: readonly PassageMatch[]) {
  const rarity = characters.map((_, number) => {
    const having = read.filter((match) =>
      Object.values(match).some(({ at }) => at[words.length + number]!.length),
    ).length;
    return Math.log(1 + (read.length - having + 0.5) / (having + 0.5));
  });
  const totalWeight = words.reduce((sum, { weight }) => sum + weight, 0),
    totalRarity = rarity.reduce((sum, value) => sum + value, 0);
  return rarity.map((value): QueryWord => ({
    weight: (charactersWeight * totalWeight * value) / totalRarity,
    place: null,
    unspaced: true,
  }));
}

/** Positions of the words in each passage, by its id. */
async function matchesOf(
  db: Database,
  passages: readonly Candidate[],
  words: readonly { forms: readonly string[]; begins: boolean }[],
): Promise<Map<number, PassageMatch>> {
  const { rows } = await sql<{ id: number; language: Language; folded: string }>`
    select id, language, folded from search_passage where id = any(${passages.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  const matches = new Map<number, PassageMatch>();
  const hasWords = words.some(({ forms }) => !isUnspaced(forms[0]!));
  for (const [language, languageRows] of Map.groupBy(rows, (row) => row.language)) {
    const stem = await createStemmer(
      db,
      language,
      hasWords ? languageRows.flatMap(({ folded }) => spacedWords(folded)) : [],
    );
    const matchOf = occurrencesOf(words, stem);
    for (const { id, folded } of languageRows) {
      const { name, otherNames, heading, text } = splitFields(folded);
      matches.set(id, {
        name: matchOf(name),
        otherNames: matchOf(otherNames),
        heading: matchOf(heading),
        text: matchOf(text),
      });
    }
  }
  return matches;
}

const spacedWords = (folded: string): string[] =>
  runsOf(folded).flatMap((run) => (run.spaced ? partsOfWord(run.text) : []));
