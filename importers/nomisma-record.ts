import { formatRecord } from '../src/rules/time/historical-time-format.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Kind, Region, TimeRole } from '../src/rules/kinds.ts';
import { languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { Citation, Place } from '../src/rules/schemas.ts';
import { ellipsize, textLength } from '../src/rules/text-width.ts';
import { Refusal, type RdfNode } from './nomisma-rdf.ts';
import {
  dateIn,
  assertInOrder,
  noSpan,
  totalSpan,
  recordOf,
  spanOf,
  collectRefusal,
  type Span,
} from './nomisma-times.ts';
import { isDescribedAsRuler, isRuling, roleWord, words, type Role } from './nomisma-words.ts';
import type { ImportedSubject, RelationWords } from './record.ts';
import { regionAt } from './regions.ts';

/** A file of Nomisma: its concept, and the resources that this refers to. */
export interface Concept {
  id: string;
  class: string;
  main: RdfNode;
  parts: ReadonlyMap<string, RdfNode>;
}

/** Data from all files that are needed to interpret one. */
export interface Survey {
  classes: ReadonlyMap<string, string>;
  roles: ReadonlyMap<string, Role>;
  /** Region of each concept with coordinates. */
  regions: ReadonlyMap<string, Region>;
  /** Identifiers, such as `wikidata Q42`, that several files claim: at most one can be right, so none is used. */
  disputed: ReadonlySet<string>;
}

const base = 'http://nomisma.org/id/';
const maxNameLength = 200,
  maxSummaryLength = 4000;

/** The id in a URI of Nomisma, without the part after `#`; null for other URIs. */
export function idIn(address: string | null): string | null {
  return /^https?:\/\/nomisma\.org\/id\/([^#]+)/.exec(address ?? '')?.[1] ?? null;
}

export const targets = (node: RdfNode, property: string) =>
  node.properties.flatMap(({ name, resource }) => (name === property ? (idIn(resource) ?? []) : []));
const referencedParts = ({ main, parts }: Concept, property: string) =>
  main.properties.flatMap(({ name, resource }) => (name === property && resource ? (parts.get(resource) ?? []) : []));

/**
 * A concept as a subject, and its invalid dates and places, which are left out. Throws a `Refusal` if it has no name in
 * our languages.
 */
export function subjectOf(concept: Concept, survey: Survey): { record: ImportedSubject; broken: Refusal[] } {
  const { id, main } = concept,
    broken: Refusal[] = [];
  const { names, otherNames } = namesOf(main);
  if (!Object.keys(names).length) throw new Refusal(main.line, `no name in ${languages.join(', ')}`);
  const memberships = membershipsOf(concept, survey, broken);
  const citation: Citation = { title: 'Nomisma.org', author: null, year: null, where: id, url: base + encodeURI(id) };
  const position = collectRefusal(broken, () => positionOf(concept), null);
  const place: Place | null = position && { ...position, name: names };
  const located = [
    ...memberships.flatMap(({ organization }) => organization ?? []),
    ...['skos:broader', 'dcterms:isPartOf'].flatMap((property) => targets(main, property)),
  ];
  const times =
    concept.class === 'foaf:Person'
      ? personTimes(concept, memberships, broken)
      : thingTimes(concept, memberships, broken);
  const record: ImportedSubject = {
    key: id,
    kind: kindOf(concept),
    region: position
      ? regionAt(position.latitude, position.longitude)
      : onlyRegion(located.flatMap((placeId) => survey.regions.get(placeId) ?? [])),
    names,
    otherNames,
    summary: byLanguage(main, 'skos:definition', (texts) => ellipsize(texts[0]!, maxSummaryLength)),
    times: times.map((time) => ({ ...time, source: citation })),
    place,
    same: { nomisma: id, ...identifiers(main, survey.disputed) },
    relations: relationsOf(concept, memberships, survey).map((relation) => ({
      ...relation,
      place: null,
      source: citation,
    })),
  };
  return { record, broken };
}

const kinds: Record<string, Kind> = {
  'foaf:Person': 'person',
  'rdac:Family': 'polity',
  'foaf:Organization': 'polity',
  'nmo:Ethnic': 'people',
  'nmo:Mint': 'place',
  'nmo:Region': 'place',
  'wordnet:Deity': 'idea',
};
/** A group is a state if it has a role among states, otherwise nymphs and the like. */
const kindOf = ({ class: name, main }: Concept): Kind =>
  kinds[name] ?? (main.properties.some((property) => property.name === 'org:hasMembership') ? 'polity' : 'idea');
/** Roles become labels of relations; fields state the specialists of a coin. Neither is a historical subject. */
export const isWord = (name: string) => name === 'org:Role' || name === 'nmo:FieldOfNumismatics';
export const isSubject = (name: string) => name in kinds || name === 'foaf:Group';

/** Our language for a tag and its preference; explicitly simplified Chinese precedes unspecified Chinese. */
function languageOf(tag: string): { language: Language; rank: number } | null {
  const [primary, ...rest] = tag.split('-');
  const language = languages.find((candidate) => candidate === (primary === 'ja' ? 'jp' : primary));
  if (!language) return null;
  if (language !== 'zh') return { language, rank: rest.length ? 2 : 1 };
  const simplified = rest.some((subtag) => ['hans', 'cn', 'sg'].includes(subtag));
  return {
    language,
    rank: simplified ? 0 : rest.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 2 : 1,
  };
}

/** The texts of a property in our languages, the preferred first. */
function byLanguage<T>(main: RdfNode, property: string, take: (texts: string[]) => T): InLanguages<T> {
  const translations = main.properties.flatMap(({ name, language: tag, text }) => {
    const of = name === property && languageOf(tag),
      clean = text.replace(/\s+/g, ' ').trim();
    return of && clean ? [{ ...of, text: clean }] : [];
  });
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = translations
        .filter((translation) => translation.language === language)
        .sort((a, b) => a.rank - b.rank)
        .map(({ text }) => text);
      return texts.length ? [[language, take([...new Set(texts)])]] : [];
    }),
  );
}

/** Names and other names; labels that are too long are dropped. */
export function namesOf(main: RdfNode): { names: InLanguages; otherNames: InLanguages<string[]> } {
  const short = (texts: string[]) => texts.filter((text) => textLength(text) <= maxNameLength);
  const preferred = byLanguage(main, 'skos:prefLabel', short);
  const others = byLanguage(main, 'skos:altLabel', short);
  const names: InLanguages = {},
    otherNames: InLanguages<string[]> = {};
  for (const language of languages) {
    const [name, ...rest] = preferred[language] ?? [];
    if (!name) continue;
    names[language] = name;
    const more = [...new Set([...rest, ...(others[language] ?? [])])].filter((other) => other !== name);
    if (more.length) otherNames[language] = more;
  }
  return { names, otherNames };
}

/** Its coordinates in degrees. */
export function positionOf(concept: Concept): { latitude: number; longitude: number } | null {
  const [locationNode] = referencedParts(concept, 'geo:location');
  const [lat, long] = ['geo:lat', 'geo:long'].map((property) =>
    locationNode?.properties.find(({ name, text }) => name === property && text.trim()),
  );
  if (!lat || !long) return null;
  const latitude = Number(lat.text),
    longitude = Number(long.text);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Refusal(lat.line, `no place on earth: ${lat.text.slice(0, 20)}, ${long.text.slice(0, 20)}`);
  return { latitude, longitude };
}

function onlyRegion(regions: Region[]): Region | null {
  return new Set(regions).size === 1 ? regions[0]! : null;
}

const schemes: [scheme: string, address: RegExp, value: (match: string) => string][] = [
  ['wikidata', /^https?:\/\/(?:www\.)?wikidata\.org\/(?:entity|wiki)\/(Q\d+)$/, (q) => q],
  ['viaf', /^https?:\/\/(?:www\.)?viaf\.org\/(?:\w+\/)?viaf\/(\d+)\/?$/, (number) => number],
  [
    'bm',
    /^https?:\/\/(?:collection|www)\.britishmuseum\.org\/\S*?\/((?:x|BIOG)\d+|person-institution\/\d+)$/,
    (match) => match.replace('person-institution/', 'BIOG'),
  ],
];

/** Identifiers in other collections; the first of each scheme that no other file claims. */
export function identifiers(main: RdfNode, disputed: ReadonlySet<string> = new Set()): Record<string, string> {
  const same: Record<string, string> = {};
  for (const { name, resource } of main.properties) {
    if ((name !== 'skos:exactMatch' && name !== 'owl:sameAs') || !resource) continue;
    for (const [scheme, address, value] of schemes) {
      const identifier = address.exec(resource)?.[1];
      if (identifier && !disputed.has(`${scheme} ${value(identifier)}`)) same[scheme] ??= value(identifier);
    }
  }
  return same;
}

/** A role that a person held: `org:hasMembership`. */
interface Membership {
  organization: string | null;
  span: Span;
  rules: boolean;
  word: RelationWords;
}

function membershipsOf(concept: Concept, { roles }: Survey, broken: Refusal[]): Membership[] {
  const definition = byLanguage(concept.main, 'skos:definition', (texts) => texts.join(' ')).en ?? '';
  return referencedParts(concept, 'org:hasMembership').flatMap((node) => {
    const span = collectRefusal(broken, () => spanOf(node), noSpan);
    const pick = (property: string) => (targets(node, property).length ? targets(node, property) : [null]);
    return pick('org:role').flatMap((role) =>
      pick('org:organization').map((organization): Membership => {
        const rules = role === 'authority' ? isDescribedAsRuler(definition) : role !== null && isRuling(role, roles);
        return {
          organization,
          span,
          rules,
          word: role === 'authority' && rules ? words.rulerOf : roleWord(role, roles),
        };
      }),
    );
  });
}

type Time = TimeRecord & { role: TimeRole };
const toTimes = (role: TimeRole, span: Span): Time[] => {
  const record = recordOf(span);
  // With only an end, the start of a life or reign is unknown, but the person was active then.
  return record ? [{ role: span.start ? role : 'active', ...record }] : [];
};
const filterDated = (spans: Span[]) => spans.filter(({ start, end }) => start ?? end);

/** Life from birth, or the death alone; reign and other activity from the first to the last date of the roles. */
function personTimes({ main, parts }: Concept, memberships: Membership[], broken: Refusal[]): Time[] {
  const part = (property: string) => parts.get(main.properties.find(({ name }) => name === property)?.resource ?? '');
  const day = (property: string) => collectRefusal(broken, () => dateIn(part(property), 'dcterms:date'), null);
  const life = collectRefusal(
    broken,
    () => assertInOrder({ start: day('bio:birth'), end: day('bio:death') }, main.line),
    noSpan,
  );
  const reign = totalSpan(filterDated(memberships.filter(({ rules }) => rules).map(({ span }) => span)));
  const other = filterDated(memberships.filter(({ rules }) => !rules).map(({ span }) => span));
  const active = totalSpan(other);
  const times = [
    ...(life.start ? toTimes('life', life) : []),
    ...(!life.start && life.end ? toTimes('death', { start: life.end, end: null }) : []),
    ...toTimes('reign', reign),
  ];
  const hasActive = times.some(
    ({ startTime, endTime }) => startTime === active.start?.text && endTime === (active.end?.text ?? null),
  );
  return hasActive ? times : [...times, ...toTimes('active', active)];
}

/** Span of a state, a house or a mint: its own dates and those of its own roles. */
function thingTimes({ main }: Concept, memberships: Membership[], broken: Refusal[]): Time[] {
  const ownSpan = collectRefusal(broken, () => spanOf(main), noSpan);
  return toTimes(
    'span',
    totalSpan(
      filterDated([ownSpan, ...memberships.filter(({ organization }) => !organization).map(({ span }) => span)]),
    ),
  );
}

type Relation = Pick<
  NonNullable<ImportedSubject['relations']>[number],
  'to' | 'type' | 'word' | 'inverse' | 'sentence' | 'time' | 'description'
>;

function relationsOf(
  { id, class: conceptClass, main }: Concept,
  memberships: Membership[],
  { classes }: Survey,
): Relation[] {
  const isPlace = conceptClass === 'nmo:Mint' || conceptClass === 'nmo:Region';
  const stated: { to: string; word: RelationWords; span: Span | null }[] = [
    ...memberships.flatMap(({ organization, word, span }) =>
      organization ? [{ to: organization, word: conceptClass === 'foaf:Person' ? word : words.subjectTo, span }] : [],
    ),
    ...relationsTo(main, 'org:memberOf', words.dynasty),
    ...['skos:broader', 'dcterms:isPartOf'].flatMap((property) =>
      relationsTo(main, property, isPlace ? words.locatedIn : words.partOf),
    ),
    ...relationsTo(main, 'skos:related', words.related),
    ...relationsTo(main, 'prov:alternateOf', words.samePlace),
  ];
  const grouped = Map.groupBy(
    stated.filter(({ to }) => to !== id && !isWord(classes.get(to) ?? '')),
    ({ to, word }) => JSON.stringify([to, word]),
  );
  return [...grouped.values()].map((group) => {
    const { to, word } = group[0]!;
    const spans = filterDated(group.flatMap(({ span }) => span ?? []));
    return { to, ...word, time: recordOf(totalSpan(spans)), description: spans.length > 1 ? listSpans(spans) : null };
  });
}

const relationsTo = (main: RdfNode, property: string, word: RelationWords) =>
  targets(main, property).map((to) => ({ to, word, span: null }));

/** The individual times of one relation, whose time is their total span. */
function listSpans(spans: Span[]): InLanguages {
  const records = spans.flatMap((span) => recordOf(span) ?? []);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      records
        .map((record) => formatRecord(record, language))
        .join(language === 'zh' || language === 'jp' ? '、' : ', '),
    ]),
  );
}
