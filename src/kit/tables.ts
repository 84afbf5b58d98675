import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Open challenges of visitors (kit/calls/challenges.server.ts). */
export interface PendingTable {
  keyHash: Buffer;
  kind: string;
  content: JSONColumnType<object>;
  expiresAt: Date;
}
/** Attempts counted for rate limits (kit/calls/rate-limit.server.ts). */
export interface AttemptTable {
  key: string;
  at: Generated<Date>;
}
/** SMS and mail that wait because no gateway is set (kit/drivers.server.ts). */
export interface OutboxTable {
  id: string;
  kind: 'sms' | 'mail';
  target: string;
  subject: Generated<string>;
  body: string;
  createdAt: Generated<Date>;
}
/** Private keys for encrypted bodies (kit/calls/body-encryption.server.ts). */
export interface SealKeyTable {
  id: string;
  privateKey: JSONColumnType<object>;
  createdAt: Generated<Date>;
}
export interface SealedCallTable {
  id: string;
  expiresAt: Date;
}
/** Attempts at jobs (kit/jobs). */
export interface JobRunTable {
  id: GeneratedAlways<number>;
  /** Its name in src/jobs.server.ts. */
  job: string;
  /** Its id while it waits or runs, in graphile_worker.jobs. */
  queueId: number;
  input: JSONColumnType<object>;
  /** The process that runs it, which holds the advisory lock of this name while it lives. */
  runner: string;
  attempt: number;
  done: number | null;
  total: number | null;
  /** An administrator has given it up. */
  stopAsked: Generated<boolean>;
  /** Null while it runs. */
  outcome: 'done' | 'failed' | 'stopped' | 'died' | null;
  report: JSONColumnType<object> | null;
  /** Why it failed: a name of rules/errors.ts, and what the system said. */
  error: string | null;
  reason: string | null;
  startedAt: Generated<Date>;
  endedAt: Date | null;
}

/** Whatever has an address and a life of its own; revisions, locks, reports and pictures hang on it. */
export interface ThingTable {
  id: string;
  type: string;
  createdAt: Generated<Date>;
}
