import { contains } from '../world/borders/check.ts';
import { borders } from '../world/borders/index.ts';
import type { House, HousePerson, HouseUnion } from '../world/families/house.ts';
import { houses as allHouses } from '../world/families/index.ts';
import type { PolityExtents } from '../world/borders/shape.ts';
import type { WrittenSubject } from '../world/load.ts';
import { createHash } from 'node:crypto';
import { closeRing } from '../src/features/timemaps/face/shapes.ts';
import { museums, museumWord, paintings, type WorldMuseum } from '../world/paintings.ts';
import { tours } from '../world/tours/index.ts';
import { places } from '../world/places/index.ts';
import { readings } from '../world/readings.ts';
import { relationWords } from '../world/relation-words.ts';
import { formsOf } from '../world/sources/forms.ts';
import { women } from '../world/women.ts';
import { sources } from '../world/sources/index.ts';
import { Painting } from '../src/features/paintings/rules.ts';
import type { WrittenBook } from '../world/books/load.ts';
import type { Cited, Five, Source as WorldSource, SubjectNode } from '../world/subject.ts';
import { fromColumns as byLanguage } from '../src/rules/languages.ts';
import type { Citation, Place } from '../src/rules/schemas.ts';
import { asTour } from './import-tours.ts';
import { shapesVersion, polygonsOf } from './borders-shapes.ts';
import { canonicalJson } from './record-hash.ts';
import { asLibraryBook } from './world-library.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import { timeOfSpan as time } from './world-times.ts';
import type { BorderFile, BorderReadResult, ImportedNode, ImportedSubject, ImportedUnion, Source } from './record.ts';

/** The built-in world as an import source. */
export function worldSource(
  world: readonly WrittenSubject[],
  library: readonly WrittenBook[] = [],
  extents: readonly PolityExtents[] = borders,
  houses: readonly House[] = allHouses,
): Source {
  const unions = Map.groupBy(
    houses.flatMap((house) => house.unions),
    ({ partners }) => partners[0]!,
  );
  // For a part of the world, only museums that hold one of its paintings.
  const keepers = museums.filter(({ id }) => world.some((subject) => paintings[subject.id]?.museum === id));
  const placeOf = new Map<string, { at: readonly [number, number]; name: Five }>([
    ...Object.entries(places),
    ...world.flatMap((subject) =>
      subject.place ? [[subject.id, { at: subject.place.at, name: subject.names }] as const] : [],
    ),
  ]);
  const houseOf = new Map(houses.flatMap(({ id, elsewhere }) => elsewhere.map((memberId) => [memberId, id] as const)));
  return {
    origin: { id: 'world', name: 'Stele', licence: 'CC BY-SA 4.0', url: null },
    total: world.length + houses.reduce((sum, { persons }) => sum + 1 + persons.length, 0) + keepers.length,
    async *read() {
      // Houses precede their members.
      for (const house of houses) yield { where: whereOfHouse(house), record: asHouse(house) };
      for (const subject of world)
        yield {
          where: `world/subjects/${subject.id}.ts`,
          record: {
            ...asRecord(subject, placeOf),
            ...toHouseField(houseOf.get(subject.id)),
            ...unionsFor(subject.id, unions),
          },
        };
      for (const museum of keepers) yield { where: `world/paintings.ts ${museum.id}`, record: asMuseum(museum) };
      for (const house of houses)
        for (const person of house.persons)
          yield {
            where: whereOfHouse(house),
            record: {
              ...asPerson(person, house.region),
              ...toHouseField(person.isMember ? house.id : houseOf.get(person.id)),
              ...unionsFor(person.id, unions),
            },
          };
    },
    library: () => library.map(asLibraryBook),
    // A world without its library is a part of it, made for a test.
    tours: () => (library.length ? tours.map(asTour) : []),
    borders: {
      isWhole: true,
      replaces: true,
      async *files() {
        yield borderFile(extents, new Map(world.map(({ id, names }) => [id, names])));
      },
    },
  };
}

/** Territories of polities with their times; approximate, like everything that the world draws. */
function borderFile(polities: readonly PolityExtents[], names: ReadonlyMap<string, Five>): BorderFile {
  const drawn = polities.flatMap(({ polity, name = names.get(polity!), extents }) =>
    extents.map(({ span, rings, holes = [], source }) => ({
      where: `world/borders ${polity ?? name![1]} ${span[0]}`,
      polity,
      name,
      time: time(span),
      lands: rings.map((ring) => [ring, ...holes.filter((hole) => contains(ring, hole[0]!))]),
      source: citation(source),
    })),
  );
  const read = () =>
    drawn.map(({ where, polity, name, time, lands, source }): BorderReadResult => {
      const polygons = name ? polygonsOf({ type: 'MultiPolygon', coordinates: lands }) : 'a polity that is no subject';
      return typeof polygons === 'string'
        ? { where, refused: polygons }
        : {
            where,
            border: {
              name: toInLanguages(name!),
              ...(polity && { subject: polity }),
              time,
              precision: 1,
              polygons,
              source,
            },
          };
    });
  return {
    key: 'world/borders',
    hash: createHash('sha256')
      .update(canonicalJson([shapesVersion, drawn]))
      .digest('base64url'),
    read: async () => read(),
  };
}

function asRecord(
  subject: WrittenSubject,
  placeOf: Map<string, { at: readonly [number, number]; name: Five }>,
): ImportedSubject {
  const at = (key: string | undefined) => (key && placeOf.has(key) ? toPlace(placeOf.get(key)!) : null);
  return {
    key: subject.id,
    id: subject.id,
    kind: subject.kind,
    region: subject.region,
    names: toInLanguages(subject.names),
    otherNames: byLanguage(subject.otherNames as [string[], string[], string[], string[], string[]]),
    ...(readings[subject.id] && { readings: { jp: readings[subject.id]! } }),
    ...(subject.disambiguation && { disambiguation: toInLanguages(subject.disambiguation) }),
    summary: toInLanguages(subject.summary),
    bodies: subject.texts,
    ...(paintings[subject.id] && { painting: asPainting(subject.id) }),
    times: subject.times.map(({ role, span, source }) => ({ role, ...time(span), source: citation(source) })),
    place: subject.place ? toPlace(subject.place) : null,
    same: { ...subject.same },
    ...(subject.kind === 'person' && { gender: women.has(subject.id) ? 'female' : 'male' }),
    ...(subject.nodes?.length && { nodes: subject.nodes.map((node) => asNode(node, at)) }),
    events: subject.events.map((event) => ({
      ...time(event.when),
      title: toInLanguages(event.title),
      place: at(event.at),
      weight: event.weight,
      with: event.with ?? [],
      source: citation(event.source),
    })),
    relations: subject.relations.map((relation) => {
      const word = relationWords[relation.word];
      return {
        to: relation.to,
        type: word.type,
        word: toInLanguages(word.forward),
        inverse: 'inverse' in word && word.inverse ? toInLanguages(word.inverse) : null,
        sentence: toInLanguages(word.sentence),
        time: relation.when ? time(relation.when) : null,
        place: at(relation.at),
        description: relation.note ? toInLanguages(relation.note) : null,
        source: citation(relation.source),
      };
    }),
  };
}

/** Data of a painting other than its entry. */
function asPainting(id: string): Painting {
  const {
    artist,
    role = 'painter',
    size: [height, width] = [null, null],
    source,
    inventory = '',
    ...rest
  } = paintings[id]!;
  const isEntry = typeof artist === 'string';
  return Painting.parse({
    ...rest,
    artists: artist ? [{ itemId: isEntry ? artist : null, name: isEntry ? {} : toInLanguages(artist), role }] : [],
    size: { height, width, depth: null },
    inventory,
    source: { title: source, author: null, year: null, where: inventory || null, url: null },
  });
}

/** A museum: a name, a sentence, a place. */
const asMuseum = ({ id, region, names, summary, at, city, wikidata }: WorldMuseum): ImportedSubject => ({
  key: id,
  id,
  kind: 'site',
  region,
  names: toInLanguages(names),
  disambiguation: toInLanguages(museumWord),
  summary: toInLanguages(summary),
  times: [],
  place: toPlace({ at, name: city }),
  same: wikidata ? { wikidata } : {},
});

/** A house: a name, a sentence, its time of rule. */
const asHouse = ({ id, region, names, note, span, source }: House): ImportedSubject => ({
  key: id,
  id,
  kind: 'people',
  region,
  names: toInLanguages(names),
  summary: toInLanguages(note),
  times: [{ role: 'span', ...time(span), source: citation(source) }],
  place: null,
  same: {},
});

/** A member of a house: a name; a sentence and a life if known. */
function asPerson(person: HousePerson, region: House['region']): ImportedSubject {
  const { id, names, also, gender, royal, life, reigns, note, source } = person,
    cited = citation(source);
  return {
    key: id,
    id,
    kind: 'person',
    region,
    names: toInLanguages(names),
    otherNames: { en: also.filter((name) => name !== names[1]) },
    ...(note && { summary: toInLanguages(note) }),
    times: [
      ...(life ? [{ role: 'life' as const, ...knownTime(life), source: cited }] : []),
      ...reigns.map((reign) => ({ role: 'reign' as const, ...time(reign), source: cited })),
    ],
    place: null,
    same: {},
    gender,
    ...(royal && { royal }),
  };
}

const whereOfHouse = ({ id }: House) => `world/families, ${id}`;
const toHouseField = (house: string | undefined) => (house === undefined ? {} : { house });

/** An unknown start is before the end; an unknown end is after the start. */
function knownTime([from, until]: readonly [string, string]): TimeRecord {
  const timeRecord = time([from || until, until || from]);
  return { ...timeRecord, ...(!from && { startNote: 'before' }), ...(!until && { endNote: 'after' }) };
}

const unionsFor = (id: string, unions: ReadonlyMap<string, readonly HouseUnion[]>): Pick<ImportedSubject, 'unions'> => {
  const ownUnions = unions.get(id);
  return ownUnions ? { unions: ownUnions.map(asUnion) } : {};
};

const asUnion = ({ when, source, ...union }: HouseUnion): ImportedUnion => ({
  ...union,
  time: when === null ? null : typeof when === 'string' ? time(when) : knownTime(when),
  source: citation(source),
});

function asNode(
  { title, description, when, at: key, sketch, weight, source }: SubjectNode,
  at: (key: string) => Place | null,
): ImportedNode {
  const points = sketch?.points.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [];
  return {
    title: toInLanguages(title),
    description: description ? toInLanguages(description) : null,
    time: when ? time(when) : null,
    place: at(key) ?? failUnknownPlace(key),
    sketch: sketch
      ? {
          shape:
            sketch.type === 'LineString'
              ? { type: 'LineString', coordinates: points }
              : { type: 'Polygon', coordinates: [closeRing(points)] },
          style: sketch.style ?? 'solid',
          size: 3,
          fill: 'seal',
          border: 'seal',
          description: null,
        }
      : null,
    images: [],
    weight,
    source: citation(source),
  };
}
const failUnknownPlace = (key: string): never => {
  throw new Error(`world: there is no place “${key}”`);
};

const toInLanguages = (texts: Five) => byLanguage(texts as [string, string, string, string, string]);
const toPlace = ({ at: [latitude, longitude], name }: { at: readonly [number, number]; name: Five }): Place => ({
  latitude,
  longitude,
  name: toInLanguages(name),
});

/** In English, with translations for readers of other languages. */
function citation(cited: Cited): Citation {
  const { title, author, year, where } = formsOf(cited);
  const form = (column: number) => ({
    title: title[column]!,
    author: author?.[column] ?? null,
    year: year?.[column] ?? null,
    where: where?.[column] ?? null,
  });
  const { en, ...forms } = byLanguage([form(0), form(1), form(2), form(3), form(4)]);
  const { kind, language }: WorldSource = sources[cited[0]];
  const others = Object.entries(forms).filter(([, form]) => JSON.stringify(form) !== JSON.stringify(en));
  return {
    ...en,
    url: null,
    kind,
    ...(language && { language }),
    ...(others.length && { forms: Object.fromEntries(others) }),
  };
}
