import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { builtInContent } from '../importers/content/load.ts';
import { contentSource } from '../importers/content/source.ts';
import { importSource } from '../importers/engine.ts';
import { indexNewSentences } from '../src/features/search/sentences.server.ts';
import { createStemmer } from '../src/features/search/face/words.server.ts';
import { wordsOfHtml } from '../src/features/search/words/passages.server.ts';
import { groupByType } from '../src/kit/registry/things.server.ts';
import type { SearchDocument } from '../src/kit/search-document.ts';
import type { ThingType } from '../src/kit/registry/thing-type.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { createSqliteEngine } from '../tests/sqlite-engine.ts';
import type { Row } from './figure.ts';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { bm25, latinWords } from './search-bm25.ts';
import { searchCalls } from './search-calls.ts';
import { createMiniSearch, createTrigramPeer, wordsAndPairs, type PeerDocument } from './search-peers.ts';

/** Questions about subjects of the built-in world, each in five languages; not part of the product. */
const file = process.env.SEARCH_QUESTIONS ?? '../shared/cases/search/questions.tsv';
const columns: readonly Language[] = ['en', 'zh', 'fr', 'es', 'jp'];
const sorts = { D: 'by description', A: 'by another name', X: 'in another script', M: 'misspelt' };
type Sort = keyof typeof sorts;

interface Question {
  target: string;
  sort: Sort;
  language: Language;
  text: string;
  /** Ranking is tuned on one half of the subjects and checked on the other. */
  half: 'tune' | 'check';
}

interface Answer {
  question: Question;
  /** From 1; Infinity if the subject is not among the first results. */
  rank: number;
  results: readonly string[];
}

/** Ids of subjects, best first. */
interface Contestant {
  name: string;
  find(question: string, language: Language): Promise<string[]>;
}

/** Every second subject of each sort, in the order of their hashes. */
function selectTuned(rows: readonly (readonly string[])[]): Set<string> {
  const hashOf = ([target]: readonly string[]) => createHash('sha256').update(target!).digest('hex');
  return new Set(
    [...Map.groupBy(rows, ([, sort]) => sort).values()].flatMap((ofSort) =>
      ofSort
        .toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
        .flatMap(([target, sort], at) => (at % 2 ? [] : `${sort} ${target}`)),
    ),
  );
}

/** The questions about subjects that exist; null if the file is not available. */
function readQuestions(isSubject: (id: string) => boolean): Question[] | null {
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, Sort, ...string[]])
    .filter(([target, sort]) => sort in sorts && isSubject(target));
  const tuned = selectTuned(rows);
  return rows.flatMap(([target, sort, ...texts]) =>
    columns.map((language, at): Question => {
      const half = tuned.has(`${sort} ${target}`) ? 'tune' : 'check';
      return { target, sort, language, text: texts[at]!, half };
    }),
  );
}

/** How often search finds the subject that a reader describes, names otherwise, spells in another script or misspells. */
export async function questionRows(): Promise<Row[]> {
  if (!existsSync(file))
    return [{ what: `questions about the world not measured: ${file} is not here`, unit: '', values: [] }];
  return withDatabase(async (database) => {
    await importSource(database.db, contentSource(builtInContent(), { isWorld: true }));
    await indexNewSentences(database.db);
    await database.pool.query('vacuum analyze');
    const { contestants, questions, stop } = await prepareContest(database);
    const answers = new Map<string, Answer[]>();
    for (const { name, find } of contestants) answers.set(name, await ask(questions, find));
    stop();
    return rowsOf(answers);
  });
}

/** The product and its peers, over the entries of a database. */
async function prepareContest(
  database: OwnDatabase,
): Promise<{ contestants: Contestant[]; questions: Question[]; stop(): void }> {
  const { db } = database;
  const { rows } = await sql<{ id: string }>`select distinct subject_id as id from entry`.execute(db);
  const ids = rows.map(({ id }) => id);
  const questions = readQuestions((id) => ids.includes(id)) ?? [];
  const product = searchCalls(db);
  const contestants: Contestant[] = [
    { name: 'Stele', find: (question, language) => product.search(question, language, maxResults) },
  ];
  const [[type]] = [...(await groupByType(db, ids))] as unknown as [[ThingType]];
  const documents = await type.loadSearchDocuments!(db, ids);
  const peerDocuments = documents.map(({ name, otherNames, language, summary, html }, id): PeerDocument => ({
    id,
    language,
    name: [name, ...otherNames].join('\n'),
    text: [summary, wordsOfHtml(html)].join('\n'),
  }));
  const subjectsOf = (documentIds: readonly number[]) => [...new Set(documentIds.map((id) => documents[id]!.thingId))];
  const textbook = new Map<Language, ReturnType<typeof bm25>>();
  for (const language of columns) {
    const own = peerDocuments.filter((document) => document.language === language);
    const texts = [...own.map(({ name, text }) => `${name} ${text}`), ...questions.map(({ text }) => text)];
    textbook.set(language, bm25(own, await createStemmer(db, language, latinWords(texts))));
  }
  contestants.push({
    name: 'BM25 of pairs and stems',
    find: async (question, language) => subjectsOf(await textbook.get(language)!.search(question)),
  });
  const trigrams = await createTrigramPeer(database, peerDocuments);
  for (const peer of [trigrams, createMiniSearch(peerDocuments, { tokenize: wordsAndPairs, forgives: true })])
    contestants.push({ name: peer.name, find: async (question) => subjectsOf(await peer.search(question)) });
  contestants.push(await sqlitePeer(database, documents));
  return { contestants, questions, stop: trigrams.stop };
}

async function sqlitePeer({ db }: Pick<OwnDatabase, 'db'>, documents: readonly SearchDocument[]): Promise<Contestant> {
  const engine = createSqliteEngine();
  await engine.index(db, documents);
  return {
    name: 'SQLite FTS5 of the tests',
    find: async (question, language) =>
      (await engine.search(db, question, language)).matches.slice(0, maxResults).map(({ thingId }) => thingId),
  };
}

const maxResults = 10;

async function ask(questions: readonly Question[], find: Contestant['find']): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const question of questions) {
    const results = (await find(question.text, question.language)).slice(0, maxResults);
    const at = results.indexOf(question.target);
    answers.push({ question, rank: at < 0 ? Infinity : at + 1, results });
  }
  return answers;
}

const recallAt = (answers: readonly Answer[], limit: number): number =>
  answers.filter(({ rank }) => rank <= limit).length / answers.length;

const goals: Partial<Record<Sort | 'any', readonly [number, number]>> = { any: [85, 95], D: [78, 92] };

function rowsOf(answers: ReadonlyMap<string, readonly Answer[]>): Row[] {
  const groups: [string, keyof typeof goals | null, (question: Question) => boolean][] = [
    ['all kinds', 'any', () => true],
    ...Object.entries(sorts).map(([sort, name]): (typeof groups)[number] => [
      name,
      sort as Sort,
      (question) => question.sort === sort,
    ]),
    ['checked half', null, ({ half }) => half === 'check'],
    ...columns.map((language): (typeof groups)[number] => [
      language,
      null,
      (question) => question.language === language,
    ]),
  ];
  return groups.flatMap(([name, goal, isIn]) =>
    [1, 5].map((limit, at): Row => {
      const [[, values], ...others] = [...answers].map(([contestant, list]): [string, number[]] => [
        contestant,
        [
          100 *
            recallAt(
              list.filter(({ question }) => isIn(question)),
              limit,
            ),
        ],
      ]) as [[string, number[]], ...[string, number[]][]];
      const [peer, ...further] = others.map(([contestant, peerValues]) => ({ name: contestant, values: peerValues }));
      const least = goal && goals[goal]?.[at];
      const size = [...answers.values()][0]!.filter(({ question }) => isIn(question)).length;
      return {
        what: `Questions about the world, ${name} (${size}): recall@${limit}`,
        unit: '%',
        values,
        ...(peer && { peer }),
        others: further,
        ...(least && { budget: { text: `≥ ${least} %`, met: (value: number) => value >= least } }),
      };
    }),
  );
}
