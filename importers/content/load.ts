/**
 * Reads a content folder: subjects with their main texts, places, sources, families, tours, museums and relation words.
 * docs/content.md describes the files. Every file is validated; the first invalid one is reported with its line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  contentLanguages,
  forEachContentLanguage,
  type ContentLanguage,
  type InContentLanguages,
} from '../../src/rules/languages.ts';
import type { Cited, House, HousePerson, HouseUnion, Place, Source, Span, Subject, When } from './content.ts';
import { articleIdsIn, subjectIdsIn, unreadFiles } from './files.ts';
import { ContentError, namesIn, readJsonFile } from './json-files.ts';
import { readText } from './read-text.ts';
import * as files from './schemas.ts';

/** The built-in world. */
export const builtInFolder = join(import.meta.dirname, '../../content');
let builtIn: Content | undefined;
/** The built-in world; read once. */
export const builtInContent = (): Content => (builtIn ??= readContent(builtInFolder));

/** Sources with names for citing them in five languages. */
export interface SourceCatalogue {
  sources: Readonly<Record<string, Source>>;
  /** By their English names. */
  authors: Readonly<Record<string, InContentLanguages>>;
  /** Books and chapters within sources, by their English names. */
  locators: Readonly<Record<string, InContentLanguages>>;
}

/** A subject with its main texts as HTML. */
export interface WrittenSubject extends Subject {
  texts: Partial<Record<ContentLanguage, string>>;
}

export interface Tour extends files.TourFile {
  id: string;
}

export interface Article extends files.ArticleFile {
  id: string;
  /** Its text as HTML. */
  texts: Partial<Record<ContentLanguage, string>>;
}

export interface Museum extends files.MuseumRow {
  id: string;
  /** Shown with the name of every museum. */
  disambiguation: files.InFiveLanguages;
}

export interface Content {
  folder: string;
  collection: files.CollectionFile;
  subjects: readonly WrittenSubject[];
  places: Readonly<Record<string, Place>>;
  catalogue: SourceCatalogue;
  relationWords: Readonly<Record<string, files.RelationWord>>;
  houses: readonly House[];
  museums: readonly Museum[];
  /** The one that is listed first is last. */
  tours: readonly Tour[];
  /** The one that is listed first is last. */
  articles: readonly Article[];
}

export function readContent(folder: string): Content {
  const [unread] = unreadFiles(folder);
  if (unread) throw new ContentError(join(folder, unread), 1, 'nothing reads a file of this name here');
  return {
    folder,
    collection: readJsonFile(join(folder, 'content.json'), files.CollectionFile),
    subjects: readSubjects(folder),
    places: readPlaces(folder),
    catalogue: readCatalogue(folder),
    relationWords: readRelationWords(folder),
    houses: namedFiles(folder, 'families', files.FamilyFile).map(([id, file]) => toHouse(id, file)),
    museums: toMuseums(readOptional(folder, 'museums.json', files.MuseumsFile)),
    tours: namedFiles(folder, 'tours', files.TourFile)
      .map(([id, file]) => ({ id, ...file }))
      .sort((a, b) => b.position - a.position),
    articles: articleIdsIn(folder)
      .map((id) => {
        const articleFolder = join(folder, 'articles', id);
        const file = readJsonFile(join(articleFolder, 'article.json'), files.ArticleFile);
        return { id, ...file, texts: readTexts(articleFolder) };
      })
      .sort((a, b) => b.position - a.position),
  };
}

function readSubjects(folder: string): WrittenSubject[] {
  return subjectIdsIn(folder).map((id) => {
    const subjectFolder = join(folder, 'subjects', id),
      file = join(subjectFolder, 'subject.json'),
      validId = files.SubjectId.safeParse(id);
    if (!validId.success) throw new ContentError(file, 1, `${id}: ${validId.error.issues[0]!.message}`);
    return { ...toSubject(id, readJsonFile(file, files.SubjectFile)), texts: readTexts(subjectFolder) };
  });
}

function readTexts(folder: string): WrittenSubject['texts'] {
  const texts: WrittenSubject['texts'] = {};
  for (const language of contentLanguages) {
    const path = join(folder, `${language}.md`);
    if (existsSync(path)) texts[language] = readText(readFileSync(path, 'utf8'), language);
  }
  return texts;
}

function readPlaces(folder: string): Record<string, Place> {
  const places = readOptional(folder, 'places.json', files.PlacesFile)?.places ?? {};
  return Object.fromEntries(Object.entries(places).map(([key, place]) => [key, toPlace(place)]));
}

export function readCatalogue(folder: string): SourceCatalogue {
  return {
    sources: Object.fromEntries(namedFiles(folder, 'sources', files.SourceFile)),
    authors: readOptional(folder, 'authors.json', files.AuthorsFile)?.authors ?? {},
    locators: readOptional(folder, 'locators.json', files.LocatorsFile)?.names ?? {},
  };
}

/** The words of a folder; those of the built-in world if it has none. */
export const readRelationWords = (folder: string): Record<string, files.RelationWord> =>
  (
    readOptional(folder, 'relation-words.json', files.RelationWordsFile) ??
    readJsonFile(join(builtInFolder, 'relation-words.json'), files.RelationWordsFile)
  ).words;

const readOptional = <T>(folder: string, name: string, schema: z.ZodType<T>): T | undefined =>
  existsSync(join(folder, name)) ? readJsonFile(join(folder, name), schema) : undefined;

const namedFiles = <T>(folder: string, subfolder: string, schema: z.ZodType<T>): (readonly [id: string, file: T])[] =>
  namesIn(join(folder, subfolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), readJsonFile(join(folder, subfolder, name), schema)]);

function toSubject(
  id: string,
  { short, otherNames, identifiers, reading, times, place, events, relations, nodes, ...file }: files.SubjectFile,
): Subject {
  return {
    id,
    ...file,
    ...(short && { brief: short }),
    otherNames: forEachContentLanguage((language) => otherNames?.[language] ?? []),
    ...(reading && { reading: reading.jp }),
    ...(identifiers && { same: identifiers }),
    times: times.map(({ role, when, source }) => ({ role, span: toSpan(when), source: toCited(source) })),
    ...(place && { place: toPlace(place) }),
    events: events.map(({ when, source, ...event }) => ({
      ...event,
      when: toWhen(when),
      source: toCited(source),
    })),
    relations: relations.map(({ when, source, ...relation }) => ({
      ...relation,
      ...(when && { when: toWhen(when) }),
      source: toCited(source),
    })),
    ...(nodes && {
      nodes: nodes.map(({ when, source, ...node }) => ({
        ...node,
        ...(when && { when: toWhen(when) }),
        source: toCited(source),
      })),
    }),
  };
}

const toHouse = (
  id: string,
  { names, note, span, source, elsewhere = [], members, kin, unions, region }: files.FamilyFile,
): House => ({
  id,
  region,
  names,
  note,
  span: toSpan(span),
  source: toCited(source),
  elsewhere,
  persons: [...members.map((person) => toPerson(person, true)), ...kin.map((person) => toPerson(person, false))],
  unions: unions.map(toUnion),
});

const toPerson = (
  { id, names, otherNames = [], gender, royal, life, reigns = [], ruled = [], note, source }: files.HousePersonRow,
  isMember: boolean,
): HousePerson => ({
  id,
  names,
  also: otherNames,
  gender,
  royal: royal ?? false,
  isMember,
  life: life === undefined ? null : toEnds(life),
  reigns: reigns.map(toSpan),
  ruled: ruled.flatMap(({ realm, when, source: ownSource = source }) =>
    (when === undefined ? reigns : [when]).map((time) => ({ realm, when: toSpan(time), source: toCited(ownSource) })),
  ),
  note: note ?? null,
  source: toCited(source),
});

const toUnion = ({
  partners,
  kind,
  when,
  ended,
  doubtful,
  children = [],
  source,
}: files.HouseUnionRow): HouseUnion => ({
  partners,
  kind,
  when: when === undefined ? null : when.includes('/') ? toEnds(when) : when,
  ended: ended ?? null,
  doubtful: doubtful ?? false,
  children: children.map((child) =>
    typeof child === 'string'
      ? { key: child, adopted: false, doubtful: false }
      : { key: child.id, adopted: child.adopted ?? false, doubtful: child.doubtful ?? false },
  ),
  source: toCited(source),
});

const toMuseums = (file: files.MuseumsFile | undefined): Museum[] =>
  Object.entries(file?.museums ?? {}).map(([id, museum]) => ({ id, disambiguation: file!.disambiguation, ...museum }));

const toPlace = ({ latitude, longitude, name }: files.PlaceRow): Place => ({
  at: [latitude, longitude],
  name,
});
const toEnds = (text: string): [string, string] => text.split('/') as [string, string];
/** A single date is the start and the end. */
export const toSpan = (when: string): Span => (when.includes('/') ? toEnds(when) : [when, when]);
export const toWhen = (when: string): When | Span => (when.includes('/') ? toEnds(when) : when);
/** `shiji 87`: a source, and where in it. */
export function toCited(source: string): Cited {
  const space = source.indexOf(' ');
  return space < 0 ? [source] : [source.slice(0, space), source.slice(space + 1)];
}
