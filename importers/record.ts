import type { Kind, Region, TimeRole } from '../src/rules/kinds.ts';
import type { TimeRecord } from '../src/rules/historical-time.ts';
import type { InLanguages } from '../src/rules/languages.ts';
import type { Citation, Place } from '../src/rules/nouns.ts';
import type { RelationType } from '../src/rules/relation-types.ts';

/** A collection of data, its licence, and how to read it. */
export interface Source {
  origin: { id: string; name: string; licence: string; url: string | null };
  /** Reads every record from the beginning; called twice, so that relations find what they point to. */
  read(): AsyncIterable<Read>;
  /** How many records there are, where that is cheap to know. */
  total?: number;
}

/** One record, or why there is none; `where` is its place in the source, for the report. */
export type Read = { where: string; record: ImportedSubject } | { where: string; refused: string };

/** A subject as a source tells it. What it does not say is left out. */
export interface ImportedSubject {
  /** What the source calls it; the same again is the same subject. */
  key: string;
  /** The id it must have here; only the built-in world says so. */
  id?: string;
  kind: Kind;
  region: Region | null;
  names: InLanguages;
  otherNames?: InLanguages<string[]>;
  /** How a name is read where its letters don't say so: kana in Japanese, pinyin in Chinese. */
  readings?: InLanguages;
  disambiguation?: InLanguages;
  summary?: InLanguages;
  bodies?: InLanguages;
  times: (TimeRecord & { role: TimeRole; source: Citation | null })[];
  place: Place | null;
  /** Identifiers elsewhere, by scheme; equal ones make two records one subject. */
  same: Record<string, string>;
  events?: (TimeRecord & { title: InLanguages; place: Place | null; weight: 1 | 2 | 3; with: string[]; source: Citation | null })[];
  /** `to` and `with` above are keys of the same source. */
  relations?: {
    to: string;
    type: RelationType;
    word: InLanguages;
    inverse: InLanguages | null;
    /** As a sentence: `{a}` is this subject, `{b}` the other one. */
    sentence?: InLanguages | null;
    time: TimeRecord | null;
    place: Place | null;
    description: InLanguages | null;
    attributes?: Record<string, string>;
    source: Citation | null;
  }[];
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
  /** Relations whose other end the source does not have. */
  dangling: number;
}
