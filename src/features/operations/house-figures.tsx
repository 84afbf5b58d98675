import type { ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { waitIn } from '../../rules/time/relative-time.ts';
import type { HouseHealth } from './contract.ts';

/** The figures of the system status, by subject. */
export function HouseFigures({ house }: { house: HouseHealth }) {
  const { language, say } = useReader();
  const { process, health, database, replicas, disk, media, caches, gateways, findings } = house;
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
  const bytes = (count: number) => bytesIn(count, languageTag(language));
  const wait = (seconds: number) => waitIn(Math.round(seconds), language);
  const state = (reason: string | null, ms: number | null) =>
    reason ?? (ms === null ? say('health.answers') : say('health.answersIn', { ms: number.format(ms) }));
  return (
    <div className="health-groups">
      <Group title={say('health.database')}>
        <Figure
          name={say('health.state')}
          value={state(health.reason, health.databaseMs)}
          isBad={health.status !== 'ok'}
        />
        {database && (
          <>
            <Figure name={say('health.version')} value={`PostgreSQL ${database.version}`} />
            <Figure name={say('health.size')} value={bytes(database.bytes)} />
            <Figure
              name={say('health.connections')}
              value={say('health.ofMost', {
                count: number.format(database.connections),
                most: number.format(database.mostConnections),
              })}
            />
            <Figure name={say('health.awaited')} value={number.format(database.waiting)} />
            <Figure name={say('health.longest')} value={wait(database.longestSeconds)} />
          </>
        )}
      </Group>
      {replicas.length > 0 && (
        <Group title={say('health.replicas')}>
          {replicas.map(({ name, isUsed, lagSeconds }) => (
            <Figure
              key={name}
              name={<code>{name}</code>}
              value={
                lagSeconds === null
                  ? say('health.away')
                  : say(isUsed ? 'health.behind' : 'health.leftOut', { seconds: number.format(lagSeconds) })
              }
              isBad={!isUsed}
            />
          ))}
        </Group>
      )}
      {database && (
        <Group title={say('jobs.title')}>
          <Figure name={say('jobs.running')} value={number.format(database.jobs.running)} />
          <Figure name={say('jobs.waiting')} value={number.format(database.jobs.waiting)} />
          <Figure
            name={say('jobs.failed')}
            value={number.format(database.jobs.failed)}
            isBad={database.jobs.failed > 0}
          />
          <Figure name={say('health.late')} value={wait(database.jobs.lateSeconds)} />
        </Group>
      )}
      <Group title={say('health.files')}>
        {disk && (
          <Figure
            name={say('health.disk')}
            value={say('health.freeOf', { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) })}
          />
        )}
        <Figure
          name={say(media.kind === 's3' ? 'health.mediaStore' : 'health.mediaFolder')}
          value={state(media.reason, media.answerMs)}
          isBad={media.reason !== null}
        />
        {typeof database?.backupAgeSeconds === 'number' && (
          <Figure
            name={say('health.lastBackup')}
            value={say('health.ago', { time: wait(database.backupAgeSeconds) })}
            isBad={findings.some(({ name }) => name === 'backupOld')}
          />
        )}
      </Group>
      <Group title={say('health.process')}>
        <Figure name={say('health.up')} value={wait(process.upSeconds)} />
        {database && <Figure name={say('health.processes')} value={number.format(database.processes)} />}
        <Figure name={say('health.memory')} value={bytes(process.memoryBytes)} />
        <Figure
          name={say('health.heap')}
          value={say('health.ofMost', { count: bytes(process.heapBytes), most: bytes(process.heapLimitBytes) })}
        />
        <Figure name={say('health.delay')} value={`${number.format(process.delayMs)} ms`} />
        <Figure name={say('health.load')} value={number.format(process.load)} />
        <Figure name="Node" value={process.node} />
      </Group>
      <Group title={say('health.caches')}>
        {caches.map(({ name, entries, bytes: size, hits, misses }) => (
          <Figure
            key={name}
            name={say(`health.cache.${name}`)}
            value={say('health.cached', {
              count: number.format(entries),
              size: bytes(size),
              share: number.format((100 * hits) / Math.max(1, hits + misses)),
            })}
          />
        ))}
      </Group>
      <Group title={say('health.gateways')}>
        {gateways.map(({ name, kind, done, failed }) => (
          <Figure
            key={name}
            name={say(`health.gateway.${name}`)}
            value={
              kind === 'gateway'
                ? say('health.gatewayCounts', { done: number.format(done), failed: number.format(failed) })
                : say(`health.gatewayIs.${kind}`)
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
    <div>
      <dt>{name}</dt>
      <dd className={isBad ? 'tabular fault' : 'tabular'}>{value}</dd>
    </div>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the largest unit with a value of at least one. */
function bytesIn(count: number, locale: string): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[at], maximumFractionDigits: 1 }).format(
    count / 1000 ** at,
  );
}
