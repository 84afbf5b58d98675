import { Gauge, type Registry } from 'prom-client';
import type { SystemStatus } from './system-status.server.ts';

type Sample = [value: number, labels?: Record<string, string>];

/** The report's values in `/metrics`; a value that is currently unknown has no line. */
const gauges: readonly [
  name: string,
  help: string,
  samples: (report: SystemStatus) => Sample[],
  ...labels: string[],
][] = [
  ['stele_database_up', 'Whether the database answers', ({ health }) => [[health.status === 'failing' ? 0 : 1]]],
  ['stele_read_only', 'Whether nothing can be written', ({ health }) => [[health.status === 'readOnly' ? 1 : 0]]],
  ['stele_database_bytes', 'Size of the database', ({ database }) => toSamples(database?.bytes)],
  ['stele_database_connections', 'Connections of all to it', ({ database }) => toSamples(database?.connections)],
  ['stele_database_connections_max', 'Connections it allows', ({ database }) => toSamples(database?.mostConnections)],
  [
    'stele_database_longest_seconds',
    'Age of the oldest statement',
    ({ database }) => toSamples(database?.longestSeconds),
  ],
  ['stele_processes', 'Processes of Stele on the database', ({ database }) => toSamples(database?.processes)],
  [
    'stele_jobs',
    'Jobs in the queue, by state',
    ({ database }) =>
      (['running', 'waiting', 'failed'] as const).flatMap((state) => toSamples(database?.jobs[state], { state })),
    'state',
  ],
  [
    'stele_jobs_late_seconds',
    'How long the job due longest has waited',
    ({ database }) => toSamples(database?.jobs.lateSeconds),
  ],
  [
    'stele_log_waiting_bytes',
    'Of the log of the own database, not copied yet to BACKUP_TO',
    ({ database }) => toSamples(database?.logWaitingBytes),
  ],
  [
    'stele_backup_age_seconds',
    'Since a backup was taken, where BACKUP_TO asks for one every night',
    ({ database }) => toSamples(database?.backupAgeSeconds),
  ],
  ['stele_disk_free_bytes', 'Free on the disk of STELE_DATA', ({ disk }) => toSamples(disk?.freeBytes)],
  ['stele_disk_bytes', 'Size of the disk of STELE_DATA', ({ disk }) => toSamples(disk?.totalBytes)],
  ['stele_heap_limit_bytes', 'Heap that Node allows', ({ process }) => [[process.heapLimitBytes]]],
  ['stele_media_store_up', 'Whether the store of media answers', ({ media }) => [[media.reason === null ? 1 : 0]]],
  [
    'stele_replica_used',
    'Whether readers are sent to a replica',
    ({ replicas }) => replicas.map(({ name, isUsed }) => [isUsed ? 1 : 0, { replica: name }]),
    'replica',
  ],
  [
    'stele_replica_lag_seconds',
    'How far a replica lies behind',
    ({ replicas }) => replicas.flatMap(({ name, lagSeconds }) => toSamples(lagSeconds, { replica: name })),
    'replica',
  ],
  [
    'stele_cache_bytes',
    'Bytes kept, about, by cache',
    ({ caches }) => caches.map(({ name, bytes }) => [bytes, { cache: name }]),
    'cache',
  ],
];

const toSamples = (value: number | null | undefined, labels?: Record<string, string>): Sample[] =>
  value === null || value === undefined ? [] : [[value, labels]];

export function registerStatusMetrics(register: Registry, report: () => Promise<SystemStatus>): void {
  for (const [name, help, samples, ...labelNames] of gauges)
    new Gauge({
      name,
      help,
      labelNames,
      // All processes report the same database; each has caches of its own.
      aggregator: name === 'stele_cache_bytes' ? 'sum' : 'max',
      registers: [register],
      async collect() {
        const currentSamples = samples(await report());
        this.reset();
        if (!labelNames.length && !currentSamples.length) this.remove();
        for (const [value, labels] of currentSamples) this.set(labels ?? {}, value);
      },
    });
}
