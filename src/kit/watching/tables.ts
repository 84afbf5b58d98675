import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * Actions of administrators, reviewers and the operator, with refusals and failures, and what administrators read
 * (kit/watching/audit.server.ts).
 */
interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  /** Null for a command of the operator. */
  memberId: string | null;
  role: 'member' | 'reviewer' | 'administrator' | 'operator';
  /** The call's path after `/data/`, or the command. */
  act: string;
  /** The input, shortened. */
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
  request: string | null;
  outcome: Generated<AuditOutcome>;
  /** The name of the error that it failed or was refused with. */
  error: Generated<string | null>;
  /** Count within `period`. */
  times: Generated<number>;
  /** The minute or hour in which equal refusals, failures or readings are counted; null for completed actions. */
  period: Generated<Date | null>;
}

export type AuditOutcome = 'done' | 'failed' | 'refused' | 'read';

declare module '../tables.ts' {
  interface Tables {
    auditLog: AuditLogTable;
  }
}
