import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What administrators, reviewers and the operator did (kit/watching/audit.server.ts); no call changes it. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  /** Null for a command of the operator. */
  memberId: string | null;
  role: 'reviewer' | 'administrator' | 'operator';
  /** The call's path after `/data/`, or the command. */
  act: string;
  /** What was asked, cut short. */
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
  request: string | null;
}
