import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readMappingFrom } from './mapping/mapping.ts';
import { sources } from './sources.ts';
import type { ReportLine } from './record.ts';

/**
 * For every generated file, each name, description, label and value is in a record or in the report.
 * `STELE_CONSERVATION_RUNS=10000` checks more files than the suite does.
 */
const numRuns = Number(process.env['STELE_CONSERVATION_RUNS'] ?? 100);
const timeout = 60_000 + numRuns * 50;

const folder = mkdtempSync(join(tmpdir(), 'stele-conservation-'));
afterAll(() => rmSync(folder, { recursive: true }));

class Words {
  readonly addedWords: string[] = [];
  /** Words that the docs name as not imported. */
  readonly #omitted = new Set<string>();
  addWord = (): string => {
    const word = `Word${this.addedWords.length + 1}x`;
    this.addedWords.push(word);
    return word;
  };
  omit = (): string => {
    const word = this.addWord();
    this.#omitted.add(word);
    return word;
  };
  get expected() {
    return this.addedWords.filter((word) => !this.#omitted.has(word));
  }
}

/** Reads a file; everything that is imported, and every line of the report, as one text. */
async function readEverything(
  kind: keyof typeof sources,
  name: string,
  content: string,
  mapping: object | null = null,
): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const source = await sources[kind].open(path, {
    mapping: mapping && readMappingFrom(mapping, 'the test'),
    withoutLiving: false,
    labels: [],
    encoding: undefined,
  });
  const parts: unknown[] = [];
  const lines = (some: readonly ReportLine[] | undefined) => void parts.push(...(some ?? []).map(({ why }) => why));
  for await (const item of source.read()) {
    parts.push(item);
    if ('record' in item) for (const list of ['broken', 'omitted', 'notices'] as const) lines(item[list]);
  }
  if (source.borders)
    for await (const file of source.borders.files([])) for (const item of await file.read()) parts.push(item);
  return JSON.stringify(parts);
}

async function expectConserved(words: Words, pendingText: Promise<string>, content: string): Promise<void> {
  const text = await pendingText;
  expect(
    words.expected.filter((word) => !text.includes(word)),
    `${content.slice(0, 3000)}\n${text.slice(0, 3000)}`,
  ).toEqual([]);
}

const json = fc.constantFrom('text', 'number', 'null', 'list', 'object', 'missing');
const odd = (kind: string, words: Words, right: unknown): unknown =>
  kind === 'text'
    ? right
    : kind === 'number'
      ? 7
      : kind === 'null'
        ? null
        : kind === 'list'
          ? [words.omit()]
          : kind === 'object'
            ? { odd: words.omit() }
            : undefined;

const languages = ['en', 'fr', 'es', 'zh', 'ja', 'de', 'xx'] as const;
const snakKinds = ['value', 'somevalue', 'novalue', 'bad'] as const;
test('every name, description and date of a generated Wikidata file is imported or reported', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          labels: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 0, maxLength: 4 }),
          birth: fc.tuple(
            fc.constantFrom(...snakKinds),
            fc.integer({ min: -500, max: 2020 }),
            fc.constantFrom(6, 7, 8, 9, 10, 11),
          ),
          death: fc.tuple(
            fc.constantFrom(...snakKinds),
            fc.integer({ min: -500, max: 2020 }),
            fc.constantFrom(6, 7, 8, 9, 10, 11),
          ),
          kind: fc.constantFrom('Q5', 'Q5', 'Q5', 'Q4167410', 'Q16521'),
          claims: json,
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom('object', 'array', 'lines'),
      async (items, form) => {
        const words = new Words();
        const entities = items.map(({ labels, birth, death, kind, claims }, at) => {
          const isNamed = labels.some((tag) => tag !== 'de' && tag !== 'xx');
          const term = (tag: string) => ({
            language: tag,
            value: tag === 'de' || tag === 'xx' || !isNamed || kind !== 'Q5' ? words.omit() : words.addWord(),
          });
          const time = ([snaktype, year, precision]: typeof birth, property: string) => ({
            mainsnak: {
              snaktype: snaktype === 'bad' ? 'value' : snaktype,
              property,
              ...((snaktype === 'value' || snaktype === 'bad') && {
                datavalue: {
                  type: 'time',
                  value: {
                    time: `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(4, '0')}-${snaktype === 'bad' ? '02-30' : precision > 9 ? '05-12' : '00-00'}T00:00:00Z`,
                    precision: snaktype === 'bad' ? 11 : precision,
                    calendarmodel: 'http://www.wikidata.org/entity/Q1985786',
                  },
                },
              }),
            },
            rank: 'normal',
          });
          return {
            type: 'item',
            id: `Q${9_000_000 + at}`,
            labels: Object.fromEntries(labels.map((tag) => [tag, term(tag)])),
            descriptions: Object.fromEntries(labels.map((tag) => [tag, term(tag)])),
            claims: odd(claims, words, {
              P31: [
                {
                  mainsnak: {
                    snaktype: 'value',
                    property: 'P31',
                    datavalue: { type: 'wikibase-entityid', value: { id: kind } },
                  },
                  rank: 'normal',
                },
              ],
              P569: [time(birth, 'P569')],
              P570: [time(death, 'P570')],
            }),
          };
        });
        const content =
          form === 'object'
            ? JSON.stringify({ entities: Object.fromEntries(entities.map((entity) => [entity.id, entity])) })
            : form === 'array'
              ? `[\n${entities.map((entity) => JSON.stringify(entity)).join(',\n')}\n]`
              : entities.map((entity) => JSON.stringify(entity)).join('\n');
        const pendingText = readEverything('wikidata', 'items.json', content);
        // An item that is no entry of history is one line.
        const isSkipped = entities.some(({ claims, labels }) => !claims || Object.keys(labels).length === 0);
        if (!isSkipped) await expectConserved(words, pendingText, content);
        const text = await pendingText;
        for (const { id } of entities) expect(text, content).toContain(id);
        assertNoInvention(
          JSON.parse(text) as {
            record?: { times: { role: string; startTime: string; endTime: string | null }[]; key: string };
          }[],
          items,
          9_000_000,
        );
      },
    ),
    { numRuns },
  );
});

/** No end of a life that no statement names. */
function assertNoInvention(
  parts: { record?: { times: { role: string; startTime: string; endTime: string | null }[]; key: string } }[],
  items: readonly {
    birth: readonly [string, number, number];
    death: readonly [string, number, number];
    claims: string;
  }[],
  first: number,
): void {
  for (const { record } of parts) {
    if (!record) continue;
    const { birth, death, claims } = items[Number(record.key.slice(1)) - first]!;
    const hasDeath = claims === 'text' && death[0] === 'value' && death[1] !== 0;
    const hasBirth = claims === 'text' && birth[0] === 'value' && birth[1] !== 0;
    const roles = record.times.map(({ role }) => role);
    if (!hasDeath) {
      expect(roles).not.toContain('death');
      for (const { role, endTime } of record.times) if (role === 'life') expect(endTime).toBeNull();
    }
    if (!hasBirth) expect(roles).not.toContain('birth');
  }
}

test('every name and time of a generated GeoJSON file is imported or reported', { timeout }, async () => {
  const ring = (x: number) => [
    [x, 0],
    [x + 5, 0],
    [x + 5, 5],
    [x, 0],
  ];
  const geometries = ['polygon', 'multi', 'collection', 'point', 'null', 'crossing', 'far', 'text', 'short'] as const;
  const years = ['1500', 1500, '-27', 'c. 1500', 'no year', '1500-13-45', null, ''] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: fc.constantFrom('text', 'text', 'number', 'null', 'missing'),
          geometry: fc.constantFrom(...geometries),
          from: fc.constantFrom(...years),
          until: fc.constantFrom(...years),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      async (shapes) => {
        const words = new Words();
        const features = shapes.map(({ name, geometry, from, until }, at) => ({
          type: 'Feature',
          properties: { NAME: odd(name, words, words.addWord()), from, until },
          geometry: {
            polygon: { type: 'Polygon', coordinates: [ring(at * 10)] },
            multi: { type: 'MultiPolygon', coordinates: [[ring(at * 10)], [ring(at * 10 + 6)]] },
            collection: {
              type: 'GeometryCollection',
              geometries: [
                { type: 'Point', coordinates: [1, 1] },
                { type: 'Polygon', coordinates: [ring(at * 10)] },
              ],
            },
            point: { type: 'Point', coordinates: [1, 1] },
            null: null,
            crossing: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [5, 5],
                  [5, 0],
                  [0, 5],
                  [0, 0],
                ],
              ],
            },
            far: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [5, 95],
                  [5, 0],
                  [0, 0],
                ],
              ],
            },
            text: { type: 'Polygon', coordinates: 'none' },
            short: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [1, 1],
                ],
              ],
            },
          }[geometry],
        }));
        const written = new Set(JSON.stringify(features).match(/Word\d+x/g));
        words.addedWords.splice(0, Infinity, ...words.addedWords.filter((word) => written.has(word)));
        const content = JSON.stringify({ type: 'FeatureCollection', features });
        await expectConserved(
          words,
          readEverything('borders', 'shapes.geojson', content, {
            name: 'Shapes',
            licence: 'CC0',
            borders: { name: 'NAME', from: 'from', until: 'until' },
          }),
          content,
        );
      },
    ),
    { numRuns },
  );
});

test(
  'every label, place and word of a date of a generated PeriodO file is imported or reported',
  { timeout },
  async () => {
    const terminus = fc.constantFrom('year', 'range', 'words', 'bad', 'missing', 'present');
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            languages: fc.uniqueArray(fc.constantFrom('en', 'fr', 'zh', 'de', 'xx'), { maxLength: 3 }),
            start: terminus,
            stop: terminus,
            field: fc.constantFrom('note', 'editorialNote', 'script', 'url', 'derivedFrom'),
            place: fc.constantFrom('wikidata', 'geonames', 'text'),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        async (plans) => {
          const words = new Words();
          const bound = (kind: string, year: number) =>
            ({
              year: () => ({ label: words.addWord(), in: { year: String(year) } }),
              range: () => ({
                label: words.addWord(),
                in: { earliestYear: String(year - 9), latestYear: String(year) },
              }),
              words: () => ({ label: words.addWord(), in: {} }),
              bad: () => ({ label: words.omit(), in: { year: words.addWord() } }),
              missing: () => undefined,
              present: () => ({ label: 'present', in: { year: '2025' } }),
            })[kind]!();
          const periods = plans.map(({ languages: tags, start, stop, field, place }, at) => ({
            id: `p0ab${at}`,
            type: 'Period',
            label: words.addWord(),
            languageTag: 'en',
            localizedLabels: Object.fromEntries(tags.map((tag) => [tag, [words.addWord()]])),
            start: bound(start, 100),
            stop: bound(stop, 200),
            [field]: words.addWord(),
            spatialCoverage: [
              place === 'text'
                ? words.addWord()
                : {
                    id: place === 'wikidata' ? 'http://www.wikidata.org/entity/Q38' : 'https://sws.geonames.org/1/',
                    label: place === 'wikidata' ? 'Italy' : words.addWord(),
                  },
            ],
          }));
          const content = JSON.stringify({
            authorities: {
              p0a: {
                id: 'p0a',
                source: { title: 'A book' },
                periods: Object.fromEntries(periods.map((period) => [period.id, period])),
              },
            },
          });
          await expectConserved(words, readEverything('periods', 'p0d.json', content), content);
        },
      ),
      { numRuns },
    );
  },
);

test('every subject, relation, name and value of generated triples is imported or reported', { timeout }, async () => {
  const lineKinds = [
    'table',
    'short',
    'long',
    'self',
    'relation',
    'label',
    'foreign',
    'literal',
    'blank',
    'open',
    'empty',
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...lineKinds), { minLength: 1, maxLength: 12 }), async (plan) => {
      const words = new Words();
      const address = (word: string) => `<http://example.org/${word}>`;
      const label = '<http://www.w3.org/2000/01/rdf-schema#label>';
      const written = plan.map((kind) => {
        if (kind === 'table') return `${words.addWord()}\t${words.addWord()}\t${words.addWord()}`;
        if (kind === 'short') return `${words.omit()}\t${words.omit()}`;
        if (kind === 'long') return `${words.omit()}\t${words.omit()}\t${words.omit()}\t${words.omit()}`;
        if (kind === 'self') return 'A\tB\tA';
        if (kind === 'relation')
          return `${address(words.addWord())} ${address(words.addWord())} ${address(words.addWord())} .`;
        if (kind === 'label') return `${address(words.omit())} ${label} "${words.addWord()}"@en .`;
        if (kind === 'foreign') return `${address(words.omit())} ${label} "${words.addWord()}"@de .`;
        if (kind === 'literal')
          return `${address(words.omit())} ${address(words.addWord())} "${words.addWord()} \\"q\\""^^<http://e.org/t> .`;
        if (kind === 'blank') return `_:${words.addWord()} ${address(words.addWord())} ${address(words.addWord())}.`;
        return kind === 'open' ? `${address(words.omit())} ${address(words.omit())} "${words.omit()} .` : '';
      });
      const content = `${written.join('\n')}\n`;
      const pendingText = readEverything('triples', 'lines.nt', content);
      await expectConserved(words, pendingText, content);
      // A line that is none is refused with its number.
      const text = await pendingText;
      for (const [at, kind] of plan.entries())
        if (kind === 'short' || kind === 'long' || kind === 'open')
          expect(text, content).toContain(`lines.nt:${at + 1}"`);
    }),
    { numRuns },
  );
});
