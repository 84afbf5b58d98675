import { performance } from 'node:perf_hooks';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { withCopySupport } from './copy-pool.server.ts';
import { isUnavailable } from './database-errors.server.ts';
import { createDatabase, type Connection, type Database } from './database.server.ts';
import { createReplica, readPrimaryPosition, type WalMark, type Replica } from './replica.server.ts';
import { counts } from '../watching/counts.server.ts';

/** Polling interval of the positions of all databases; of replicas after a publication; in milliseconds. */
const pollMs = 500,
  catchUpPollMs = 10;
const connections = 10;
/** Positions of the primary's log that are remembered: two minutes of them. */
const maxMarks = 240;

interface ReplicaOptions {
  primary: Connection;
  urls: readonly string[];
  lagSeconds: number;
  /** The primary came back: data read from replicas in between may have been outdated. */
  onPrimaryBack(): void;
}

/** The database for reading: replicas that have everything published, else the primary. */
interface ReadReplicas {
  db: Database;
  /** Something was published: a replica is used again once it has that. Must be called before anything is reloaded. */
  notePublication(): void;
  /** Whether readers can be answered without the primary. */
  canRead(): boolean;
  report(): { name: string; isUsed: boolean; lagSeconds: number | null }[];
  stop(): Promise<void>;
}

/**
 * Sends reads to replicas. A replica is used while it answers, is at most `lagSeconds` behind, and has everything that
 * this process knows to be published, so that no cached page lacks it. A statement that fails on a replica, because it
 * died or because the statement writes, goes to the primary; so do transactions.
 */
export function openReadReplicas({ primary, urls, lagSeconds, onPrimaryBack }: ReplicaOptions): ReadReplicas {
  const replicas = urls.map((url) => createReplica(url, connections));
  let marks: WalMark[] = [];
  let isPrimaryAway = false;
  /** Position that a replica must have replayed: unknown while it is determined, infinite if the primary died first. */
  let needed = 0,
    isNeededKnown = false,
    asking: Promise<boolean> | undefined;
  let publications = 0;
  let turn = 0;
  let isStopped = false;

  const isUsed = (replica: Replica): boolean => {
    const { replayed } = replica;
    if (replayed === null || !isNeededKnown) return false;
    if (isPrimaryAway) return replayed >= Math.min(needed, furthest()); // the most recent available state
    return replayed >= needed && replica.lagMs(marks)! <= lagSeconds * 1000;
  };
  const furthest = () => Math.max(...replicas.map((replica) => replica.replayed ?? 0));

  async function lookAtPrimary() {
    try {
      const bytes = await readPrimaryPosition(primary.pool);
      if (bytes < (marks.at(-1)?.bytes ?? 0)) marks = []; // a failover lost the newest transactions
      marks = [...marks, { bytes, at: performance.now() }].slice(-maxMarks);
      if (needed === Infinity) needed = bytes;
      if (isPrimaryAway) onPrimaryBack();
      isPrimaryAway = false;
      return bytes;
    } catch {
      isPrimaryAway = true;
      return null;
    }
  }

  /** Determines what a replica must have replayed from now on; false if a later publication superseded this call. */
  async function askNeeded(): Promise<boolean> {
    const ownPublication = ++publications;
    isNeededKnown = false;
    const bytes = await lookAtPrimary();
    if (bytes === null) await Promise.all(replicas.map((replica) => replica.look())); // finds the most recent replica
    if (ownPublication !== publications) return false;
    needed = bytes ?? Infinity;
    isNeededKnown = true;
    return true;
  }

  async function published() {
    const isNewest = await (asking = askNeeded());
    const ownPublication = publications;
    const behind = () =>
      isPrimaryAway ? [] : replicas.filter(({ replayed }) => replayed !== null && replayed < needed);
    while (isNewest && !isStopped && ownPublication === publications && behind().length) {
      await Promise.all(behind().map((replica) => replica.look()));
      await new Promise((next) => setTimeout(next, catchUpPollMs).unref());
    }
  }

  async function look() {
    await Promise.all([lookAtPrimary(), ...replicas.map((replica) => replica.look())]);
    if (!isStopped) looking = setTimeout(() => void look(), pollMs).unref();
  }
  let looking: ReturnType<typeof setTimeout> | undefined;
  void published(); // counts what was published before this process began
  void look();

  const writing = withCopySupport(primary.pool);
  /** The next usable replica in turn. */
  function choose(): Replica | undefined {
    const able = replicas.filter(isUsed);
    return able[turn++ % able.length];
  }
  async function connectToReplica(): Promise<ReplicaClient | null> {
    const replica = choose();
    const client = await replica?.reading.connect().catch(() => replica.broke());
    return replica && client ? new ReplicaClient(client, replica, writing) : null;
  }
  const pool: PostgresPool = {
    options: primary.pool.options,
    end: async () => {},
    async connect() {
      const replicaClient = await connectToReplica();
      if (replicaClient) return replicaClient;
      try {
        return new PrimaryClient(await writing.connect());
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        isPrimaryAway = true; // noticed before the next poll
        while (!isNeededKnown && !isStopped) await asking;
        const instead = await connectToReplica();
        if (!instead) throw error;
        return instead;
      }
    },
  };

  return {
    db: createDatabase(pool),
    notePublication: () => void published(),
    canRead: () => replicas.some(isUsed),
    report: () =>
      replicas.map((replica) => {
        const lagMs = replica.lagMs(marks);
        return {
          name: replica.name,
          isUsed: isUsed(replica),
          lagSeconds: lagMs === null ? null : Math.round(lagMs) / 1000,
        };
      }),
    async stop() {
      isStopped = true;
      clearTimeout(looking);
      await Promise.all(replicas.map((replica) => replica.close().catch(() => {})));
    },
  };
}

/** Codes for: read-only, conflict with the replay, failed transaction. */
const primaryOnlyCodes = new Set(['25006', '40001', '25P02']);
const isTransaction = /^\s*(?:begin|start transaction|savepoint)\b/i;

/** A connection to the primary if there is no replica: its statements count as reads. */
class PrimaryClient implements PostgresPoolClient {
  readonly #primary: PostgresPoolClient;

  constructor(primary: PostgresPoolClient) {
    this.#primary = primary;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Nothing here reads by cursors.');
    counts.reads.inc({ from: 'primary' });
    return this.#primary.query<R>(statement, parameters) as Promise<PostgresQueryResult<R>> & PostgresCursor<R>;
  }

  release(): void {
    this.#primary.release();
  }
}

/** A connection to a replica, which switches to the primary once a statement fails on the replica. */
class ReplicaClient implements PostgresPoolClient {
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
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> & PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Nothing here reads by cursors.');
    return this.#ask<R>(statement, parameters) as Promise<PostgresQueryResult<R>> & PostgresCursor<R>; // for text
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
        } else if (!primaryOnlyCodes.has(String(Object(error).code))) throw error;
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
