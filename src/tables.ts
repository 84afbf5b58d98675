import type { ImportRecordTable, OriginTable, RevisionTable } from './features/editing/tables.ts';
import type { CitedArticleTable, EntryTable, OtherNameTable, SameAsTable, SubjectTable, SubjectTimeTable } from './features/entries/tables.ts';
import type { ImageTable } from './features/media/tables.ts';
import type { EdgeTable, RelationTable, SavedGraphTable } from './features/relations/tables.ts';
import type { SearchIndexTable, SearchNameTable, SearchPassageTable } from './features/search/tables.ts';
import type { MemberTable, SessionTable } from './features/sign-in/tables.ts';
import type { EraTable, EventCellTable, EventSubjectTable, EventTable } from './features/timelines/tables.ts';
import type { BorderFileTable, BorderTable, TimemapNodeTable } from './features/timemaps/tables.ts';

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
  eventCell: EventCellTable;
  era: EraTable;
  timemapNode: TimemapNodeTable;
  borderFile: BorderFileTable;
  border: BorderTable;
  relation: RelationTable;
  savedGraph: SavedGraphTable;
  searchPassage: SearchPassageTable;
  searchName: SearchNameTable;
  searchIndex: SearchIndexTable;
  image: ImageTable;
  edge: EdgeTable;
}
