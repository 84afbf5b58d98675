import type { Generated, JSONColumnType } from 'kysely';

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

/** Whatever has an address and a life of its own; revisions, locks, reports and pictures hang on it. */
export interface ThingTable {
  id: string;
  type: string;
  createdAt: Generated<Date>;
}
