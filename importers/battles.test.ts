import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../src/rules/languages.ts';
import { faultsIn } from '../tests/record-faults.ts';
import { openDatabase } from '../tests/world.ts';
import { battlesSource } from './battles.ts';
import { momentOf, timeOf } from './battles-times.ts';
import { commanderName, normalizeCase, describeSide } from './battles-words.ts';
import { importSource } from './engine.ts';
import type { ImportedSubject, Source } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-battles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function readAll(source: Source) {
  const records: ImportedSubject[] = [],
    refused: string[] = [],
    without: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) {
      records.push(item.record);
      without.push(...(item.without ?? []));
    } else if ('refused' in item) refused.push(`${item.where} ${item.refused}`);
  }
  return { records, refused, without, one: (key: string) => records.find((record) => record.key === key)! };
}
const file = (name: string, ...lines: (string | Buffer)[]) =>
  writeFileSync(
    join(folder, `${name}.csv`),
    Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])),
  );
const battle = (
  id: number | string,
  name: string,
  { war = 'Reed War of 1601-1609', place = 'MARSHLAND', wina = '', article = '', parent = '' } = {},
) => `${id},"${name}","${place}","${war}",${wina},"${article}",${parent}`;
const spell = (id: number, start: string, end: string) => `${id},1,${start},${start},${end},${end}`;
/** Three battles of an invented war. */
function writeBattles(...more: string[]) {
  file(
    'battles',
    'isqno,name,locn,war4,wina,dbpedia,parent',
    battle(1, 'OLD BRIDGE', { wina: '1', article: 'http://dbpedia.org/resource/Battle_of_Old_Bridge' }),
    battle(2, 'OLD BRIDGE', { wina: '-1' }),
    battle(3, "MILLER'S FORD (PHASE II)", { parent: '1', war: 'Reed_War of 1601-160' }),
    ...more,
  );
  file(
    'active_periods',
    'isqno,atp_number,start_time_min,start_time_max,end_time_min,end_time_max',
    spell(1, '1601-05-02T06:30:00', '1601-05-02T19:00:00'),
    '2,1,1605-08-01T00:00:00,1605-08-02T00:00:00,1605-08-03T00:00:00,1605-08-04T00:00:00',
    spell(3, '1601-05-04T08:00:00', '1601-05-03T00:00:00'),
  );
  file(
    'battle_actors',
    'isqno,attacker,n,actor',
    '1,1,1,Northland',
    '1,0,1,Southland',
    '2,1,1,Northland',
    '2,0,1,Southland',
    '2,0,2,Westland',
  );
  file(
    'battle_dyads',
    'isqno,attacker,defender',
    '1,Northland,Southland',
    '2,Southland,Northland',
    '2,Northland,Westland',
  );
  file('belligerents', 'isqno,attacker,nam,str,cas', '1,1,ARMY,11500,4000', '1,0,ARMY,9000,', '2,0,ARMY,100,1');
  file(
    'commanders',
    'isqno,attacker,actors,commanders,uri',
    '1,1,Northland,OTTO,Otto_of_Northland_(general)',
    '2,1,Northland,GEN OTTO,Otto_of_Northland_(general)',
    "1,0,Southland,MG O'HARA & COL SMITH,?",
    Buffer.concat([Buffer.from('2,0,Southland,EMILE,'), Buffer.from([0x83]), Buffer.from('mile_Sud')]),
  );
}

test('names in capitals become readable', () => {
  expect(
    [
      'YPRES',
      'BOIS DE MOYON-FLERS',
      'THE RAAB',
      "WILSON'S CREEK",
      'OBOYAN-KURSK (PHASE III)',
      'HILL 95-I',
      'CHEMIN-DES-DAMES',
      'NORDLINGEN II',
      'Old Bridge',
      'USSR',
      'ADVANCE FROM THE COAST',
    ].map(normalizeCase),
  ).toEqual([
    'Ypres',
    'Bois de Moyon-Flers',
    'The Raab',
    "Wilson's Creek",
    'Oboyan-Kursk (Phase III)',
    'Hill 95-I',
    'Chemin-des-Dames',
    'Nordlingen II',
    'Old Bridge',
    'USSR',
    'Advance from the Coast',
  ]);
  expect([commanderName("MG O'DANIEL"), commanderName('MAURICE OF NASSAU'), commanderName('VON KLUCK')]).toEqual([
    { name: "O'Daniel", rank: 'Maj. Gen.' },
    { name: 'Maurice of Nassau', rank: null },
    { name: 'Von Kluck', rank: null },
  ]);
});

test('the precision of a time follows from how close its earliest and latest moments are', () => {
  const at = (min: string, max = min, isEnd = false) => {
    const moment = momentOf({ min, max }, isEnd);
    return moment && [moment.text, moment.note];
  };
  expect(at('1600-07-02T14:30:00')).toEqual(['1600-07-02 14:30:00', null]);
  expect(at('1626-04-25T00:00:00', '1626-04-26T00:00:00')).toEqual(['1626-04-25 00:00:00', null]);
  expect(at('1626-04-25T06:00:00', '1626-04-25T09:00:00')).toEqual(['1626-04-25 00:00:00', null]);
  expect(at('1626-04-25T00:00:00', '1626-04-29T00:00:00')).toEqual(['1626-04-25 00:00:00', 'about']);
  expect(at('1703-03-01T00:00:00', '1703-03-01T00:00:00', true)).toEqual(['1703-02-28 00:00:00', null]);
  expect([at(''), at('1626-13-25T00:00:00'), at('1626-04-26T00:00:00', '1626-04-25T00:00:00')]).toEqual([
    null,
    null,
    null,
  ]);
  const [early, late] = [
    { min: '1600-01-02T10:00:00', max: '1600-01-02T10:00:00' },
    { min: '1600-01-05T10:00:00', max: '1600-01-05T10:00:00' },
  ];
  expect(
    timeOf([
      { start: late, end: late },
      { start: early, end: early },
    ]).time,
  ).toMatchObject({ startTime: '1600-01-02 10:00:00', endTime: '1600-01-05 10:00:00' });
  expect(timeOf([{ start: late, end: early }])).toMatchObject({
    isTurned: true,
    time: { startTime: '1600-01-05 10:00:00', endTime: null },
  });
  expect(timeOf([])).toEqual({ time: null, isTurned: false, invalid: [] });
});

test('an impossible day is no time of a battle, and is reported', () => {
  const at = (text: string) => ({ min: `${text}T00:00:00`, max: `${text}T00:00:00` });
  expect(momentOf(at('1801-02-31'))).toBeNull();
  expect(timeOf([{ start: at('1801-02-31'), end: at('1801-03-04') }])).toEqual({
    time: null,
    isTurned: false,
    invalid: ['a time that is none: 1801-02-31T00:00:00 – 1801-02-31T00:00:00'],
  });
});

test('reads wars, battles, actors and commanders with their times and relations', async () => {
  writeBattles();
  const { records, refused, without, one: findRecord } = await readAll(await battlesSource(folder));
  expect(refused).toEqual([]);
  expect(records.map(({ key }) => key)).toEqual([
    'war Reed War 1601',
    'battle 1',
    'battle 2',
    'battle 3',
    'actor Northland',
    'actor Southland',
    'actor Westland',
    'commander Otto_of_Northland_(general)',
    'commander Émile_Sud',
  ]);
  expect(findRecord('war Reed War 1601')).toMatchObject({
    kind: 'war',
    names: { en: 'Reed War' },
    times: [{ role: 'span', startTime: '1601-00-00 00:00:00', endTime: '1609-00-00 00:00:00' }],
  });
  expect(findRecord('battle 1')).toMatchObject({
    kind: 'war',
    names: { en: 'Old Bridge' },
    otherNames: { en: ['Battle of Old Bridge'] },
    distinction: { en: 'Reed War, 1601' },
    same: { cdb90: '1', dbpedia: 'Battle_of_Old_Bridge' },
    summary: { en: 'Battle in Marshland, Reed War: Northland attacking, Southland defending. The attack succeeded.' },
    times: [{ startTime: '1601-05-02 06:30:00', endTime: '1601-05-02 19:00:00' }],
    relations: [{ to: 'war Reed War 1601' }],
  });
  expect([
    findRecord('battle 2').distinction,
    findRecord('battle 2').times[0]!.endTime,
    findRecord('battle 3').names.en,
    findRecord('battle 3').relations![0]!.to,
  ]).toEqual([{ en: 'Reed War, 1605' }, '1605-08-03 00:00:00', "Miller's Ford (Phase II)", 'battle 1']);
  expect([without, findRecord('battle 3').times[0]!.endTime], 'it ended before it began').toEqual([
    ['an end before its start'],
    null,
  ]);
  const listRelations = (key: string) =>
    findRecord(key).relations!.map(({ to, word, description, time }) => [
      to,
      word.en,
      description?.en,
      time?.startTime.slice(0, 4),
      time?.endTime?.slice(0, 4),
    ]);
  expect(listRelations('actor Northland')).toEqual([
    ['battle 1', 'victor of', 'Attacking, 11,500 men, 4,000 lost', '1601', '1601'],
    ['battle 2', 'fought in', 'Attacking', '1605', '1605'],
    ['actor Southland', 'at war with', undefined, '1601', '1605'],
    ['actor Westland', 'at war with', undefined, '1605', undefined],
  ]);
  expect(listRelations('actor Southland').map(([, word, description]) => [word, description])).toEqual([
    ['fought in', "Defending, 9,000 men, led by Maj. Gen. O'Hara, Col. Smith"],
    ['victor of', 'Defending'],
  ]);
  expect(findRecord('commander Otto_of_Northland_(general)')).toMatchObject({
    kind: 'person',
    names: { en: 'Otto of Northland' },
    otherNames: { en: ['Otto'] },
    distinction: { en: 'general' },
    times: [{ role: 'active', startTime: '1601-00-00 00:00:00', endTime: '1605-00-00 00:00:00' }],
  });
  expect(listRelations('commander Émile_Sud')).toEqual([['battle 2', 'commander in', undefined, '1605', '1605']]);
});

test('attackers and defenders are described in all five languages', () => {
  expect(describeSide({ isAttacker: true, strength: 11_500, losses: null, led: ['Gen. A', 'Col. B'] })).toEqual({
    zh: '进攻方，兵力11,500人，指挥：Gen. A、Col. B',
    en: 'Attacking, 11,500 men, led by Gen. A, Col. B',
    fr: 'En attaque, 11\u202f500 hommes, sous Gen. A, Col. B',
    es: 'Al ataque, 11.500 hombres, al mando de Gen. A, Col. B',
    jp: '攻撃側、兵力11,500人、指揮：Gen. A、Col. B',
  });
});

test('invalid rows are refused by line and the rest is imported; a folder without battles is an error', async () => {
  writeBattles(battle('x', 'NOWHERE'), battle(5, ' '), battle(6, '<b>LAST</b>'));
  const { records, refused } = await readAll(await battlesSource(folder));
  expect(refused).toEqual(['battles.csv:5 no number (isqno)', 'battles.csv:6 no name']);
  expect(records.find(({ key }) => key === 'battle 6')).toMatchObject({ names: { en: 'Last' }, times: [] });
  rmSync(join(folder, 'battles.csv'));
  await expect(battlesSource(folder)).rejects.toThrow('It cannot be read');
});

test('a second import changes nothing', async () => {
  const { db } = await openDatabase();
  writeBattles();
  expect(await importSource(db, await battlesSource(folder))).toMatchObject({
    read: 9,
    taken: 9,
    dangling: 0,
    refused: [],
  });
  const relations = () =>
    db
      .selectFrom('relation')
      .innerJoin('subject', 'subject.id', 'relation.fromId')
      .where('subject.originId', '=', 'cdb90')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const before = await relations();
  expect(before).toEqual({ n: 13 });
  expect(
    (
      await db
        .selectFrom('entry')
        .where('name', '=', 'Old Bridge')
        .select('disambiguation')
        .orderBy('disambiguation')
        .execute()
    ).map(({ disambiguation }) => disambiguation),
  ).toEqual(['Reed War, 1601', 'Reed War, 1605']);
  expect(await importSource(db, await battlesSource(folder))).toMatchObject({
    taken: 0,
    changed: 0,
    unchanged: 9,
    dangling: 0,
  });
  expect(await relations()).toEqual(before);
});

const handout = resolve(import.meta.dirname, '../../shared/data/04-cdb90-battles');
test.skipIf(!existsSync(handout))(
  'the whole data set 04-cdb90-battles is imported: no end before its start, no two battles alike (needs ../shared/data)',
  async () => {
    const { records, refused, without, one: findRecord } = await readAll(await battlesSource(handout));
    const count = (sort: string) => records.filter(({ key }) => key.startsWith(`${sort} `)).length;
    expect({
      refused,
      without,
      battles: count('battle'),
      wars: count('war'),
      actors: count('actor'),
      commanders: count('commander'),
    }).toEqual({ refused: [], without: [], battles: 660, wars: 63, actors: 54, commanders: 408 });
    expect(records.flatMap(faultsIn)).toEqual([]);
    for (const { relations = [], names } of records) {
      expect(names.en).not.toMatch(/^[\P{Ll}]{5,}$/u);
      for (const { description } of relations)
        if (description) expect(Object.keys(description).sort()).toEqual([...languages].sort());
    }
    const battles = records.filter(({ key }) => key.startsWith('battle '));
    expect(new Set(battles.map(({ names, distinction }) => `${names.en} ${distinction!.en}`)).size).toBe(660);
    expect(findRecord('commander Émile_Fayolle').names.en, 'a byte of a Macintosh').toBe('Émile Fayolle');
    expect(findRecord('battle 1').times[0]).toMatchObject({
      startTime: '1600-07-02 14:30:00',
      endTime: '1600-07-02 19:30:00',
    });
    expect(findRecord('battle 305').relations![0]!.to).toBe('battle 304');
  },
);
