import type { Generated } from 'kysely';
import type { TimeColumns } from '../../kit/database/time-columns.ts';
import type { Gender, Kind, ListedKind, Region, TimeRole } from '../../rules/kinds.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Portrait } from '../../rules/pictures/portrait.ts';
import type { Reading } from '../reading/face/reading.server.ts';

/** What the encyclopedia describes, in whatever language. */
export interface SubjectTable {
  id: string;
  /** Its number in the graph. */
  number: Generated<number>;
  kind: Kind;
  region: Region | null;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  originId: string | null;
  portrait: Portrait | null;
  gender: Gender | null;
  royal: Generated<boolean>;
  /** For a person: their house. */
  houseId: string | null;
  weight: Generated<number>;
  changedAt: Generated<Date>;
}
/** The identifier of a subject in another collection. */
export interface SameAsTable {
  scheme: string;
  value: string;
  subjectId: string;
}
/** A time of a subject: life, birth, death, reign, span. */
export interface SubjectTimeTable extends TimeColumns {
  subjectId: string;
  position: number;
  role: TimeRole;
  timeDesc: string | null;
  during: Generated<string>;
  source: Citation | null;
}
/** The text of a subject in one language. */
export interface EntryTable {
  id: string;
  subjectId: string;
  language: Language;
  name: string;
  disambiguation: string | null;
  pronunciation: string | null;
  summary: string;
  body: string;
  reading: Reading | null;
  revisionId: string;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}
/**
 * Columns for selecting and sorting subjects in lists: derived, refreshed by every publication that affects them
 * (migrations/0001-baseline.sql). Columns that only PostgreSQL reads are texts here.
 */
export interface ListedSubjectTable {
  subjectId: string;
  kind: ListedKind;
  /** `laneOf` in kit/listed-subjects.server.ts. */
  lane: number;
  /** Lane of the home timeline; null if it is not on it. */
  stage: number | null;
  /** The most linked first; unique. */
  rank: number;
  during: string | null;
  span: string | null;
  spot: string | null;
  /** In which it has an entry. */
  languages: Language[];
  /** In which nothing is missing; empty if it has no time, event or relation. */
  completeIn: Language[];
}
/** Sort keys of a subject per language; derived as well (migrations/0001-baseline.sql). */
export interface ListedNameTable {
  subjectId: string;
  language: Language;
  kind: ListedKind;
  initial: string;
  key: string;
}
/** Maintained by triggers on `listed_subject`. */
export interface CategoryCountTable {
  kind: ListedKind;
  /** Empty for all subjects. */
  language: Language | '';
  subjects: number;
  earliest: number | null;
  latest: number | null;
}
/** Another name of a subject in one language. */
export interface OtherNameTable {
  entryId: string;
  position: number;
  name: string;
}
/** An article that an entry cites, and why. */
export interface CitedArticleTable {
  entryId: string;
  articleId: string;
  /** The reason of the citation, in the language of the entry. */
  reason: string;
  /** The author of the revision that first cited it. */
  addedBy: string;
  addedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    subject: SubjectTable;
    sameAs: SameAsTable;
    subjectTime: SubjectTimeTable;
    listedSubject: ListedSubjectTable;
    listedName: ListedNameTable;
    categoryCount: CategoryCountTable;
    entry: EntryTable;
    otherName: OtherNameTable;
    citedArticle: CitedArticleTable;
  }
}
