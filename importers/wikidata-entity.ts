import type { Kind, TimeRole } from '../src/rules/kinds.ts';
import { hreflang, languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import { wikipediaScheme } from '../src/rules/identifiers/subject-identifiers.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { regionAt } from './regions.ts';
import type { ImportedRelation, ImportedSubject } from './record.ts';
import {
  mapLanguages,
  asList,
  maxOtherNames,
  cleanNameOf,
  asObject,
  distinctOtherNames,
  ownProperty,
  cleanSummaryOf,
  cleanText,
} from './clean-text.ts';
import {
  itemIn,
  itemsIn,
  positionIn,
  statementsOf,
  textIn,
  timeIn,
  type Snak,
  type Statement,
  isUncertain,
} from './wikidata-claims.ts';
import { kindOf, regionOfAll, rulingOffices } from './wikidata-kinds.ts';
import { parsedMoment, recordOf, type TimeSpan, type Moment } from './wikidata-times.ts';
import { lifeTimes } from './written-times.ts';
import { nonRelations, wordsOf } from './wikidata-words.ts';

/** Result of an entity. */
export type EntityResult =
  | { record: ImportedSubject; without: string[] }
  | { passedOver: string }
  | { refused: string };

/** Maximum number of relations of one item. */
const maxRelations = 1000;

/** An item of Wikidata as a subject, or why it is not one. */
export function subjectOf(entity: Record<string, unknown>): EntityResult {
  const id = ownProperty(entity, 'id');
  if (ownProperty(entity, 'missing') !== undefined) return { refused: 'the source says that it is missing' };
  if (typeof id !== 'string' || !/^[A-Z]\d{1,9}(-[A-Z]\d+)?$/.test(id))
    return { refused: 'no entity of Wikidata: it has no id' };
  if (!id.startsWith('Q'))
    return { passedOver: { P: 'a property', L: 'a lexeme', M: 'a media file', E: 'a schema' }[id[0]!] ?? 'no item' };
  if (ownProperty(entity, 'redirect') !== undefined) return { passedOver: 'a redirect' };

  const statements = statementsOf(entity);
  const what = kindOf([...itemsIn(statements.get('P31')), ...itemsIn(statements.get('P279'))], (property) =>
    statements.has(property),
  );
  if ('passedOver' in what) return what;
  const names = mapLanguages((language) => labelIn(entity, language));
  if (!Object.keys(names).length) return { passedOver: `no name in ${languages.join(', ')}` };
  return buildResult(id, what.kind, names, entity, statements);
}

function buildResult(
  id: string,
  kind: Kind,
  names: InLanguages,
  entity: Record<string, unknown>,
  statements: Map<string, Statement[]>,
): EntityResult {
  const without: string[] = [];
  const position = positionIn(statements.get('P625')?.[0]?.main);
  if (position === 'bad') without.push('a place that is not on earth');
  // Once for each item: some have hundreds.
  if (hasUnreadValues(statements)) without.push('texts, numbers, identifiers and pictures of statements');
  const place = position && position !== 'bad' ? { ...position, name: names } : null;
  const countries = ['P17', 'P27', 'P30'].flatMap((property) => itemsIn(statements.get(property)));
  const kana = cleanText(textIn(statements.get('P1814')?.[0]?.main));
  const descriptions = mapLanguages((language) => cleanSummaryOf(termIn(entity, 'descriptions', language)));
  return {
    record: {
      key: id,
      kind,
      region: (place && regionAt(place.latitude, place.longitude)) ?? regionOfAll(countries),
      names,
      otherNames: mapLanguages((language) => {
        const others = names[language] ? distinctOtherNames(names[language], aliasesIn(entity, language)) : [];
        return others.length ? others : null;
      }),
      ...(kana && names.jp && { readings: { jp: kana } }),
      summary: mapLanguages(
        (language) => names[language] && descriptions[language] && capitalize(descriptions[language]),
      ),
      distinction: mapLanguages(
        (language) => names[language] && descriptions[language] && nullIfLong(descriptions[language]),
      ),
      times: timesOf(kind, statements, without).map((time) => ({
        ...time.record,
        role: time.role,
        source: citation(id, time.property),
      })),
      place,
      same: { wikidata: id, ...identifiersIn(statements), ...articlesIn(entity) },
      relations: relationsOf(id, kind, statements, without),
    },
    without,
  };
}

/** Label tags for each language, preferred first; `mul` is the default for all languages. */
const tags: InLanguages<string[]> = {
  zh: ['zh-hans', 'zh-cn', 'zh-sg', 'zh-my', 'zh', 'zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
  en: ['en', 'en-gb', 'en-ca', 'mul'],
  fr: ['fr', 'mul'],
  es: ['es', 'mul'],
  jp: ['ja'],
};
export const tagsOf = (language: Language): readonly string[] => tags[language] ?? [hreflang(language)];
function termIn(entity: Record<string, unknown>, terms: 'labels' | 'descriptions', language: Language): unknown {
  const termsByTag = ownProperty(entity, terms);
  for (const tag of tagsOf(language)) {
    const value = ownProperty(ownProperty(termsByTag, tag), 'value');
    if (value !== undefined) return value;
  }
  return undefined;
}
export const labelIn = (entity: Record<string, unknown>, language: Language): string =>
  cleanNameOf(termIn(entity, 'labels', language));

/** Other names from every variant of a language, and labels not used as the name. */
function* aliasesIn(entity: Record<string, unknown>, language: Language): Generator<unknown> {
  const aliases = ownProperty(entity, 'aliases'),
    labels = ownProperty(entity, 'labels');
  for (const tag of tagsOf(language))
    for (const alias of asList(ownProperty(aliases, tag)).slice(0, 10 * maxOtherNames))
      yield ownProperty(alias, 'value');
  for (const tag of tagsOf(language)) yield ownProperty(ownProperty(labels, tag), 'value');
}

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** A disambiguation is shown next to a name and must be short. */
const nullIfLong = (text: string) => (text.length <= 60 ? text : null);

const citation = (id: string, property: string): Citation => ({
  title: 'Wikidata',
  author: null,
  year: null,
  where: `${id}, ${property}`,
  url: `https://www.wikidata.org/wiki/${id}#${property}`,
});

/** Identifiers that others of our sources use, by property, with their pattern. */
const schemes: [scheme: string, property: string, shape: RegExp][] = [
  ['viaf', 'P214', /^\d{1,22}$/],
  ['nomisma', 'P2950', /^[\w.-]{1,100}$/],
  ['bm', 'P1711', /^BIOG\d+$/],
  ['iso-3166', 'P298', /^[A-Z]{3}$/],
  ['pleiades', 'P1584', /^\d+$/],
];
function identifiersIn(statements: Map<string, Statement[]>): Record<string, string> {
  return Object.fromEntries(
    schemes.flatMap(([scheme, property, shape]) => {
      const value = textIn(statements.get(property)?.[0]?.main);
      return value && shape.test(value) ? [[scheme, value]] : [];
    }),
  );
}

/** The titles of its articles in the Wikipedias of our languages. */
const articlesIn = (entity: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const sitelink = ownProperty(ownProperty(entity, 'sitelinks'), `${hreflang(language)}wiki`),
        title = ownProperty(sitelink, 'title');
      return isArticleTitle(title) ? [[wikipediaScheme(language), title]] : [];
    }),
  );
/** Characters that no title has, and its greatest length in bytes. Source: MediaWiki, "Page title". */
const isArticleTitle = (title: unknown): title is string =>
  typeof title === 'string' &&
  title !== '' &&
  cleanText(title) === title &&
  !/[|#<>[\]{}_]/.test(title) &&
  Buffer.byteLength(title) <= 255;

/** Whether there are values of sorts that nothing reads, beside identifiers that are kept. */
const hasUnreadValues = (statements: ReadonlyMap<string, Statement[]>): boolean =>
  [...statements].some(
    ([property, list]) =>
      property !== 'P1814' &&
      !schemes.some(([, identifier]) => identifier === property) &&
      list.some(({ main: { is, type } }) => is === 'value' && !readTypes.has(type)),
  );
const readTypes = new Set(['wikibase-entityid', 'time', 'globecoordinate']);

interface RoleTime {
  role: TimeRole;
  property: string;
  record: NonNullable<ReturnType<typeof recordOf>>;
}

/** Start and end properties by meaning; the first that has a value is used. */
const activityProperties = [
  ['active', 'P2031', 'P2032'],
  ['active', 'P1317', 'P1317'],
] as const;
const spanProperties = [
  ['span', 'P580', 'P582'],
  ['span', 'P571', 'P576'],
  ['span', 'P585', 'P585'],
  ['span', 'P1619', 'P3999'],
  ['span', 'P1249', 'P1249'],
] as const;
const makingProperties = [
  ['made', 'P571', 'P571'],
  ['made', 'P577', 'P577'],
  ['made', 'P1191', 'P1191'],
] as const;

function timesOf(kind: Kind, statements: Map<string, Statement[]>, without: string[]): RoleTime[] {
  const first = (choices: readonly (readonly [TimeRole, string, string])[]): RoleTime[] => {
    for (const [role, from, to] of choices) {
      const lasting = {
        start: findFirstTime(statements.get(from), without),
        end: from === to ? null : findFirstTime(statements.get(to), without),
      };
      const start = lasting.start === 'none' ? null : lasting.start,
        end = lasting.end === 'none' ? ('present' as const) : lasting.end;
      const record = recordOf({ start, end });
      if (record) return [{ role, property: start ? from : to, record }];
      if (start && end) without.push('a time that ends before it begins');
    }
    return [];
  };
  if (kind === 'person')
    return [...lifeOf(statements, without), ...reignOf(statements, without), ...first(activityProperties)];
  if (kind === 'book' || kind === 'painting') return first([...makingProperties, ...spanProperties]);
  return first(spanProperties);
}

/** Birth and death, each with its own bounds. */
function lifeOf(statements: Map<string, Statement[]>, without: string[]): RoleTime[] {
  const momentOf = (property: string): Moment | null => {
    const time = findFirstTime(statements.get(property), without);
    if (!time || time === 'none') return null;
    const stated = statements.get(property) ?? [],
      rivals = stated
        .filter(({ isPreferred }) => isPreferred === stated[0]!.isPreferred)
        .map(({ main, qualifiers }) => timeIn(main, qualifiers));
    if (rivals.some((other) => typeof other === 'object' && other && other.from !== time.from))
      without.push('another date of a birth or death');
    return time;
  };
  const [birth, death] = [momentOf('P569'), momentOf('P570')];
  const written = (moment: Moment | null) => moment && { time: parsedMoment(moment), words: null };
  const life = lifeTimes(written(birth), written(death));
  for (const property of ['P1636', 'P4602'])
    if (statements.has(property)) without.push('a date of a baptism or burial');
  if (!life) without.push('a time that ends before it begins');
  return (life ?? []).map(({ role, ...record }) => ({ role, property: role === 'death' ? 'P570' : 'P569', record }));
}

/** The first time that a property states; preferred statements come first. */
function findFirstTime(statements: readonly Statement[] | undefined, without: string[]): Moment | 'none' | null {
  for (const { main, qualifiers } of statements ?? []) {
    const time = timeIn(main, qualifiers);
    if (time === 'bad') without.push('a time that cannot be');
    else if (time) return time;
  }
  return null;
}

/** From the first to the last day in a ruling office. */
function reignOf(statements: Map<string, Statement[]>, without: string[]): RoleTime[] {
  const reigns = (statements.get('P39') ?? [])
    .filter(({ main }) => rulingOffices.has(itemIn(main) ?? ''))
    .map(({ qualifiers }) => qualifierSpanOf(qualifiers, without));
  const starts = reigns.flatMap(({ start }) => start ?? []),
    ends = reigns.flatMap(({ end }) => (end && end !== 'present' ? end : []));
  if (!starts.length) return [];
  const record = recordOf({
    start: starts.reduce((a, b) => (b.earliest < a.earliest ? b : a)),
    end: ends.length ? ends.reduce((a, b) => (b.latest > a.latest ? b : a)) : null,
  });
  return record ? [{ role: 'reign', property: 'P39', record }] : [];
}

/** The span of a statement, from its qualifiers. */
function qualifierSpanOf(qualifiers: ReadonlyMap<string, Snak[]>, without: string[]): TimeSpan {
  const read = (property: string) => {
    const time = timeIn(qualifiers.get(property)?.[0], qualifiers);
    if (time === 'bad') without.push('a time that cannot be');
    return time === 'bad' ? null : time;
  };
  const [start, end, at] = [read('P580'), read('P582'), read('P585')];
  if ((start && start !== 'none') || (end && end !== 'none'))
    return { start: start === 'none' ? null : start, end: end === 'none' ? 'present' : end };
  return { start: at === 'none' ? null : at, end: null };
}

const sexes = new Map([
  ['Q6581097', 'male'],
  ['Q6581072', 'female'],
] as const);

/** Father, mother and child: a qualifier says if the kinship is not by birth. */
const kinships = new Set(['P22', 'P25', 'P40']);
const uncertain = { zh: '不确定', en: 'Not certain', fr: 'Incertain', es: 'Incierto', jp: '不確実' };

function relationsOf(
  id: string,
  kind: Kind,
  statements: Map<string, Statement[]>,
  without: string[],
): ImportedRelation[] {
  const sex = sexes.get(itemsIn(statements.get('P21'))[0] as never) ?? null;
  const relations: ImportedRelation[] = [],
    seen = new Set<string>();
  for (const [property, propertyStatements] of statements) {
    if (nonRelations.has(property)) continue;
    const knownWords = wordsOf(property, { kind, sex });
    for (const { main, qualifiers } of propertyStatements) {
      const to = itemIn(main);
      if (!to || to === id) continue;
      if (relations.length === maxRelations) {
        without.push(`a relation after the first ${maxRelations}`);
        continue;
      }
      if (kinships.has(property) && ['P1039', 'P3831'].some((qualifier) => qualifiers.get(qualifier)?.length)) {
        without.push('a kinship of another kind: adoptive, foster, step-');
        continue;
      }
      const time = recordOf(qualifierSpanOf(qualifiers, without));
      const relationKey = `${property} ${to} ${time?.startTime}`;
      if (seen.has(relationKey)) continue;
      seen.add(relationKey);
      relations.push({
        to,
        ...(knownWords ?? { type: 'other', word: {}, inverse: null, lateWords: property }),
        time,
        place: null,
        description: isUncertain(qualifiers) ? uncertain : null,
        source: citation(id, property),
      });
    }
  }
  return relations;
}

/** The entities of an API reply: `{"entities": {"Q42": …}}`; null for anything else. */
export function entitiesIn(value: Record<string, unknown>): Record<string, unknown>[] | null {
  const entities = ownProperty(value, 'entities');
  if (entities === undefined) return null;
  return Object.values(asObject(entities) ?? asList(entities))
    .map(asObject)
    .filter((item) => item !== null);
}
