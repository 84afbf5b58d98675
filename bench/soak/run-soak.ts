/**
 * `npm run soak -- --kills N --of backup|restore|upgrade`: kills that command at random moments (kill-commands.ts).
 * `npm run soak -- HOURS [--kills N]`: runs a whole site of three processes, a primary with two replicas and an S3
 * store behind a balancer, under readers, writers, sockets and imports, and kills a part of it at intervals; at its end
 * everything acknowledged, notified and published must exist, the same everywhere. Exits with 1 if not.
 */
import { rmSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importJob } from '../../src/features/jobs/import-job.server.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { startOwnPostgres } from '../../src/kit/own-postgres/own-postgres.server.ts';
import {
  findDisagreements,
  startLoad,
  startClusteredSite,
  type ClusteredSite,
} from '../../tests/process/clustered-site.ts';
import { runProduct } from '../../tests/run-product.ts';
import { median } from '../figure.ts';
import { percentile } from '../timing.ts';
import { isCommand, killCommand } from './kill-commands.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' }, of: { type: 'string' } },
});
const hours = Number(positionals[0] ?? 1),
  kills = values.kills === undefined ? Infinity : Number(values.kills);
const command = values.of;
const isUsageValid =
  command === undefined
    ? hours > 0 && kills >= 0
    : isCommand(command) && kills > 0 && kills < Infinity && !positionals.length;
if (!isUsageValid) {
  console.error('npm run soak -- HOURS [--kills N], or --kills N --of backup|restore|upgrade');
  process.exit(1);
}

/** Intervals between samples of memory and latency, between kills and between imports, in milliseconds. */
const sampleMs = Math.min(60_000, (hours * 3_600_000) / 10),
  killMs = Math.min(60_000, (hours * 3_600_000) / (Math.min(kills, 20) + 1)),
  importMs = 30_000;

interface Sample {
  /** Hours since the start, megabytes of all processes, milliseconds. */
  at: number;
  memoryMB: number;
  p95Ms: number;
}

const began = Date.now();
const log = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(6)} s  ${line}`);
const folder = mkdtempSync(join(tmpdir(), 'stele-soak-'));
const shutdown = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutdown.abort());

/** Creates a data folder with the world in it, without a running product. */
async function loadWorld(): Promise<string> {
  const product = runProduct({ STELE_DATA: folder });
  await product.open();
  await product.signal('SIGTERM');
  mkdirSync(join(folder, 'imports'), { recursive: true });
  const ownPostgres = await startOwnPostgres(folder); // the previous database process has ended by now
  await ownPostgres.stop();
  return folder;
}

const start = (settings: Record<string, string>) => runProduct({ NETWORK_POINTS: '0', ...settings });
const sleep = (ms: number) => pause(ms, undefined, { signal: shutdown.signal }).catch(() => {});

/** Kills a process, a replica or the primary, and restarts it; returns its name. */
async function killRandomProcess(house: ClusteredSite): Promise<string> {
  const { cluster } = house;
  const which = Math.random();
  if (which < 0.4) {
    const at = Math.trunc(Math.random() * 3);
    await house.killProcess(at);
    await pause(Math.random() * 2000);
    await house.startProcess(at);
    return 'process';
  }
  const followers = cluster.members.filter((member) => member !== cluster.primary);
  if (which < 0.7) {
    const member = followers[Math.trunc(Math.random() * followers.length)]!;
    await cluster.kill(member);
    await pause(Math.random() * 2000);
    await cluster.revive(member, { shouldCopy: false });
    return 'replica';
  }
  const { primary } = cluster;
  await cluster.kill(primary);
  await pause(Math.random() * 2000);
  await cluster.failOver();
  await cluster.revive(primary, { shouldCopy: true });
  return 'primary';
}

function memoryMB(pids: readonly (number | undefined)[]): number {
  return pids.reduce((sum: number, pid) => {
    try {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return sum + Number(kilobytes ?? 0) / 1000;
    } catch {
      return sum; // it was killed
    }
  }, 0);
}

/** Slope by least squares, per hour. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const at = mean(samples.map((sample) => sample.at)),
    value = mean(samples.map(of));
  const above = samples.reduce((sum, sample) => sum + (sample.at - at) * (of(sample) - value), 0),
    below = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return below ? above / below : 0;
}

/** How failed attempts at imports ended, with the number of each. */
async function describeFailedImports({ db }: ClusteredSite): Promise<string> {
  const rows = await db
    .selectFrom('jobRun')
    .where('job', '=', 'importing')
    .where((is) => is.or([is('outcome', '!=', 'done'), is('outcome', 'is', null)]))
    .select(({ fn }) => ['outcome', 'reason', fn.countAll<number>().as('times')])
    .groupBy(['outcome', 'reason'])
    .execute();
  return rows.map(({ outcome, reason, times }) => `${times} × ${outcome ?? 'open'} ${reason ?? ''}`).join('; ');
}

async function soak(house: ClusteredSite): Promise<boolean> {
  const load = startLoad(house, { readers: 50, writers: 10, sockets: 5, restMs: 500 });
  const until = Date.now() + hours * 3_600_000;
  const goesOn = () => Date.now() < until && !shutdown.signal.aborted;
  const samples: Sample[] = [];
  const killed: Record<string, number> = {};
  let imports = 0;
  await load.more({ pages: 100, writes: 20 });

  const sampling = (async () => {
    while (goesOn()) {
      load.takeTimes();
      await sleep(sampleMs);
      const p95Ms = percentile(load.takeTimes(), 0.95);
      samples.push({ at: (Date.now() - began) / 3_600_000, memoryMB: memoryMB(house.pids()), p95Ms });
    }
  })();
  const importers = (async () => {
    while (goesOn()) {
      const name = `soak-${imports}.tsv`;
      const lines = Array.from(
        { length: 50 },
        (_, at) => `Scribe ${imports}-${at}\ttaught\tScribe ${imports}-${at + 1}\n`,
      );
      writeFileSync(join(folder, 'imports', name), lines.join(''));
      const input = { kind: 'triples', file: name, name: `Scribes ${imports}`, licence: 'CC0-1.0' } as const;
      await addJob(house.db, importJob, input).then(
        () => imports++,
        () => {}, // the primary is down
      );
      await sleep(importMs);
    }
  })();
  for (let count = 0; count < kills && goesOn(); count++) {
    await sleep(killMs * (0.5 + Math.random()));
    if (!goesOn() && kills === Infinity) break;
    const what = await killRandomProcess(house);
    killed[what] = (killed[what] ?? 0) + 1;
    await load.more({ pages: 20, writes: 5 });
    const lost = await findDisagreements(house, load, { pages: false });
    log(
      `${what} killed and brought back; ${load.acknowledged.length} writes acknowledged${lost.map((line) => `; ${line}`).join('')}`,
    );
  }
  await sleep(Math.max(0, until - Date.now()));
  await Promise.all([sampling, importers]);

  const imported = async () =>
    (
      await house.db
        .selectFrom('jobRun')
        .where('job', '=', 'importing')
        .where('outcome', '=', 'done')
        .select('id')
        .execute()
    ).length;
  const settled = async () => load.unheard().length === 0 && (await imported()) >= imports;
  for (const end = Date.now() + 120_000; Date.now() < end && !(await settled().catch(() => false));) await pause(500);
  await load.stop();
  let wrong = await findDisagreements(house, load);
  for (let again = 0; wrong.length && again < 20; again++) {
    await pause(500); // a page may still be re-rendered
    wrong = await findDisagreements(house, load);
  }
  const { reads, refusedWrites, longestWithoutWritesMs } = load.counts();
  const done = await imported();
  if (load.unheard().length) wrong.push(`${load.unheard().length} messages were told and not heard`);
  if (done < imports) wrong.push(`${imports - done} imports are not done: ${await describeFailedImports(house)}`);
  if (load.failedReads.length)
    wrong.push(`${load.failedReads.length} reads failed: ${load.failedReads.slice(0, 5).join(', ')}`);

  const half = Math.ceil(samples.length / 2);
  const p95 = (some: Sample[]) => median(some.map(({ p95Ms }) => p95Ms)).toFixed(0);
  log(
    `${
      Object.entries(killed)
        .map(([what, count]) => `${count} × ${what}`)
        .join(', ') || 'nothing'
    } killed`,
  );
  log(
    `${reads} pages read, ${load.failedReads.length} failed; p95 ${p95(samples.slice(0, half))} ms in the first half, ${p95(samples.slice(-half))} ms in the second`,
  );
  log(
    `${load.acknowledged.length} writes acknowledged, ${refusedWrites} refused, ${(longestWithoutWritesMs / 1000).toFixed(1)} s at most without one`,
  );
  log(`${load.told.size} messages told, ${imports} imports begun, ${done} done`);
  log(
    `memory of all processes ${samples.map(({ memoryMB: mb }) => mb.toFixed(0)).join(', ')} MB: ${slope(samples, (sample) => sample.memoryMB).toFixed(0)} MB an hour`,
  );
  for (const problem of wrong) log(`WRONG: ${problem}`);
  if (!wrong.length) log('nothing is lost, and everybody agrees');
  return !wrong.length;
}

async function soakSite(): Promise<boolean> {
  await loadWorld();
  const house = await startClusteredSite({ folder, start });
  try {
    return await soak(house);
  } finally {
    await house.stop();
  }
}

try {
  const isWell =
    command && isCommand(command)
      ? await killCommand(command, { kills, folder: join(folder, 'killed'), loadWorld, log })
      : await soakSite();
  process.exitCode = isWell ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
