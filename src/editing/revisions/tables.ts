import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import type { ReviewAction, State } from '../../rules/revision-states.ts';

/** A proposed state of one part of a thing: draft, submission or published version. */
export interface RevisionTable {
  id: string;
  module: Module;
  thingId: string;
  language: Language | null;
  /** Key of a keyed part: a chapter of a book. Empty for a part that a thing has once. */
  key: Generated<string>;
  authorId: string;
  state: State;
  /** Is or was visible to readers. */
  published: GeneratedAlways<boolean>;
  /** Shared by revisions that are reviewed together. */
  bundleId: Generated<string>;
  /** Rises each time the content is saved. */
  contentVersion: Generated<number>;
  /** Random id of the tab that saved it last. */
  savedBy: Generated<string | null>;
  /** Rises with every publication, in order; null when never published. */
  publicationNumber: Generated<number | null>;
  /** A reviewer's edit of its base, made when passing it. */
  isMend: Generated<boolean>;
  /** A program wrote it, or a part of it, with a token of its author. */
  withAssistant: Generated<boolean>;
  stagesPassed: Generated<number>;
  stagesNeeded: Generated<number>;
  note: Generated<string>;
  translatedFrom: Generated<string | null>;
  submittedAt: Generated<Date | null>;
  reviewerId: Generated<string | null>;
  claimedAt: Generated<Date | null>;
  changedAt: Generated<Date>;
  findings: Generated<unknown>;
  content: unknown;
  baseId: string | null;
  originId: string | null;
  rejectReason: string | null;
  createdAt: Generated<Date>;
  decidedAt: Date | null;
  /** When a decided pass will be published; null when none is pending. */
  publishAt: Generated<Date | null>;
}
/** A source of imports. */
interface OriginTable {
  id: string;
  name: string;
  licence: string;
  url: string | null;
}
/** Which record of a source became which thing, so that importing again changes and undoing removes. */
interface ImportRecordTable {
  originId: string;
  key: string;
  thingId: string;
  hash: string;
  linkedHash: string | null;
  importedAt: Generated<Date>;
}
/** A step in the history of a revision. */
export interface AuditStepTable {
  id: GeneratedAlways<number>;
  revisionId: string;
  act: ReviewAction | 'edit' | 'return';
  fromState: State;
  toState: State;
  memberId: string;
  reason: string | null;
  content: Generated<unknown>;
  at: Generated<Date>;
}
/** Who is editing a part of a thing, and until when. */
interface EditLockTable {
  thingId: string;
  module: Module;
  /** Empty for a part without a language. */
  language: Language | '';
  /** Empty for a part that a thing has once. */
  key: Generated<string>;
  ownerId: string;
  sessionId: string;
  /** Random: the owner's session must send it to use the lock. */
  token: string;
  until: Date;
  /** When its owner last saved the part, or took the lock. */
  activeAt: Generated<Date>;
}
/** A word that needs a look by a reviewer, or is refused. */
interface ProhibitedTermTable {
  id: string;
  term: string;
  wholeWord: Generated<boolean>;
  addedBy: string | null;
  createdAt: Generated<Date>;
}
/** What a reader reported about a thing or about the site, and the answer. */
interface ReportTable {
  id: string;
  thingId: string | null;
  /** The reported id from the address, which names a thing in a language. */
  itemId: string | null;
  memberId: string | null;
  kind: string;
  body: string;
  address: Generated<string>;
  createdAt: Generated<Date>;
  closedAt: Generated<Date | null>;
  closedBy: Generated<string | null>;
  answer: Generated<string>;
}

/** Things that a member creates and owns: map scripts and tours (face/own/own-work.server.ts). */
interface OwnWorkTable {
  id: string;
  /** Same as the thing's type. */
  type: string;
  /** Null for the built-in world, and when the owner's account was deleted. */
  memberId: string | null;
  /** The published content; null when not published. */
  content: unknown;
  revisionId: string | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    revision: RevisionTable;
    auditStep: AuditStepTable;
    editLock: EditLockTable;
    prohibitedTerm: ProhibitedTermTable;
    report: ReportTable;
    origin: OriginTable;
    importRecord: ImportRecordTable;
    ownWork: OwnWorkTable;
  }
}
