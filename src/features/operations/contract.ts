import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { auditOutcomes, findingNames } from './rules.ts';

const Count = z.number().nonnegative();

/** Why something does not answer; null if it does. */
const Reason = z.string().nullable();

export const systemStatus = endpoint('GET /data/health', {
  summary: 'The state of the site as the responding process sees it: problems, and the figures behind them.',
  for: 'administrator',
  abortPrevious: false,
  reply: z.object({
    at: z.iso.datetime(),
    /** Problems, worst first; `about` identifies one of several. */
    findings: z.array(z.object({ name: z.enum(findingNames), about: z.string() })),
    process: z.object({
      host: z.string(),
      pid: Count,
      node: z.string(),
      upSeconds: Count,
      memoryBytes: Count,
      heapBytes: Count,
      heapLimitBytes: Count,
      delayMs: Count,
      load: Count,
    }),
    health: z.object({ status: z.enum(['ok', 'readOnly', 'failing']), reason: Reason, databaseMs: Count.nullable() }),
    database: z
      .object({
        version: z.string(),
        bytes: Count,
        connections: Count,
        mostConnections: Count,
        waiting: Count,
        longestSeconds: Count,
        processes: Count,
        /** Seconds since the last backup; null when backups are off. */
        backupAgeSeconds: Count.nullable(),
        jobs: z.object({ running: Count, waiting: Count, failed: Count, lateSeconds: Count }),
      })
      .nullable(),
    replicas: z.array(z.object({ name: z.string(), isUsed: z.boolean(), lagSeconds: Count.nullable() })),
    disk: z.object({ freeBytes: Count, totalBytes: Count }).nullable(),
    media: z.object({ kind: z.enum(['folder', 's3']), reason: Reason, answerMs: Count }),
    caches: z.array(
      z.object({ name: z.enum(['pages', 'replies']), entries: Count, bytes: Count, hits: Count, misses: Count }),
    ),
    gateways: z.array(
      z.object({
        name: z.enum(['sms', 'mail', 'weixin', 'push']),
        kind: z.enum(['gateway', 'outbox', 'none']),
        done: Count,
        failed: Count,
      }),
    ),
    /** Slow statements, without their parameters. */
    slow: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        what: z.string(),
        times: Count,
        worstMs: Count,
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
  fails: ['serverUpdating'],
});
export type SystemStatus = z.output<typeof systemStatus.reply>;

const AuditedAct = z.object({
  id: Count,
  at: z.iso.datetime(),
  /** Null for a command of the operator. */
  by: z.string().nullable(),
  role: z.enum(['member', 'reviewer', 'administrator', 'operator']),
  outcome: z.enum(auditOutcomes),
  /** The error name of a failed or refused act. */
  error: z.string().nullable(),
  /** Repetitions within a minute (reads: within an hour); `at` is the first time. */
  times: Count,
  /** Pages have a text for each (rules.ts). */
  act: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  request: z.string().nullable(),
});
export type AuditedAct = z.output<typeof AuditedAct>;

export const auditLog = endpoint('GET /data/audit', {
  summary: 'What reviewers, administrators and the operator did, read, failed at or were refused, latest first.',
  for: 'administrator',
  abortPrevious: false,
  input: z.object({
    /** A username; empty: all members. */
    by: z.string().trim().max(60).default(''),
    /** One of rules.ts; empty: all. */
    act: z.string().max(60).default(''),
    /** Empty: all. */
    outcome: z.union([z.enum(auditOutcomes), z.literal('')]).default(''),
    /** Up to the end of this day, UTC; empty: until now. */
    until: z.union([z.iso.date(), z.literal('')]).default(''),
    /** Return acts older than this id: `next` of the previous page. */
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  reply: z.object({ items: z.array(AuditedAct), next: Count.nullable() }),
  example: {},
});
