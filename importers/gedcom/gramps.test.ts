import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sax from 'sax';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownFamily, ShownPerson } from '../../src/features/families/face/shown-family.ts';
import { writeGramps } from '../../src/features/families/gedcom/write-gramps.ts';
import type { ImportedSubject } from '../record.ts';
import { gedcomSource } from './gedcom.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gramps-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, options = {}) {
  const path = join(folder, 'tree.gramps');
  await writeFile(path, content);
  const people: ImportedSubject[] = [],
    report: string[] = [];
  for await (const item of (await gedcomSource(path, options)).read()) {
    if ('record' in item) {
      people.push(item.record);
      for (const { why } of [...(item.omitted ?? []), ...(item.broken ?? []), ...(item.notices ?? [])])
        report.push(why);
    } else if ('omitted' in item) report.push(String(item.omitted));
    else if ('notice' in item) report.push(String(item.notice));
    else if ('refused' in item) report.push(String(item.refused));
    else if ('passedOver' in item) report.push(`passed over: ${String(item.passedOver)}`);
  }
  return { people, report };
}
const database = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE database PUBLIC "-//Gramps//DTD Gramps XML 1.7.1//EN" "http://gramps-project.org/xml/1.7.1/grampsxml.dtd">
<database xmlns="http://gramps-project.org/xml/1.7.1/"><header><created date="2026-11-30" version="5.1.6"/></header>${content}</database>`;

/** As Gramps writes a small tree. */
const small = database(`
<tags><tag handle="_t1" name="ToDo" color="#fff" priority="0"/></tags>
<events>
  <event handle="_e1" change="1" id="E0001"><type>Birth</type><dateval val="1642-12-25" cformat="Julian"/><place hlink="_pl1"/><citationref hlink="_c1"/></event>
  <event handle="_e2" change="1" id="E0002"><type>Death</type><daterange start="1710" stop="1712"/></event>
  <event handle="_e3" change="1" id="E0003"><type>Marriage</type><dateval val="1670-05-01" type="about"/></event>
  <event handle="_e4" change="1" id="E0004"><type>Occupation</type><description>Clock maker</description></event>
</events>
<people>
  <person handle="_p1" change="1" id="I0001"><gender>M</gender>
    <name type="Birth Name"><first>Jan</first><surname prefix="van der">Meer</surname><nick>Johnny</nick></name>
    <name alt="1" type="Also Known As"><first>John</first><surname>Meer</surname></name>
    <eventref hlink="_e1" role="Primary"/><eventref hlink="_e2" role="Primary"/><eventref hlink="_e4" role="Primary"/>
    <attribute type="Caste" value="burgher"/><parentin hlink="_f1"/><noteref hlink="_n1"/><tagref hlink="_t1"/></person>
  <person handle="_p2" change="1" id="I0002"><gender>F</gender><name type="Birth Name"><first>Griet</first></name><parentin hlink="_f1"/></person>
  <person handle="_p3" change="1" id="I0003"><gender>F</gender><name type="Birth Name"><first>Anna</first><surname>Meer</surname></name><childof hlink="_f1"/></person>
  <person handle="_p4" change="1" id="I0004"><gender>M</gender><name type="Birth Name"><first>Piet</first></name><childof hlink="_f1"/><eventref hlink="_nothing"/></person>
</people>
<families>
  <family handle="_f1" change="1" id="F0001"><rel type="Married"/><father hlink="_p1"/><mother hlink="_p2"/><eventref hlink="_e3" role="Family"/>
    <childref hlink="_p3" mrel="Birth" frel="Birth"/><childref hlink="_p4" mrel="Adopted" frel="Adopted"/></family>
</families>
<citations><citation handle="_c1" change="1" id="C1"><page>folio 12</page><confidence>3</confidence><sourceref hlink="_s1"/></citation></citations>
<sources><source handle="_s1" change="1" id="S1"><stitle>Parish register</stitle><sauthor>The parish</sauthor></source></sources>
<places><placeobj handle="_pl1" change="1" id="P1" type="City"><ptitle>Delft</ptitle><pname value="Delft"/></placeobj></places>
<notes><note handle="_n1" change="1" id="N1" type="Person Note"><text>He painted little.</text></note></notes>`);

test('issue 42 a tree of Gramps is read: names, lives in their calendar, sources, notes, unions and adoption', async () => {
  const { people, report } = await read(small);
  const [jan, , , piet] = people;
  expect(people.map(({ names }) => names.en)).toEqual(['Jan van der Meer', 'Griet', 'Anna Meer', 'Piet']);
  expect(jan).toMatchObject({
    key: '@I0001@',
    gender: 'male',
    surname: 'van der Meer',
    otherNames: { en: ['Johnny', 'John Meer'] },
    summary: { en: 'He painted little.' },
  });
  const life = jan!.times.map(({ role, startTime, startNote, endTime, source }) => [
    role,
    startTime,
    startNote,
    endTime,
    source?.title,
    source?.where,
  ]);
  expect(JSON.stringify(life)).toContain('1642-12-25');
  expect(JSON.stringify(life)).toContain('Parish register');
  expect(JSON.stringify(life)).toContain('folio 12');
  const unions = people.flatMap(({ unions: ownUnions = [] }) => ownUnions);
  expect(unions).toMatchObject([
    {
      partners: ['@I0001@', '@I0002@'],
      kind: 'marriage',
      time: { startTime: '1670-05-01 00:00:00', startNote: 'about' },
      children: [
        { key: '@I0003@', adopted: false },
        { key: piet!.key, adopted: true },
      ],
    },
  ]);
  // What has no room here is named, not lost.
  for (const words of ['Clock maker', 'burgher', 'Delft', 'an event that the file does not have'])
    expect(
      report.some((line) => line.includes(words)),
      words,
    ).toBe(true);
});

test('issue 42 who may still live is left out of a tree of Gramps on request', async () => {
  const { people, report } = await read(
    database(
      `<people><person handle="_p1" change="1" id="I1"><gender>F</gender><name><first>Young</first></name><eventref hlink="_e1"/></person></people><events><event handle="_e1" id="E1"><type>Birth</type><dateval val="2010-01-01"/></event></events>`,
    ),
    { withoutLiving: true },
  );
  expect([people, report]).toEqual([[], ['passed over: may still live']]);
});

const bomb = () =>
  gzipSync(Buffer.concat([Buffer.from(database('').slice(0, -11)), Buffer.alloc(140 * 1024 * 1024, ' ')]));
const hostile: [string, () => string | Uint8Array, RegExp][] = [
  [
    'entities that grow',
    () => `<!DOCTYPE database [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><database>&b;</database>`,
    /It is no Gramps XML: line 1: Invalid character entity/,
  ],
  [
    'an entity of a file',
    () => `<!DOCTYPE database [<!ENTITY x SYSTEM "file:///etc/passwd">]><database>&x;</database>`,
    /no Gramps XML/,
  ],
  ['another XML', () => '<?xml version="1.0"?><gpx></gpx>', /its first element is “gpx”/],
  ['no end', () => '<database><people><person>', /no Gramps XML/],
  ['deep nesting', () => database('<a>'.repeat(5000)), /nested deeper than 20 elements/],
  [
    'bytes that are no UTF-8',
    () => new Uint8Array([...Buffer.from('<?xml version="1.0"?><database>'), 0xff, 0xfe]),
    /not UTF-8/,
  ],
  ['a file that unpacks to gigabytes', bomb, /larger than 128 MB/],
];
test.for(hostile)('issue 42 %s are refused with one readable line', async ([, content, line]) => {
  await expect(read(content())).rejects.toThrow(line);
});

const nobody: Omit<ShownPerson, 'itemId' | 'name' | 'gender'> = {
  id: '',
  disambiguation: null,
  language: 'en',
  royal: false,
  life: '',
  years: '',
  born: null,
  died: null,
  times: { born: null, died: null, reigned: null },
  reign: null,
  house: null,
  source: null,
  kin: [],
  hidden: { up: 0, down: 0 },
};
const family: ShownFamily = {
  center: 'a',
  more: false,
  houses: [{ itemId: 'h', id: 'h-en', name: 'House <&> "Q"', disambiguation: null, language: 'en', kind: 'people' }],
  people: [
    {
      ...nobody,
      itemId: 'a',
      name: 'A & B Lee',
      surname: 'Lee',
      gender: 'male',
      royal: true,
      house: 'h',
      times: {
        born: { date: '-0063-09-23', note: null },
        died: { date: '0014-00-00', note: 'doubtful' },
        reigned: { from: { date: '-0027-01-16', note: null }, until: null },
      },
      source: { title: 'T', author: 'A', year: '1900', where: 'p. 1', url: 'https://x.test/?a=1&b=2' },
    },
    { ...nobody, itemId: 'b', name: 'B', gender: 'female' },
    {
      ...nobody,
      itemId: 'c',
      name: 'C',
      gender: null,
      times: { ...nobody.times, born: { date: '0001-00-00', note: null, until: '0004-00-00' } },
    },
  ],
  unions: [
    {
      id: 'u',
      partners: ['b', 'a'],
      kind: 'concubinage',
      ended: 'annulment',
      doubtful: true,
      source: null,
      children: [{ id: 'c', adopted: false, doubtful: true }],
      when: '',
      times: { began: null, ended: null },
    } as unknown as ShownFamily['unions'][number],
  ],
};

test('issue 42 every kind of fact comes back from Gramps XML: doubt, open reign, concubinage, annulment, markup in names', async () => {
  const { people, report } = await read(
    writeGramps(family, { name: 'N', site: 'https://stele.test', now: new Date('2026-11-30') }),
  );
  expect(people.filter(({ kind }) => kind === 'people').map(({ names }) => names.en)).toEqual(['House <&> "Q"']);
  const [first, , child] = people.filter(({ kind }) => kind === 'person');
  expect(first).toMatchObject({
    names: { en: 'A & B Lee' },
    surname: 'Lee',
    royal: true,
    house: 'house House <&> "Q"',
    gender: 'male',
  });
  expect(first!.times.find(({ role }) => role === 'reign')).toMatchObject({ startTime: '-0027-01-16 00:00:00' });
  expect(JSON.stringify(first!.times)).toContain('-0063-09-23');
  expect(first!.times[0]!.source).toMatchObject({ title: 'T', author: 'A', year: '1900', where: 'p. 1' });
  expect(JSON.stringify(child!.times)).toMatch(/0001-00-00.*0004-00-00/);
  expect(people.flatMap(({ unions = [] }) => unions)).toMatchObject([
    { kind: 'concubinage', ended: 'annulment', doubtful: true, children: [{ adopted: false, doubtful: true }] },
  ]);
  expect(report.filter((line) => line.includes('no room'))).toEqual([]);
});

/** Order of the elements of each record in the document type of Gramps XML 1.7.1. */
const order: Record<string, string> = {
  database: 'header events people families citations sources',
  person: 'gender name eventref attribute url childof parentin citationref',
  event: 'type dateval datespan daterange datestr description',
  family: 'rel father mother eventref childref attribute citationref',
  citation: 'page confidence sourceref',
  source: 'stitle sauthor spubinfo srcattribute',
  name: 'first surname',
};

test('issue 42 what is written follows the document type of Gramps: order of elements, handles that exist, ids once', () => {
  const parser = sax.parser(true);
  const open: string[] = [],
    lastOf: number[] = [],
    handles = new Set<string>(),
    links: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const parent = open.at(-1),
      sequence = parent === undefined ? undefined : order[parent]?.split(' ');
    if (sequence) {
      const at = sequence.indexOf(name);
      expect(at, `${name} in ${parent}`).toBeGreaterThanOrEqual(Math.max(0, lastOf.at(-1)!));
      lastOf[lastOf.length - 1] = at;
    }
    if (attributes.handle) {
      expect(handles.has(attributes.handle as string)).toBe(false);
      handles.add(attributes.handle as string);
      expect(attributes.change).toMatch(/^\d+$/);
    }
    if (attributes.hlink) links.push(attributes.hlink as string);
    open.push(name);
    lastOf.push(-1);
  };
  parser.onclosetag = () => {
    open.pop();
    lastOf.pop();
  };
  parser.write(writeGramps(family, { name: 'N', site: 'https://stele.test', now: new Date() })).close();
  expect(links.filter((link) => !handles.has(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(5);
});
