import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../tests/world.ts';
import { fastRead } from '../../src/features/entries/contract.ts';
import { searchAll } from '../../src/features/search/contract.ts';
import { importSource } from '../engine.ts';
import { gedcomSource } from './gedcom.ts';

test('files-field 1: lists show a vague birth with the known death, and a vague birth alone without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gedcom-vague-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'vague.ged');
  const person = (key: string, name: string, death: string) =>
    `0 @${key}@ INDI\n1 NAME ${name}\n1 BIRT\n2 DATE BET 1640 AND 1650\n${death}`;
  await writeFile(
    path,
    `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${person('A', 'Vaguely Bornandgone', '1 DEAT\n2 DATE 1701\n')}${person('B', 'Vaguely Bornonly', '')}0 TRLR\n`,
  );
  const { db, as } = await openWorld();
  await importSource(db, await gedcomSource(path));
  const timeOfHit = async (keyword: string) => (await as(null, 'en')(searchAll, { keyword })).hits[0]!;
  const both = await timeOfHit('Vaguely Bornandgone'),
    birth = await timeOfHit('Vaguely Bornonly');
  expect(both.time).toMatchObject({ startTime: '1640-00-00 00:00:00', endTime: '1701-00-00 00:00:00', endNote: null });
  expect(birth.time).toMatchObject({ startTime: '1640-00-00 00:00:00', endTime: '1650-00-00 00:00:00' });
  expect((await as(null, 'en')(fastRead, { id: both.id })).when).toBe('c. 1640 – 1701');
});
