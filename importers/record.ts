import type { ImportedArticle } from './import-articles.ts';
import type { ImportedTour } from './import-tours.ts';
import type { LibraryBook } from './world-library.ts';
import type { Gender, Kind, Region, TimeRole } from '../src/rules/kinds.ts';
import type { Facts } from '../src/features/entries/rules.ts';
import type { Gallery } from '../src/features/media/face/gallery-rules.ts';
import type { Recordings } from '../src/features/media/face/recordings/rules.ts';
import type { Painting } from '../src/features/paintings/rules.ts';
import type { BorderPrecision, Timemap } from '../src/features/timemaps/rules.ts';
import type { Union } from '../src/features/families/rules.ts';
import type { Polygon } from '../src/features/timemaps/face/shapes.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import type { InLanguages } from '../src/rules/languages.ts';
import type { Citation, Place } from '../src/rules/schemas.ts';
import type { RelationType } from '../src/rules/relation-types.ts';

/** A collection of data, its licence, and how to read it. */
export interface Source {
  origin: { id: string; name: string; licence: string; url: string | null };
  /** Whether the operator named the collection: the origin is then never taken for another one of the same file name. */
  isNamed?: boolean;
  /** The id that its origin had before names became part of it. */
  earlierId?: string;
  /** Some of its people, for sources whose origin is derived from a file name (`same-collection.ts`). */
  sample?(): SampleRecord[];
  /** Reads every record from the beginning; called once. */
  read(): AsyncIterable<ReadResult>;
  /** Total number of records, if known cheaply. */
  total?: number;
  /** The scheme of its keys, as in `same`: ends of relations may be existing subjects with such an identifier. */
  scheme?: string;
  /** Its keys are ids of another Stele: ends of relations may be existing subjects with that id. */
  keysAreIds?: boolean;
  /** The labels of a relation with `lateWords`, called once everything has been read; null if unknown. */
  wordsOf?(name: string): RelationWords | null;
  /** Territories of polities through time, imported after the subjects. */
  /** Books of the built-in library. */
  library?(): readonly LibraryBook[];
  /** Tours of the built-in world. */
  tours?(): readonly ImportedTour[] | Promise<readonly ImportedTour[]>;
  /** Articles of the built-in world, each in one language. */
  articles?(): readonly ImportedArticle[];
  borders?: BorderSource;
}

/** Names and years of a record. */
export interface SampleRecord {
  key: string;
  names: string[];
  years: number[];
}

export interface BorderSource {
  /** `importedKeys` has the keys of earlier files of the same origin: a year lasts until the next one. */
  files(importedKeys: readonly string[]): AsyncIterable<BorderFile>;
  /** Whether these are all files of the origin: others are reported, and deleted on request. */
  isWhole: boolean;
  /** Deletes them without a request: the built-in world is always complete. */
  replaces?: boolean;
}

/** Shapes that are replaced together. */
export interface BorderFile {
  /** The source's name for it. */
  key: string;
  /** Hash of all inputs of its shapes: if equal, they are skipped without reading. */
  hash: string;
  /** Whether another Stele simplified its shapes: they are stored as they are. */
  isSimplified?: boolean;
  read(): Promise<BorderReadResult[]>;
}

/** A shape, or why it is refused; similar to `Read`. */
export type BorderReadResult =
  | { where: string; border: ImportedBorder; without?: string[] }
  | { where: string; refused: string }
  /** A part of a shape, or a property, that is left out. */
  | { where: string; omitted: string }
  | { where: string; passedOver: string };

/** The territory of a polity during a span of time. */
export interface ImportedBorder {
  name: InLanguages;
  /** The polity's key in the source; without it the polity is found by its names. */
  subject?: string;
  otherNames?: readonly string[];
  time: TimeRecord;
  precision: BorderPrecision;
  polygons: Polygon[];
  source: Citation | null;
}

/** A record, or why it is refused; `where` is its place in the source, for the report. */
export type ReadResult =
  | {
      where: string;
      record: ImportedSubject;
      /** Omitted content, in short recurring phrases. */ without?: string[];
      /** Invalid fields: each is omitted, and reported with its place. */ broken?: ReportLine[];
      /** Valid fields that a subject has no room for: each is reported with its place. */ omitted?: ReportLine[];
      /** Fields that were read although they are written oddly. */ notices?: ReportLine[];
    }
  | { where: string; refused: string }
  /** Content outside the records that is not imported, and the reason. */
  | { where: string; omitted: string }
  /** Content outside the records that is written oddly, and how it was read. */
  | { where: string; notice: string }
  /** Valid, but not relevant to history; counted by this recurring reason. */
  | { where: string; passedOver: string };

/** A subject as read from a source. Unknown fields are omitted. */
export interface ImportedSubject {
  /** The source's key of the subject, which identifies it. */
  key: string;
  /** The id it must have here; only the built-in world sets it. */
  id?: string;
  /** Its id in another Stele: it becomes the subject with this id, or gets the id if nothing matches. */
  ownId?: string;
  kind: Kind;
  region: Region | null;
  names: InLanguages;
  /** The source has only a key, which `names` contains: a subject that has a name keeps it and gets no other. */
  nameless?: boolean;
  otherNames?: InLanguages<string[]>;
  /** Pronunciation if the letters do not show it: kana in Japanese, pinyin in Chinese. */
  readings?: InLanguages;
  disambiguation?: InLanguages;
  /** A few distinguishing words, used as its disambiguation if another subject has the same name. */
  distinction?: InLanguages;
  summary?: InLanguages;
  bodies?: InLanguages;
  times: (TimeRecord & { role: TimeRole; source: Citation | null })[];
  place: Place | null;
  /** For a person; whether they belong to a ruling house. */
  gender?: Gender | null;
  royal?: boolean;
  /** For a person: their house, a key of the same source that was read earlier. */
  house?: string;
  /** For a person: the part of the name that is the surname. */
  surname?: string;
  /** Identifiers in other collections, by scheme; an equal one makes two records one subject. */
  same: Record<string, string>;
  events?: ImportedEvent[];
  nodes?: ImportedNode[];
  relations?: ImportedRelation[];
  /** Unions with this person as a member that no other record states. */
  unions?: ImportedUnion[];
  /** Its main picture, its gallery, and its sounds and films: files stored here. */
  portrait?: Facts['portrait'];
  pictures?: Gallery['images'];
  recordings?: Recordings['recordings'];
  /** Makes it a painting; its museum and painters are keys of the same source. */
  painting?: Painting;
}

/** Partners and children are keys of the same source. */
export interface ImportedUnion extends Omit<Union, 'partners' | 'children' | 'origin'> {
  partners: string[];
  children: { key: string; adopted: boolean; doubtful: boolean }[];
}

/** `with` are keys of the same source. */
export type ImportedEvent = TimeRecord & {
  title: InLanguages;
  place: Place | null;
  weight: 1 | 2 | 3;
  with: string[];
  source: Citation | null;
};

/** A timemap node in addition to its own place and events. */
export type ImportedNode = Timemap['nodes'][number];

/** Labels of a relation. */
export interface RelationWords {
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  /** As a sentence: `{a}` is this subject, `{b}` the other one. */
  sentence?: InLanguages | null;
}

export interface ImportedRelation extends RelationWords {
  /** A key of the same source. */
  to: string;
  /** The source's name for labels that it knows only after reading everything; the labels here are then empty. */
  lateWords?: string;
  /** The other end may state the same relation: it is then published once. */
  bothTell?: boolean;
  time: TimeRecord | null;
  place: Place | null;
  description: InLanguages | null;
  attributes?: Record<string, string>;
  source: Citation | null;
}

/** A place in the source (`file:line`, with the field where it has one), and the report about it. */
export interface ReportLine {
  where: string;
  why: string;
}

export interface Report {
  read: number;
  taken: number;
  changed: number;
  unchanged: number;
  merged: { key: string; into: string; because: string }[];
  /**
   * Same name or identifier as another subject, but not clearly the same thing: they stay separate. `other` is the key of
   * that subject if it is a record of this import; in a trial it has no page.
   */
  keptApart: { key: string; from: string; other?: string; because: string }[];
  refused: ReportLine[];
  /** Invalid fields of records that were imported without them. */
  broken: ReportLine[];
  /** Valid content that was not imported: a subject has no room for it, or the existing subject has its own. */
  omitted: ReportLine[];
  /** Odd content and how it was read; nothing of it was left out. */
  notices: ReportLine[];
  /** Records of an earlier run that the source no longer has: they stay, unless the import replaces. */
  noLonger: { where: string; stays: boolean }[];
  /** Relations whose other end neither the source nor another subject with its identifier provides. */
  dangling: number;
  /** Content of the records read: number by kind, and number of families. */
  holds: Record<string, number>;
  /** Number of irrelevant records, by reason. */
  passedOver: Record<string, number>;
  /** Number of omissions in imported records, by reason. */
  leftOut: Record<string, number>;
  /** Number of lines beyond those listed: each list has room for `maxReportLines`. */
  more: Record<'merged' | 'keptApart' | 'refused' | 'broken' | 'omitted' | 'notices' | 'noLonger', number>;
  /** Receives every line when it is added, also those that exceed the room of the lists. */
  onLine?: ((list: keyof Report['more'] | 'passedOver' | 'leftOut', line: object) => void) | undefined;
}

/** Maximum lines of each list of a report. */
const maxReportLines = 10_000;

export const emptyReport = (): Report => ({
  read: 0,
  taken: 0,
  changed: 0,
  unchanged: 0,
  merged: [],
  keptApart: [],
  refused: [],
  broken: [],
  omitted: [],
  notices: [],
  noLonger: [],
  dangling: 0,
  holds: {},
  passedOver: {},
  leftOut: {},
  more: { merged: 0, keptApart: 0, refused: 0, broken: 0, omitted: 0, notices: 0, noLonger: 0 },
});

/** Adds lines to a list of a report up to `maxReportLines`, and counts the rest. */
export function addToReport<L extends keyof Report['more']>(
  report: Report,
  name: L,
  lines: readonly Report[L][number][],
): void {
  const existingLines = report[name] as Report[L][number][],
    room = maxReportLines - existingLines.length;
  existingLines.push(...lines.slice(0, Math.max(0, room)));
  report.more[name] += Math.max(0, lines.length - Math.max(0, room));
  for (const line of lines) report.onLine?.(name, line);
}

/** Whether anything of the source is not in the database afterwards. */
export const isAnythingLeftOut = ({ refused, broken, omitted, dangling, passedOver, leftOut, more }: Report): boolean =>
  [refused, broken, omitted, Object.keys(passedOver), Object.keys(leftOut)].some((list) => list.length > 0) ||
  more.refused + more.broken + more.omitted + dangling > 0;

/** Counts an irrelevant record; only the complete list of lines has its place. */
export function countPassedOver(report: Report, where: string, why: string): void {
  count(report.passedOver, why);
  report.onLine?.('passedOver', { where, why });
}

/** Counts values left out of an imported record; only the complete list of lines has its place. */
export function countLeftOut(report: Report, where: string, why: string): void {
  count(report.leftOut, why);
  report.onLine?.('leftOut', { where, why });
}

export function count(into: Record<string, number>, why: string, times = 1): void {
  into[why] = (Object.hasOwn(into, why) ? into[why]! : 0) + times;
}
