import { createHash } from 'node:crypto';
import { counts } from './counts.server.ts';
import { currentExecutionContext } from './execution-context.server.ts';

/** A slow statement, without its parameters, which may be private. */
export interface SlowStatement {
  /** Identifies the statement in log and list: eight digits of the hash of its text. */
  id: string;
  /** The beginning of its text. */
  text: string;
  /** The call, page or job that executed it last. */
  what: string;
  times: number;
  worstMs: number;
  lastAt: Date;
}

/** Characters of a statement that are reported; statements remembered at once. */
const textLength = 300,
  maxStatements = 100;

const statementsById = new Map<string, SlowStatement>();
let fromMs = Infinity;
let onSlow: (slow: Pick<SlowStatement, 'id' | 'text'> & { ms: number }) => void = () => {};

/** Reports and lists statements that take at least `fromMs` milliseconds; a process has one such list. */
export function watchStatements(watch: { fromMs: number; onSlow: typeof onSlow }): void {
  ({ fromMs, onSlow } = watch);
}

/** Called for each statement after it was answered, or failed. */
export function recordStatement(ms: number, sql: string): void {
  if (ms < fromMs) return;
  const id = createHash('sha256').update(sql).digest('hex').slice(0, 8);
  const text = sql.replace(/\s+/g, ' ').trim().slice(0, textLength);
  const before = statementsById.get(id);
  statementsById.delete(id); // keeps the most recent last
  statementsById.set(id, {
    id,
    text,
    what: currentExecutionContext().what ?? '',
    times: (before?.times ?? 0) + 1,
    worstMs: Math.max(before?.worstMs ?? 0, Math.round(ms)),
    lastAt: new Date(),
  });
  if (statementsById.size > maxStatements) statementsById.delete(statementsById.keys().next().value!);
  counts.slowStatements.inc();
  onSlow({ id, text, ms: Math.round(ms) });
}

/** The slow statements since the start, slowest first. */
export const listSlowStatements = (maxCount: number): SlowStatement[] =>
  [...statementsById.values()].sort((a, b) => b.worstMs - a.worstMs).slice(0, maxCount);
