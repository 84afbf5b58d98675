import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { job, type JobContext } from '../../kit/jobs/job.server.ts';
import { Failure } from '../../rules/errors.ts';
import { kinds } from '../../rules/kinds.ts';
import { importFolder, saveImportFile } from './import-folder.server.ts';
import { summarizeReport, type FullReport } from './import-report.server.ts';
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
      const flags = [
        ...(preview ? ['--preview'] : []),
        ...(preview && kind === 'table' && !mapping ? ['--propose'] : []),
        ...(withoutLiving ? ['--without-living'] : []),
      ];
      const lastWords = await runImporter(
        [kind, resolvePath(file), '--report', reportFile, ...options, ...flags],
        context,
      );
      const written = JSON.parse(await readFile(reportFile, 'utf8')) as FullReport | Proposal;
      if ('mapping' in written) return await saveProposal(written, file, context.settings);
      const report = written;
      if (report.read === 0 && !report.refused.length) throw importFailed(lastWords);
      return summarizeReport(report);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** Fetches pictures of entries from Wikimedia Commons, like `npm run pictures`. */
export const picturesJob = job({
  name: 'fetchingPictures',
  schema: z.object({ kind: z.enum([...kinds, 'all']), preview: z.boolean().default(false) }),
  retries: 3,
  about: ({ kind }) => (kind === 'all' ? 'Wikimedia Commons' : `Wikimedia Commons · ${kind}`),
  async run({ kind, preview }, context) {
    if (!context.drivers.wikimedia) throw new Failure('wikimediaOff');
    const folder = await mkdtemp(join(tmpdir(), 'stele-pictures-'));
    const reportFile = join(folder, 'report.json');
    try {
      await runImporter(['commons', kind, '--report', reportFile, ...(preview ? ['--preview'] : [])], context);
      return summarizeReport(JSON.parse(await readFile(reportFile, 'utf8')) as FullReport);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** What a preview of a table without a mapping proposes. */
interface Proposal {
  mapping: { name: string };
  unmapped: string[];
  pages: string[];
}

/** Saves a proposed mapping next to its table, unless one of that name is there, and reports it. */
async function saveProposal({ mapping, unmapped, pages }: Proposal, file: string, settings: JobContext['settings']) {
  const name = `${file.slice(0, 100)}.mapping.json`,
    text = `${JSON.stringify(mapping, null, 2)}\n`;
  await saveImportFile(settings, name, Buffer.from(text)).catch((error: unknown) => {
    if (!(error instanceof Failure && error.errorName === 'importFileThere')) throw error;
  });
  return { origin: mapping.name, preview: true, proposal: { name, text, unmapped }, pages };
}

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
