import { withDatabase } from '/work/books/bench/own-database.ts';
import { publishBooks } from '/work/books/tests/some-books.ts';
import { searchText } from '/work/books/src/features/books/search/search.server.ts';
import { searchBookText } from '/work/books/src/features/books/search/in-book.server.ts';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
const folder = '/work/shared/data/12-books-kanripo';
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((n) => n.endsWith('.txt'))
  .map((n) => readFileSync(join(folder, n), 'utf8'))
  .join('')
  .replace(/^#.*$/gm, '')
  .replace(/[^\u4e00-\u9fff]/g, '');
let seed = 7;
const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const make = (letters: number) => {
  let t = '';
  while (t.length < letters) {
    const at = Math.floor(rnd() * (source.length - 60));
    t += source.slice(at, at + 8 + Math.floor(rnd() * 50)) + '。\n';
  }
  return t.slice(0, letters);
};
await withDatabase(async ({ db, pool }) => {
  const samples: string[] = [];
  for (let b = 0; b < Number(process.argv[2] ?? 10); b++) {
    const chapters = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [String(at + 1), { original: make(12000) }]),
    );
    samples.push(chapters['1']!.original.slice(0, 2000));
    await publishBooks(db, [{ id: `book-${b}`, title: `書${b}`, chapters }]);
  }
  await pool.query('vacuum analyze book_passage');
  const log: [number, string, unknown][] = [];
  const original = (pg.Client as any).prototype.query;
  (pg.Client as any).prototype.query = function (this: any, ...args: any[]) {
    const began = performance.now();
    const text = typeof args[0] === 'string' ? args[0] : args[0].text,
      values = args[0].values ?? args[1];
    const r = original.apply(this, args);
    if (r?.then)
      return r.then((x: any) => {
        log.push([performance.now() - began, text, values]);
        return x;
      });
    return r;
  };
  const terms = (length: number) =>
    Array.from({ length: 30 }, () => {
      const s = samples[Math.floor(rnd() * samples.length)]!.replace(/[。\n]/g, '');
      const at = Math.floor(rnd() * (s.length - length));
      return s.slice(at, at + length);
    });
  const run = async (name: string, list: string[], ask: (t: string) => Promise<unknown>) => {
    for (const t of list.slice(0, 5)) await ask(t);
    const times: number[] = [];
    log.length = 0;
    const cpu0 = process.cpuUsage();
    for (const t of list) {
      const b = performance.now();
      await ask(t);
      times.push(performance.now() - b);
    }
    const cpu = process.cpuUsage(cpu0);
    times.sort((a, b) => a - b);
    console.log(
      name,
      'p50',
      times[15]!.toFixed(1),
      'p95',
      times[28]!.toFixed(1),
      'node cpu/ask',
      ((cpu.user + cpu.system) / 1000 / list.length).toFixed(1),
      'statements',
      log.length / list.length,
    );
    const by = new Map<string, number[]>();
    for (const [ms, text] of log) {
      const k = text.replace(/\s+/g, ' ').slice(0, 110);
      by.set(k, [...(by.get(k) ?? []), ms]);
    }
    for (const [k, ms] of by) {
      ms.sort((a, b) => a - b);
      console.log(
        '   ',
        ms.length / list.length,
        'p50',
        ms[Math.floor(ms.length / 2)]!.toFixed(1),
        'max',
        ms.at(-1)!.toFixed(1),
        k,
      );
    }
    return [...log];
  };
  for (const length of [2, 5, 1])
    await run(`all ${length}`, terms(length), (keyword) =>
      searchText(db, { keyword, page: 1, size: 10, sort: 'hits', narrowing: {}, language: 'zh' }),
    );
  const t2 = terms(2);
  const log2 = await run('in book', t2, (t) => searchBookText(db, 'book-0', t));
  const seen = new Set<string>();
  (pg.Client as any).prototype.query = original;
  for (const [, text, values] of log2.slice(-8)) {
    if (seen.has(text) || !/^\s*(select|with)/i.test(text)) continue;
    seen.add(text);
    const { rows } = await pool.query('explain (analyze, buffers, settings) ' + text, values as any[]);
    console.log(text.replace(/\s+/g, ' ').slice(0, 300));
    console.log(
      rows
        .map((r: any) => r['QUERY PLAN'])
        .join('\n')
        .slice(0, 2500),
    );
  }
});
process.exit(0);
