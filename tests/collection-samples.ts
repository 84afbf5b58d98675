import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Source } from '../importers/record.ts';
import { battlesSource } from '../importers/battles.ts';
import { bordersSource } from '../importers/borders.ts';
import { countriesSource } from '../importers/countries.ts';
import { erasSource } from '../importers/eras.ts';
import { nomismaSource } from '../importers/nomisma.ts';
import { pleiadesSource } from '../importers/pleiades.ts';
import { triplesSource } from '../importers/triples.ts';
import { wikidataSource } from '../importers/wikidata.ts';

/**
 * A small folder in the format of a collection that an importer reads, written by us (facts, or public domain), so that
 * every clone imports each kind; tests of whole collections are next to their importers and need ../shared/data.
 */
export interface CollectionSample {
  source(path: string): Promise<Source>;
  sample: Record<string, string | Buffer>;
  /** The keys that must be imported, in any order. */
  keys: readonly string[];
  /** The places that must be refused. */
  refused: readonly string[];
}

const rows = (...lines: string[]) => `${lines.join('\n')}\n`;

// Nomisma: RDF, a file per concept.
const id = (name: string) => `http://nomisma.org/id/${name}`;
const rdf = (element: string, name: string, names: Record<string, string>, inside = '', siblingXml = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#"
  xmlns:nmo="http://nomisma.org/ontology#" xmlns:org="http://www.w3.org/ns/org#" xmlns:rdac="http://www.rdaregistry.info/Elements/c/"
  xmlns:foaf="http://xmlns.com/foaf/0.1/">
<${element} rdf:about="${id(name)}"><rdf:type rdf:resource="http://www.w3.org/2004/02/skos/core#Concept"/>
${Object.entries(names)
  .map(([language, text]) => `<skos:prefLabel xml:lang="${language}">${text}</skos:prefLabel>`)
  .join('\n')}
${inside}</${element}>
${siblingXml}</rdf:RDF>`;
const memberOf = (name: string) => `<org:memberOf rdf:resource="${id(name)}"/>`;
const ruled = (name: string, start: string, end: string) =>
  [
    `<org:hasMembership rdf:resource="${id(name)}#rule"/>`,
    `<org:Membership rdf:about="${id(name)}#rule"><org:role rdf:resource="${id('ruler')}"/><org:organization rdf:resource="${id('macedonian_kingdom')}"/>
<nmo:hasStartDate rdf:datatype="http://www.w3.org/2001/XMLSchema#gYear">${start}</nmo:hasStartDate><nmo:hasEndDate rdf:datatype="http://www.w3.org/2001/XMLSchema#gYear">${end}</nmo:hasEndDate></org:Membership>`,
  ] as const;
const keraunos = ruled('ptolemy_keraunos', '-0281', '-0279'),
  gonatas = ruled('antigonus_gonatas', '-0277', '-0239');
const five = (zh: string, en: string, fr: string, es: string, ja: string) => ({ zh, en, fr, es, ja });

// Countries: one JSON array.
const country = (
  [cca2, cca3]: readonly [string, string],
  [en, zho, fra, spa, jpn]: readonly [string, string, string, string, string],
  latlng: readonly [number, number],
  borders: readonly string[],
) => ({
  name: { common: en, official: en },
  cca2,
  cca3,
  independent: true,
  altSpellings: [cca2],
  region: 'Europe',
  subregion: 'Southern Europe',
  latlng,
  borders,
  translations: Object.fromEntries(
    Object.entries({ zho, fra, spa, jpn }).map(([language, name]) => [language, { common: name, official: name }]),
  ),
});

// Wikidata: replies of its API.
const terms = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([language, value]) => [language, { language, value }]));
const claim = (property: string, type: string, value: unknown) => ({
  [property]: [
    { mainsnak: { snaktype: 'value', property, datavalue: { type, value } }, rank: 'normal', type: 'statement' },
  ],
});
const day = (property: string, time: string) =>
  claim(property, 'time', { time, precision: 11, calendarmodel: 'http://www.wikidata.org/entity/Q1985786' });
const link = (property: string, to: string) =>
  claim(property, 'wikibase-entityid', { 'entity-type': 'item', id: to, 'numeric-id': Number(to.slice(1)) });
const entity = (key: string, labels: Record<string, string>, claims: object) => ({
  [key]: { type: 'item', id: key, labels: terms(labels), descriptions: {}, aliases: {}, claims, sitelinks: {} },
});

// Pleiades and borders: GeoJSON.
const geojson = (features: object[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features }, null, 2);
const feature = (type: string, coordinates: unknown, properties: object = {}) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties,
});
const box = (west: number, south: number, east: number, north: number) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];

// CLDR: names by language, with starts separately.
const eraNames = (code: string, names: readonly [string, string, string]) => [
  `main/${code}/ca-japanese.json`,
  JSON.stringify({
    main: {
      [code]: {
        dates: { calendars: { japanese: { eras: { eraNames: { 10: names[0], 234: names[1], 235: names[2] } } } } },
      },
    },
  }),
];

export const collectionSamples = {
  nomisma: {
    source: nomismaSource,
    sample: {
      'id/ruler.rdf': rdf('org:Role', 'ruler', five('统治者', 'Ruler', 'souverain', 'soberano', '君主')),
      'id/ptolemies.rdf': rdf(
        'rdac:Family',
        'ptolemies',
        five('托勒密王朝', 'Ptolemaic Dynasty', 'Lagides', 'Dinastía ptolemaica', 'プトレマイオス朝'),
      ),
      'id/macedonian_kingdom.rdf': rdf(
        'foaf:Organization',
        'macedonian_kingdom',
        five('马其顿王国', 'Macedon', 'Royaume de Macédoine', 'Reino de Macedonia', 'マケドニア王国'),
      ),
      'id/selene.rdf': rdf(
        'foaf:Person',
        'selene',
        five(
          '克娄巴特拉·塞勒涅二世',
          'Cleopatra Selene II',
          'Cléopâtre Séléné II',
          'Cleopatra Selene II',
          'クレオパトラ・セレネ',
        ),
        memberOf('ptolemies'),
      ),
      'id/ptolemy_keraunos.rdf': rdf(
        'foaf:Person',
        'ptolemy_keraunos',
        five(
          '托勒密·克劳诺斯',
          'Ptolemy Keraunos',
          'Ptolémée Kéraunos',
          'Ptolomeo Cerauno',
          'プトレマイオス・ケラウノス',
        ),
        memberOf('ptolemies') + keraunos[0],
        keraunos[1],
      ),
      'id/antigonus_gonatas.rdf': rdf(
        'foaf:Person',
        'antigonus_gonatas',
        five('安提柯二世', 'Antigonus II', 'Antigone II Gonatas', 'Antígono II Gónatas', 'アンティゴノス2世'),
        gonatas[0],
        gonatas[1],
      ),
      'id/cut_off.rdf': rdf('foaf:Person', 'cut_off', { en: 'Cut off' }).slice(0, -20),
    },
    keys: ['antigonus_gonatas', 'macedonian_kingdom', 'ptolemies', 'ptolemy_keraunos', 'selene'],
    refused: ['id/cut_off.rdf:7'],
  },
  countries: {
    source: countriesSource,
    sample: {
      'countries.json': `[\n${[
        country(['AD', 'AND'], ['Andorra', '安道尔', 'Andorre', 'Andorra', 'アンドラ'], [42.5, 1.5], ['FRA', 'ESP']),
        country(['FR', 'FRA'], ['France', '法国', 'France', 'Francia', 'フランス'], [46, 2], ['AND', 'ESP']),
        country(['ES', 'ESP'], ['Spain', '西班牙', 'Espagne', 'España', 'スペイン'], [40, -4], ['AND', 'FRA']),
        country(['', 'X'], ['Nowhere', '', '', '', ''], [91, 0], []),
      ]
        .map((row) => JSON.stringify(row))
        .join(',\n')}\n]`,
    },
    keys: ['AND', 'ESP', 'FRA'],
    refused: ['countries.json:5'],
  },
  wikidata: {
    source: wikidataSource,
    sample: {
      'wbgetentities-Q1430.json': JSON.stringify({
        entities: {
          ...entity(
            'Q1430',
            {
              zh: '马可·奥勒留',
              en: 'Marcus Aurelius',
              fr: 'Marc Aurèle',
              es: 'Marco Aurelio',
              ja: 'マルクス・アウレリウス',
            },
            {
              ...link('P31', 'Q5'),
              ...day('P569', '+0121-04-26T00:00:00Z'),
              ...day('P570', '+0180-03-17T00:00:00Z'),
              ...link('P737', 'Q183144'),
            },
          ),
          Q999999999: { id: 'Q999999999', missing: '' },
        },
      }),
      'wbgetentities-bogus.json': JSON.stringify({ error: { code: 'no-such-entity', info: 'No such entity' } }),
    },
    keys: ['Q1430'],
    refused: ['wbgetentities-Q1430.json:1, Q999999999', 'wbgetentities-bogus.json:1'],
  },
  battles: {
    source: battlesSource,
    sample: {
      'battles.csv': rows(
        'isqno,name,locn,war4,wina,dbpedia,parent',
        '1,"OLD BRIDGE","MARSHLAND","Reed War of 1601-1609",1,"",',
        '2,"MILLER\'S FORD (PHASE II)","MARSHLAND","Reed War of 1601-1609",-1,"",1',
        'x,"NO NUMBER","MARSHLAND","Reed War of 1601-1609",-1,"",',
      ),
      'active_periods.csv': rows(
        'isqno,atp_number,start_time_min,start_time_max,end_time_min,end_time_max',
        '1,1,1601-05-02T06:30:00,1601-05-02T06:30:00,1601-05-02T19:00:00,1601-05-02T19:00:00',
        '2,1,1605-08-01T00:00:00,1605-08-02T00:00:00,1605-08-03T00:00:00,1605-08-04T00:00:00',
      ),
      'battle_actors.csv': rows(
        'isqno,attacker,n,actor',
        '1,1,1,Northland',
        '1,0,1,Southland',
        '2,1,1,Northland',
        '2,0,1,Southland',
      ),
      'battle_dyads.csv': rows(
        'isqno,dyad,direction,primary,attacker,defender',
        '1,1,1,1,Northland,Southland',
        '2,1,1,1,Northland,Southland',
      ),
      'belligerents.csv': rows('isqno,attacker,nam,str,cas', '1,1,ARMY,11500,4000', '1,0,ARMY,9000,'),
      'commanders.csv': rows('isqno,attacker,actors,commanders,uri', '1,1,Northland,OTTO,Otto_of_Northland_(general)'),
    },
    keys: [
      'war Reed War 1601',
      'battle 1',
      'battle 2',
      'actor Northland',
      'actor Southland',
      'commander Otto_of_Northland_(general)',
    ],
    refused: ['battles.csv:4'],
  },
  triples: {
    source: triplesSource,
    sample: {
      'triples.tsv.gz': gzipSync(
        rows('Plato\tstudent_of\tSocrates', 'Aristotle\tstudent_of\tPlato', 'Plato\twrote', 'Plato\twrote\t理想国'),
      ),
    },
    keys: ['Aristotle', 'Plato', 'Socrates', '理想国'],
    refused: ['triples.tsv.gz:3'],
  },
  pleiades: {
    source: pleiadesSource,
    sample: {
      '579885.geojson': geojson(
        [
          feature('Point', [23.72633, 37.97214], { description: 'representative point' }),
          {
            ...feature(
              'LineString',
              [
                [23.71, 37.97],
                [23.72, 37.98],
              ],
              { title: 'Course of the wall' },
            ),
            id: 'wall',
          },
          { ...feature('Polygon', box(23.7, 37.9, 23.8, 38)), id: 'area' },
        ],
        {
          id: '579885',
          title: 'Athenae/Athens?',
          description: 'A Greek city-state.',
          names: ['Ἀθῆναι'],
          connectsWith: ['580062'],
        },
      ),
      '580062.geojson': geojson([feature('Point', [23.6, 37.9])], {
        id: '580062',
        title: 'Peiraieus',
        connectsWith: ['579885'],
      }),
      '1.geojson': geojson([], { id: '1', title: ' ? ' }),
    },
    keys: ['579885', '580062'],
    refused: ['1.geojson:1'],
  },
  dila: {
    source: erasSource,
    sample: {
      'authority_time_chinese.sql': rows(
        '-- MySQL dump',
        "INSERT INTO `t_dynasty` VALUES (67,'chinese');",
        "INSERT INTO `t_dynasty_names` VALUES (67,'唐',0,1);",
        'INSERT INTO `t_emperor` VALUES (7,67),(9,67);',
        "INSERT INTO `t_emperor_names` VALUES (7,'玄宗',0,1),(9,'肅宗',0,1);",
        'INSERT INTO `t_era` VALUES (371,7),(372,7),(373,9);',
        "INSERT INTO `t_era_names` VALUES (371,'開元',0,1),(372,'天寶',0,1),(373,'至德',0,1);",
        "INSERT INTO `t_month` VALUES (1,1,12,'十二',0,371,1981587,1981615,'癸丑',1,'S',0),(2,29,12,'十二',0,371,1992085,1992113,'辛巳',1,'S',0),",
        "(3,1,1,'正',0,372,1992114,1992143,'壬午',1,'S',0),(4,15,7,'七',0,372,1997382,1997410,'丙申',1,'S',0),",
        "(5,1,7,'七',0,373,1997411,1997440,'丙申',1,'S',0),(6,1,6,'x',0,371,20,10,'x',1,'S',0);",
      ),
    },
    keys: ['dynasty-67', 'emperor-7', 'emperor-9', 'era-371', 'era-372', 'era-373'],
    refused: ['authority_time_chinese.sql:10 t_month'],
  },
  cldr: {
    source: erasSource,
    sample: {
      'supplemental/calendarData.json': JSON.stringify({
        supplemental: {
          calendarData: {
            japanese: {
              eras: { 10: { _start: '729-8-5' }, 234: { _start: '1926-12-25' }, 235: { _start: '1989-1-8' }, 236: {} },
            },
          },
        },
      }),
      ...Object.fromEntries([
        eraNames('zh', ['天平 (729–749)', '昭和', '平成']),
        eraNames('zh-Hant', ['天平', '昭和', '平成']),
        eraNames('ja', ['天平', '昭和', '平成']),
        ...['en', 'fr', 'es'].map((code) => eraNames(code, ['Tenpyō (729–749)', 'Shōwa', 'Heisei'])),
      ]),
    },
    keys: ['era-10', 'era-234', 'era-235'],
    refused: ['calendarData.json japanese 236'],
  },
} satisfies Record<string, CollectionSample>;

/** Two years of borders: they state who holds a place. */
export const borderSample = {
  source: bordersSource,
  sample: {
    'geojson/world_bc1.geojson': geojson([
      feature('MultiPolygon', [box(0, 35, 20, 50)], { NAME: 'Roman Empire', BORDERPRECISION: 2 }),
      feature('MultiPolygon', [box(100, 20, 120, 40)], { NAME: 'Han', BORDERPRECISION: 2 }),
      feature(
        'MultiPolygon',
        [
          [
            [
              [0, 0],
              [10, 10],
              [10, 0],
              [0, 20],
              [0, 0],
            ],
          ],
        ],
        { NAME: 'Crossed', BORDERPRECISION: 1 },
      ),
    ]),
    'geojson/world_100.geojson': geojson([
      feature('MultiPolygon', [box(-10, 30, 40, 55)], { NAME: 'Roman Empire', BORDERPRECISION: 3 }),
      feature('MultiPolygon', [box(100, 20, 120, 40)], { NAME: 'Han', BORDERPRECISION: 3 }),
      feature('MultiPolygon', [box(-80, -20, -70, -10)], { NAME: null, BORDERPRECISION: 1 }),
    ]),
  },
};

/** Writes the files of a sample into a folder. */
export function writeSample(folder: string, sample: CollectionSample['sample']): string {
  for (const [name, content] of Object.entries(sample)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
