import type { Generated, JSONColumnType } from 'kysely';

/** What a visitor was asked (kit/calls/challenges.server.ts). */
export interface PendingTable {
  keyHash: Buffer;
  kind: string;
  content: JSONColumnType<object>;
  expiresAt: Date;
}
/** What is limited (kit/calls/rate-limit.server.ts). */
export interface AttemptTable {
  key: string;
  at: Generated<Date>;
}
/** What no gateway carries away (kit/drivers.server.ts). */
export interface OutboxTable {
  id: string;
  kind: 'sms' | 'mail';
  target: string;
  subject: Generated<string>;
  body: string;
  createdAt: Generated<Date>;
}
/** Keys to which bodies are sealed (kit/calls/body-encryption.server.ts). */
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
