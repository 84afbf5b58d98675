import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Painting } from '../../src/features/paintings/rules.ts';
import { closeRing } from '../../src/features/timemaps/face/shapes.ts';
import { forEachContentLanguage, type InContentLanguages } from '../../src/rules/languages.ts';
import type { Citation, Place } from '../../src/rules/schemas.ts';
import type { TimeRecord } from '../../src/rules/time/historical-time.ts';
import type { WrittenBook } from './books/load.ts';
import { contains } from './borders/check.ts';
import type { StateExtents } from './borders/shape.ts';
import { formsOf } from './sources/forms.ts';
import type {
  Cited,
  House,
  HousePerson,
  HouseUnion,
  Place as WrittenPlace,
  SubjectNode,
  SubjectRelation,
} from './content.ts';
import { polygonsOf, shapesVersion } from '../borders-shapes.ts';
import { asArticles } from '../import-articles.ts';
import { asTour } from '../import-tours.ts';
import type {
  BorderFile,
  BorderReadResult,
  ImportedNode,
  ImportedRelation,
  ImportedSubject,
  ImportedUnion,
  Source,
} from '../record.ts';
import { toRelationWords } from '../words/read-words.ts';
import { asLibraryBook } from '../world-library.ts';
import { fileName } from './json-files.ts';
import type { Content, Museum, SourceCatalogue, WrittenSubject } from './load.ts';
import { timeOfSpan as time } from './times.ts';

interface Options {
  /**
   * Whether it is the world that a site starts with: its subjects have their ids in any case. Otherwise they are matched
   * with existing subjects, and get their ids if these are free.
   */
  isWorld?: boolean;
  library?: readonly WrittenBook[];
  extents?: readonly StateExtents[];
}

/** A content folder as an import source. */
export function contentSource(content: Content, { isWorld = false, library = [], extents }: Options = {}): Source {
  const { subjects, houses, collection } = content;
  const unions = Map.groupBy(
    houses.flatMap((house) => house.unions),
    ({ partners }) => partners[0]!,
  );
  // For a part of a folder, only museums that hold one of its paintings.
  const museums = content.museums.filter(({ id }) => subjects.some(({ painting }) => painting?.museum === id));
  const houseOf = new Map(houses.flatMap(({ id, elsewhere }) => elsewhere.map((memberId) => [memberId, id] as const)));
  const reader = new RecordReader(content);
  const total = subjects.length + houses.reduce((sum, { persons }) => sum + 1 + persons.length, 0) + museums.length;
  const ownId = ({ id, ...record }: ImportedSubject): ImportedSubject => ({ ...record, ownId: id! });
  const item = (file: string, record: ImportedSubject) => ({
    where: fileName(join(content.folder, file)),
    record: isWorld ? record : ownId(record),
  });
  return {
    origin: {
      id: isWorld ? 'world' : collection.id,
      name: collection.name,
      licence: collection.licence,
      url: collection.url,
    },
    ...(!isWorld && { isNamed: true, keysAreIds: true }),
    total,
    async *read() {
      // Houses precede their members.
      for (const house of houses) yield item(fileOfHouse(house), reader.house(house));
      for (const subject of subjects)
        yield item(`subjects/${subject.id}/subject.json`, {
          ...reader.subject(subject),
          ...toHouseField(houseOf.get(subject.id)),
          ...reader.unions(unions.get(subject.id)),
        });
      for (const museum of museums) yield item('museums.json', asMuseum(museum));
      for (const house of houses)
        for (const person of house.persons)
          yield item(fileOfHouse(house), {
            ...reader.person(person, house.region),
            ...toHouseField(person.isMember ? house.id : houseOf.get(person.id)),
            ...reader.unions(unions.get(person.id)),
          });
    },
    library: () => library.map(asLibraryBook),
    tours: () => content.tours.map(asTour),
    articles: () => content.articles.flatMap(asArticles),
    ...(extents && {
      borders: {
        isWhole: true,
        replaces: true,
        async *files() {
          if (extents.length)
            yield borderFile(content.catalogue, extents, new Map(subjects.map(({ id, names }) => [id, names])));
        },
      },
    }),
  };
}

/** Territories of polities with their times; approximate, like all drawings of the built-in world. */
function borderFile(
  catalogue: SourceCatalogue,
  polities: readonly StateExtents[],
  names: ReadonlyMap<string, InContentLanguages>,
): BorderFile {
  const drawn = polities.flatMap(({ id, polity, name = names.get(polity!), extents }) =>
    extents.map(({ span, rings, holes = [], source }) => ({
      where: `borders/states/${id}.geojson ${span[0]}`,
      polity,
      name,
      time: time(span),
      lands: rings.map((ring) => [ring, ...holes.filter((hole) => contains(ring, hole[0]!))]),
      source: toCitation(catalogue, source),
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
              name: name!,
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
      .update(JSON.stringify([shapesVersion, drawn]))
      .digest('base64url'),
    read: async () => read(),
  };
}

/** Turns what a folder contains into records of an import. */
class RecordReader {
  readonly #content: Content;
  readonly #placeOf: ReadonlyMap<string, WrittenPlace>;
  constructor(content: Content) {
    this.#content = content;
    this.#placeOf = new Map([
      ...Object.entries(content.places),
      ...content.subjects.flatMap(({ id, place, names }) =>
        place ? [[id, { at: place.at, name: names }] as const] : [],
      ),
    ]);
  }

  #cite = (source: Cited) => toCitation(this.#content.catalogue, source);
  #placeAt = (key: string | undefined): Place | null => {
    const place = key === undefined ? undefined : this.#placeOf.get(key);
    return place ? toPlace(place) : null;
  };

  subject(subject: WrittenSubject): ImportedSubject {
    return {
      key: subject.id,
      id: subject.id,
      kind: subject.kind,
      region: subject.region,
      names: subject.names,
      otherNames: subject.otherNames,
      ...(subject.reading && { readings: { jp: subject.reading } }),
      ...(subject.disambiguation && { disambiguation: subject.disambiguation }),
      summary: subject.summary,
      bodies: subject.texts,
      ...(subject.painting && { painting: asPainting(subject.painting) }),
      times: subject.times.map(({ role, span, source }) => ({ role, ...time(span), source: this.#cite(source) })),
      place: subject.place ? toPlace(subject.place) : null,
      same: { ...subject.same },
      ...(subject.gender && { gender: subject.gender }),
      ...(subject.nodes?.length && { nodes: subject.nodes.map((node) => this.#node(node)) }),
      events: subject.events.map((event) => ({
        ...time(event.when),
        title: event.title,
        place: this.#placeAt(event.at),
        weight: event.weight,
        with: event.with ?? [],
        source: this.#cite(event.source),
      })),
      relations: subject.relations.map((relation) => this.#relation(relation)),
    };
  }

  #relation({ to, word, when, at: place, note, source }: SubjectRelation): ImportedRelation {
    return {
      to,
      ...toRelationWords(this.#content.relationWords[word]!),
      time: when ? time(when) : null,
      place: this.#placeAt(place),
      description: note ?? null,
      source: this.#cite(source),
    };
  }

  #node({ title, description, when, at: key, sketch, weight, source }: SubjectNode): ImportedNode {
    const points = sketch?.points.map(([longitude, latitude]): [number, number] => [longitude, latitude]) ?? [];
    const place = this.#placeAt(key);
    if (!place) throw new Error(`there is no place “${key}”`);
    return {
      title,
      description: description ?? null,
      time: when ? time(when) : null,
      place,
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
      source: this.#cite(source),
    };
  }

  /** A house: a name, a sentence, its time of rule. */
  house({ id, region, names, note, span, source }: House): ImportedSubject {
    return {
      key: id,
      id,
      kind: 'people',
      region,
      names,
      summary: note,
      times: [{ role: 'span', ...time(span), source: this.#cite(source) }],
      place: null,
      same: {},
    };
  }

  /** A member of a house: a name; a sentence and a life if known. */
  person(
    { id, names, also, gender, royal, life, reigns, ruled, note, source }: HousePerson,
    region: House['region'],
  ): ImportedSubject {
    const citation = this.#cite(source);
    return {
      key: id,
      id,
      kind: 'person',
      region,
      names,
      otherNames: { en: also.filter((name) => name !== names.en) },
      ...(note && { summary: note }),
      times: [
        ...(life ? [{ role: 'life' as const, ...knownTime(life), source: citation }] : []),
        ...reigns.map((reign) => ({ role: 'reign' as const, ...time(reign), source: citation })),
      ],
      place: null,
      same: {},
      gender,
      ...(ruled.length && {
        relations: ruled.map(({ realm, when, source }) =>
          this.#relation({ to: realm, word: 'ruler-of', when, source }),
        ),
      }),
      ...(royal && { royal }),
    };
  }

  unions(unions: readonly HouseUnion[] | undefined): Pick<ImportedSubject, 'unions'> {
    return unions ? { unions: unions.map((union) => this.#union(union)) } : {};
  }

  #union({ when, source, ...union }: HouseUnion): ImportedUnion {
    return {
      ...union,
      time: when === null ? null : typeof when === 'string' ? time(when) : knownTime(when),
      source: this.#cite(source),
    };
  }
}

/** Data of a painting other than its entry. */
function asPainting({
  artist,
  role,
  size,
  source,
  page,
  inventory = '',
  ...painting
}: NonNullable<WrittenSubject['painting']>): Painting {
  const isEntry = typeof artist === 'string';
  return Painting.parse({
    ...painting,
    artists: artist ? [{ itemId: isEntry ? artist : null, name: isEntry ? {} : artist, role: role ?? 'painter' }] : [],
    size: { height: size?.height ?? null, width: size?.width ?? null, depth: null },
    inventory,
    source: { title: source, author: null, year: null, where: inventory || null, url: page ?? null },
  });
}

/** A museum: a name, a sentence, a place. */
const asMuseum = ({
  id,
  region,
  names,
  disambiguation,
  summary,
  latitude,
  longitude,
  city,
  wikidata,
}: Museum): ImportedSubject => ({
  key: id,
  id,
  kind: 'site',
  region,
  names,
  disambiguation,
  summary,
  times: [],
  place: { latitude, longitude, name: city },
  same: wikidata ? { wikidata } : {},
});

const fileOfHouse = ({ id }: House) => `families/${id}.json`;
const toHouseField = (house: string | undefined) => (house === undefined ? {} : { house });

/** An unknown start is before the end; an unknown end is after the start. */
function knownTime([from, until]: readonly [string, string]): TimeRecord {
  const timeRecord = time([from || until, until || from]);
  return { ...timeRecord, ...(!from && { startNote: 'before' }), ...(!until && { endNote: 'after' }) };
}

const toPlace = ({ at: [latitude, longitude], name }: WrittenPlace): Place => ({
  latitude,
  longitude,
  name,
});

/** In English, with translations for readers of other languages. */
function toCitation(catalogue: SourceCatalogue, cited: Cited): Citation {
  const { title, author, year, where } = formsOf(catalogue, cited);
  const { en, ...forms } = forEachContentLanguage((language) => ({
    title: title[language],
    author: author?.[language] ?? null,
    year: year?.[language] ?? null,
    where: where?.[language] ?? null,
  }));
  const { kind, language } = catalogue.sources[cited[0]]!;
  const others = Object.entries(forms).filter(([, translation]) => JSON.stringify(translation) !== JSON.stringify(en));
  return {
    ...en,
    url: null,
    kind,
    ...(language && { language }),
    ...(others.length && { forms: Object.fromEntries(others) }),
  };
}
