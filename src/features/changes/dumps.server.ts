import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as joinStreams, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { encodingFor } from '../../kit/pages/page-cache.server.ts';
import { findNumberBefore, loadChanges } from './queries.server.ts';
import { maxChanges } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Lifetime of the file of a past day, in milliseconds: it changes when a part of that day is published again, and
 * proxies cache it for the same time.
 */
const dumpLifetimeMs = 60 * 60 * 1000;

interface DumpOptions {
  db: Database;
  /** Folder for files of past days. */
  folder: string;
}

/**
 * The publications of a day, a line of JSON per part, in the format of `/data/changes`. For a past day a compressed
 * file is stored for an hour; for today the lines are generated on the fly.
 */
export function mountDumps(app: FastifyInstance, { db, folder }: DumpOptions) {
  /** Files being written, by day. */
  const writing = new Map<string, Promise<string>>();
  const fileOf = (day: string, span: PublicationRange) => {
    const path = join(folder, `${day}.ndjson.gz`);
    const written = writing.get(day) ?? refreshDumpFile(path, () => generateLines(db, span));
    writing.set(day, written);
    return written.finally(() => writing.delete(day));
  };
  app.get('/dumps/:day(^\\d{4}-\\d\\d-\\d\\d$).ndjson', { config: { cost: 'dear' } }, async (request, reply) => {
    const { day } = request.params as { day: string };
    const from = new Date(`${day}T00:00:00Z`);
    if (Number.isNaN(from.getTime()) || from.getTime() > Date.now()) return reply.callNotFound();
    const isOver = Date.now() - from.getTime() > dayMs;
    reply
      .headers({
        'cache-control': isOver ? 'public, max-age=3600' : 'no-cache',
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding',
      })
      .type('application/x-ndjson; charset=utf-8');
    const span = {
      since: await findNumberBefore(db, from),
      until: await findNumberBefore(db, new Date(from.getTime() + dayMs)),
    };
    if (span.since === span.until) return reply.send('');
    if (!isOver) return reply.send(Readable.from(generateLines(db, span), { objectMode: false }));
    const path = await fileOf(day, span).catch(() => null);
    // If the disk is full or read-only the content is generated on the fly.
    if (path === null) return reply.send(Readable.from(generateLines(db, span), { objectMode: false }));
    const file = createReadStream(path);
    return acceptsGzip(request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(file)
      : reply.send(joinStreams(file, createGunzip(), () => {}));
  });
}

/** The file at a path, rewritten if it is missing or older than an hour; deletes older files. */
async function refreshDumpFile(path: string, lines: () => AsyncGenerator<string>): Promise<string> {
  const isFresh = async (file: string) => {
    const stats = await stat(file).catch(() => null);
    return stats !== null && Date.now() - stats.mtimeMs < dumpLifetimeMs;
  };
  if (await isFresh(path)) return path;
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await pipeline(Readable.from(lines(), { objectMode: false }), createGzip(), createWriteStream(partial));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    if (!(await isFresh(other))) await rm(other, { force: true });
  }
  return path;
}

/** Publications with numbers above `since` and up to `until`. */
interface PublicationRange {
  since: number;
  until: number;
}

async function* generateLines(db: Database, { since, until }: PublicationRange): AsyncGenerator<string> {
  for (let at = since, more = true; more;) {
    const page = await loadChanges(db, { since: at, until, limit: maxChanges });
    yield page.changes.map((change) => `${JSON.stringify(change)}\n`).join('');
    ({ last: at, more } = page);
  }
}

const acceptsGzip = (accepted = '') => encodingFor(accepted) !== 'identity' && accepted.includes('gzip');
