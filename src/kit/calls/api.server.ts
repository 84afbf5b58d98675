import { errors, fail, Failure } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { PathEngine } from '../../rules/path-engine.ts';
import { isUnavailable, isDiskFull } from '../database/database-errors.server.ts';
import type { Database } from '../database/database.server.ts';
import type { Drivers } from '../drivers.server.ts';
import { isEndpoint, type Call, type Endpoint, type ParsedInputOf, type ReplyOf } from './endpoint.ts';
import type { Member } from './session.server.ts';
import type { Settings } from '../settings.server.ts';
import { withExecutionContext } from '../watching/execution-context.server.ts';
import { auditCall, auditFailure, auditReading, isAudited, isAuditedReading } from '../watching/audit.server.ts';
import type { SystemStatus } from '../watching/system-status.server.ts';
import { createSeenKeys } from '../pages/seen-keys.ts';
import { createTaggedCache, shortKey, type TaggedCache } from '../pages/tagged-cache.server.ts';
import type { Visitor } from './visitor.server.ts';

export interface Context {
  db: Database;
  language: Language;
  member: Member | null;
  visitor: Visitor;
  drivers: Drivers;
  settings: Settings;
  /** The uploaded file. Parsed lazily, so that a caller without access never makes us read the upload. */
  file?: () => Promise<Uint8Array | null>;
  /** The file as a stream, for calls whose files are too large for memory. */
  fileStream?: () => Promise<AsyncIterable<Uint8Array> | null>;
  /** The path engine; without one, PostgreSQL searches for paths. */
  paths?: PathEngine;
  /** The status of this server; only where it is available. */
  systemStatus?: () => Promise<SystemStatus>;
  /**
   * Tags the page or reply being made with the subjects that it shows: publishing one of them drops it from the cache.
   */
  cacheTags(...subjectIds: string[]): void;
  /** Logs an unexpected error after which the call goes on. */
  onTrouble?(error: unknown): void;
}

type EndpointsIn<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Contract[Name];
};
export type Handler<E extends Endpoint> = (input: ParsedInputOf<E>, context: Context) => Promise<ReplyOf<E>>;
export interface Implementation {
  endpoint: Endpoint;
  handle: Handler<Endpoint>;
}

/** Pairs each endpoint of a contract with its handler; TypeScript complains about a missing one. */
export const implement = <Contract extends object>(
  contract: Contract,
  handlers: {
    [Name in keyof EndpointsIn<Contract>]: Contract[Name] extends Endpoint ? Handler<Contract[Name]> : never;
  },
): Implementation[] =>
  Object.entries(contract)
    .filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1]))
    .map(([name, endpoint]) => ({ endpoint, handle: (handlers as Record<string, Handler<Endpoint>>)[name]! }));

export type Api = ReturnType<typeof createApi>;

/** A reply in the cache, tagged with the ids of the subjects that it shows. */
export interface CachedReply {
  reply: unknown;
  tags: readonly string[];
}
export const createReplyCache = (capacity: number) =>
  createTaggedCache<CachedReply>(capacity, ({ reply }) => JSON.stringify(reply).length * 2);

/** Number of requested cache keys to remember, beyond the cached replies. */
const maxSeenKeys = 10_000;

/** A call as the audit log records it if it fails. */
interface Attempt {
  endpoint: Endpoint;
  input: object;
  /** Id of the call's row in the audit log, if it has one already. */
  rowId?: number;
}

/**
 * Every call of the product, by endpoint. With `replies`, replies of endpoints marked `cached` are cached from the
 * second request on: most are requested once, for a page that is cached itself. `onTrouble` receives errors that
 * prevent an entry in the audit log.
 */
export function createApi(
  features: Implementation[][],
  replies?: TaggedCache<CachedReply>,
  onTrouble: (error: unknown) => void = () => {},
) {
  const handlers = new Map<Endpoint, Handler<Endpoint>>();
  const askedBefore = createSeenKeys(maxSeenKeys);
  const lines = new Set<string>();
  for (const { endpoint, handle } of features.flat()) {
    for (const line of endpoint.routes) {
      if (lines.has(line)) throw new Error(`${line} is answered twice`);
      lines.add(line);
    }
    handlers.set(endpoint, handle);
  }

  /**
   * Authorizes the caller, validates the input, runs the handler (in a transaction when the call may write) and checks
   * the reply against the contract.
   */
  async function run(endpoint: Endpoint, input: object | (() => Promise<object>), context: Context): Promise<unknown> {
    const attempt: Attempt = { endpoint, input: {} };
    return withAuditedFailure(attempt, context, async () => {
      authorize(endpoint, context);
      const parsed = endpoint.input.safeParse(typeof input === 'function' ? await input() : input);
      if (!parsed.success) {
        const { path, message } = parsed.error.issues[0]!;
        fail('badInput', { field: path.join('.'), reason: message });
      }
      attempt.input = parsed.data;
      return withExecutionContext({ what: endpoint.routes[0] ?? endpoint.summary }, () =>
        answer(attempt, parsed.data, { onTrouble, ...context }),
      );
    });
  }

  /** Authorizes a caller before the body is read. */
  const admit = (endpoint: Endpoint, context: Pick<Context, 'db' | 'member'>): Promise<void> =>
    withAuditedFailure({ endpoint, input: {} }, context, async () => authorize(endpoint, context));

  /** Audits rejected and failed calls, after the rollback of their transaction. */
  async function withAuditedFailure<Done>(
    attempt: Attempt,
    { db, member }: Pick<Context, 'db' | 'member'>,
    work: () => Promise<Done>,
  ): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      await auditFailure(db, { ...attempt, member }, asFailure(error).failure.errorName).catch(onTrouble);
      throw error;
    }
  }

  async function answer(attempt: Attempt, input: Record<string, unknown>, context: Context): Promise<unknown> {
    const { endpoint } = attempt;
    if (endpoint.cached && replies) return runCached(endpoint, input, context, replies);
    const handle = handlers.get(endpoint)!;
    const mayWrite = endpoint.routes[0]?.startsWith('POST');
    // A failed audit is only reported: administrators see the status even while nothing can be written.
    if (isAuditedReading(endpoint)) await auditReading(context.db, endpoint, input, context.member!).catch(onTrouble);
    const reply =
      mayWrite && !endpoint.ownTransactions
        ? await context.db.transaction().execute(async (db) => {
            if (isAudited(endpoint)) await auditCall(db, endpoint, input, context.member!);
            return handle(input, { ...context, db });
          })
        : await handleOutsideTransaction();
    return endpoint.reply.parse(reply);

    async function handleOutsideTransaction() {
      // Audited in advance, so that nothing is done without a row; a failure changes that row.
      if (isAudited(endpoint)) attempt.rowId = await auditCall(context.db, endpoint, input, context.member!);
      return handle(input, context);
    }
  }

  async function runCached(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    context: Context,
    cache: TaggedCache<CachedReply>,
  ): Promise<unknown> {
    const key = shortKey(`${endpoint.routes[0] ?? endpoint.summary} ${context.language} ${JSON.stringify(input)}`);
    async function compute() {
      const isCacheable = askedBefore(key);
      const tags = new Set<string>();
      const handle = handlers.get(endpoint)!;
      const reply = endpoint.reply.parse(
        await handle(input, { ...context, cacheTags: (...ids) => ids.forEach((id) => tags.add(id)) }),
      );
      return { value: { reply, tags: [...tags] }, tags: [...tags], isCacheable };
    }
    try {
      const { reply, tags } = cache.get(key) ?? (await cache.load(key, compute));
      context.cacheTags(...tags);
      return reply;
    } catch (error) {
      const stale = isUnavailable(error) ? cache.getStale(key) : undefined;
      if (!stale) throw error;
      context.cacheTags(...stale.tags);
      return stale.reply;
    }
  }

  return {
    endpoints: [...handlers.keys()],
    run,
    admit,
    callFor:
      (context: Context): Call =>
      (endpoint, input) =>
        run(endpoint, input, context) as never,
  };
}

/**
 * Fails unless the member may make this call. A banned member may read, and make the calls marked `whileBanned` (T08,
 * P03).
 */
export function authorize(
  { for: access, routes, whileBanned, confirmed }: Endpoint,
  { member }: Pick<Context, 'member'>,
) {
  if (member && member.status !== 'normal' && routes[0]?.startsWith('POST') && !whileBanned && access !== 'anyone') {
    fail(member.status === 'ban' ? 'accountBanned' : 'accountAppealing', { days: member.days });
  }
  if (access === 'anyone') return;
  if (!member) fail('accountExpired');
  if (confirmed && !member.confirmed) fail('confirmNeeded');
  if (access === 'member with phone' && !member.phoneBound) fail('phoneNeeded');
  if (hasRights(member.role, access)) return;
  fail(hasRights(member.assignedRole, access) ? 'secondFactorNeeded' : 'notAllowed');
}

const hasRights = (role: Member['role'], access: Endpoint['for']) =>
  role === 'administrator' || (access !== 'administrator' && (access !== 'reviewer' || role === 'reviewer'));

/** SQLSTATE for a text that PostgreSQL cannot store: a NUL byte, half a surrogate pair. */
const unstorableTextCode = /^22(?:021|P05)$/;

/** Any error as a named failure; `isKnown` is false for an unexpected error, which should be logged. */
export function asFailure(error: unknown): { failure: Failure; isKnown: boolean } {
  if (error instanceof Failure || (error instanceof Error && 'errorName' in error && String(error.errorName) in errors))
    return { failure: error as Failure, isKnown: true };
  if (isDiskFull(error)) return { failure: new Failure('diskFull'), isKnown: true };
  if (isUnavailable(error)) return { failure: new Failure('serverUpdating'), isKnown: true };
  if (unstorableTextCode.test(String((error as { code?: unknown } | null)?.code ?? '')))
    return { failure: new Failure('badInput'), isKnown: true };
  return { failure: new Failure('requestFailed'), isKnown: false };
}
