import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * What administrators, reviewers and the operator did, what they were refused or failed to do, and what administrators
 * read (kit/watching/audit.server.ts).
 */
interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  /** Null for a command of the operator. */
  memberId: string | null;
  role: 'member' | 'reviewer' | 'administrator' | 'operator';
  /** The call's path after `/data/`, or the command. */
  act: string;
  /** What was asked, cut short. */
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
  request: string | null;
  outcome: Generated<AuditOutcome>;
  /** The name of the error of what failed or was refused. */
  error: Generated<string | null>;
  /** How often within `period`. */
  times: Generated<number>;
  /** The minute or hour within which the same refusal, failure or reading is counted; null for what was done. */
  period: Generated<Date | null>;
}

export type AuditOutcome = 'done' | 'failed' | 'refused' | 'read';

declare module '../tables.ts' {
  interface Tables {
    auditLog: AuditLogTable;
  }
}
