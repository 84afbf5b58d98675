import { performance } from 'node:perf_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { withCopy } from './copy-pool.server.ts';
import { isUnavailable } from './database-errors.server.ts';
import { databaseOn, type Connection, type Database } from './database.server.ts';
import { createReplica, positionOfPrimary, type Mark, type Replica } from './replica.server.ts';
import { counts } from '../watching/counts.server.ts';

/** How often everybody is asked how far they are; after a publication, how often replicas are; in milliseconds. */
const everyMs = 500,
  soonMs = 10;
/** Connections to one replica. */
const connections = 10;
/** Marks of the primary's log that are kept: two minutes of them. */
const mostMarks = 240;

interface House {
  primary: Connection;
  urls: readonly string[];
  lagSeconds: number;
  /** The primary came back: what was read from replicas meanwhile may have been old. */
  onPrimaryBack(): void;
}

/** The database for whoever only reads: replicas that have all that was published, else the primary. */
interface ReadersDatabase {
  db: Database;
  /** Something was published: a replica answers again once it has that. To be called before anything is read anew. */
  published(): void;
  /** Whether readers can be answered without the primary. */
  canRead(): boolean;
  report(): { name: string; isUsed: boolean; lagSeconds: number | null }[];
  stop(): Promise<void>;
}

/**
 * Sends readers to replicas. A replica is used while it answers, lies at most `lagSeconds` behind, and has all that this
 * process has heard was published, so that no page is kept that lacks it. A statement that a replica fails, because it
 * died or because it writes, goes to the primary; so do transactions.
 */
export function readersDatabase({ primary, urls, lagSeconds, onPrimaryBack }: House): ReadersDatabase {
  const replicas = urls.map((url) => createReplica(url, connections));
  let marks: Mark[] = [];
  let isPrimaryAway = false;
  /**
   * What a replica must have replayed: unknown while that is being asked, and infinite where the primary died before it
   * could say.
   */
  let needed = 0,
    isNeededKnown = false,
    asking: Promise<boolean> | undefined;
  let publications = 0;
  let turn = 0;
  let isStopped = false;

  const isUsed = (replica: Replica): boolean => {
    const { replayed } = replica;
    if (replayed === null || !isNeededKnown) return false;
    if (isPrimaryAway) return replayed >= Math.min(needed, furthest()); // what it has is the best there is
    return replayed >= needed && replica.lagMs(marks)! <= lagSeconds * 1000;
  };
  const furthest = () => Math.max(...replicas.map((one) => one.replayed ?? 0));

  async function lookAtPrimary() {
    try {
      const bytes = await positionOfPrimary(primary.pool);
      if (bytes < (marks.at(-1)?.bytes ?? 0)) marks = []; // another one has taken its place, and lacks what nobody has
      marks = [...marks, { bytes, at: performance.now() }].slice(-mostMarks);
      if (needed === Infinity) needed = bytes;
      if (isPrimaryAway) onPrimaryBack();
      isPrimaryAway = false;
      return bytes;
    } catch {
      isPrimaryAway = true;
      return null;
    }
  }

  /** Finds out what a replica must have replayed from now on; false where a later publication asks for more. */
  async function askNeeded(): Promise<boolean> {
    const mine = ++publications;
    isNeededKnown = false;
    const bytes = await lookAtPrimary();
    if (bytes === null) await Promise.all(replicas.map((one) => one.look())); // which of them has the most
    if (mine !== publications) return false;
    needed = bytes ?? Infinity;
    isNeededKnown = true;
    return true;
  }

  async function published() {
    const isNewest = await (asking = askNeeded());
    const mine = publications;
    const behind = () =>
      isPrimaryAway ? [] : replicas.filter(({ replayed }) => replayed !== null && replayed < needed);
    while (isNewest && !isStopped && mine === publications && behind().length) {
      await Promise.all(behind().map((one) => one.look()));
      await new Promise((next) => setTimeout(next, soonMs).unref());
    }
  }

  async function look() {
    await Promise.all([lookAtPrimary(), ...replicas.map((one) => one.look())]);
    if (!isStopped) looking = setTimeout(() => void look(), everyMs).unref();
  }
  let looking: ReturnType<typeof setTimeout> | undefined;
  void published(); // what was so before this process began counts, too
  void look();

  const writing = withCopy(primary.pool);
  /** The next one in turn that may be asked. */
  function choose(): Replica | undefined {
    const able = replicas.filter(isUsed);
    return able[turn++ % able.length];
  }
  async function connectToReplica(): Promise<ReadingClient | null> {
    const replica = choose();
    const client = await replica?.reading.connect().catch(() => replica.broke());
    return replica && client ? new ReadingClient(client, replica, writing) : null;
  }
  const pool: PostgresPool = {
    options: primary.pool.options,
    end: async () => {},
    async connect() {
      const found = await connectToReplica();
      if (found) return found;
      try {
        return new PrimaryClient(await writing.connect());
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        isPrimaryAway = true; // found out before it is asked again
        while (!isNeededKnown && !isStopped) await asking;
        const instead = await connectToReplica();
        if (!instead) throw error;
        return instead;
      }
    },
  };

  return {
    db: databaseOn(pool),
    published: () => void published(),
    canRead: () => replicas.some(isUsed),
    report: () =>
      replicas.map((one) => {
        const lagMs = one.lagMs(marks);
        return { name: one.name, isUsed: isUsed(one), lagSeconds: lagMs === null ? null : Math.round(lagMs) / 1000 };
      }),
    async stop() {
      isStopped = true;
      clearTimeout(looking);
      await Promise.all(replicas.map((one) => one.close().catch(() => {})));
    },
  };
}

/** Read-only, or what it reads was taken away by what it replays. */
const notThere = new Set(['25006', '40001', '25P02']);
const isTransaction = /^\s*(?:begin|start transaction|savepoint)\b/i;

/** A connection to the primary, for want of a replica: its statements are counted as those of readers. */
class PrimaryClient implements PostgresPoolClient {
  readonly #primary: PostgresPoolClient;

  constructor(primary: PostgresPoolClient) {
    this.#primary = primary;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Nothing here reads by cursors.');
    counts.reads.inc({ from: 'primary' });
    return this.#primary.query<R>(asked, parameters) as Promise<PostgresQueryResult<R>> & PostgresCursor<R>;
  }

  release(): void {
    this.#primary.release();
  }
}

/** A connection to a replica, and to the primary as soon as the replica fails what is asked of it. */
class ReadingClient implements PostgresPoolClient {
  readonly #replica: PostgresPoolClient;
  readonly #of: Replica;
  readonly #writing: PostgresPool;
  #primary: PostgresPoolClient | undefined;
  #isBroken = false;

  constructor(replica: PostgresPoolClient, of: Replica, writing: PostgresPool) {
    this.#replica = replica;
    this.#of = of;
    this.#writing = writing;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('Nothing here reads by cursors.');
    return this.#ask<R>(asked, parameters) as Promise<PostgresQueryResult<R>> & PostgresCursor<R>; // asked by a text
  }

  async #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (!this.#primary && !isTransaction.test(text)) {
      try {
        const answer = await this.#replica.query<R>(text, parameters);
        counts.reads.inc({ from: 'replica' });
        return answer;
      } catch (error) {
        if (isUnavailable(error)) {
          this.#isBroken = true;
          this.#of.broke();
        } else if (!notThere.has(String(Object(error).code))) throw error;
      }
    }
    counts.reads.inc({ from: 'primary' });
    this.#primary ??= await this.#writing.connect();
    return this.#primary.query<R>(text, parameters);
  }

  release(): void {
    (this.#replica as { release(destroy?: boolean): void }).release(this.#isBroken);
    this.#primary?.release();
  }
}
