import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { Kind } from '../../../rules/kinds.ts';
import { hreflang, languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { serializeQuads } from '../rdf/serialize-quads.ts';
import { quadsOfSubjects, subjectAddress } from '../rdf/subject-quads.server.ts';
import { dumpsKept, isDumpId, manifestFile, type DumpManifest } from './manifest.ts';

/** Subjects that are read and written at a time. */
const pageSize = 200;

interface DumpOptions {
  db: Database;
  /** Folder of all dumps; each is a folder in it, named by its time. */
  folder: string;
  /** Address of the site. */
  origin: string;
  now?: Date;
  signal?: AbortSignal;
  progress?(done: number, total: number): void;
}

/**
 * Writes everything that readers see as files, in one state of the database, and a manifest. A dump appears whole or not
 * at all; the oldest are deleted. Returns null if nothing was published since the last one.
 */
export async function writeDump({
  db,
  folder,
  origin,
  now = new Date(),
  signal,
  progress,
}: DumpOptions): Promise<DumpManifest | null> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { recursive: true });
  const id = now.toISOString().slice(0, 19).replaceAll(':', '');
  const partial = join(folder, `${id}.part`);
  const manifest = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const publication = await lastPublication(snapshot);
      const before = await readLatestManifest(folder);
      if (before?.publication === publication && before.version === packageFile.version && before.site === origin)
        return null;
      await mkdir(partial);
      const files = await writeFiles({ db: snapshot, folder: partial, origin, signal, progress });
      const licences = await sql<DumpManifest['licences'][number]>`
        select name, licence, url from origin order by name`.execute(snapshot);
      const host = new URL(origin).host;
      return {
        format: 1 as const,
        id,
        site: origin,
        version: packageFile.version,
        publication,
        made: now.toISOString(),
        cite: `${host}, dump of ${now.toISOString().slice(0, 10)}, publication ${publication}, ${origin}/dumps/of/${id}/${manifestFile}`,
        licences: licences.rows,
        files,
      };
    })
    .catch(async (error: unknown) => {
      await rm(partial, { recursive: true, force: true });
      throw error;
    });
  if (!manifest) return null;
  await writeFile(join(partial, manifestFile), JSON.stringify(manifest, null, 2));
  await rename(partial, join(folder, id));
  for (const old of (await listDumps(folder)).slice(dumpsKept)) await rm(join(folder, old), { recursive: true });
  return manifest;
}

/** Dumps in a folder, newest first. */
export const listDumps = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isDumpId).toSorted().toReversed();

async function readLatestManifest(folder: string): Promise<DumpManifest | null> {
  const [latest] = await listDumps(folder);
  return latest ? (JSON.parse(await readFile(join(folder, latest, manifestFile), 'utf8')) as DumpManifest) : null;
}

async function lastPublication(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(publication_number), 0)::int8 as number from revision where published`.execute(db);
  return Number(rows[0]!.number);
}

/** A compressed file of lines that is hashed and counted while it is written. */
class LineFile {
  private readonly gzip = createGzip();
  private readonly written: Promise<void>;
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private lines = 0;
  private readonly name: string;
  private readonly type: string;

  constructor(folder: string, name: string, type: string) {
    [this.name, this.type] = [name, type];
    this.gzip.on('data', (piece: Buffer) => {
      this.hash.update(piece);
      this.bytes += piece.length;
    });
    this.written = pipeline(this.gzip, createWriteStream(join(folder, name), { flags: 'wx' }));
    this.written.catch(() => {}); // `write` and `end` receive the error
  }

  /** Waits while the disk is slower than the database. */
  async write(text: string): Promise<void> {
    if (!text) return;
    this.lines += text.split('\n').length - 1;
    if (!this.gzip.write(text)) await once(this.gzip, 'drain');
  }

  async end(): Promise<DumpManifest['files'][number]> {
    this.gzip.end();
    await this.written;
    return { name: this.name, type: this.type, bytes: this.bytes, lines: this.lines, sha256: this.hash.digest('hex') };
  }

  /** Closes it without finishing. */
  abandon(): void {
    this.gzip.destroy();
  }
}

async function writeFiles({
  db,
  folder,
  origin,
  signal,
  progress,
}: Pick<DumpOptions, 'db' | 'folder' | 'origin' | 'signal' | 'progress'>): Promise<DumpManifest['files']> {
  const files = new Map<string, LineFile>();
  const fileOf = (name: string, type = 'application/x-ndjson') => {
    const file = files.get(name) ?? new LineFile(folder, name, type);
    files.set(name, file);
    return file;
  };
  try {
    const ids = (await sql<{ id: string }>`select id from subject order by id`.execute(db)).rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += pageSize) {
      signal?.throwIfAborted();
      const page = ids.slice(at, at + pageSize);
      for (const { language, kind, line } of await entryLines(db, page, origin))
        await fileOf(`entries-${hreflang(language)}-${kind}.ndjson.gz`).write(line);
      await fileOf('statements.nt.gz', 'application/n-triples').write(
        await serializeQuads(await quadsOfSubjects(db, page, origin), 'nt', origin),
      );
      progress?.(Math.min(at + pageSize, ids.length), ids.length);
    }
    const borderIds = (await sql<{ id: string }>`select id from border order by id`.execute(db)).rows.map(
      ({ id }) => id,
    );
    for (let at = 0; at < borderIds.length; at += pageSize)
      await fileOf('borders.ndjson.gz').write(await borderLines(db, borderIds.slice(at, at + pageSize)));
    signal?.throwIfAborted();
    const finishedFiles = await Promise.all([...files.values()].map((file) => file.end()));
    return finishedFiles.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    for (const file of files.values()) file.abandon();
    throw error;
  }
}

type TimeRow = TimeColumns & { role: string; timeDesc: string | null; source: Citation | null };
interface EntryRow {
  id: string;
  subject: string;
  kind: Kind;
  language: Language;
  name: string;
  otherNames: string[];
  summary: string;
  html: string;
  times: TimeRow[];
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  identifiers: Record<string, string>;
  changedAt: Date;
}

async function entryLines(db: Database, subjects: readonly string[], origin: string) {
  const { rows } = await sql<EntryRow>`
    select e.id, e.subject_id as subject, s.kind, e.language, e.name, e.summary, e.body as html, e.changed_at,
      s.latitude, s.longitude, s.place_name,
      array(select name from other_name o where o.entry_id = e.id order by position) as other_names,
      coalesce((select jsonb_agg(jsonb_build_object('role', role, 'startTime', start_time, 'endTime', end_time,
        'startNote', start_note, 'endNote', end_note, 'timeDesc', time_desc, 'source', source) order by position)
        from subject_time t where t.subject_id = s.id), '[]') as times,
      coalesce((select jsonb_object_agg(scheme, value) from same_as where subject_id = s.id), '{}') as identifiers
    from entry e join subject s on s.id = e.subject_id where s.id = any(${[...subjects]}) order by s.id, e.language`.execute(
    db,
  );
  return rows.map(({ kind, language, latitude, longitude, placeName, times, ...entry }) => ({
    kind,
    language,
    line: `${JSON.stringify({
      ...entry,
      kind,
      language: languageTag(language),
      address: origin + entryAddress(entry.id),
      resource: subjectAddress(origin, entry.subject),
      times: times.map((time) => ({ role: time.role, ...timeOf(time), source: time.source })),
      place: latitude === null ? null : { latitude, longitude, name: placeName },
    })}\n`,
  }));
}

async function borderLines(db: Database, ids: readonly string[]): Promise<string> {
  const { rows } = await sql<object>`
    select id, subject_id as subject, name, start_time, end_time, start_note, end_note, precision, shape as geometry, source,
      (select jsonb_build_object('name', name, 'licence', licence, 'url', url) from origin where origin.id = origin_id) as origin
    from border where id = any(${[...ids]}) order by id`.execute(db);
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
