import { existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openBooks } from '../importers/books/formats.ts';
import { searchText } from '../src/features/books/search/search.server.ts';
import { searchBookText } from '../src/features/books/search/in-book.server.ts';
import { publishBooks } from '../tests/some-books.ts';
import { sizesOr, inWords, type EngineFigure, type Row } from './figure.ts';
import { sizeMB, withDatabase, type OwnDatabase } from './own-database.ts';
import { removeWithBench } from './product.ts';
import { randomFrom } from './random.ts';
import { latencyRows, timed, timedEach } from './timing.ts';

/** Letters of one chapter, and chapters of one book. */
const chapterLetters = 12_000,
  chaptersOfBook = 40;
/** Milliseconds that a search of a peer may take. */
const timeoutMs = 5000;

/** Terms of each kind that are searched for. */
const termsOfKind = 40;

/**
 * Searching the text of books, beside pg_trgm and SQLite's FTS5 with trigrams over the same chapters cut alike; and what
 * importers read of ../shared/data where that is there.
 */
export const bookSearch: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const letters of sizesOr([100_000_000]))
    rows.push(...(await withDatabase((database) => measure(database, letters))));
  rows.push(...(await readings()));
  return rows;
};

/** Chinese text: the characters of a few classics by how often they follow one another, varied by seed. */
function makeText(): (letters: number) => string {
  const source = sampleText();
  const random = randomFrom(36);
  return (letters) => {
    let text = '';
    while (text.length < letters) {
      const at = Math.floor(random.next() * (source.length - 60));
      text += `${source.slice(at, at + 8 + Math.floor(random.next() * 50))}。`;
    }
    return text.slice(0, letters);
  };
}

/** ../shared/data's Kanripo where it is there; else what the built-in library has. */
function sampleText(): string {
  const folder = resolve('../shared/data/12-books-kanripo');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
    : [];
  const text = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
    .replace(/^#.*$/gm, '')
    .replace(/[^\u4e00-\u9fff]/g, '');
  return text || [...Array(20_000).keys()].map((at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 3000))).join('');
}

async function measure({ db, pool }: OwnDatabase, letters: number): Promise<Row[]> {
  const make = makeText();
  const sqlite = peerSqlite(),
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
    seconds += (await timed(() => publishBooks(db, [{ id: `book-${book}`, title: `書${book}`, chapters }]))) / 1000;
    await pool.query('insert into trigram (text) select unnest($1::text[])', [texts.flatMap(inPieces)]);
    sqlite.add(texts.flatMap(inPieces));
  }
  await pool.query('create index trigram_text on trigram using gin (text gin_trgm_ops)');
  await pool.query('vacuum analyze book_passage');
  await pool.query('vacuum analyze trigram');
  const index = await sizeMB(pool, 'book_passage'),
    trigram = await sizeMB(pool, 'trigram');
  const what = `${inWords(letters)} characters of books`;
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
    await timedEach(terms.slice(0, 3), search);
    const own = await timedEach(terms, search),
      trigrams = await timedEach(terms, like),
      fts = await timedEach(terms, (term) => sqlite.search(term));
    rows.push(
      ...latencyRows(`${what}, all-text search: ${kind}`, [own], {
        only: ['p50', 'p95'],
        beside: [
          { name: 'pg_trgm LIKE', times: trigrams },
          { name: 'SQLite FTS5 trigram', times: fts },
        ],
        budgets: kind === 'pairs' ? { p50: 30, p95: 150 } : { p95: 250 },
      }),
    );
  }
  const inBook = await timedEach(termsFrom(samples, 2), (term) => searchBookText(db, 'book-0', term));
  rows.push(...latencyRows(`${what}, search in one book`, [inBook], { only: ['p50', 'p95'], budgets: { p95: 20 } }));
  sqlite.close();
  return rows;
}

const inPieces = (text: string) => text.match(/[^]{1,1600}/g) ?? [];

function termsFrom(samples: readonly string[], length: number): string[] {
  const random = randomFrom(length);
  return Array.from({ length: termsOfKind }, () => {
    const sample = samples[Math.floor(random.next() * samples.length)]!.replace(/[。\n]/g, '');
    const at = Math.floor(random.next() * (sample.length - length));
    return sample.slice(at, at + length);
  });
}

/** SQLite's full text search with its trigram tokenizer. */
function peerSqlite() {
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
    // A trigram has three letters: what is shorter is looked for in every row.
    search: (term: string) => (term.length < 3 ? scan.all(`%${term}%`) : match.all(`"${term}"`)),
    bytes: () => statSync(file).size,
    close() {
      database.close();
      place.remove();
    },
  };
}

/** Books of ../shared/data: how many numbered divisions original and translation have, and share. */
async function readings(): Promise<Row[]> {
  const data = resolve('../shared/data');
  if (!existsSync(data)) return [];
  const rows: Row[] = [];
  for (const [folder, wanted] of [
    ['14-books-perseus-latin-english/data/phi0448', [404, 404, 404]],
    ['14-books-perseus-latin-english/data/phi1348', [429, 433, 427]],
    ['12-books-kanripo/KR5c0057', [81]],
  ] as const) {
    const found = await divisionsOf(join(data, folder));
    rows.push({
      what: `${folder.split('/').at(-1)}: divisions of original${found.length > 1 ? ', of translation, in both' : ''} (${found.join(', ')})`,
      unit: '',
      values: [found.at(-1)!],
      budget: { text: wanted.join(', '), met: () => found.join() === wanted.join() },
    });
  }
  return rows;
}

async function divisionsOf(path: string): Promise<number[]> {
  const counts = [0, 0, 0];
  let hasTranslation = false;
  for await (const one of (await openBooks(path, {})).read()) {
    if ('refused' in one) continue;
    const met: Record<string, Set<string>> = {};
    for await (const { chapter, witness, content } of one.record.chapters)
      for (const { id, kind } of content.segments)
        if (kind !== 'heading')
          (met[witness === 'original' ? 'original' : 'other'] ??= new Set()).add(`${chapter} ${id.split('.')[0]}`);
    const { original = new Set<string>(), other } = met;
    counts[0]! += original.size;
    if (!other) continue;
    hasTranslation = true;
    counts[1]! += other.size;
    counts[2]! += [...original].filter((one) => other.has(one)).length;
  }
  return hasTranslation ? counts : counts.slice(0, 1);
}
