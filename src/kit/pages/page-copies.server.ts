import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.server.ts';
import { shortLivedTag } from '../list-tags.ts';
import type { Settings } from '../settings.server.ts';
import type { Metric } from '../watching/metrics.server.ts';
import { restoreCachedPage, type CachedPage, type PageCache, type StoredPage } from './page-cache.server.ts';
import { lifetimeMs, type Computed } from './tagged-cache.server.ts';

/** Time between two writes, in milliseconds: notifications of publications overtake a page that waits. */
const writeMs = 1000;
/** Most copies of one write, and their bytes; further pages wait for the next. */
const maxBatch = 200,
  maxBatchBytes = 8_000_000;
/** Writes between two removals of outdated copies. */
const writesPerCleaning = 60;

interface CopyOptions {
  /** The primary: replicas do not have the tables. */
  db: Database;
  cache: PageCache;
  /** Identifies the code and the settings that render pages. */
  build: string;
  /** Bytes that all copies may take, about. */
  capacity: number;
  /** Resolves once notifications that were sent before the call have been received. */
  receiveNotifications(): Promise<void>;
}

/** Hash of what determines a page besides its address and the content: the code, the texts and the settings. */
export const buildHash = (code: readonly (Buffer | string)[], settings: Settings): string =>
  code
    .reduce((hash, file) => hash.update(file), createHash('sha256'))
    .update(
      JSON.stringify(
        Object.entries(settings).filter(([name]) => !/SECRET|KEY|TOKEN|DATABASE|^PORT$|^HOST$/.test(name)),
      ),
    )
    .digest('base64url');

/**
 * The second level of the page cache: a page that is read again after it was rendered is copied to the database, so that
 * it outlives a restart and serves every process. A copy has the age of its page, and the snapshot before which its
 * rendering did not begin: it is outdated if a transaction that the snapshot does not include published one of its tags.
 * When the database fails there is no copy.
 */
export function createPageCopies({ db, cache, build, capacity, receiveNotifications }: CopyOptions) {
  let read = 0,
    written = 0,
    writes = 0;
  /** The latest snapshot; null before the first one and while the database fails. */
  let snapshot: string | null = null;
  /** Whether pages were rendered since it was taken. */
  let isSnapshotUsed = true;
  const snapshotOf = new WeakMap<CachedPage, string>();
  /** Keys of pages that were read again. */
  const waiting = new Set<string>();
  let hasRoom = true;
  let writing: Promise<void> | null = null;

  cache.onRepeatedRead((key, page) => {
    if (snapshotOf.has(page)) waiting.add(key);
  });
  const startWrite = () => {
    writing ??= write()
      .catch(() => {
        snapshot = null;
        waiting.clear();
      })
      .finally(() => {
        writing = null;
      });
  };
  startWrite();
  const timer = setInterval(startWrite, writeMs).unref();

  async function write() {
    if (waiting.size) await writeCopies();
    if (isSnapshotUsed) {
      const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
      snapshot = rows[0]!.snapshot;
      isSnapshotUsed = false;
    }
    if (++writes % writesPerCleaning === 0) await clean();
  }

  async function writeCopies() {
    await receiveNotifications();
    const copies: (StoredPage & { key: string; value: CachedPage; tags: readonly string[]; ageMs: number })[] = [];
    let bytes = 0;
    for (const key of waiting) {
      if (copies.length >= maxBatch || bytes >= maxBatchBytes) break;
      waiting.delete(key);
      const found = cache.peek(key), // none if it has been published since
        stored = found?.value.stored();
      if (!stored || !hasRoom) continue;
      copies.push({ key, ...found!, ...stored });
      bytes += stored.body.length + (stored.late?.length ?? 0);
    }
    if (!copies.length) return;
    const column = <Value>(valueOf: (copy: (typeof copies)[number]) => Value) => copies.map(valueOf);
    await sql`
      insert into page_copy (key, build, born_at, snapshot, tags, page, body, late)
      select key, ${build}, now() - make_interval(secs => age_ms / 1000.0), snapshot::pg_snapshot,
        array(select jsonb_array_elements_text(tags)), page, body, late
      from unnest(
        ${column(({ key }) => key)}::text[], ${column(({ ageMs }) => ageMs)}::float8[],
        ${column(({ value }) => snapshotOf.get(value)!)}::text[], ${column(({ tags }) => JSON.stringify(tags))}::jsonb[],
        ${column(({ page }) => JSON.stringify(page))}::jsonb[], ${column(({ body }) => body)}::bytea[],
        ${column(({ late }) => late)}::bytea[]
      ) as copy (key, age_ms, snapshot, tags, page, body, late)
      on conflict (key) do update set (build, born_at, snapshot, tags, page, body, late) = (excluded.build,
        excluded.born_at, excluded.snapshot, excluded.tags, excluded.page, excluded.body, excluded.late)`.execute(db);
    written += copies.length;
  }

  async function clean() {
    await sql`delete from page_copy where born_at < now() - make_interval(secs => ${lifetimeMs / 1000})`.execute(db);
    const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('page_copy') as bytes`.execute(db);
    hasRoom = Number(rows[0]!.bytes) < capacity;
  }

  async function readCopy(key: string): Promise<Computed<CachedPage> | null> {
    const { rows } = await sql<StoredPage & { tags: string[]; ageMs: number }>`
      select page, body, late, tags, extract(epoch from now() - born_at)::float8 * 1000 as "ageMs" from page_copy c
      where key = ${key} and build = ${build} and born_at > now() - make_interval(secs => ${lifetimeMs / 1000})
        and not exists (
          select from published_tags p
          where p.transaction >= pg_snapshot_xmin(c.snapshot) and not pg_visible_in_snapshot(p.transaction, c.snapshot)
            and p.tags && (c.tags || '{*}'))`.execute(db);
    const [copy] = rows;
    if (!copy) return null;
    read++;
    return { value: restoreCachedPage(copy), tags: copy.tags, ageMs: copy.ageMs, isCacheable: true };
  }

  return {
    /** The copy of a page, or what `render` gives, which is copied when it is read again. */
    async load(key: string, render: () => Promise<Computed<CachedPage>>): Promise<Computed<CachedPage>> {
      const copy = await readCopy(key).catch(() => null);
      if (copy) return copy;
      const before = snapshot;
      isSnapshotUsed = true;
      const rendered = await render();
      if (before && rendered.isCacheable && !rendered.tags.includes(shortLivedTag))
        snapshotOf.set(rendered.value, before);
      return rendered;
    },
    metrics: [
      { name: 'stele_page_copies_read', help: 'Pages answered from copies in the database', value: () => read },
      { name: 'stele_page_copies_written', help: 'Pages copied to the database', value: () => written },
    ] satisfies Metric[],
    /** Writes nothing more. */
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
export type PageCopies = ReturnType<typeof createPageCopies>;
