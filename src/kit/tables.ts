import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Open challenges of visitors (kit/calls/challenges.server.ts). */
interface PendingTable {
  keyHash: Buffer;
  kind: string;
  content: JSONColumnType<object>;
  expiresAt: Date;
}
/** Attempts counted for rate limits (kit/calls/rate-limit.server.ts). */
interface AttemptTable {
  key: string;
  at: Generated<Date>;
}
/** SMS and mail stored because no gateway is configured (kit/drivers.server.ts). */
interface OutboxTable {
  id: string;
  kind: 'sms' | 'mail';
  target: string;
  subject: Generated<string>;
  body: string;
  createdAt: Generated<Date>;
}
/** Private keys for encrypted bodies (kit/calls/body-encryption.server.ts). */
interface SealKeyTable {
  id: string;
  privateKey: JSONColumnType<object>;
  createdAt: Generated<Date>;
}
/** Encrypted calls that were answered, so that none is answered twice. */
interface SealedCallTable {
  id: string;
  expiresAt: Date;
}
/** First recorded hashes of stored files (kit/pictures/check-files.server.ts). */
interface CheckedFileTable {
  name: string;
  /** Null for a file that was damaged at its first check. */
  sha256: Buffer | null;
  checkedAt: Generated<Date>;
  damagedAt: Date | null;
}
/** Attempts at jobs (kit/jobs). */
interface JobRunTable {
  id: GeneratedAlways<number>;
  /** Its name (`Job.name`). */
  job: string;
  /** Its id in graphile_worker.jobs while it waits or runs. */
  queueId: number;
  input: JSONColumnType<object>;
  /** The process that runs it, which holds the advisory lock of this name while it is alive. */
  runner: string;
  attempt: number;
  done: number | null;
  total: number | null;
  /** An administrator has cancelled it. */
  stopAsked: Generated<boolean>;
  /** Null while it runs. */
  outcome: 'done' | 'failed' | 'stopped' | 'died' | null;
  report: JSONColumnType<object> | null;
  /** Why it failed: a name of rules/errors.ts, and the system's message. */
  error: string | null;
  reason: string | null;
  startedAt: Generated<Date>;
  endedAt: Date | null;
}

/** Rendered pages (kit/pages/page-copies.server.ts). */
interface PageCopyTable {
  key: string;
  build: string;
  bornAt: Date;
  snapshot: string;
  tags: string[];
  page: JSONColumnType<object>;
  body: Buffer;
  late: Buffer | null;
}
/** What was published lately: copies of pages with one of the tags are outdated. */
interface PublishedTagsTable {
  transaction: Generated<string>;
  tags: string[];
  at: Generated<Date>;
}

/** Anything with an address; revisions, locks, reports and pictures refer to it. */
interface ThingTable {
  id: string;
  type: string;
  createdAt: Generated<Date>;
}

/** Every table of the database: those of the kit, and those that each feature adds in its `tables.ts`. */
export interface Tables {
  pending: PendingTable;
  attempt: AttemptTable;
  outbox: OutboxTable;
  checkedFile: CheckedFileTable;
  jobRun: JobRunTable;
  pageCopy: PageCopyTable;
  publishedTags: PublishedTagsTable;
  sealKey: SealKeyTable;
  sealedCall: SealedCallTable;
  thing: ThingTable;
}
