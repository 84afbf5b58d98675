import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { gedcomSource } from './gedcom/gedcom.ts';
import { readMapping } from './mapping/mapping.ts';
import { tableSource } from './mapping/table.ts';
import type { ImportedSubject, ReadResult } from './record.ts';

/**
 * For every input, each record, field and row is in a record or in the report. `STELE_CONSERVATION_RUNS=10000` checks
 * more inputs than the suite does.
 */
const numRuns = Number(process.env['STELE_CONSERVATION_RUNS'] ?? 150);
const timeoutMs = 60_000 + numRuns * 50;

const folder = mkdtempSync(join(tmpdir(), 'stele-conservation-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  records: ImportedSubject[];
  /** Places and reasons of the report. */
  report: string[];
}
async function readAll(items: AsyncIterable<ReadResult>): Promise<Outcome> {
  const records: ImportedSubject[] = [],
    report: string[] = [];
  for await (const item of items) {
    if ('record' in item) {
      records.push(item.record);
      for (const list of [item.broken, item.omitted, item.notices])
        report.push(...(list ?? []).map(({ where, why }) => `${where}: ${why}`));
    } else
      report.push(
        `${item.where}: ${'refused' in item ? item.refused : 'omitted' in item ? item.omitted : 'notice' in item ? item.notice : item.passedOver}`,
      );
  }
  return { records, report };
}

// GEDCOM: every value is a word of its fieldIndexes, so that it can be looked for on both sides.
type GedcomField = { tag: string; sub?: string; hasValue?: boolean; isRead: boolean };
const fields: readonly GedcomField[] = [
  { tag: 'NOTE', isRead: true },
  { tag: 'TITL', isRead: true },
  { tag: 'OCCU', isRead: false },
  { tag: 'RESI', sub: 'PLAC', isRead: false },
  { tag: 'BIRT', sub: 'PLAC', isRead: false },
  { tag: 'DEAT', sub: 'NOTE', isRead: false },
  { tag: 'NAME', isRead: true },
  { tag: 'MY-TAG', isRead: false },
  { tag: 'OBJE', sub: 'FILE', isRead: false },
  { tag: 'SOUR', isRead: false },
  { tag: 'EVEN', sub: 'NOTE', hasValue: true, isRead: false },
  { tag: 'OCCU', sub: 'DATE', hasValue: true, isRead: false },
];
const damage = [
  'none',
  'blank',
  'spaces',
  'tab',
  'indent',
  'crlf',
  'noEnd',
  'noHead',
  'wrapped',
  'junk',
  'jump',
] as const;
const person = fc.record({
  fields: fc.array(fc.nat(fields.length - 1), { maxLength: 6 }),
  hasName: fc.boolean(),
  born: fc.option(fc.integer({ min: 1500, max: 1900 })),
  died: fc.option(fc.integer({ min: 1500, max: 1900 })),
});
const family = fc.record({
  partners: fc.array(fc.nat(7), { maxLength: 4 }),
  children: fc.array(fc.nat(7), { maxLength: 4 }),
  pedigree: fc.constantFrom('', 'birth', 'adopted', 'foster', 'step', 'guardian'),
});

test(
  'every person, name, field and member of a family of a damaged GEDCOM file is imported or reported',
  { timeout: timeoutMs },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 1, maxLength: 6 }),
        fc.array(family, { maxLength: 4 }),
        fc.constantFrom(...damage),
        async (people, families, kind) => {
          const words: { word: string; isInReport?: boolean }[] = [];
          let count = 0;
          const word = () => {
            const value = `Word${++count}x`;
            words.push({ word: value });
            return value;
          };
          const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'];
          for (const [at, { fields: fieldIndexes, hasName, born, died }] of people.entries()) {
            lines.push(`0 @I${at}@ INDI`);
            if (hasName) lines.push(`1 NAME ${word()} /${word()}/`);
            if (born !== null) lines.push('1 BIRT', `2 DATE ${born}`);
            if (died !== null) lines.push('1 DEAT', `2 DATE ${died}`);
            for (const index of fieldIndexes) {
              const { tag, sub, hasValue } = fields[index]!;
              if (sub) lines.push(hasValue ? `1 ${tag} ${word()}` : `1 ${tag}`, `2 ${sub} ${word()}`);
              else lines.push(`1 ${tag} ${word()}`);
            }
            for (const [index, { children, pedigree }] of families.entries())
              if (pedigree && children.includes(at)) lines.push(`1 FAMC @F${index}@`, `2 PEDI ${pedigree}`);
          }
          for (const [index, { partners, children }] of families.entries())
            lines.push(
              `0 @F${index}@ FAM`,
              ...partners.map((at, position) => `1 ${position % 2 ? 'WIFE' : 'HUSB'} @I${at}@`),
              ...children.map((at) => `1 CHIL @I${at}@`),
              `1 EVEN ${word()}`,
            );
          if (kind === 'wrapped') lines.push('0 @N9@ NOTE', `1 CONT ${word()}`, `${word()} without a level`);
          if (kind === 'junk') lines.splice(6, 0, `?? ${word()}`);
          if (kind === 'jump') lines.push('0 @I99@ INDI', `1 NAME ${word()}`, '1 RESI', `4 PLAC ${word()}`);
          lines.push('0 TRLR');
          const text = damaged(lines, kind);
          const path = join(folder, 'tree.ged');
          writeFileSync(path, text);
          const { records, report } = await readAll((await gedcomSource(path)).read());
          const stored = JSON.stringify(records),
            reported = report.join('\n');
          for (const { word: value } of words)
            expect(stored.includes(value) || reported.includes(value), `${value} of\n${text}\n${reported}`).toBe(true);
          // Every person is a record.
          expect(records.length).toBe(people.length + (kind === 'jump' ? 1 : 0));
          // Every date is in a record or in the report.
          for (const [at, { born, died }] of people.entries())
            for (const year of [born, died])
              if (year !== null)
                expect(
                  JSON.stringify(records[at]!.times).includes(String(year)) || reported.includes(String(year)),
                  `${year} of\n${text}\n${reported}`,
                ).toBe(true);
          // Every member of a family is in a union or a relation with the others, or in the report.
          for (const [index, { partners, children }] of families.entries())
            for (const at of new Set([...partners, ...children])) {
              const key = `@I${at}@`,
                hasPlace = records.some(({ key: fieldIndexes, unions = [], relations = [] }) =>
                  fieldIndexes === key
                    ? unions.length > 0 || relations.length > 0
                    : unions.some((union) =>
                        [...union.partners, ...union.children.map((child) => child.key)].includes(key),
                      ) || relations.some(({ to }) => to === key),
                );
              expect(hasPlace || reported.includes(key), `${key} in @F${index}@ of\n${text}\n${reported}`).toBe(true);
            }
          assertNoCircle(records);
        },
      ),
      { numRuns },
    );
  },
);

function damaged(lines: readonly string[], kind: (typeof damage)[number]): string {
  const text = (end: string) => `${lines.join(end)}${end}`;
  if (kind === 'blank') return text('\n\n');
  if (kind === 'spaces') return text('\n').replace(/^(\d) /gm, '$1   ');
  if (kind === 'tab') return text('\n').replace(/^(\d) /gm, '$1\t');
  if (kind === 'indent') return lines.map((line) => `${' '.repeat(Number(line[0]) || 0)}${line}\n`).join('');
  if (kind === 'crlf') return text('\r\r\n');
  if (kind === 'noEnd') return lines.slice(0, -1).join('\n');
  return kind === 'noHead' ? lines.slice(4).join('\n') : text('\n');
}

/** No one is their fieldIndexes ancestor. */
function assertNoCircle(records: readonly ImportedSubject[]): void {
  const parents = new Map<string, Set<string>>();
  for (const { partners, children } of records.flatMap(({ unions = [] }) => unions))
    for (const { key } of children) parents.set(key, new Set([...(parents.get(key) ?? []), ...partners]));
  for (const start of parents.keys()) {
    const seen = new Set<string>(),
      edge = [...parents.get(start)!];
    for (let key = edge.pop(); key !== undefined; key = edge.pop()) {
      expect(key, 'an ancestor').not.toBe(start);
      if (seen.has(key)) continue;
      seen.add(key);
      edge.push(...(parents.get(key) ?? []));
    }
  }
}

// Tables: every cell is a word of its fieldIndexes.
const separators = [',', ';', '\t', '|'] as const;
const quoting = ['never', 'always', 'needed'] as const;
const cell = fc.constantFrom('plain', 'separator', 'newline', 'quote', 'empty', 'open');

test('every row and cell of a damaged table is imported or reported', { timeout: timeoutMs }, async () => {
  const mappingPath = join(folder, 'mapping.json');
  writeFileSync(
    mappingPath,
    JSON.stringify({
      name: 'A table',
      licence: 'CC0',
      table: {
        key: 'id',
        kind: 'painting',
        names: { en: 'title' },
        summary: { en: 'note' },
        body: { en: 'extra' },
        times: [{ role: 'made', from: 'year' }],
        relations: [{ column: 'link', type: 'other', word: { en: 'with' } }],
      },
    }),
  );
  const mapping = await readMapping(mappingPath);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 0, maxLength: 8 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...separators),
      fc.constantFrom(...quoting),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (rows, separator, quotes, end) => {
        const columns = ['id', 'title', 'note', 'year', 'link', 'extra'];
        let count = 0;
        const words: string[] = [];
        const write = (kind: typeof cell extends fc.Arbitrary<infer T> ? T : never) => {
          if (kind === 'empty') return '';
          const value = `Word${++count}x`;
          words.push(value);
          if (quotes === 'never' || kind === 'open') return kind === 'open' ? `"${value}` : value;
          const inner = { separator: `${separator} `, newline: end, quote: '""', plain: '' }[kind];
          return kind === 'plain' && quotes === 'needed' ? value : `"${inner}${value}"`;
        };
        const text = [columns.join(separator), ...rows.map((row) => row.map(write).join(separator))].join(end);
        const path = join(folder, 'table.csv');
        writeFileSync(path, `${text}${end}`);
        const { records, report } = await readAll((await tableSource(path, mapping)).read());
        const stored = JSON.stringify(records),
          reported = report.join('\n');
        const lost = words.filter((value) => !stored.includes(value) && !reported.includes(value));
        const refusedRows = report.filter((line) => /: (?:no key|no name)/.test(line)).length;
        // A row without key or name is reported with its line, not with all of its cells.
        expect(
          lost.length <= refusedRows * (columns.length + 2),
          `${lost.join()} of\n${text}\n${reported}\n${stored}`,
        ).toBe(true);
      },
    ),
    { numRuns },
  );
});
