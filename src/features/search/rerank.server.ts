import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { isUnspaced } from '../../kit/folding.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Candidate, Weighted } from './candidates.server.ts';
import { relevance, type AskedWord, type PassageMatch } from './rank.ts';
import { splitFields } from './words/fields.ts';
import { occurrencesOf } from './words/occurrences.server.ts';
import { partsOfWord, runsOf, stemmerFor } from './face/words.server.ts';

/** Passages that are read; the others keep their order and come after them. */
const mostRead = 40;
/** A passage in another language than the reader's is less likely what was asked for. */
const inOtherLanguage = 0.7;
/** What a question's single Chinese characters tell together, as a share of its words and pairs. */
const charactersCount = 0.2;

/**
 * Ranks the best of the candidates anew by what stands in them: PostgreSQL's score knows neither how near words stand
 * to each other nor how long a field is.
 */
export async function rerank(
  db: Database,
  candidates: readonly Candidate[],
  asked: readonly Weighted[],
  language: Language,
): Promise<Candidate[]> {
  if (asked.length < 2) return [...candidates]; // there is no order and no nearness
  const sorted = candidates.toSorted((a, b) => b.score - a.score || a.id - b.id);
  const [read, rest] = [sorted.slice(0, mostRead), sorted.slice(mostRead)];
  if (!read.length) return [];
  const characters = charactersOf(asked);
  const matches = await matchesOf(db, read, [
    ...asked.map(({ unit }) => unit),
    ...characters.map((character) => ({ forms: [character], begins: false })),
  ]);
  const words: AskedWord[] = asked.map(({ tells, unit }) => ({
    tells,
    place: unit.place,
    unspaced: isUnspaced(unit.forms[0]!),
  }));
  words.push(...weighed(characters, words, [...matches.values()]));
  const ranked = read.map((one) => {
    const match = matches.get(one.id);
    const score = match ? relevance(words, match) : 0; // a passage may have gone meanwhile
    return { ...one, score: score * (one.language === language ? 1 : inOtherLanguage) };
  });
  // The others' scores are of another scale; they stay below those of all that were read.
  const least = Math.min(...ranked.map(({ score }) => score)),
    before = read.at(-1)!.score || 1;
  return [...ranked, ...rest.map((one) => ({ ...one, score: (one.score / before) * least }))];
}

/** The Chinese characters of pairs that are more than endings and particles, each once. */
const charactersOf = (asked: readonly Weighted[]): string[] => [
  ...new Set(
    asked
      .filter(({ unit }) => !unit.begins && unit.counts >= 0.5)
      .flatMap(({ unit }) => unit.forms[0]!.match(/\p{Script=Han}/gu) ?? []),
  ),
];

/** How much single characters tell, by how few of the passages read have them. */
function weighed(characters: readonly string[], words: readonly AskedWord[], read: readonly PassageMatch[]) {
  const rarity = characters.map((_, number) => {
    const having = read.filter((match) =>
      Object.values(match).some(({ at }) => at[words.length + number]!.length),
    ).length;
    return Math.log(1 + (read.length - having + 0.5) / (having + 0.5));
  });
  const most = words.reduce((sum, { tells }) => sum + tells, 0),
    all = rarity.reduce((sum, one) => sum + one, 0);
  return rarity.map((one): AskedWord => ({ tells: (charactersCount * most * one) / all, place: null, unspaced: true }));
}

/** Where the words stand in each passage, by its id. */
async function matchesOf(
  db: Database,
  passages: readonly Candidate[],
  words: readonly { forms: readonly string[]; begins: boolean }[],
): Promise<Map<number, PassageMatch>> {
  const { rows } = await sql<{ id: number; language: Language; folded: string }>`
    select id, language, folded from search_passage where id = any(${passages.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  const found = new Map<number, PassageMatch>();
  const hasWords = words.some(({ forms }) => !isUnspaced(forms[0]!));
  for (const [language, those] of Map.groupBy(rows, (row) => row.language)) {
    const stem = await stemmerFor(db, language, hasWords ? those.flatMap(({ folded }) => spacedWords(folded)) : []);
    const matchOf = occurrencesOf(words, stem);
    for (const { id, folded } of those) {
      const { name, otherNames, heading, text } = splitFields(folded);
      found.set(id, {
        name: matchOf(name),
        otherNames: matchOf(otherNames),
        heading: matchOf(heading),
        text: matchOf(text),
      });
    }
  }
  return found;
}

const spacedWords = (folded: string): string[] =>
  runsOf(folded).flatMap((run) => (run.spaced ? partsOfWord(run.text) : []));
