import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import type { ReviewAction, State } from '../../rules/revision-states.ts';

export interface RevisionTable {
  id: string;
  module: Module;
  thingId: string;
  language: Language | null;
  /** Which of many: a chapter of a book. Empty for a part that a thing has once. */
  key: Generated<string>;
  authorId: string;
  state: State;
  /** Readers see it, or saw it. */
  published: GeneratedAlways<boolean>;
  /** The same for those that are judged together. */
  bundleId: Generated<string>;
  /** Rises each time the content is saved. */
  contentVersion: Generated<number>;
  /** The tab that saved it last, by the random id that it gave itself. */
  savedBy: Generated<string | null>;
  /** Rises with every publication, in the order in which readers saw them; null where they never did. */
  publicationNumber: Generated<number | null>;
  /** What a reviewer made of its base while passing it. */
  isMend: Generated<boolean>;
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
  /** When a pass that was decided is to be published; null where none waits for that. */
  publishAt: Generated<Date | null>;
}
interface OriginTable {
  id: string;
  name: string;
  licence: string;
  url: string | null;
}
interface ImportRecordTable {
  originId: string;
  key: string;
  thingId: string;
  hash: string;
  linkedHash: string | null;
  importedAt: Generated<Date>;
}
/** A step that a revision took. */
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
interface EditLockTable {
  thingId: string;
  module: Module;
  /** Empty for what is in no language. */
  language: Language | '';
  /** Empty for a part that a thing has once. */
  key: Generated<string>;
  ownerId: string;
  sessionId: string;
  /** Random: who knows it, and is its owner in the same session, holds the lock. */
  token: string;
  until: Date;
  /** When its owner last saved something of the part, or took the lock. */
  activeAt: Generated<Date>;
}
interface ProhibitedTermTable {
  id: string;
  term: string;
  wholeWord: Generated<boolean>;
  addedBy: string | null;
  createdAt: Generated<Date>;
}
interface ReportTable {
  id: string;
  thingId: string | null;
  /** The address's id that was reported, which names a thing in a language. */
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

/** What a member makes that is theirs: map scripts and tours (face/own/own-work.server.ts). */
interface OwnWorkTable {
  id: string;
  /** As the thing's. */
  type: string;
  /** Null where the built-in world brought it, or its maker's account is gone. */
  memberId: string | null;
  /** What readers see; null for nothing yet. */
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
