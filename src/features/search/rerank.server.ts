import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { isUnspaced } from '../../kit/folding.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Candidate, WeightedUnit } from './candidates.server.ts';
import { relevance, type DocumentMatch, type FieldMatch, type QueryWord } from './rank.ts';
import type { SearchType } from '../../rules/search/search-types.ts';
import { splitFields, splitLead, sentencesPosition } from './words/fields.ts';
import { occurrencesOf } from './words/occurrences.server.ts';
import { partsOfWord, runsOf, createStemmer } from './face/words.server.ts';

/** Most documents read; the passages of others keep their order after them. */
const maxReranked = 30;
/** Most passages read of a document, the best ones. */
const maxPassages = 4;
/** Factor for a document in another language than the reader's, which is less likely wanted. */
const otherLanguageFactor = 0.7;
/** Total weight of a query's single Chinese characters, as a share of its words and pairs. */
const charactersWeight = 0.2;

const documentOf = ({ type, ref }: Pick<Candidate, 'type' | 'ref'>) => `${type} ${ref}`;

/**
 * Ranks the best candidates again by their documents: PostgreSQL's score of a passage ignores proximity of words, the
 * lengths of fields, and what the summary and the data of its entry say.
 */
export async function rerank(
  db: Database,
  candidates: readonly Candidate[],
  queryWords: readonly WeightedUnit[],
  language: Language,
): Promise<Candidate[]> {
  if (queryWords.length < 2) return [...candidates]; // there is no order and no proximity
  const passages = Map.groupBy(
    candidates.toSorted((a, b) => b.score - a.score || a.id - b.id),
    documentOf,
  );
  const [read, rest] = [[...passages.values()].slice(0, maxReranked), [...passages.values()].slice(maxReranked).flat()];
  if (!read.length) return [];
  const characters = charactersOf(queryWords);
  const bestPassages = read.flatMap((ofDocument) => ofDocument.slice(0, maxPassages));
  const matches = await matchesOf(db, bestPassages, [
    ...queryWords.map(({ unit }) => unit),
    ...characters.map((character) => ({ forms: [character], begins: false })),
  ]);
  const words: QueryWord[] = queryWords.map(({ weight, unit }) => ({
    weight,
    place: unit.place,
    unspaced: isUnspaced(unit.forms[0]!),
  }));
  words.push(...weighCharacters(characters, words, [...matches.values()]));
  const ranked = read.flatMap((ofDocument) => {
    const match = matches.get(documentOf(ofDocument[0]!));
    const score = match ? relevance(words, match) : 0; // a passage may have been removed
    // The first passage is the one to show; the others add nothing to the document's score.
    return ofDocument.map((candidate, place) => ({
      ...candidate,
      score: score * (candidate.language === language ? 1 : otherLanguageFactor) * (place ? 0.99 : 1),
    }));
  });
  // The others' scores have another scale; they stay below those of all documents read.
  const least = Math.min(...ranked.map(({ score }) => score)),
    before = read.at(-1)![0]!.score || 1;
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
function weighCharacters(characters: readonly string[], words: readonly QueryWord[], read: readonly DocumentMatch[]) {
  const rarity = characters.map((_, number) => {
    const having = read.filter(({ texts, ...about }) =>
      [...Object.values(about), ...texts].some(({ at }) => at[words.length + number]!.length),
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

interface PassageRow {
  type: SearchType;
  ref: string;
  language: Language;
  position: number;
  folded: string;
}

/** Positions of the words in each document: in the passages given, and in its summary and sentences. */
async function matchesOf(
  db: Database,
  passages: readonly Candidate[],
  words: readonly { forms: readonly string[]; begins: boolean }[],
): Promise<Map<string, DocumentMatch>> {
  const documents = [...new Map(passages.map((passage) => [documentOf(passage), passage])).values()];
  const { rows } = await sql<PassageRow>`
    select type, ref, language, position, folded from search_passage
      where id = any(${passages.map(({ id }) => id)}::bigint[]) and position > 0
    union all
    select p.type, p.ref, p.language, p.position, p.folded
      from unnest(${documents.map(({ type }) => type)}::text[], ${documents.map(({ ref }) => ref)}::text[]) d (type, ref)
      join search_passage p on p.type = d.type and p.ref = d.ref and p.position <= 0`.execute(db);
  const matches = new Map<string, DocumentMatch>();
  const hasWords = words.some(({ forms }) => !isUnspaced(forms[0]!));
  // Stems keep the first letters of a word; other words need no stem.
  const beginnings = new Set(words.flatMap(({ forms }) => forms.map((form) => form.slice(0, 2))));
  const isLike = (word: string) => beginnings.has(word.slice(0, 2));
  for (const [language, languageRows] of Map.groupBy(rows, (row) => row.language)) {
    const stem = await createStemmer(
      db,
      language,
      hasWords ? languageRows.flatMap(({ folded }) => spacedWords(folded)).filter((word) => isLike(word)) : [],
    );
    const matchOf = occurrencesOf(words, stem);
    for (const [document, documentRows] of Map.groupBy(languageRows, documentOf))
      matches.set(document, toDocumentMatch(documentRows, matchOf));
  }
  return matches;
}

function toDocumentMatch(rows: readonly PassageRow[], matchOf: (folded: string) => FieldMatch): DocumentMatch {
  const textAt = (place: number) => {
    const row = rows.find(({ position }) => position === place);
    return row ? splitFields(row.folded).text : '';
  };
  const passages = rows.filter(({ position }) => position > 0).map(({ folded }) => splitFields(folded));
  const { name, otherNames } = splitFields(rows[0]!.folded);
  const { lead, rest } = splitLead(textAt(0));
  return {
    name: matchOf(name),
    otherNames: matchOf(otherNames),
    lead: matchOf(lead),
    summary: matchOf(rest),
    sentences: matchOf(textAt(sentencesPosition)),
    heading: matchOf([...new Set(passages.map(({ heading }) => heading))].join('\n')),
    texts: passages.map(({ text }) => matchOf(text)),
  };
}

const spacedWords = (folded: string): string[] =>
  runsOf(folded).flatMap((run) => (run.spaced ? partsOfWord(run.text) : []));
