import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { job, type JobContext } from '../../kit/jobs/job.server.ts';
import { Failure } from '../../rules/errors.ts';
import { importFolder } from './import-folder.server.ts';
import { importFilePattern, importKindNames, importKinds } from './rules.ts';

/** Imports a collection for an administrator. Runs like `npm run import`, in a separate process. */
export const importJob = job({
  name: 'importing',
  schema: z.object({
    kind: z.enum(importKindNames),
    file: z.string().regex(importFilePattern),
    mapping: z.string().regex(importFilePattern).or(z.literal('')).default(''),
    name: z.string(),
    licence: z.string(),
    preview: z.boolean().default(false),
    withoutLiving: z.boolean().default(false),
  }),
  retries: 3,
  about: ({ kind, file }) => `${importKinds[kind]} · ${file}`,
  async run({ kind, file, mapping, name, licence, preview, withoutLiving }, context) {
    const folder = await mkdtemp(join(tmpdir(), 'stele-import-'));
    const reportFile = join(folder, 'report.json');
    try {
      const resolvePath = (fileName: string) => join(importFolder(context.settings), fileName);
      const options = Object.entries({ name, licence, mapping: mapping && resolvePath(mapping) }).flatMap(
        ([option, value]) => (value ? [`--${option}`, value] : []),
      );
      const flags = [...(preview ? ['--preview'] : []), ...(withoutLiving ? ['--without-living'] : [])];
      const lastWords = await runImporter(
        [kind, resolvePath(file), '--report', reportFile, ...options, ...flags],
        context,
      );
      const report = JSON.parse(await readFile(reportFile, 'utf8')) as ImportReport;
      if (report.read === 0 && !report.refused.length) throw importFailed(lastWords);
      return summarizeReport(report);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** As `nice`: readers have priority. */
const priority = 10;
/** The exit code of an import that read nothing: its report may list the rejected records. */
const nothingReadExitCode = 2;
/** Maximum number of characters of the importer's last output that are stored. */
const maxOutputLength = 2_000;

/** Runs the command and returns its last output line, which is the only information when there is no report. */
function runImporter(words: string[], { databaseUrl, progress, signal }: JobContext): Promise<string> {
  const child = fork(resolve('importers/run.ts'), words, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, priority);
  let last = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-maxOutputLength);
  });
  child.on('message', (message: { done: number; total?: number }) => progress(message.done, message.total));
  const stop = () => void child.kill('SIGTERM'); // it finishes its batch
  signal.addEventListener('abort', stop);
  return new Promise<string>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, killedBy) => {
      const lastWords = last.trim().split('\n').at(-1) || `it ended with ${killedBy ?? code}`;
      if (signal.aborted) failed(signal.reason as Error);
      else if (code === 0 || code === nothingReadExitCode) done(lastWords);
      else failed(importFailed(lastWords));
    });
  }).finally(() => signal.removeEventListener('abort', stop));
}

const importFailed = (why: string) => Object.assign(new Failure('importFailed'), { message: why });

/** The fields of an importer's report that are used here. */
interface ImportReport {
  origin: { name: string; licence: string };
  seconds: number;
  read: number;
  taken: number;
  changed: number;
  unchanged: number;
  dangling: number;
  dryRun: boolean;
  holds: Record<string, number>;
  merged: MatchedRecord[];
  keptApart: (Omit<MatchedRecord, 'into'> & { from: string })[];
  broken: { where: string; why: string }[];
  omitted: { where: string; why: string }[];
  notices: { where: string; why: string }[];
  leftOut: Record<string, number>;
  refused: { where: string; why: string }[];
  passedOver: Record<string, number>;
  more: Record<'merged' | 'keptApart' | 'refused' | 'broken' | 'omitted' | 'notices', number>;
}

/** A record, and the existing subject it was compared with. */
interface MatchedRecord {
  key: string;
  into: string;
  because: string;
}

/** Lines of each list that the page shows; `npm run import -- --report` prints all of them. */
const maxListLines = 20;

const summarizeReport = ({
  origin,
  seconds,
  read,
  taken,
  changed,
  unchanged,
  dangling,
  more,
  ...lists
}: ImportReport) => ({
  origin: `${origin.name} (${origin.licence})`,
  ...(lists.dryRun && { preview: true }),
  seconds,
  read,
  ...(lists.holds['family'] && { persons: lists.holds['person'] ?? 0, families: lists.holds['family'] }),
  taken,
  changed,
  unchanged,
  merged: lists.merged.length + more.merged,
  keptApart: lists.keptApart.length + more.keptApart,
  refused: lists.refused.length + more.refused,
  passedOver: sum(lists.passedOver),
  broken: lists.broken.length + more.broken,
  omitted: lists.omitted.length + more.omitted,
  dangling,
  matches: [
    ...lists.merged.map(({ key, into, because }) => ({ key, id: into, because, isSame: true })),
    ...lists.keptApart.map(({ key, from, because }) => ({ key, id: from, because, isSame: false })),
  ].slice(0, maxListLines),
  left: Object.entries({ ...lists.passedOver, ...lists.leftOut }).map(([why, many]) => `${why}: ${many}`),
  refusals: [lists.refused, lists.broken, lists.notices, lists.omitted]
    .flatMap((lines) => lines.slice(0, maxListLines))
    .map(({ where, why }) => `${where}: ${why}`),
});
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
