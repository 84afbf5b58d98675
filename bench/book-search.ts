import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { searchText } from '../src/features/books/search/search.server.ts';
import { searchBookText } from '../src/features/books/search/in-book.server.ts';
import { publishBooks } from '../tests/publish-books.ts';
import { makeText } from './book-text.ts';
import { sizesOr, formatCount, type EngineFigure, type Row } from './figure.ts';
import { sizeMB, withDatabase, type OwnDatabase } from './own-database.ts';
import { removeWithBench } from './product.ts';
import { randomFrom } from './random.ts';
import { latencyRows, measureMs, measureEachMs } from './timing.ts';

/** Letters per chapter, and chapters per book. */
const chapterLetters = 12_000,
  chaptersOfBook = 40;
/** Timeout of a peer's search, in milliseconds. */
const timeoutMs = 5000;

/** Number of search terms of each kind. */
const termsOfKind = 40;

/** Full-text search of books, compared with pg_trgm and SQLite's FTS5 with trigrams on the same segments. */
export const bookSearch: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const letters of sizesOr([100_000_000]))
    rows.push(...(await withDatabase((database) => measure(database, letters))));
  return rows;
};

async function measure({ db, pool }: OwnDatabase, letters: number): Promise<Row[]> {
  const make = makeText();
  const sqlite = createSqlitePeer(),
    sizes = { text: 0 };
  await pool.query('create extension if not exists pg_trgm');
  await pool.query('create table trigram (id bigint generated always as identity, text text not null)');
  let seconds = 0;
  const samples: string[] = [];
  const books = Math.max(1, Math.round(letters / chapterLetters / chaptersOfBook));
  for (let book = 0; book < books; book++) {
    const chapters = Object.fromEntries(
      Array.from({ length: chaptersOfBook }, (_, at): [string, { original: string }] => [
        String(at + 1),
        {
          original: make(Math.min(chapterLetters, Math.ceil(letters / books / chaptersOfBook))).replaceAll(
            '。',
            '。\n',
          ),
        },
      ]),
    );
    const texts = Object.values(chapters).map(({ original }) => original);
    samples.push(texts[0]!.slice(0, 2000));
    sizes.text += texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    seconds += (await measureMs(() => publishBooks(db, [{ id: `book-${book}`, title: `書${book}`, chapters }]))) / 1000;
    await pool.query('insert into trigram (text) select unnest($1::text[])', [texts.flatMap(splitText)]);
    sqlite.add(texts.flatMap(splitText));
  }
  await pool.query('create index trigram_text on trigram using gin (text gin_trgm_ops)');
  await pool.query('vacuum analyze book_passage');
  await pool.query('vacuum analyze trigram');
  const index = await sizeMB(pool, 'book_passage'),
    trigram = await sizeMB(pool, 'trigram');
  const what = `${formatCount(letters)} characters of books`;
  const search = (keyword: string) =>
    searchText(db, { keyword, page: 1, size: 10, sort: 'hits', narrowing: {}, language: 'zh' });
  const like = async (term: string) => {
    const client = await pool.connect();
    try {
      await client.query(`set statement_timeout = ${timeoutMs}`);
      await client.query('select id from trigram where text like $1 limit 2000', [`%${term}%`]).catch(() => {});
    } finally {
      client.release();
    }
  };
  const kinds = { pairs: 2, phrases: 5, 'single characters': 1 };
  const rows: Row[] = [
    {
      what: `${what}: index to text`,
      unit: '×',
      values: [(index * 1e6) / sizes.text],
      peer: { name: 'pg_trgm, text and index', values: [(trigram * 1e6) / sizes.text] },
      others: [{ name: 'SQLite FTS5 trigram', values: [sqlite.bytes() / sizes.text] }],
      budget: { text: '≤ 3.5', met: (value) => value <= 3.5 },
    },
    { what: `${what} published`, unit: 'characters/s', values: [letters / seconds] },
  ];
  for (const [kind, length] of Object.entries(kinds)) {
    const terms = termsFrom(samples, length);
    await measureEachMs(terms.slice(0, 3), search);
    const ownTimes = await measureEachMs(terms, search),
      trigrams = await measureEachMs(terms, like),
      fts = await measureEachMs(terms, (term) => sqlite.search(term));
    rows.push(
      ...latencyRows(`${what}, all-text search: ${kind}`, [ownTimes], {
        only: ['p50', 'p95'],
        peers: [
          { name: 'pg_trgm LIKE', times: trigrams },
          { name: 'SQLite FTS5 trigram', times: fts },
        ],
        budgets: kind === 'pairs' ? { p50: 30, p95: 150 } : { p95: 250 },
      }),
    );
  }
  const inBook = await measureEachMs(termsFrom(samples, 2), (term) => searchBookText(db, 'book-0', term));
  rows.push(...latencyRows(`${what}, search in one book`, [inBook], { only: ['p50', 'p95'], budgets: { p95: 20 } }));
  sqlite.close();
  return rows;
}

const splitText = (text: string) => text.match(/[^]{1,1600}/g) ?? [];

function termsFrom(samples: readonly string[], length: number): string[] {
  const random = randomFrom(length);
  return Array.from({ length: termsOfKind }, () => {
    const sample = samples[Math.floor(random.next() * samples.length)]!.replace(/[。\n]/g, '');
    const at = Math.floor(random.next() * (sample.length - length));
    return sample.slice(at, at + length);
  });
}

/** SQLite's full text search with its trigram tokenizer. */
function createSqlitePeer() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-sqlite-'));
  const place = removeWithBench(folder);
  const file = join(folder, 'books.db');
  const database = new DatabaseSync(file);
  database.exec("create virtual table passage using fts5(text, tokenize = 'trigram')");
  const insert = database.prepare('insert into passage (text) values (?)'),
    match = database.prepare('select rowid from passage where passage match ? limit 2000'),
    scan = database.prepare('select rowid from passage where text like ? limit 2000');
  return {
    add(texts: readonly string[]) {
      database.exec('begin');
      for (const text of texts) insert.run(text);
      database.exec('commit');
    },
    // A trigram has three letters, so shorter terms need a scan of all rows.
    search: (term: string) => (term.length < 3 ? scan.all(`%${term}%`) : match.all(`"${term}"`)),
    bytes: () => statSync(file).size,
    close() {
      database.close();
      place.remove();
    },
  };
}
