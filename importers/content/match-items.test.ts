import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStatement, human, item, terms, toItem, toTime } from '../../tests/wikidata-items.ts';
import { startWikimedia } from '../../tests/wikimedia-server.ts';
import { readSettings } from '../../src/kit/settings.server.ts';
import { openWikimedia } from '../../src/kit/wikimedia/wikimedia.server.ts';
import { acceptItems } from './accept-items.ts';
import { builtInContent, builtInFolder } from './load.ts';
import { findItemMatches } from './match-items.ts';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-items-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const augustus = builtInContent().subjects.find(({ id }) => id === 'augustus')!;

test('items of a subject are proposed by names in five languages, kind and time, the likeliest first', async () => {
  const born = (year: string) => createStatement(toTime('P569', `${year}-00-00T00:00:00Z`));
  const service = await startWikimedia({
    items: {
      Q1: item('Q1', 'Augustus', [human, born('+1526')]), // a king of Poland
      Q2: item('Q2', 'Augustus', [createStatement(toItem('P31', 'Q515'))]), // a town
      Q3: item('Q3', 'Augustus', [human]), // of no known time
      Q4: item('Q4', 'Augustus', [human, born('-0063')], {
        labels: terms({ en: 'Augustus', fr: 'Auguste', ja: 'アウグストゥス' }),
        aliases: { es: [{ language: 'es', value: 'Octavio' }] },
      }),
      Q5: item('Q5', 'Augustus Nobody', [human]), // shares no name
    },
  });
  const wikimedia = openWikimedia(readSettings({ ...service.settings, STELE_DATA: createFolder() }))!;
  expect(await findItemMatches(augustus, wikimedia)).toEqual([
    { item: 'Q4', label: 'Augustus', names: ['en', 'fr', 'ja'], isSameTime: true },
    { item: 'Q3', label: 'Augustus', names: ['en'], isSameTime: null },
  ]);
});

test('items that a person left in the table are written before the times; a wrong row writes nothing', () => {
  const folder = createFolder();
  for (const id of ['augustus', 'aeneid']) {
    mkdirSync(join(folder, 'subjects', id), { recursive: true });
    cpSync(join(builtInFolder, 'subjects', id, 'subject.json'), join(folder, 'subjects', id, 'subject.json'));
  }
  const read = (id: string) => readFileSync(join(folder, 'subjects', id, 'subject.json'), 'utf8');
  const before = read('augustus');
  for (const [table, why] of [
    ['augustus\tQ2', 'line 1: augustus is Q1405 already'],
    ['augustus\tQ1405\nnobody\tQ3', 'line 2: there is no subject nobody'],
    ['augustus\tQ1405\n../x\tQ3', 'line 2: there is no subject ../x'],
    ['augustus\tno item', 'line 1: “no item” is no item'],
    ['augustus\tQ1405\naugustus\tQ1405', 'line 2: augustus stands here twice'],
  ] as const)
    expect(() => acceptItems(folder, table), table).toThrow(why);
  expect(acceptItems(folder, 'subject\titem\tlabel\naugustus\tQ1405\tAugustus\n')).toEqual(['augustus']);
  expect(read('augustus')).toBe(before);
  const { identifiers: _, ...bare } = JSON.parse(read('aeneid')) as Record<string, unknown>;
  const item = (JSON.parse(read('aeneid')) as { identifiers?: { wikidata?: string } }).identifiers?.wikidata ?? 'Q900';
  acceptItems(folder, `aeneid\t${item}`);
  const written = JSON.parse(read('aeneid')) as Record<string, unknown>;
  expect(written['identifiers']).toMatchObject({ wikidata: item });
  expect({ ...written, identifiers: undefined }).toEqual({ ...bare, identifiers: undefined });
  const names = Object.keys(written);
  expect(names.indexOf('identifiers')).toBe(names.indexOf('times') - 1);
});
