import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld } from '../../tests/world.ts';
import { familyOf } from '../../src/features/families/contract.ts';
import { importSource } from '../engine.ts';
import type { ImportedSubject } from '../record.ts';
import { undoImport } from '../undo/undo.ts';
import { gedcomSource } from './gedcom.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gedcom-families-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Person {
  sex?: 'M' | 'F';
  born?: string;
  died?: string;
  more?: string;
}
const indi = (key: string, name: string, { sex, born, died, more = '' }: Person = {}) =>
  [
    `0 @${key}@ INDI\n1 NAME ${name}\n`,
    sex ? `1 SEX ${sex}\n` : '',
    born ? `1 BIRT\n2 DATE ${born}\n` : '',
    died ? `1 DEAT\n2 DATE ${died}\n` : '',
    more,
  ].join('');
const fam = (key: string, ...lines: string[]) => `0 @${key}@ FAM\n${lines.map((line) => `1 ${line}\n`).join('')}`;
const tree = (...records: string[]) => `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n${records.join('')}0 TRLR\n`;

async function put(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}
async function read(...records: string[]) {
  const people: ImportedSubject[] = [],
    report: string[] = [];
  for await (const item of (await gedcomSource(await put('tree.ged', tree(...records)))).read()) {
    if ('record' in item) people.push(item.record);
    else if ('omitted' in item) report.push(`${item.where}: ${item.omitted}`);
    else if ('notice' in item) report.push(`${item.where}: ${item.notice}`);
  }
  const unions = people
    .flatMap((person) => person.unions ?? [])
    .map(({ partners, children, doubtful }) => [
      `${partners.join('+')}${doubtful ? '?' : ''}`,
      children
        .map(({ key, adopted, doubtful: isDoubtful }) => `${key}${adopted ? ' adopted' : ''}${isDoubtful ? '?' : ''}`)
        .join(),
    ]);
  const relations = people.flatMap(({ key, relations: ownRelations = [] }) =>
    ownRelations.map(({ to, word }) => `${key} ${word.en} ${to}`),
  );
  return { unions, relations, report };
}
const [a, b, c, d] = [
  indi('A', 'Abel', { sex: 'M' }),
  indi('B', 'Bela', { sex: 'F' }),
  indi('C', 'Carl', { sex: 'M' }),
  indi('D', 'Dora', { sex: 'F' }),
];

test('9 a family with more than two partners keeps everybody: a doubtful union for each pair', async () => {
  const two = await read(a, b, c, d, fam('F', 'HUSB @A@', 'HUSB @C@', 'WIFE @B@', 'CHIL @D@'));
  expect(two.unions).toEqual([
    ['@A@+@B@?', '@D@?'],
    ['@C@+@B@?', '@D@?'],
  ]);
  expect(two.report).toEqual([
    'tree.ged:17 FAM: a family with 3 partners (@A@, @C@, @B@): a doubtful union for each pair, with the children as doubtful',
  ]);
  const wives = await read(a, b, c, d, fam('F', 'HUSB @A@', 'WIFE @B@', 'WIFE @D@', 'CHIL @C@'));
  expect(wives.unions.map(([pair]) => pair)).toEqual(['@A@+@B@?', '@A@+@D@?']);
  const three = await read(a, c, indi('E', 'Egon', { sex: 'M' }), fam('F', 'HUSB @A@', 'HUSB @C@', 'HUSB @E@'));
  expect(three.unions.map(([pair]) => pair)).toEqual(['@A@+@C@?', '@A@+@E@?', '@C@+@E@?']);
  const women = await read(b, d, c, fam('F', 'WIFE @B@', 'WIFE @D@', 'CHIL @C@'));
  expect(women).toEqual({ unions: [['@B@+@D@', '@C@']], relations: [], report: [] });
});

test.each([
  ['adopted', [['@A@+@B@', '@C@ adopted']], []],
  ['ADOPTED', [['@A@+@B@', '@C@ adopted']], []],
  ['birth', [['@A@+@B@', '@C@']], []],
  ['natural', [['@A@+@B@', '@C@']], []],
  ['foster', [['@A@+@B@', '']], ['@C@ foster child of @A@', '@C@ foster child of @B@']],
  ['FOSTER', [['@A@+@B@', '']], ['@C@ foster child of @A@', '@C@ foster child of @B@']],
  ['sealing', [['@A@+@B@', '']], ['@C@ sealed to @A@', '@C@ sealed to @B@']],
  ['step', [['@A@+@B@', '']], ['@C@ stepchild of @A@', '@C@ stepchild of @B@']],
  ['guardian', [['@A@+@B@', '']], ['@C@ guardian @A@', '@C@ guardian @B@']],
])('9 PEDI %s is neither more nor less than it says', async (pedigree, unions, relations) => {
  const child = indi('C', 'Carl', { more: `1 FAMC @F@\n2 PEDI ${pedigree}\n` });
  const result = await read(a, b, child, fam('F', 'HUSB @A@', 'WIFE @B@', 'CHIL @C@'));
  expect(result).toMatchObject({ unions, relations });
  expect(result.report).toHaveLength(relations.length);
});

test('9 a child of one partner by birth and of the other otherwise is in a union with the one alone', async () => {
  const family = (father: string, mother: string) =>
    read(a, b, c, fam('F', 'HUSB @A@', 'WIFE @B@', `CHIL @C@\n2 _FREL ${father}\n2 _MREL ${mother}`));
  expect(await family('Step', 'Natural')).toMatchObject({
    unions: [
      ['@A@+@B@', ''],
      ['@B@', '@C@'],
    ],
    relations: ['@C@ stepchild of @A@'],
  });
  expect(await family('Adopted', 'Natural')).toMatchObject({
    unions: expect.arrayContaining([
      ['@A@', '@C@ adopted'],
      ['@B@', '@C@'],
    ]) as unknown,
    relations: [],
  });
});

test('A3 a link that only one record states is kept and reported; one to nobody is reported', async () => {
  const result = await read(
    a,
    indi('B', 'Bela', { sex: 'F', more: '1 FAMS @F@\n' }),
    indi('C', 'Carl', { more: '1 FAMC @F@\n1 FAMC @X@\n' }),
    fam('F', 'HUSB @A@', 'CHIL @Y@', 'CHIL Somebody', 'CHIL @A@', 'WIFE @VOID@'),
  );
  expect(result.unions).toEqual([['@A@+@B@', '@C@']]);
  expect(result.report.toSorted()).toEqual([
    'tree.ged:11 FAMS: only the person states this family; @F@ does not name @B@',
    'tree.ged:14 FAMC: only the person states this family; @F@ does not name @C@',
    'tree.ged:15 FAMC: FAMC: there is no family @X@',
    'tree.ged:18 CHIL: there is no person @Y@',
    'tree.ged:19 CHIL: no pointer to a person: Somebody',
    'tree.ged:20 CHIL: @A@ would be their own parent',
  ]);
});

test('B7 people who are each other’s ancestors: the link against the dates is left out, or all links of the circle', async () => {
  const dated = await read(
    indi('A', 'Abel', { sex: 'M', born: '1700' }),
    indi('C', 'Carl', { sex: 'M', born: '1720' }),
    fam('F', 'HUSB @A@', 'CHIL @C@'),
    fam('G', 'HUSB @C@', 'CHIL @A@'),
  );
  expect(dated.unions).toEqual([['@A@', '@C@']]);
  expect(dated.report.toSorted().reverse()).toEqual([
    'tree.ged:20 FAM.CHIL: @A@ and @C@ would be each other’s ancestors, and @A@ is born before @C@: not a child of this family',
    'tree.ged:18 FAM: a family with one known person, @C@',
  ]);
  const undated = await read(
    a,
    b,
    c,
    d,
    fam('F', 'HUSB @A@', 'WIFE @B@', 'CHIL @C@', 'CHIL @D@'),
    fam('G', 'HUSB @C@', 'CHIL @A@'),
  );
  expect(undated.unions, 'a sister who is in no circle stays').toEqual([['@A@+@B@', '@D@']]);
  expect(undated.report.filter((line) => line.includes('ancestors'))).toHaveLength(2);
  const long = await read(
    ...['A', 'B', 'C', 'D', 'E'].map((key) => indi(key, key)),
    ...['AB', 'BC', 'CD', 'DE', 'EA'].map(([parent, child]) =>
      fam(`F${parent}`, `HUSB @${parent}@`, `CHIL @${child}@`),
    ),
  );
  expect(long.unions).toEqual([]);
  expect(long.report.filter((line) => line.includes('ancestors'))).toHaveLength(5);
});

const couple = (child: string) =>
  tree(
    indi('I1', 'Aldous /Quillfeather/', { sex: 'M', born: '3 MAY 1801', died: '9 JUN 1870' }),
    indi('I2', 'Berta /Oxenstrand/', { sex: 'F', born: '4 APR 1805', died: '1 JAN 1880' }),
    child,
    fam('F1', 'HUSB @I1@', 'WIFE @I2@', `CHIL ${child.slice(2, 6)}`, 'MARR\n2 DATE 1829'),
  );
const cato = indi('I3', 'Cato /Quillfeather/', { sex: 'M', born: '1830', died: '1890' }),
  delia = indi('I4', 'Delia /Quillfeather/', { sex: 'F', born: '1833', died: '1899' });

test.each([
  ['gedcom-couple-a', 'Delia Quillfeather'],
  ['gedcom-couple-b', 'Cato Quillfeather'],
])(
  'A1 a family that two files know has the children of both; undoing %s leaves the other whole',
  async (undone, child) => {
    const { db, as } = await openWorld();
    for (const [name, content] of [
      ['couple-a.ged', couple(cato)],
      ['couple-b.ged', couple(delia)],
    ] as const) {
      const report = await importSource(db, await gedcomSource(await put(name, content)));
      expect(report).toMatchObject({ refused: [], broken: [], dangling: 0 });
    }
    const familyOfAldous = async () => {
      const { rows } = await db
        .selectFrom('entry')
        .where('name', '=', 'Aldous Quillfeather')
        .select('subjectId')
        .execute()
        .then((found) => ({ rows: found }));
      expect(rows).toHaveLength(1);
      const { people, unions } = await as(null, 'en')(familyOf, { id: rows[0]!.subjectId, way: 'all', steps: 2 });
      const nameOf = (id: string) => people.find(({ itemId }) => itemId === id)!.name;
      return unions.map(({ partners, children }) => [partners.map(nameOf), children.map(({ id }) => nameOf(id))]);
    };
    const partners = ['Aldous Quillfeather', 'Berta Oxenstrand'];
    expect(await familyOfAldous()).toEqual([[partners, ['Cato Quillfeather', 'Delia Quillfeather']]]);
    for (const name of ['couple-a.ged', 'couple-b.ged'])
      expect(await importSource(db, await gedcomSource(join(folder, name)))).toMatchObject({
        changed: 0,
        unchanged: 3,
      });
    await undoImport(db, undone);
    expect(await familyOfAldous()).toEqual([[partners, [child]]]);
  },
);

test('A2 another family’s file of the same name is refused with --name; a changed version of the same file updates it', async () => {
  const { db } = await openWorld();
  const one = indi('I1', 'Ermengard /Plumtoft/', { sex: 'F', born: '1701', died: '1766' }),
    two = indi('I1', 'Zebulon /Vaskerville/', { sex: 'M', born: '1802', died: '1869' });
  const bring = async (path: string, content: string, name?: string) =>
    importSource(db, await gedcomSource(await put(path, tree(content)), name === undefined ? {} : { name }));
  expect(await bring('one/family.ged', one)).toMatchObject({ taken: 1 });
  await expect(bring('two/family.ged', two)).rejects.toThrow(
    'A file of this name was imported before, with other people (@I1@ was Ermengard Plumtoft, and is Zebulon Vaskerville here). If this is another collection, name it: --name NAME. If it is a new version of that file, name it as before: --name "family".',
  );
  expect(await bring('two/family.ged', two, 'Vaskerville')).toMatchObject({ taken: 1, changed: 0 });
  const corrected = one.replace('1766', '1767');
  expect(await bring('one/family.ged', corrected)).toMatchObject({ taken: 0, changed: 1 });
  expect(await bring('one/family.ged', one.replace('Ermengard', 'Ermengarde') + delia)).toMatchObject({
    taken: 1,
    changed: 1,
  });
  // Another branch, in which the same pointer is a brother.
  await expect(bring('three/family.ged', indi('I1', 'Edgar /Plumtoft/', { born: '1720' }))).rejects.toThrow(/--name/);
  await expect(bring('three/family.ged', indi('P1', 'Edgar /Plumtoft/'))).rejects.toThrow(/--name/);
  const names = await db
    .selectFrom('entry')
    .where('name', 'in', ['Ermengarde Plumtoft', 'Zebulon Vaskerville'])
    .select('name')
    .execute();
  expect(names).toHaveLength(2);
});

test('links of children: words of other programs, challenged and disproved links', async () => {
  const child = (key: string, ...lines: string[]) =>
    indi(key, key, { more: ['1 FAMC @F1@', ...lines].map((line) => `${line}\n`).join('') });
  const path = await put(
    'links.ged',
    tree(
      indi('FA', 'Fa', { sex: 'M' }),
      indi('MO', 'Mo', { sex: 'F' }),
      child('C1', '2 PEDI adoptiert'),
      child('C2', '2 PEDI illegitimate'),
      child('C3', '2 PEDI birth', '2 STAT DISPROVEN'),
      child('C4', '2 PEDI birth', '2 STAT challenged'),
      child('C5', '2 PEDI Pflegekind'),
      indi('C6', 'C6'),
      indi('C7', 'C7'),
      fam(
        'F1',
        'HUSB @FA@',
        'WIFE @MO@',
        ...['C1', 'C2', 'C3', 'C4', 'C5'].map((key) => `CHIL @${key}@`),
        'CHIL @C6@\n2 _FREL Disproved\n2 _MREL Natural',
        'CHIL @C7@\n2 _FREL Challenged\n2 _MREL Natural',
      ),
    ),
  );
  const records: ImportedSubject[] = [],
    report: string[] = [];
  for await (const item of (await gedcomSource(path)).read())
    if ('record' in item) records.push(item.record);
    else if ('omitted' in item) report.push(item.omitted);
  const unions = records.flatMap(({ unions: ownUnions = [] }) => ownUnions);
  expect(
    unions.map(({ partners, children }) => [
      partners.join(),
      children.map(({ key, adopted, doubtful }) => `${key}${adopted ? ' adopted' : ''}${doubtful ? ' doubtful' : ''}`),
    ]),
  ).toEqual([
    ['@FA@,@MO@', ['@C1@ adopted', '@C2@', '@C4@ doubtful', '@C7@ doubtful']],
    ['@MO@', ['@C6@']],
  ]);
  expect(report).toEqual(['@C3@ as a child of @FA@ and @MO@: DISPROVEN', '@C6@ as a child of @FA@: disproved']);
  expect(
    records.flatMap(({ key, relations = [] }) => relations.map(({ to, word }) => `${key} ${word.en} ${to}`)),
  ).toEqual(['@C5@ foster child of @FA@', '@C5@ foster child of @MO@']);
});

test('partners who did not marry are no marriage, and the type of a wedding is reported', async () => {
  const path = await put(
    'unmarried.ged',
    tree(
      ...['P1', 'P2', 'P3', 'P4', 'P5'].map((key) => indi(key, key)),
      fam('F1', 'HUSB @P1@', 'WIFE @P2@', 'MARR\n2 TYPE Unmarried'),
      fam('F2', 'HUSB @P1@', 'WIFE @P3@', 'NO MARR'),
      fam('F3', 'HUSB @P1@', 'WIFE @P4@', 'MARR N'),
      fam('F4', 'HUSB @P1@', 'WIFE @P5@', 'MARR\n2 TYPE Civil'),
    ),
  );
  const kinds: string[] = [],
    report: string[] = [];
  for await (const item of (await gedcomSource(path)).read())
    if ('record' in item) kinds.push(...(item.record.unions ?? []).map(({ kind }) => kind));
    else if ('omitted' in item) report.push(item.omitted);
  expect(kinds).toEqual(['other', 'other', 'other', 'marriage']);
  expect(report).toEqual(['no room for it: Civil']);
});
