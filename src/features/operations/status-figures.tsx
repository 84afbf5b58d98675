import type { ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { formatWait } from '../../rules/time/relative-time.ts';
import type { SystemStatus } from './contract.ts';

export function StatusFigures({ house }: { house: SystemStatus }) {
  const { language, t } = useReader();
  const { process, health, database, replicas, disk, media, caches, gateways, findings } = house;
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
  const bytes = (count: number) => formatBytes(count, languageTag(language));
  const wait = (seconds: number) => formatWait(Math.round(seconds), language);
  const state = (reason: string | null, ms: number | null) =>
    reason ?? (ms === null ? t('health.answers') : t('health.answersIn', { ms: number.format(ms) }));
  return (
    <div className="tiles health-groups">
      <Group title={t('health.database')}>
        <Figure
          name={t('health.state')}
          value={state(health.reason, health.databaseMs)}
          isBad={health.status !== 'ok'}
        />
        {database && (
          <>
            <Figure name={t('health.version')} value={`PostgreSQL ${database.version}`} />
            <Figure name={t('health.size')} value={bytes(database.bytes)} />
            <Figure
              name={t('health.connections')}
              value={t('health.ofMost', {
                count: number.format(database.connections),
                most: number.format(database.mostConnections),
              })}
            />
            <Figure name={t('health.awaited')} value={number.format(database.waiting)} />
            <Figure name={t('health.longest')} value={wait(database.longestSeconds)} />
          </>
        )}
      </Group>
      {replicas.length > 0 && (
        <Group title={t('health.replicas')}>
          {replicas.map(({ name, isUsed, lagSeconds }) => (
            <Figure
              key={name}
              name={<code>{name}</code>}
              value={
                lagSeconds === null
                  ? t('health.away')
                  : t(isUsed ? 'health.behind' : 'health.leftOut', { seconds: number.format(lagSeconds) })
              }
              isBad={!isUsed}
            />
          ))}
        </Group>
      )}
      {database && (
        <Group title={t('jobs.title')}>
          <Figure name={t('jobs.running')} value={number.format(database.jobs.running)} />
          <Figure name={t('jobs.waiting')} value={number.format(database.jobs.waiting)} />
          <Figure
            name={t('jobs.failed')}
            value={number.format(database.jobs.failed)}
            isBad={database.jobs.failed > 0}
          />
          <Figure name={t('health.late')} value={wait(database.jobs.lateSeconds)} />
        </Group>
      )}
      <Group title={t('health.files')}>
        {disk && (
          <Figure
            name={t('health.disk')}
            value={t('health.freeOf', { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) })}
          />
        )}
        <Figure
          name={t(media.kind === 's3' ? 'health.mediaStore' : 'health.mediaFolder')}
          value={state(media.reason, media.answerMs)}
          isBad={media.reason !== null}
        />
        {typeof database?.backupAgeSeconds === 'number' && (
          <Figure
            name={t('health.lastBackup')}
            value={t('health.ago', { time: wait(database.backupAgeSeconds) })}
            isBad={findings.some(({ name }) => name === 'backupOld')}
          />
        )}
      </Group>
      <Group title={t('health.process')}>
        <Figure name={t('health.up')} value={wait(process.upSeconds)} />
        {database && <Figure name={t('health.processes')} value={number.format(database.processes)} />}
        <Figure name={t('health.memory')} value={bytes(process.memoryBytes)} />
        <Figure
          name={t('health.heap')}
          value={t('health.ofMost', { count: bytes(process.heapBytes), most: bytes(process.heapLimitBytes) })}
        />
        <Figure name={t('health.delay')} value={`${number.format(process.delayMs)} ms`} />
        <Figure name={t('health.load')} value={number.format(process.load)} />
        <Figure name="Node" value={process.node} />
      </Group>
      <Group title={t('health.caches')}>
        {caches.map(({ name, entries, bytes: size, hits, misses }) => (
          <Figure
            key={name}
            name={t(`health.cache.${name}`)}
            value={t('health.cached', {
              count: number.format(entries),
              size: bytes(size),
              share: number.format((100 * hits) / Math.max(1, hits + misses)),
            })}
          />
        ))}
      </Group>
      <Group title={t('health.gateways')}>
        {gateways.map(({ name, kind, done, failed }) => (
          <Figure
            key={name}
            name={t(`health.gateway.${name}`)}
            value={
              kind === 'gateway'
                ? t('health.gatewayCounts', { done: number.format(done), failed: number.format(failed) })
                : t(`health.gatewayIs.${kind}`)
            }
            isBad={failed > done}
          />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Figure({ name, value, isBad = false }: { name: ReactNode; value: string; isBad?: boolean }) {
  return (
    <div className="row ends">
      <dt>{name}</dt>
      <dd className={isBad ? 'tabular fault' : 'tabular'}>{value}</dd>
    </div>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the largest unit with a value of at least one. */
function formatBytes(count: number, locale: string): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[at], maximumFractionDigits: 1 }).format(
    count / 1000 ** at,
  );
}
