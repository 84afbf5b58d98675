/** A search engine in a separate process: its argument is the options as JSON; terms and times are messages. */
import { connect } from '../src/kit/database/database.server.ts';
import { serveQuestions, memoryMB } from './other-process.ts';
import { searchCalls } from './search-calls.ts';
import { peerDocuments, readVocabulary } from './search-documents.ts';
import { createMiniSearch, wordsAndPairs } from './search-peers.ts';
import type { Term } from './search-terms.ts';
import { measureEachMs } from './timing.ts';

export interface ContestantOptions {
  name: 'Stele' | 'MiniSearch';
  /** Number of documents, and the database that has them. */
  count: number;
  url: string;
}
export interface StartMeasurement {
  seconds: number;
  megabytes: number;
}
/** Milliseconds of each term, and the memory that the process holds afterwards, in MB. */
export interface Answer {
  suggestions: number[];
  search: number[];
  megabytes: number;
}
type TermQuery = (term: Term) => unknown;

async function prepare({ name, count, url }: ContestantOptions): Promise<{ suggest: TermQuery; search: TermQuery }> {
  if (name === 'MiniSearch') {
    const peer = createMiniSearch(peerDocuments(await readVocabulary(), count), {
      tokenize: wordsAndPairs,
      forgives: true,
    });
    return { suggest: ({ text }) => peer.suggest(text), search: ({ text }) => peer.search(text) };
  }
  const { suggest, search } = searchCalls(connect(url).db);
  return {
    suggest: ({ text, language }) => suggest(text, language),
    search: ({ text, language }) => search(text, language),
  };
}

await serveQuestions(async () => {
  const before = memoryMB(),
    began = performance.now();
  const { suggest, search } = await prepare(JSON.parse(process.argv[2]!) as ContestantOptions);
  const seconds = (performance.now() - began) / 1000;
  return {
    firstMessage: { seconds, megabytes: memoryMB() - before } satisfies StartMeasurement,
    answer: async ({ terms }: { terms: Term[] }): Promise<Answer> => ({
      suggestions: await measureEachMs(terms, suggest),
      search: await measureEachMs(terms, search),
      megabytes: process.memoryUsage.rss() / 1e6,
    }),
  };
});
