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
  /** Reads every record from the beginning; called once. */
  read(): AsyncIterable<Read>;
  /** How many records there are, where that is cheap to know. */
  total?: number;
  /**
   * The scheme of identifiers that its keys are, as in `same`: what a relation points to may be here from elsewhere.
   */
  scheme?: string;
  /** Its keys are ids of another Stele: what a relation points to may be here under the same id. */
  keysAreIds?: boolean;
  /**
   * The words of a relation that said `lateWords`, asked once everything has been read; null where nobody knows them.
   */
  wordsOf?(name: string): RelationWords | null;
  /** Shapes of polities through time, told once the subjects are in. */
  /** Books of the built-in library. */
  library?(): readonly LibraryBook[];
  /** Its tours. */
  tours?(): readonly ImportedTour[];
  borders?: BorderSource;
}

export interface BorderSource {
  /** `here` are the keys of files of the same origin that came in before: a year stands until the next one. */
  files(here: readonly string[]): AsyncIterable<BorderFile>;
  /** Whether these are all that the origin has: others of it are told, and go where that is asked for. */
  isWhole: boolean;
  /** They go unasked: the built-in world knows best what it holds. */
  replaces?: boolean;
}

/** Shapes that come and go together. */
export interface BorderFile {
  /** What the source calls it. */
  key: string;
  /** Of all that its shapes are made from: equal, they are passed over unread. */
  hash: string;
  read(): Promise<BorderRead[]>;
}

/** One shape, or why there is none; as `Read`. */
export type BorderRead =
  | { where: string; border: ImportedBorder; without?: string[] }
  | { where: string; refused: string }
  | { where: string; passedOver: string };

/** The shape of a polity during some time. */
export interface ImportedBorder {
  name: InLanguages;
  /** The polity by its key, where the source has it; otherwise it is looked for by its names. */
  subject?: string;
  otherNames?: readonly string[];
  time: TimeRecord;
  precision: BorderPrecision;
  polygons: Polygon[];
  source: Citation | null;
}

/** One record, or why there is none; `where` is its place in the source, for the report. */
export type Read =
  | {
      where: string;
      record: ImportedSubject;
      /** What was left out of it, in few words that recur. */ without?: string[];
      /** Fields of it that cannot be: each is left out, told with its place. */ broken?: Report['broken'];
    }
  | { where: string; refused: string }
  /** Valid, but not relevant to history; counted by this reason, which recurs. */
  | { where: string; passedOver: string };

/** A subject as a source tells it. What it does not say is left out. */
export interface ImportedSubject {
  /** The source's key of the subject; the same key is the same subject. */
  key: string;
  /** The id it must have here; only the built-in world says so. */
  id?: string;
  /** The id it has in another Stele: here it is the subject of this id, or gets it where nothing is the same. */
  ownId?: string;
  kind: Kind;
  region: Region | null;
  names: InLanguages;
  /**
   * The source knows no name, only its key, which stands in `names`: a subject that has a name keeps it, and gets none.
   */
  nameless?: boolean;
  otherNames?: InLanguages<string[]>;
  /** How a name is read where its letters don't say so: kana in Japanese, pinyin in Chinese. */
  readings?: InLanguages;
  disambiguation?: InLanguages;
  /** A few words that tell it from others; its disambiguation where another subject has the same name. */
  distinction?: InLanguages;
  summary?: InLanguages;
  bodies?: InLanguages;
  times: (TimeRecord & { role: TimeRole; source: Citation | null })[];
  place: Place | null;
  /** Of a person; whether they were of a ruling house. */
  gender?: Gender | null;
  royal?: boolean;
  /** Of a person: their house, a key of the same source that was read before. */
  house?: string;
  /** Identifiers elsewhere, by scheme; equal ones make two records one subject. */
  same: Record<string, string>;
  events?: ImportedEvent[];
  nodes?: ImportedNode[];
  relations?: ImportedRelation[];
  /** Unions of which this person is a member, and that no other record tells. */
  unions?: ImportedUnion[];
  /** The picture at its head, those of its gallery, and its sounds and films: files that are here. */
  portrait?: Facts['portrait'];
  pictures?: Gallery['images'];
  recordings?: Recordings['recordings'];
  /** What makes it a painting; its museum and its painters are keys of the same source. */
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

/** A node of its timemap beside its own place and its events. */
export type ImportedNode = Timemap['nodes'][number];

/** What a relation is called. */
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
  /** A name under which the source knows the words once it has read everything; those that stand here are empty. */
  lateWords?: string;
  /** The other end may state the same relation too: then it is published once. */
  bothTell?: boolean;
  time: TimeRecord | null;
  place: Place | null;
  description: InLanguages | null;
  attributes?: Record<string, string>;
  source: Citation | null;
}

export interface Report {
  read: number;
  taken: number;
  changed: number;
  unchanged: number;
  merged: { key: string; into: string; because: string }[];
  /** Same name as a subject that is here, but not clearly the same thing: kept apart. */
  keptApart: { key: string; from: string; because: string }[];
  refused: { where: string; why: string }[];
  /** Fields that cannot be, of records that were taken without them. */
  broken: { where: string; why: string }[];
  /** What an earlier run brought and the source no longer holds: it stays, unless the import is to replace. */
  noLonger: { where: string; stays: boolean }[];
  /** Relations whose other end the source does not have, and nobody else has under its name. */
  dangling: number;
  /** What the records that were read hold: how many of each kind, and how many families. */
  holds: Record<string, number>;
  /** Records that are nothing for us, by why. */
  passedOver: Record<string, number>;
  /** What was left out of records that were taken, by why. */
  leftOut: Record<string, number>;
  /** How many more of the lists there are than they tell: each has room for `maxReportLines`. */
  more: { merged: number; keptApart: number; refused: number; broken: number; noLonger: number };
}

/** Most lines of each list of a report. */
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
  noLonger: [],
  dangling: 0,
  holds: {},
  passedOver: {},
  leftOut: {},
  more: { merged: 0, keptApart: 0, refused: 0, broken: 0, noLonger: 0 },
});

/** Adds lines to a list of a report up to `maxReportLines`, and counts the rest. */
export function addToReport<L extends keyof Report['more']>(
  report: Report,
  name: L,
  lines: readonly Report[L][number][],
): void {
  const told = report[name] as Report[L][number][],
    room = maxReportLines - told.length;
  told.push(...lines.slice(0, Math.max(0, room)));
  report.more[name] += Math.max(0, lines.length - Math.max(0, room));
}

export function count(into: Record<string, number>, why: string, times = 1): void {
  into[why] = (Object.hasOwn(into, why) ? into[why]! : 0) + times;
}
