import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { addJob, job } from '../../../kit/jobs/job.server.ts';
import { fail } from '../../../rules/errors.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type * as contract from '../contract.ts';
import { type TargetType, watchedHash } from '../rules.ts';
import { loadTargetSummaries } from '../target.server.ts';
import type { PushedChange } from './pushed-change.ts';

/** Browsers per job, and concurrent requests. */
const endpointsPerJob = 500,
  maxConcurrent = 20;
/** Delays in seconds before an unavailable service is retried; then it is given up. */
const retryDelays = [60, 600, 3600];

export async function pushKey(
  _: ParsedInputOf<typeof contract.pushKey>,
  { db, member, drivers }: Context,
): Promise<ReplyOf<typeof contract.pushKey>> {
  const subscription = await db
    .selectFrom('pushSubscription')
    .where('sessionId', '=', member!.sessionId)
    .select('endpoint')
    .executeTakeFirst();
  return { key: drivers.push?.publicKey ?? null, subscribed: subscription !== undefined };
}

/** Each browser has one endpoint; messages go to the member who signed in there last. */
export async function sendPush(
  { to }: ParsedInputOf<typeof contract.sendPush>,
  { db, member, drivers }: Context,
): Promise<{ subscribed: boolean }> {
  const { sessionId, id: memberId } = member!;
  if (to && !(await drivers.push?.accepts(to))) fail('pushRefused');
  await db
    .deleteFrom('pushSubscription')
    .where((where) => where.or([where('sessionId', '=', sessionId), where('endpoint', '=', to?.endpoint ?? '')]))
    .execute();
  if (to)
    await db
      .insertInto('pushSubscription')
      .values({ ...to, sessionId, memberId })
      .execute();
  return { subscribed: to !== null };
}

const WatchedChange = z.object({
  /** The changed thing, or the first of `count`. */
  thingId: z.string(),
  type: z.string(),
  count: z.number().int().min(1),
});
type WatchedChange = z.output<typeof WatchedChange>;
const pushJobOptions = { name: 'watched-push', retries: 1 };

/** Enqueues push messages about a change, in the transaction that notifies the members. */
export async function enqueuePush(tx: Database, memberIds: readonly string[], changed: WatchedChange): Promise<void> {
  if (!memberIds.length) return;
  const subscriptions = await tx
    .selectFrom('pushSubscription')
    .where('memberId', 'in', memberIds)
    .select('endpoint')
    .orderBy('endpoint')
    .execute();
  const endpoints = subscriptions.map(({ endpoint }) => endpoint);
  for (let from = 0; from < endpoints.length; from += endpointsPerJob)
    await addJob(tx, pushJobOptions, {
      ...changed,
      endpoints: endpoints.slice(from, from + endpointsPerJob),
      attempt: 0,
    });
}

/**
 * Sends push messages about a change, in the members' languages. Removes expired endpoints, and retries later when a
 * service is unavailable.
 */
export const pushJob = job({
  ...pushJobOptions,
  schema: WatchedChange.extend({
    endpoints: z.array(z.string()).max(endpointsPerJob),
    attempt: z.number().int().min(0),
  }),
  about: ({ thingId }) => thingId,
  async run({ endpoints, attempt, ...changed }, { db, drivers: { push }, signal }) {
    const report = { sent: 0, gone: 0, later: 0, refused: 0 };
    if (!push || !endpoints.length) return report;
    const waiting = await db
      .selectFrom('pushSubscription')
      .innerJoin('member', 'member.id', 'pushSubscription.memberId')
      .innerJoin('session', 'session.id', 'pushSubscription.sessionId')
      .where('endpoint', 'in', endpoints)
      .where('session.expiresAt', '>', sql<Date>`now()`)
      .where('member.deletedAt', 'is', null)
      .select(['endpoint', 'p256dh', 'auth', 'member.language'])
      .execute();
    const messages = new Map<Language, Promise<string | null>>();
    const messageIn = (language: Language) => {
      if (!messages.has(language)) messages.set(language, messageOf(db, changed, language));
      return messages.get(language)!;
    };
    const later: string[] = [];
    const sendOne = async ({ language, ...target }: (typeof waiting)[number]) => {
      const message = await messageIn(language);
      if (message === null) return; // unpublished since
      const result = await push.send(target, message, topicOf(changed));
      report[result]++;
      if (result === 'gone') await db.deleteFrom('pushSubscription').where('endpoint', '=', target.endpoint).execute();
      if (result === 'later') later.push(target.endpoint);
    };
    await Promise.all(
      Array.from({ length: maxConcurrent }, async () => {
        for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) await sendOne(next);
      }),
    );
    signal.throwIfAborted();
    const seconds = retryDelays[attempt];
    if (later.length && seconds)
      await addJob(db, pushJobOptions, { ...changed, endpoints: later, attempt: attempt + 1 }, null, seconds);
    return report;
  },
});

/** A newer message about the same thing replaces one that waits for an offline browser. Format: RFC 8030, 5.4. */
const topicOf = ({ thingId, count }: WatchedChange) =>
  createHash('sha256')
    .update(count > 1 ? 'today' : thingId)
    .digest('base64url')
    .slice(0, 32);

async function messageOf(
  db: Database,
  { thingId, type, count }: WatchedChange,
  language: Language,
): Promise<string | null> {
  const target = { thingId, type: type satisfies TargetType };
  const summary = (await loadTargetSummaries(db, [target], language))(target);
  if (!summary) return null;
  const t = translateFor(language);
  const message: PushedChange = {
    title: t('site.name'),
    body:
      count > 1
        ? t('watch.pushedMore', { name: summary.name, count: count - 1 })
        : t('watch.pushed', { name: summary.name }),
    language: languageTag(language),
    href: count > 1 ? `/user/usercenter${watchedHash()}` : summary.href,
    tag: topicOf({ thingId, type, count }),
  };
  return JSON.stringify(message);
}
