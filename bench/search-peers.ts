import MiniSearch from 'minisearch';
import type { OwnDatabase } from './own-database.ts';
import { copyRows } from './own-database.ts';

/** A document to search: the same for the product and for its peers. */
export interface PeerDocument {
  id: number;
  language: string;
  name: string;
  /** Summary and main text. */
  text: string;
}

/** Another engine for the same documents. Returns ids, best first. */
export interface SearchPeer {
  name: string;
  suggest(term: string): Promise<number[]> | number[];
  search(term: string, language?: string): Promise<number[]> | number[];
}

const latinPattern = /[\p{L}\p{N}]+/gu;
const unspacedPattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;

/** Words, and adjacent pairs of characters in scripts without spaces. */
export function wordsAndPairs(text: string): string[] {
  const pairs = [...text.matchAll(unspacedPattern)].flatMap(([run]) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...(text.replace(unspacedPattern, ' ').match(latinPattern) ?? []), ...pairs];
}

/**
 * Options that make MiniSearch match prefixes and typing errors, as a search box needs; whole questions work better
 * without.
 */
const fuzzyOptions = { boost: { name: 3 }, prefix: true, fuzzy: 0.2 };

/** MiniSearch with its own tokenizer, or one that supports scripts without spaces. Holds everything in memory. */
export function createMiniSearch(
  documents: Iterable<PeerDocument>,
  { tokenize, forgives = false }: { tokenize?: (text: string) => string[]; forgives?: boolean } = {},
): SearchPeer {
  const index = new MiniSearch<PeerDocument>({
    fields: ['name', 'text'],
    ...(tokenize && { tokenize }),
    searchOptions: forgives ? fuzzyOptions : {},
  });
  for (const document of documents) index.add(document);
  const first = (results: { id: unknown }[], limit: number) => results.slice(0, limit).map(({ id }) => id as number);
  return {
    name: tokenize ? 'MiniSearch, pairs of signs' : 'MiniSearch',
    suggest: (term) => first(index.search(term, { fields: ['name'] }), 10),
    search: (term) => first(index.search(term), 20),
  };
}

/** Timeout of a search in PostgreSQL, in seconds, and the error code when it is exceeded. */
export const timeoutSeconds = 5;
const queryCanceledCode = '57014';

interface TrigramPeer extends SearchPeer {
  /** Number of searches that timed out. */
  gaveUp: number;
  stop(): void;
}

/** pg_trgm alone: trigrams of name and text, for texts that contain the term or are similar to it. */
export async function createTrigramPeer(
  { pool }: OwnDatabase,
  documents: Iterable<PeerDocument>,
): Promise<TrigramPeer> {
  await pool.query('create extension if not exists pg_trgm');
  await pool.query(
    'create table trigram (id integer primary key, language text not null, name text not null, text text not null)',
  );
  await copyRows(pool, 'trigram', ['id', 'language', 'name', 'text'], rowsOf(documents));
  await pool.query('create index trigram_name on trigram using gin (name gin_trgm_ops)');
  await pool.query('create index trigram_text on trigram using gin (text gin_trgm_ops)');
  await pool.query('vacuum analyze trigram');
  const client = await pool.connect();
  await client.query(`set statement_timeout = '${timeoutSeconds}s'`);
  const containing = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const peer = {
    name: 'pg_trgm',
    gaveUp: 0,
    suggest: (term: string) =>
      ids(
        'trigram-suggest',
        'select id from trigram where name ilike $2 or name % $1 order by similarity(name, $1) desc limit 10',
        [term, containing(term)],
      ),
    search: (term: string) =>
      ids(
        'trigram-search',
        'select id from trigram where name ilike $2 or text ilike $2 or name % $1 order by similarity(name, $1) desc limit 20',
        [term, containing(term)],
      ),
    stop: () => client.release(true),
  };
  async function ids(name: string, text: string, values: unknown[]): Promise<number[]> {
    try {
      return (await client.query<{ id: number }>({ name, text, values })).rows.map(({ id }) => id);
    } catch (error) {
      if ((error as { code?: string }).code !== queryCanceledCode) throw error;
      peer.gaveUp++;
      return [];
    }
  }
  return peer;
}

function* rowsOf(documents: Iterable<PeerDocument>) {
  for (const { id, language, name, text } of documents) yield [id, language, name, text];
}
