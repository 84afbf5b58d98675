import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedSubject } from '../record.ts';
import { gedcomSource } from './gedcom.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gedcom-contradictions-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(body: string, version = '5.5.1') {
  const path = join(folder, 'tree.ged');
  await writeFile(path, `0 HEAD\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n${body}0 TRLR\n`);
  const people = new Map<string, ImportedSubject>(),
    report: string[] = [];
  for await (const item of (await gedcomSource(path)).read()) {
    if ('record' in item) {
      people.set(item.record.key, item.record);
      for (const line of [...(item.broken ?? []), ...(item.omitted ?? []), ...(item.notices ?? [])])
        report.push(`${line.where.replace(/^[^:]*:\d+ /, '')}: ${line.why}`);
    } else if ('omitted' in item) report.push(`${item.where.replace(/^[^:]*:\d+ /, '')}: ${item.omitted}`);
    else if ('notice' in item) report.push(`${item.where.replace(/^[^:]*:\d+ /, '')}: ${item.notice}`);
  }
  const unions = [...people.values()]
    .flatMap((person) => person.unions ?? [])
    .map(({ partners, children, time }) => [
      partners.join('+'),
      children.map(({ key }) => key).join(),
      time?.startTime.slice(0, 4) ?? null,
    ]);
  return { people, unions, report };
}
const person = (key: string, sex: string, born: string, died = '') =>
  `0 @${key}@ INDI\n1 NAME ${key}\n1 SEX ${sex}\n${born && `1 BIRT\n2 DATE ${born}\n`}${died && `1 DEAT\n2 DATE ${died}\n`}`;
const family = (...lines: string[]) =>
  `0 @F@ FAM\n1 HUSB @Dad@\n1 WIFE @Mum@\n${lines.map((line) => `${line}\n`).join('')}`;

test.each<[string, string, string[][], string]>([
  [
    'a child older than its mother stays with its father',
    person('Dad', 'M', '1650') + person('Mum', 'F', '1690', '1740') + person('Kid', 'F', '1680'),
    [['@Dad@', '@Kid@']],
    'FAM.CHIL: @Kid@ is older than @Mum@: not their child here',
  ],
  [
    'a child older than both parents is the child of neither',
    person('Dad', 'M', '1690') + person('Mum', 'F', '1690') + person('Kid', 'F', '1680'),
    [],
    'FAM.CHIL: @Kid@ is older than @Dad@: not their child here',
  ],
  [
    'a mother of four years is left out',
    person('Dad', 'M', '1650') + person('Mum', 'F', '1690') + person('Kid', 'F', '1694'),
    [['@Dad@', '@Kid@']],
    'FAM.CHIL: @Mum@ would be younger than 5 at the birth of @Kid@: not their child here',
  ],
  [
    'a child born after its mother’s death stays with its father',
    person('Dad', 'M', '1650') + person('Mum', 'F', '1660', '1690') + person('Kid', 'F', '1694'),
    [['@Dad@', '@Kid@']],
    'FAM.CHIL: @Kid@ is born after the death of @Mum@: not their child here',
  ],
  [
    'a child born years after its father’s death stays with its mother',
    person('Dad', 'M', '20 B.C.', '5 B.C.') + person('Mum', 'F', '10 B.C.') + person('Kid', 'F', '10'),
    [['@Mum@', '@Kid@']],
    'FAM.CHIL: @Kid@ is born after the death of @Dad@: not their child here',
  ],
])('%s, and the contradiction is reported', async (_, people, others, line) => {
  const { unions, report } = await read(people + family('1 CHIL @Kid@'));
  expect(unions.map(([partners, children]) => [partners, children])).toEqual([['@Dad@+@Mum@', ''], ...others]);
  expect(report).toContain(line);
});

test('posthumous children, vague dates, adopted children and legendary ages are kept', async () => {
  const dad = person('Dad', 'M', '1650', '1689'),
    mum = person('Mum', 'F', 'ABT 1675');
  const posthumous = await read(dad + mum + person('Kid', 'F', 'MAY 1690') + family('1 CHIL @Kid@'));
  expect([posthumous.unions, posthumous.report]).toEqual([[['@Dad@+@Mum@', '@Kid@', null]], []]);
  const vague = await read(dad + mum + person('Kid', 'F', '1678') + family('1 CHIL @Kid@'));
  expect([vague.unions, vague.report]).toEqual([[['@Dad@+@Mum@', '@Kid@', null]], []]);
  const adopted = await read(
    dad + mum + `${person('Kid', 'F', '1640')}1 FAMC @F@\n2 PEDI adopted\n` + family('1 CHIL @Kid@'),
  );
  expect(adopted.unions).toEqual([['@Dad@+@Mum@', '@Kid@', null]]);
  const old = await read(person('Dad', 'M', '1500') + mum + person('Kid', 'F', '1690') + family('1 CHIL @Kid@'));
  expect([old.unions, old.report]).toEqual([
    [['@Dad@+@Mum@', '@Kid@', null]],
    ['FAM.CHIL: @Dad@ would be 190 or older at the birth of @Kid@: imported as stated'],
  ]);
});

test('a wedding before a birth or after a death has no date, and is reported', async () => {
  const couple = person('Dad', 'M', '1650', '1689') + person('Mum', 'F', '1660');
  const early = await read(couple + family('1 MARR', '2 DATE 1655'));
  expect([early.unions, early.report]).toEqual([
    [['@Dad@+@Mum@', '', null]],
    ['FAM.MARR.DATE: a wedding before the birth of @Mum@: the date is not imported'],
  ]);
  const late = await read(couple + family('1 MARR', '2 DATE 1 MAY 1690'));
  expect(late.report).toEqual(['FAM.MARR.DATE: a wedding after the death of @Dad@: the date is not imported']);
  expect((await read(couple + family('1 MARR', '2 DATE 1680'))).unions).toEqual([['@Dad@+@Mum@', '', '1680']]);
});

test('names of GEDCOM 7 in another language are names in that language; those in further languages are other names', async () => {
  const { people, report } = await read(
    '0 @I@ INDI\n1 NAME Wang /Anshi/\n2 TRAN 王安石\n3 LANG zh-Hant\n2 TRAN 王介甫\n3 LANG zh\n2 TRAN Ван Аньши\n3 LANG ru\n',
    '7.0',
  );
  expect(people.get('@I@')).toMatchObject({
    names: { en: 'Wang Anshi', zh: '王安石' },
    otherNames: { en: ['Ван Аньши'], zh: ['王介甫'] },
  });
  expect(report).toEqual(['INDI.NAME.TRAN.LANG: no room for it: ru']);
});

test('a birth and a death have sources of their own; each further source is reported with its title', async () => {
  const sources = ['Register', 'Tombstone', 'Letter']
    .map((title, at) => `0 @S${at + 1}@ SOUR\n1 TITL ${title}\n`)
    .join('');
  const events = (born: string) =>
    `0 @I@ INDI\n1 NAME Ann\n1 BIRT\n2 DATE ${born}\n2 SOUR @S1@\n2 SOUR @S3@\n3 PAGE p. 4\n1 DEAT\n2 DATE 1701\n2 SOUR @S2@\n`;
  const vague = await read(events('BET 1640 AND 1650') + sources);
  expect(vague.people.get('@I@')!.times.map(({ role, source }) => [role, source!.title])).toEqual([
    ['birth', 'Register'],
    ['death', 'Tombstone'],
  ]);
  expect(vague.report).toEqual([
    'INDI.BIRT.SOUR: no room for it: a further source: Letter, p. 4',
    'SOUR: nothing that is imported refers to it: Letter',
  ]);
  const exact = await read(events('1640') + sources);
  expect(exact.report).toContain('INDI.DEAT.SOUR: no room for it: a further source: Tombstone');
});

test('a picture on the web is linked in the text of its person; one on a disk is reported with person, title and path', async () => {
  const { people, report } = await read(
    '0 @I@ INDI\n1 NAME Ann\n1 OBJE @O@\n1 OBJE\n2 FILE pictures/ann.jpg\n2 TITL Ann, 1930\n0 @O@ OBJE\n1 FILE https://example.org/ann.png\n2 FORM png\n2 TITL Her portrait\n',
  );
  expect(report).toEqual(['INDI.OBJE: no room for it: a picture or file: pictures/ann.jpg, Ann, 1930']);
  expect(people.get('@I@')!.bodies).toEqual({
    en: '<p>Her portrait: <a href="https://example.org/ann.png">https://example.org/ann.png</a></p>',
  });
});
