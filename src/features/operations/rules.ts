/** Outcome of an act in the audit log; `read` is for data that administrators viewed. */
export const auditOutcomes = ['done', 'failed', 'refused', 'read'] as const;

/**
 * Acts of the audit log: calls by their path without `/data/`, commands of the operator, data that only administrators
 * or reviewers can view, and `other` for acts counted together.
 */
export const auditActs = [
  'review/act',
  'review/pass',
  'review/undo',
  'review/publish',
  'reports/close',
  'reports/hide',
  'comments/hide',
  'members/ban',
  'members/role',
  'account/token/add',
  'account/token/revoke',
  'appeals/decide',
  'entries/merge',
  'gaps/differences/revision',
  'book/mentions/propose',
  'book/mentions/decide',
  'terms/add',
  'terms/remove',
  'imports/upload',
  'imports/begin',
  'imports/pictures',
  'backups/begin',
  'jobs/retry',
  'jobs/run',
  'read/jobs/run',
  'jobs/giveup',
  'role',
  'reset-second-factor',
  'end-sessions',
  'read/audit',
  'read/health',
  'read/entries/merge',
  'read/members',
  'read/jobs',
  'read/imports',
  'read/backups',
  'read/terms',
  'read/reading',
  'read/review/queue',
  'read/review/{id}',
  'read/review/cases',
  'read/reports',
  'read/appeals',
  'read/book/mentions/proposed',
  'other',
] as const;

/** Names of parameters of an act, as in the log. */
export const auditNames = [
  'id',
  'act',
  'versions',
  'publishNow',
  'proposals',
  'ids',
  'reason',
  'content',
  'itemId',
  'field',
  'into',
  'passes',
  'mentionIds',
  'kind',
  'file',
  'mapping',
  'name',
  'licence',
  'preview',
  'withoutLiving',
  'username',
  'days',
  'granted',
  'answer',
  'terms',
  'wholeWord',
  'role',
] as const;
/** Values of `act` and `role`, which are codes; all other texts are free text. */
export const auditValues = [
  'claim',
  'hand back',
  'pass',
  'reject',
  'propose',
  'feature',
  'decline',
  'unfeature',
  'member',
  'reviewer',
  'administrator',
] as const;

const megabyte = 1024 * 1024;

/** Thresholds of findings; deploy/alerts.yml has the same numbers. */
const thresholds = {
  /** Free disk space, in bytes: with 24 MB left nothing can be written. */
  diskFreeBytes: 1024 * megabyte,
  /** Share of the connections that the database allows. */
  connections: 0.9,
  /** Running time of a statement, in seconds. */
  statementSeconds: 300,
  /** Delay of a due job, in seconds. */
  jobLateSeconds: 600,
  /** WAL not yet copied to the backup storage, in bytes: ten segments; one is copied per minute. */
  logWaitingBytes: 160 * megabyte,
  /** Age of the last backup, in seconds: a nightly one was missed. */
  backupAgeSeconds: 36 * 3600,
  /** Share of the heap that Node allows. */
  heap: 0.85,
  /** Delay of the event loop, in milliseconds. */
  delayMs: 500,
} as const;

/** Possible problems, worst first; pages have two texts for each: the problem and its remedy. */
export const findingNames = [
  'databaseAway',
  'readOnly',
  'mediaAway',
  'diskLow',
  'replicaAway',
  'replicaLags',
  'connectionsScarce',
  'connectionsAwaited',
  'statementLong',
  'jobsFailed',
  'jobsLate',
  'logWaits',
  'backupOld',
  'gatewayFails',
  'memoryScarce',
  'loopSlow',
] as const;
export type FindingName = (typeof findingNames)[number];

/** The part of a report that is judged. */
interface StatusReport {
  process: { heapBytes: number; heapLimitBytes: number; delayMs: number };
  health: { status: 'ok' | 'readOnly' | 'failing' };
  database: {
    connections: number;
    mostConnections: number;
    longestSeconds: number;
    waiting: number;
    logWaitingBytes: number | null;
    backupAgeSeconds: number | null;
    jobs: { failed: number; lateSeconds: number };
  } | null;
  replicas: readonly { name: string; isUsed: boolean; lagSeconds: number | null }[];
  disk: { freeBytes: number } | null;
  media: { reason: string | null };
  gateways: readonly { name: string; failed: number; done: number }[];
}

/** Problems of the installation; `about` identifies one of several. */
export function findingsIn(report: StatusReport): { name: FindingName; about: string }[] {
  const { process, health, database, replicas, disk, media, gateways } = report;
  const problems: Partial<Record<FindingName, boolean | string[]>> = {
    databaseAway: health.status === 'failing',
    readOnly: health.status === 'readOnly',
    mediaAway: media.reason !== null,
    diskLow: disk !== null && disk.freeBytes < thresholds.diskFreeBytes,
    replicaAway: replicas.flatMap(({ name, lagSeconds }) => (lagSeconds === null ? name : [])),
    replicaLags: replicas.flatMap(({ name, lagSeconds, isUsed }) => (lagSeconds !== null && !isUsed ? name : [])),
    connectionsScarce: database !== null && database.connections > database.mostConnections * thresholds.connections,
    connectionsAwaited: database !== null && database.waiting > 0,
    statementLong: database !== null && database.longestSeconds > thresholds.statementSeconds,
    jobsFailed: database !== null && database.jobs.failed > 0,
    jobsLate: database !== null && database.jobs.lateSeconds > thresholds.jobLateSeconds,
    logWaits: (database?.logWaitingBytes ?? 0) > thresholds.logWaitingBytes,
    backupOld: (database?.backupAgeSeconds ?? 0) > thresholds.backupAgeSeconds,
    gatewayFails: gateways.flatMap(({ name, failed, done }) => (failed > done ? name : [])),
    memoryScarce: process.heapBytes > process.heapLimitBytes * thresholds.heap,
    loopSlow: process.delayMs > thresholds.delayMs,
  };
  return findingNames.flatMap((name) => {
    const of = problems[name]!;
    if (Array.isArray(of)) return of.map((about) => ({ name, about }));
    return of ? [{ name, about: '' }] : [];
  });
}
