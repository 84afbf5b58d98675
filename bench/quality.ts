import { importSource } from '../importers/engine.ts';
import type { Source } from '../importers/record.ts';
import type { Language } from '../src/rules/languages.ts';
import { createStemmer } from '../src/features/search/face/words.server.ts';
import { cutKeyword } from '../src/rules/search/keyword.ts';
import type { EngineFigure, Row } from './figure.ts';
import { sizesOr } from './figure.ts';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { searchCalls } from './search-calls.ts';
import { bm25, latinWords } from './search-bm25.ts';
import { isUnseen, readGold, type Gold } from './search-gold.ts';
import { createMiniSearch, wordsAndPairs } from './search-peers.ts';
import { questionRows } from './search-questions.ts';

/** Number of leading results that count. */
const resultDepth = 10;
const languageNames: Partial<Record<Language, string>> = {
  en: 'XQuAD English',
  es: 'XQuAD Spanish',
  zh: 'XQuAD Chinese',
  jp: 'JSQuAD Japanese',
};

/** Ids of documents, best first. */
type Find = (question: string, language: Language) => Promise<number[]> | number[];

/** Questions of readers about the built-in world, and questions of the usual collections about other texts. */
export const quality: EngineFigure = async () => [...(await questionRows()), ...(await goldRows())];

/**
 * How often search finds the text that answers a real question, truncated for all engines to the 58 characters that a
 * search may have (V02). Uses only the half of the questions that ranking was not tuned on.
 */
async function goldRows(): Promise<Row[]> {
  const gold = readGold();
  if (!gold) return [{ what: 'not measured: ../shared/data/23-search-gold is not here', unit: '', values: [] }];
  const [questionLimit] = sizesOr([2500]);
  return withDatabase(async (database) => {
    await importSource(database.db, goldSource(gold));
    await database.pool.query('vacuum analyze');
    const stele = searchCalls(database.db);
    const contestants: { name: string; find: Find }[] = [
      {
        name: 'Stele',
        find: async (question, language) => (await stele.search(question, language, resultDepth)).map(documentOf),
      },
    ];
    for (const options of [{}, { tokenize: wordsAndPairs }]) {
      const peer = createMiniSearch(gold.documents, options);
      contestants.push({ name: peer.name, find: (question) => peer.search(question) });
    }

    const rows: Row[] = [];
    for (const [language, name] of Object.entries(languageNames) as [Language, string][]) {
      const questions = sampleEvenly(
        gold.questions.filter((question) => question.language === language && isUnseen(question.text)),
        questionLimit!,
      );
      const peer = await textbookPeer(database, gold, language);
      const [product, ...others] = contestants;
      const allContestants = [
        product!,
        { name: peer.name, find: (question: string) => peer.search(question) },
        ...others,
      ];
      const ranks: number[][] = [];
      for (const { find } of allContestants) ranks.push(await ranksOf(questions, find));
      rows.push(
        ...rowsOf(
          `${name}, ${questions.length} unseen questions`,
          allContestants.map(({ name: contestant }) => contestant),
          ranks,
        ),
      );
    }
    return rows;
  });
}

/** BM25 over the documents of one language, with PostgreSQL's stemmer for it. */
async function textbookPeer({ db }: OwnDatabase, { documents, questions }: Gold, language: Language) {
  const languageDocuments = documents.filter((document) => document.language === language);
  const languageQuestions = questions.filter((question) => question.language === language);
  const texts = [
    ...languageDocuments.map(({ name, text }) => `${name} ${text}`),
    ...languageQuestions.map(({ text }) => text),
  ];
  return bm25(languageDocuments, await createStemmer(db, language, latinWords(texts)));
}

/** The texts as entries, each of a separate subject. */
function goldSource({ documents }: Gold): Source {
  return {
    origin: { id: 'gold', name: 'XQuAD, JSQuAD', licence: 'CC BY-SA 4.0', url: null },
    async *read() {
      for (const { id, language, name, text } of documents) {
        const record = {
          key: String(id),
          id: `gold${id}`,
          kind: 'idea' as const,
          region: null,
          names: { [language]: name },
          bodies: { [language]: `<p>${escapeHtml(text)}</p>` },
          times: [],
          place: null,
          same: {},
        };
        yield { where: String(id), record };
      }
    },
  };
}
const documentOf = (subjectId: string) => Number(subjectId.replace('gold', ''));
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Items at even intervals throughout the list. */
const sampleEvenly = <T>(items: readonly T[], limit: number): T[] =>
  items.length <= limit
    ? [...items]
    : Array.from({ length: limit }, (_, number) => items[Math.floor((number * items.length) / limit)]!);

/** Rank of each question's text, from 1; Infinity if it is not among the first ten. */
async function ranksOf(questions: Gold['questions'], find: Find): Promise<number[]> {
  const ranks = [];
  for (const { text, language, document } of questions) {
    const at = (await find(cutKeyword(text), language)).slice(0, resultDepth).indexOf(document);
    ranks.push(at < 0 ? Infinity : at + 1);
  }
  return ranks;
}

function rowsOf(what: string, names: string[], ranks: number[][]): Row[] {
  const measures: [string, string, (ranks: number[]) => number][] = [
    ['recall@1', '%', (list) => (list.filter((rank) => rank === 1).length * 100) / list.length],
    ['recall@10', '%', (list) => (list.filter((rank) => rank <= 10).length * 100) / list.length],
    ['MRR', '', (list) => list.reduce((sum, rank) => sum + 1 / rank, 0) / list.length],
  ];
  return measures.map(([measure, unit, of]) => {
    const [[, values], peer, ...others] = names.map((name, number): [string, number[]] => [
      name,
      [of(ranks[number]!)],
    ]) as [[string, number[]], [string, number[]]];
    const asPeer = ([name, peerValues]: [string, number[]]) => ({ name, values: peerValues });
    const row: Row = { what: `${what}: ${measure}`, unit, values, peer: asPeer(peer), others: others.map(asPeer) };
    if (measure === 'recall@1')
      row.budget = { text: '≥ 2 points ahead', met: (value) => value - row.peer!.values[0]! >= 2 };
    return row;
  });
}
