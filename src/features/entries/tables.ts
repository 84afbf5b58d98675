import type { Generated } from 'kysely';
import type { TimeColumns } from '../../kit/database/time-columns.ts';
import type { Kind, Region, TimeRole } from '../../rules/kinds.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { Portrait } from '../media/rules.ts';
import type { Reading } from './reading/reading.server.ts';

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
  weight: Generated<number>;
  changedAt: Generated<Date>;
}
export interface SameAsTable {
  scheme: string;
  value: string;
  subjectId: string;
}
export interface SubjectTimeTable extends TimeColumns {
  subjectId: string;
  position: number;
  role: TimeRole;
  timeDesc: string | null;
  during: Generated<string>;
  source: Citation | null;
}
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
export interface OtherNameTable {
  entryId: string;
  position: number;
  name: string;
}
/** What it takes to cite an article. */
export interface ArticleTable {
  id: string;
  title: string;
  language: Language;
  authorId: string;
  /** Null: not published yet. */
  publishedAt: Date | null;
}
export interface CitedArticleTable {
  entryId: string;
  articleId: string;
  /** Why it is cited, in the language of the entry. */
  reason: string;
  /** Whose revision cited it first. */
  addedBy: string;
  addedAt: Generated<Date>;
}
