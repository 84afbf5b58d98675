import type {
  AuditStepTable,
  EditLockTable,
  ImportRecordTable,
  OriginTable,
  OwnWorkTable,
  ProhibitedTermTable,
  ReportTable,
  RevisionTable,
} from './features/revisions/tables.ts';
import type { ArticleMentionTable, ArticleTable } from './features/articles/tables.ts';
import type {
  CategoryCountTable,
  CitedArticleTable,
  EntryTable,
  ListedNameTable,
  ListedSubjectTable,
  OtherNameTable,
  SameAsTable,
  SubjectTable,
  SubjectTimeTable,
} from './features/entries/tables.ts';
import type {
  BookChapterTable,
  BookOfSubjectTable,
  BookPageTable,
  BookSegmentTable,
  BookTable,
  BookWitnessTable,
} from './features/books/tables.ts';
import type { BookMentionTable } from './features/books/mentions/tables.ts';
import type { BookPassageTable } from './features/books/search/tables.ts';
import type { FamilyChildTable, FamilyPartnerTable, FamilyUnionTable } from './features/families/tables.ts';
import type { SpecialGroupTable } from './features/groups/tables.ts';
import type { RecordingShownTable, RecordingTable } from './features/media/recordings/tables.ts';
import type {
  ImageModelLookTable,
  ImageRegionTable,
  ImageShownTable,
  ImageTable,
  PlateTable,
  PlatesDrawnTable,
} from './features/media/tables.ts';
import type { PaintingTable } from './features/paintings/tables.ts';
import type { MergedThingTable } from './features/merging/tables.ts';
import type { MessageSettingTable, MessageTable } from './features/messages/tables.ts';
import type { EdgeTable, RelationTable, RelationWordTable } from './features/relations/tables.ts';
import type { SearchIndexTable, SearchNameTable, SearchPassageTable } from './features/search/tables.ts';
import type {
  AppealTable,
  IdentityTable,
  KnownDeviceTable,
  MemberTable,
  OneTimeCodeTable,
  PasskeyTable,
  SessionTable,
} from './features/accounts/tables.ts';
import type {
  CommentTable,
  FavouriteTable,
  PushSubscriptionTable,
  SocialCountTable,
  ThingLikeTable,
  WatchFeedTable,
  WatchTable,
} from './features/social/tables.ts';
import type { SourceTable } from './features/sources/tables.ts';
import type { EraTable, EventCellTable, EventSubjectTable, EventTable } from './features/timelines/tables.ts';
import type { BorderFileTable, BorderTable, TimemapNodeTable } from './features/timemaps/tables.ts';
import type { AttributionTable } from './features/packs/tables.ts';
import type { TaskDoneTable, TaskTable } from './features/tasks/tables.ts';
import type { PageDayTable, PageEventTable, PageSumTable, PageWayDayTable } from './features/tracking/tables.ts';
import type { AuditLogTable } from './kit/watching/tables.ts';
import type {
  AttemptTable,
  JobRunTable,
  OutboxTable,
  PendingTable,
  SealedCallTable,
  SealKeyTable,
  ThingTable,
} from './kit/tables.ts';

/** Every table of the database; each feature describes its own. */
export interface Tables {
  member: MemberTable;
  session: SessionTable;
  knownDevice: KnownDeviceTable;
  identity: IdentityTable;
  passkey: PasskeyTable;
  oneTimeCode: OneTimeCodeTable;
  appeal: AppealTable;
  message: MessageTable;
  messageSetting: MessageSettingTable;
  pending: PendingTable;
  attempt: AttemptTable;
  outbox: OutboxTable;
  auditLog: AuditLogTable;
  jobRun: JobRunTable;
  sealKey: SealKeyTable;
  sealedCall: SealedCallTable;
  revision: RevisionTable;
  auditStep: AuditStepTable;
  editLock: EditLockTable;
  prohibitedTerm: ProhibitedTermTable;
  report: ReportTable;
  origin: OriginTable;
  importRecord: ImportRecordTable;
  thing: ThingTable;
  subject: SubjectTable;
  sameAs: SameAsTable;
  subjectTime: SubjectTimeTable;
  listedSubject: ListedSubjectTable;
  listedName: ListedNameTable;
  categoryCount: CategoryCountTable;
  entry: EntryTable;
  otherName: OtherNameTable;
  article: ArticleTable;
  citedArticle: CitedArticleTable;
  event: EventTable;
  eventSubject: EventSubjectTable;
  eventCell: EventCellTable;
  era: EraTable;
  timemapNode: TimemapNodeTable;
  borderFile: BorderFileTable;
  border: BorderTable;
  relation: RelationTable;
  relationWord: RelationWordTable;
  familyUnion: FamilyUnionTable;
  familyPartner: FamilyPartnerTable;
  familyChild: FamilyChildTable;
  source: SourceTable;
  specialGroup: SpecialGroupTable;
  searchPassage: SearchPassageTable;
  searchName: SearchNameTable;
  searchIndex: SearchIndexTable;
  image: ImageTable;
  imageModelLook: ImageModelLookTable;
  imageShown: ImageShownTable;
  imageRegion: ImageRegionTable;
  recording: RecordingTable;
  recordingShown: RecordingShownTable;
  plate: PlateTable;
  platesDrawn: PlatesDrawnTable;
  painting: PaintingTable;
  edge: EdgeTable;
  book: BookTable;
  bookWitness: BookWitnessTable;
  bookChapter: BookChapterTable;
  bookSegment: BookSegmentTable;
  bookPage: BookPageTable;
  bookOfSubject: BookOfSubjectTable;
  mergedThing: MergedThingTable;
  bookPassage: BookPassageTable;
  bookMention: BookMentionTable;
  thingLike: ThingLikeTable;
  articleMention: ArticleMentionTable;
  favourite: FavouriteTable;
  comment: CommentTable;
  socialCount: SocialCountTable;
  watch: WatchTable;
  watchFeed: WatchFeedTable;
  pushSubscription: PushSubscriptionTable;
  pageEvent: PageEventTable;
  pageDay: PageDayTable;
  pageWayDay: PageWayDayTable;
  pageSum: PageSumTable;
  ownWork: OwnWorkTable;
  task: TaskTable;
  taskDone: TaskDoneTable;
  attribution: AttributionTable;
}
