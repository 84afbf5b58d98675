import type { ImportRecordTable, OriginTable, RevisionTable } from './features/editing/tables.ts';
import type { CitedArticleTable, EntryTable, OtherNameTable, SameAsTable, SubjectTable, SubjectTimeTable } from './features/entries/tables.ts';
import type { RelationTable } from './features/relations/tables.ts';
import type { MemberTable, SessionTable } from './features/sign-in/tables.ts';
import type { EventSubjectTable, EventTable } from './features/timelines/tables.ts';

/** Every table of the database; each feature describes its own. */
export interface Tables {
  member: MemberTable;
  session: SessionTable;
  revision: RevisionTable;
  origin: OriginTable;
  importRecord: ImportRecordTable;
  subject: SubjectTable;
  sameAs: SameAsTable;
  subjectTime: SubjectTimeTable;
  entry: EntryTable;
  otherName: OtherNameTable;
  citedArticle: CitedArticleTable;
  event: EventTable;
  eventSubject: EventSubjectTable;
  relation: RelationTable;
}
