import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../src/rules/languages.ts';
import { faultsIn } from '../tests/record-faults.ts';
import { nomismaSource } from './nomisma.ts';
import { words } from './nomisma-words.ts';
import type { ImportedSubject } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-nomisma-'));
  mkdirSync(join(folder, 'id'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const id = (name: string) => `http://nomisma.org/id/${name}`;
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, 'id', `${name}.rdf`), content);
const head = `<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#" xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#"
  xmlns:nmo="http://nomisma.org/ontology#" xmlns:org="http://www.w3.org/ns/org#" xmlns:rdac="http://www.rdaregistry.info/Elements/c/" xmlns:bio="http://purl.org/vocab/bio/0.1/"
  xmlns:dcterms="http://purl.org/dc/terms/" xmlns:prov="http://www.w3.org/ns/prov#" xmlns:un="http://www.owl-ontologies.com/Ontology1181490123.owl#" xmlns:foaf="http://xmlns.com/foaf/0.1/">`;

/** A file of one concept: the line of its element is 5, its content follows. */
function concept(element: string, name: string, inside: string, siblingXml = '') {
  write(
    name,
    `${head}\n<${element} rdf:about="${id(name)}"><rdf:type rdf:resource="http://www.w3.org/2004/02/skos/core#Concept"/>\n${inside}</${element}>\n${siblingXml}</rdf:RDF>`,
  );
}
const label = (language: string, text: string, property = 'skos:prefLabel') =>
  `<${property} xml:lang="${language}">${text}</${property}>\n`;
const link = (property: string, to: string) => `<${property} rdf:resource="${to.includes(':') ? to : id(to)}"/>\n`;
const date = (property: string, text: string) =>
  `<${property} rdf:datatype="http://www.w3.org/2001/XMLSchema#gYear">${text}</${property}>\n`;
function membership(
  of: string,
  number: number,
  {
    role,
    organization,
    start,
    end,
    extra = '',
  }: { role?: string; organization?: string; start?: string; end?: string; extra?: string },
) {
  const inside = [
    role && link('org:role', role),
    organization && link('org:organization', organization),
    start && date('nmo:hasStartDate', start),
    end && date('nmo:hasEndDate', end),
    extra,
  ];
  return {
    inside: link('org:hasMembership', `${of}#m${number}`),
    rdfNode: `<org:Membership rdf:about="${id(of)}#m${number}">${inside.filter(Boolean).join('')}</org:Membership>\n`,
  };
}
function person(name: string, inside: string, ...memberships: { inside: string; rdfNode: string }[]) {
  concept(
    'foaf:Person',
    name,
    label('en', name) + inside + memberships.map((part) => part.inside).join(''),
    memberships.map((part) => part.rdfNode).join(''),
  );
}
const lived = (name: string, part: 'Birth' | 'Death', when: string, extra = '') => ({
  inside: link(`bio:${part.toLowerCase()}`, `${name}#${part}`),
  rdfNode: `<bio:${part} rdf:about="${id(name)}#${part}">${date('dcterms:date', when)}${extra}</bio:${part}>\n`,
});

async function readAll(path = folder) {
  const records = new Map<string, ImportedSubject>(),
    refused: { where: string; refused: string }[] = [],
    broken: string[] = [];
  const source = await nomismaSource(path);
  for await (const item of source.read()) {
    if ('record' in item) {
      records.set(item.record.key, item.record);
      broken.push(...(item.broken ?? []).map(({ where, why }) => `${where} ${why}`));
    } else if ('refused' in item) refused.push(item);
  }
  return { source, records, refused, broken, findRecord: (name: string) => records.get(name)! };
}
const years = (record: ImportedSubject) =>
  record.times.map(({ role, startTime, endTime }) => [role, startTime.slice(0, -9), endTime?.slice(0, -9) ?? null]);

test('reads names, other names, description and source', async () => {
  concept(
    'foaf:Person',
    'constantia',
    [
      label('zh-hant', '君士坦提亞'),
      label('zh-Hans', '君士坦提娅'),
      label('zh', '康斯坦蒂亞'),
      label('en', ' Constantia\n  the Elder '),
      label('fr', 'Constantia'),
      label('es', 'Constancia'),
      label('ja', 'コンスタンティア'),
      label('de', 'Konstantia'),
      label('fr', ''),
      label('en', 'x'.repeat(201)),
      label('en', 'Flavia', 'skos:altLabel'),
      label('en', 'Constantia the Elder', 'skos:altLabel'),
      label('la', 'Flavia Iulia', 'skos:altLabel'),
      label('en', 'Half-sister of Constantine &amp; &lt;wife&gt; of Licinius.', 'skos:definition'),
      label('de', 'Halbschwester', 'skos:definition'),
    ].join(''),
  );
  const { source, records, refused } = await readAll();
  expect(refused).toEqual([]);
  expect(source.origin).toEqual({
    id: 'nomisma',
    name: 'Nomisma.org',
    licence: 'CC BY 4.0',
    url: 'https://nomisma.org',
  });
  expect(source.total).toBe(1);
  expect(records.get('constantia')).toEqual({
    key: 'constantia',
    kind: 'person',
    region: null,
    names: { zh: '君士坦提娅', en: 'Constantia the Elder', fr: 'Constantia', es: 'Constancia', jp: 'コンスタンティア' },
    otherNames: { zh: ['康斯坦蒂亞', '君士坦提亞'], en: ['Flavia'] },
    summary: { en: 'Half-sister of Constantine & <wife> of Licinius.' },
    times: [],
    place: null,
    same: { nomisma: 'constantia' },
    relations: [],
  });
});

test('each class becomes a kind of subject', async () => {
  const classes = {
    'foaf:Person': 'person',
    'rdac:Family': 'polity',
    'foaf:Organization': 'polity',
    'nmo:Mint': 'place',
    'nmo:Region': 'place',
    'nmo:Ethnic': 'people',
    'foaf:Group': 'idea',
  };
  Object.keys(classes).forEach((element, index) => concept(element, `c${index}`, label('en', element)));
  concept('org:Role', 'role', label('en', 'Role'));
  const { source, records } = await readAll();
  expect(Object.fromEntries([...records.values()].map(({ names, kind }) => [names.en, kind]))).toEqual(classes);
  expect(source.total).toBe(7); // neither the role nor the field of study counts
});

describe('times', () => {
  test('BC years are taken as given, with months and days where known', async () => {
    const parts = [lived('augustus', 'Birth', '-0063-09-23'), lived('augustus', 'Death', '0014-08')];
    person('augustus', '', ...parts);
    const record = (await readAll()).findRecord('augustus');
    expect(record.times).toEqual([
      {
        role: 'life',
        startTime: '-0063-09-23 00:00:00',
        endTime: '0014-08-00 00:00:00',
        startNote: null,
        endNote: null,
        timeDesc: null,
        source: {
          title: 'Nomisma.org',
          author: null,
          year: null,
          where: 'augustus',
          url: 'http://nomisma.org/id/augustus',
        },
      },
    ]);
  });

  test('a reign spans all the times a person ruled; other memberships count as activity', async () => {
    person(
      'leopold',
      '',
      membership('leopold', 1, { role: 'count', organization: 'habsburg', start: '1365', end: '1386' }),
      membership('leopold', 2, { role: 'duke', organization: 'carinthia', start: '1358', end: '1379' }),
      membership('leopold', 3, { role: 'rrc_moneyer', organization: 'habsburg', start: '1350', end: '1351' }),
    );
    expect(years((await readAll()).findRecord('leopold'))).toEqual([
      ['reign', '1358-00-00', '1386-00-00'],
      ['active', '1350-00-00', '1351-00-00'],
    ]);
  });

  test('“authority” counts as a reign only where the description says so', async () => {
    const part = (name: string) =>
      membership(name, 1, { role: 'authority', organization: 'state', start: '0161', end: '0180' });
    person('vologases', label('en', 'Vologases was king of Parthia.', 'skos:definition'), part('vologases'));
    person('nelson', label('en', 'A British flag officer in the Royal Navy.', 'skos:definition'), part('nelson'));
    const { findRecord } = await readAll();
    expect(years(findRecord('vologases'))).toEqual([['reign', '0161-00-00', '0180-00-00']]);
    expect(findRecord('vologases').relations![0]).toMatchObject({ word: words.rulerOf.word, type: 'career' });
    expect(years(findRecord('nelson'))).toEqual([['active', '0161-00-00', '0180-00-00']]);
    expect(findRecord('nelson').relations![0]!.word.en).toBe('on the coins of');
  });

  test('missing dates are not invented for a birth, a death or an end alone', async () => {
    person('born', '', lived('born', 'Birth', '0100'));
    person('dead', '', lived('dead', 'Death', '-0132'));
    person(
      'ruled',
      '',
      lived('ruled', 'Death', '0180'),
      membership('ruled', 1, { role: 'king', organization: 'state', start: '0161', end: '0170' }),
    );
    person(
      'died_ruling',
      '',
      lived('died_ruling', 'Death', '0170'),
      membership('died_ruling', 1, { role: 'king', organization: 'state', start: '0161', end: '0170' }),
    );
    person('until', '', membership('until', 1, { role: 'king', organization: 'state', end: '0170' }));
    person(
      'posthumous',
      '',
      lived('posthumous', 'Death', '0100'),
      membership('posthumous', 1, { role: 'portrait', start: '0161', end: '0170' }),
    );
    const { findRecord } = await readAll();
    expect(years(findRecord('born'))).toEqual([['life', '0100-00-00', null]]);
    expect(years(findRecord('dead')), 'faults 15').toEqual([['death', '-0132-00-00', null]]);
    expect(years(findRecord('ruled'))).toEqual([
      ['death', '0180-00-00', null],
      ['reign', '0161-00-00', '0170-00-00'],
    ]);
    expect(years(findRecord('died_ruling'))).toEqual([
      ['death', '0170-00-00', null],
      ['reign', '0161-00-00', '0170-00-00'],
    ]);
    expect(years(findRecord('until'))).toEqual([['active', '0170-00-00', null]]);
    expect(years(findRecord('posthumous'))).toEqual([
      ['death', '0100-00-00', null],
      ['active', '0161-00-00', '0170-00-00'],
    ]);
  });

  test('uncertainty of dates is kept', async () => {
    person(
      'gabinius',
      '',
      lived('gabinius', 'Birth', '-0101', link('un:hasUncertainty', 'approximate_value')),
      lived('gabinius', 'Death', '-0047', link('un:hasUncertainty', 'uncertain_value')),
    );
    expect((await readAll()).findRecord('gabinius').times).toMatchObject([{ startNote: 'about', endNote: 'doubtful' }]);
  });

  test('a state lasts for its stated dates, or for the time it was independent', async () => {
    const league = membership('league', 1, { role: 'league', start: '-0367', end: '-0188' }),
      vassal = membership('league', 2, { role: 'league', organization: 'rome', start: '-0188', end: '-0100' });
    concept(
      'foaf:Organization',
      'league',
      label('en', 'League') + league.inside + vassal.inside,
      league.rdfNode + vassal.rdfNode,
    );
    concept(
      'rdac:Family',
      'house',
      label('en', 'House') + date('nmo:hasStartDate', '0096') + date('nmo:hasEndDate', '0192'),
    );
    const { findRecord } = await readAll();
    expect(years(findRecord('league'))).toEqual([['span', '-0367-00-00', '-0188-00-00']]);
    expect(findRecord('league').relations).toMatchObject([
      { to: 'rome', type: 'attribution', word: { en: 'belonged to' }, time: { startTime: '-0188-00-00 00:00:00' } },
    ]);
    expect(years(findRecord('house'))).toEqual([['span', '0096-00-00', '0192-00-00']]);
  });
});

describe('relations', () => {
  test('the word of a relation is the role’s in five languages, with its time', async () => {
    concept(
      'org:Role',
      'bishop',
      label('zh', '主教') + label('en', 'Bishop') + label('fr', 'évêque') + label('es', 'obispo') + label('ja', '主教'),
    );
    person(
      'aymon',
      '',
      membership('aymon', 1, { role: 'bishop', organization: 'lausanne', start: '1491', end: '1517-08-10' }),
    );
    expect((await readAll()).findRecord('aymon').relations).toEqual([
      {
        to: 'lausanne',
        type: 'career',
        word: { zh: '任主教', en: 'bishop of', fr: 'évêque de', es: 'obispo de', jp: '奉職先（主教）' },
        inverse: { zh: '主教', en: 'had as bishop', fr: 'eut pour évêque', es: 'tuvo por obispo', jp: '主教' },
        sentence: {
          zh: '{a}是{b}的主教',
          en: '{a} was bishop of {b}',
          fr: '{a} était évêque (de) {b}',
          es: '{a} fue obispo de {b}',
          jp: '{a}は{b}の主教であった',
        },
        time: {
          startTime: '1491-00-00 00:00:00',
          endTime: '1517-08-10 00:00:00',
          startNote: null,
          endNote: null,
          timeDesc: null,
        },
        place: null,
        description: null,
        source: { title: 'Nomisma.org', author: null, year: null, where: 'aymon', url: 'http://nomisma.org/id/aymon' },
      },
    ]);
  });

  test('a general word replaces a role without a name or with a long one', async () => {
    concept(
      'org:Role',
      'grand',
      label('en', 'Grand Protector of the Realm') + label('fr', 'régent') + link('skos:broader', 'ruler'),
    );
    person(
      'anna',
      '',
      membership('anna', 1, { role: 'grand', organization: 'state' }),
      membership('anna', 2, { role: 'nowhere', organization: 'state' }),
    );
    const [grand, nowhere] = (await readAll()).findRecord('anna').relations!;
    expect(grand!.word).toEqual({ ...words.rulerOf.word, fr: 'régent de' });
    expect(nowhere!.word).toEqual(words.servant.word);
  });

  test('there is one relation per word, with its several times described; fields of study are not relations', async () => {
    person(
      'yazid',
      '',
      membership('yazid', 1, { role: 'issuer', organization: 'abbasids', start: '-0010', end: '-0005' }),
      membership('yazid', 2, { role: 'issuer', organization: 'abbasids', start: '0745' }),
      {
        inside:
          link('org:memberOf', 'abbasids') +
          link('org:memberOf', 'abbasids') +
          link('dcterms:isPartOf', 'islamic_numismatics') +
          link('skos:related', 'yazid'),
        rdfNode: '',
      },
    );
    concept('nmo:FieldOfNumismatics', 'islamic_numismatics', label('en', 'Islamic Numismatics'));
    const { relations } = (await readAll()).findRecord('yazid');
    expect(relations!.map(({ to, type, word }) => [to, type, word.en])).toEqual([
      ['abbasids', 'career', 'issued coins for'],
      ['abbasids', 'family', 'member of'],
    ]);
    expect(relations![0]).toMatchObject({
      time: { startTime: '-0010-00-00 00:00:00', endTime: '0745-00-00 00:00:00' },
      description: { en: '10 – 5 BC, AD 745', zh: '前10年—前5年、公元745年' },
    });
  });

  test('every word fits its column', () => {
    for (const { word, inverse } of Object.values(words)) {
      for (const texts of [word, inverse ?? word])
        for (const language of languages) expect([...texts[language]!].length, texts[language]).toBeLessThanOrEqual(18);
    }
  });
});

test('a mint has a place, and its staff get its region', async () => {
  concept(
    'nmo:Mint',
    'stuttgart',
    label('en', 'Stuttgart') + link('geo:location', 'stuttgart#this') + link('skos:broader', 'swabia'),
    `<geo:SpatialThing rdf:about="${id('stuttgart')}#this"><geo:lat>48.78</geo:lat><geo:long>9.18</geo:long></geo:SpatialThing>`,
  );
  person(
    'scholderer',
    '',
    membership('scholderer', 1, { role: 'modern_period_mint_staff', organization: 'stuttgart' }),
  );
  const { findRecord } = await readAll();
  expect(findRecord('stuttgart')).toMatchObject({
    region: 'europe',
    place: { latitude: 48.78, longitude: 9.18, name: { en: 'Stuttgart' } },
    relations: [{ to: 'swabia', type: 'location', word: { en: 'located in' } }],
  });
  expect(findRecord('scholderer')).toMatchObject({ region: 'europe', place: null });
});

test('identifiers of other collections are kept; one claimed by two files belongs to neither', async () => {
  const match = (...addresses: string[]) => addresses.map((address) => link('skos:exactMatch', address)).join('');
  person(
    'one',
    match(
      'http://www.wikidata.org/entity/Q1',
      'http://viaf.org/viaf/88067472/',
      'http://viaf.org/viaf/2',
      'http://collection.britishmuseum.org/id/person-institution/175254',
      'http://dbpedia.org/resource/One',
      'hthttp://broken',
    ),
  );
  person('two', match('http://www.wikidata.org/entity/Q7') + link('skos:closeMatch', 'http://viaf.org/viaf/9'));
  person(
    'three',
    match(
      'https://www.wikidata.org/wiki/Q7',
      'https://www.wikidata.org/wiki/Q3',
      'https://www.britishmuseum.org/collection/term/BIOG42',
    ),
  );
  const { findRecord } = await readAll();
  expect(findRecord('one').same).toEqual({ nomisma: 'one', wikidata: 'Q1', viaf: '88067472', bm: 'BIOG175254' });
  expect(findRecord('two').same).toEqual({ nomisma: 'two' });
  expect(findRecord('three').same).toEqual({ nomisma: 'three', wikidata: 'Q3', bm: 'BIOG42' });
});

describe('invalid input is refused by line, the rest is imported', () => {
  const broken: [name: string, content: string | Buffer, line: number, why: RegExp][] = [
    [
      'a-malformed',
      `${head}\n<foaf:Person rdf:about="${id('a-malformed')}">\n<skos:prefLabel>A</skos:altLabel>`,
      6,
      /not well-formed XML: unexpected close tag/,
    ],
    [
      'b-truncated',
      `${head}\n<foaf:Person rdf:about="${id('b-truncated')}">\n<skos:prefLabel xml:lang="en">A`,
      6,
      /not well-formed XML: unclosed root tag/,
    ],
    ['c-empty', '', 1, /no concept/],
    ['d-html', '<!DOCTYPE html><html><body>404</body></html>', 1, /no concept/],
    ['e-large', `${head}<!-- ${'x'.repeat(2 * 1024 * 1024)} --></rdf:RDF>`, 1, /larger than 2 MB/],
    ['f-latin1', Buffer.from([0x3c, 0x61, 0xe9, 0x3e]), 1, /UTF-8/],
    [
      'g-other',
      `${head}\n<foaf:Person rdf:about="${id('somebody')}"></foaf:Person></rdf:RDF>`,
      5,
      /named g-other but is about somebody/,
    ],
    ['h-prefix', `<a:b rdf:about="${id('h-prefix')}"/>`, 1, /unbound namespace prefix/],
    [
      'i-control',
      `${head}\n<foaf:Person rdf:about="${id('i-control')}"><skos:prefLabel xml:lang="en">A\u0001</skos:prefLabel></foaf:Person></rdf:RDF>`,
      5,
      /character that XML does not allow/,
    ],
    [
      'j-surrogate',
      `${head}\n<foaf:Person rdf:about="${id('j-surrogate')}"><skos:prefLabel xml:lang="en">A&#xD800;</skos:prefLabel></foaf:Person></rdf:RDF>`,
      5,
      /invalid character entity/,
    ],
  ];
  test.each(broken)('%s', async (name, content, line, why) => {
    write(name, content);
    person('sound', '');
    const { records, refused } = await readAll();
    expect(refused).toEqual([{ where: `id/${name}.rdf:${line}`, refused: expect.stringMatching(why) as string }]);
    expect([...records.keys()]).toEqual(['sound']);
  });

  test('missing names and unknown classes are refused; invalid dates and places cost only themselves, not the person', async () => {
    concept('foaf:Person', 'a', label('de', 'Anna') + label('en', '  '));
    person('b', '', lived('b', 'Birth', '0000'));
    person('c', '', lived('c', 'Birth', '0044-13-01'));
    person('d', '', lived('d', 'Birth', '0050'), lived('d', 'Death', '-0050'));
    person('e', '', membership('e', 1, { role: 'king', organization: 'x', start: '1446', end: '1190' }));
    person('f', '', membership('f', 1, { role: 'king', organization: 'x', start: 'spring' }));
    concept(
      'nmo:Mint',
      'g',
      label('en', 'G') + link('geo:location', 'g#this'),
      `<geo:SpatialThing rdf:about="${id('g')}#this"><geo:lat>91</geo:lat><geo:long>east</geo:long></geo:SpatialThing>`,
    );
    concept('nmo:Hoard', 'h', label('en', 'Hoard'));
    person(
      'i',
      '',
      lived('i', 'Birth', '0044-13-01'),
      membership('i', 1, { role: 'king', organization: 'x', start: 'spring' }),
      membership('i', 2, { role: 'king', organization: 'y', start: '0100', end: '0120' }),
    );
    const { records, refused, broken, findRecord } = await readAll();
    expect([...records.keys()]).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'i']);
    expect(years(findRecord('i'))).toEqual([['reign', '0100-00-00', '0120-00-00']]);
    expect(findRecord('i').relations!.map(({ to, time }) => [to, time?.startTime ?? null])).toEqual([
      ['x', null],
      ['y', '0100-00-00 00:00:00'],
    ]);
    expect([findRecord('b').times, findRecord('d').times, findRecord('e').times, findRecord('g').place]).toEqual([
      [],
      [],
      [],
      null,
    ]);
    expect(refused.map(({ where, refused: why }) => `${where} ${why}`)).toEqual([
      'id/a.rdf:5 no name in zh, en, fr, es, jp',
      'id/h.rdf:5 unknown kind of concept nmo:Hoard',
    ]);
    expect(broken).toEqual([
      'id/b.rdf:9 “0000”: there was no year 0',
      'id/c.rdf:9 “0044-13-01” is no date',
      'id/d.rdf:5 ends (-0050) before it begins (0050)',
      'id/e.rdf:9 ends (1190) before it begins (1446)',
      'id/f.rdf:11 “spring” is no date',
      'id/g.rdf:9 no place on earth: 91, east',
      'id/i.rdf:15 “spring” is no date',
      'id/i.rdf:11 “0044-13-01” is no date',
    ]);
  });

  test('a missing or empty folder is reported in one line', async () => {
    await expect(nomismaSource(join(folder, 'nowhere'))).rejects.toThrow(/^The folder cannot be read: ENOENT/);
    await expect(nomismaSource(folder)).rejects.toThrow(/^There is no \.rdf file in /);
  });
});

describe('hostile XML is harmless', () => {
  const about = (name: string, text: string) =>
    `<foaf:Person rdf:about="${id(name)}"><skos:prefLabel xml:lang="en">${text}</skos:prefLabel></foaf:Person></rdf:RDF>`;
  const [declaration, root] = [head.split('\n')[0]!, head.split('\n').slice(1).join('\n')];

  test('a DOCTYPE is skipped, its entities are never expanded or fetched', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    ).join('');
    write(
      'doctype',
      `${declaration}\n<!DOCTYPE rdf:RDF SYSTEM "http://127.0.0.1:9/evil.dtd">\n${root}\n${about('doctype', 'Plain')}`,
    );
    write(
      'laughs',
      `${declaration}\n<!DOCTYPE rdf:RDF [<!ENTITY l0 "ha">${laughs}]>\n${root}\n${about('laughs', '&l9;')}`,
    );
    write(
      'passwd',
      `${declaration}\n<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${root}\n${about('passwd', '&x;')}`,
    );
    const began = process.cpuUsage();
    const { findRecord, refused } = await readAll();
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
    expect(findRecord('doctype').names).toEqual({ en: 'Plain' });
    expect(refused.map(({ where, refused: why }) => [where, why])).toEqual([
      ['id/laughs.rdf:6', 'not well-formed XML: invalid character entity'],
      ['id/passwd.rdf:6', 'not well-formed XML: invalid character entity'],
    ]);
  });

  test('endless nesting is refused; names of prototypes are ordinary names', async () => {
    write('deep', `${head}${'<foaf:Person>'.repeat(100_000)}`);
    person(
      '__proto__',
      label('constructor', 'x'),
      membership('__proto__', 1, { role: '__proto__', organization: 'constructor' }),
      membership('__proto__', 2, { role: 'toString', organization: 'toString' }),
    );
    const { findRecord, refused } = await readAll();
    expect(refused).toEqual([{ where: 'id/deep.rdf:4', refused: 'nested deeper than 40 elements' }]);
    expect(findRecord('__proto__').relations!.map(({ to, word }) => [to, word.en])).toEqual([
      ['constructor', 'served'],
      ['toString', 'served'],
    ]);
  });
});

const handout = resolve(import.meta.dirname, '../../shared/data/01-nomisma-rulers-and-mints');
test.skipIf(!existsSync(handout))(
  'the whole data set 01-nomisma-rulers-and-mints is imported (needs ../shared/data)',
  async () => {
    const { source, records, refused, broken } = await readAll(handout);
    const allRecords = [...records.values()],
      relations = allRecords.flatMap((record) => record.relations ?? []);
    const files = readdirSync(join(handout, 'id')).length,
      words =
        readdirSync(join(handout, 'id')).filter((file) => !records.has(file.replace(/\.rdf$/, ''))).length -
        refused.length;
    expect({ files, words, read: records.size, total: source.total }).toEqual({
      files: 1795,
      words: 98,
      read: 1697,
      total: 1697,
    });
    expect(refused).toEqual([]);
    expect(broken.map((line) => line.split(' ')[0])).toEqual([
      'id/frederick_i_hre.rdf:54',
      'id/qatabanian_kingdom.rdf:58',
    ]);
    // 622 files have all five languages: these, 27 roles and a field of study.
    expect(allRecords.filter(({ names }) => languages.every((language) => names[language])).length).toBe(594);
    expect(allRecords.filter(({ times }) => times.length).length).toBe(1292);
    expect({
      relations: relations.length,
      within: relations.filter(({ to }) => records.has(to)).length,
      timed: relations.filter(({ time }) => time).length,
    }).toEqual({ relations: 1526, within: 1152, timed: 1147 });
    expect(new Set(allRecords.flatMap(({ same }) => Object.entries(same).map((entry) => entry.join(' ')))).size).toBe(
      allRecords.flatMap(({ same }) => Object.keys(same)).length,
    );
    expect(allRecords.flatMap(faultsIn)).toEqual([]);
    expect(records.get('trajan')).toMatchObject({
      names: { zh: '圖拉真', en: 'Trajan', jp: 'トラヤヌス' },
      same: { nomisma: 'trajan', viaf: '88067472' },
    });
    expect(years(records.get('trajan')!)).toEqual([
      ['life', '0053-09-18', '0117-08-08'],
      ['reign', '0098-00-00', '0117-00-00'],
    ]);
  },
);
