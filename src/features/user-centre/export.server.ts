import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { Settings } from '../../kit/settings.server.ts';
import * as limits from '../../rules/limits.ts';
import { findMember } from '../accounts/face/members.server.ts';
import { factorsOf } from '../accounts/face/factors.server.ts';
import { thingTypes } from '../../kit/registry/things.server.ts';
import type { ExportedData } from './contract.ts';

type Json<T> = T extends Date ? string : T;
/** Rows with dates as ISO 8601 texts. */
const withIsoTimes = <Row extends object>(rows: readonly Row[]) =>
  rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Date ? value.toISOString() : (value as unknown),
        ]),
      ) as { [Name in keyof Row]: Json<Row[Name]> },
  );

/** Exports all data about the caller; `member-data.ts` lists the tables. */
export async function exportData(_: object, { db, member, settings }: Context): Promise<ExportedData> {
  const { id } = member!;
  await rateLimit(db, { key: `export ${id}`, maxAttempts: limits.exportsPerHour, perMs: 3_600_000 });
  return {
    exportedAt: new Date().toISOString(),
    ...(await exportAccount(db, id, settings)),
    ...(await exportContributions(db, id)),
    ...(await exportReviews(db, id)),
    social: await exportSocial(db, id),
    things: await exportOwnThings(db, id),
  };
}

/** Profile, sign-in methods, sessions and messages. */
async function exportAccount(db: Database, id: string, settings: Settings) {
  const row = await findMember(db).where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const { name: username, passwordHash, deletedAt: _deleted, ...profile } = row;
  const { since, hasApp, recoveryCodes } = await factorsOf(db, id, settings);
  const targets = [profile.phone, profile.mail?.toLowerCase()].filter((target) => target != null);
  return {
    profile: { ...withIsoTimes([profile])[0]!, username, hasPassword: passwordHash !== null },
    identities: withIsoTimes(
      await db
        .selectFrom('identity')
        .where('memberId', '=', id)
        .select(['provider', 'outsideId', 'name', 'createdAt'])
        .execute(),
    ),
    sessions: withIsoTimes(
      await db
        .selectFrom('session')
        .where('memberId', '=', id)
        .orderBy('createdAt')
        .select(['agent', 'network', 'device', 'createdAt', 'seenAt', 'expiresAt'])
        .execute(),
    ),
    passkeys: withIsoTimes(
      await db
        .selectFrom('passkey')
        .where('memberId', '=', id)
        .orderBy('createdAt')
        .select(['id', 'name', 'createdAt', 'usedAt'])
        .execute(),
    ),
    accessTokens: withIsoTimes(
      await db
        .selectFrom('accessToken')
        .where('memberId', '=', id)
        .orderBy('createdAt')
        .select(['name', 'createdAt', 'expiresAt', 'usedAt'])
        .execute(),
    ),
    secondFactor: since && { since: since.toISOString(), app: hasApp, recoveryCodes },
    knownDevices: withIsoTimes(
      await db.selectFrom('knownDevice').where('memberId', '=', id).orderBy('seenAt').select('seenAt').execute(),
    ),
    codes: targets.length
      ? withIsoTimes(
          await db
            .selectFrom('oneTimeCode')
            .where('target', 'in', targets)
            .orderBy('sentAt')
            .select(['target', 'sentAt', 'used'])
            .execute(),
        )
      : [],
    messageSettings:
      (await db
        .selectFrom('messageSetting')
        .where('memberId', '=', id)
        .select(['favor', 'comment', 'digest'])
        .executeTakeFirst()) ?? null,
    messages: withIsoTimes(
      await db
        .selectFrom('message')
        .where('memberId', '=', id)
        .orderBy('number')
        .select(['type', 'read', 'content', 'createdAt'])
        .execute(),
    ),
    appeals: withIsoTimes(
      await db
        .selectFrom('appeal')
        .where('memberId', '=', id)
        .orderBy('createdAt')
        .select(['reason', 'createdAt', 'decidedAt', 'granted', 'answer'])
        .execute(),
    ),
    invited: (
      await db
        .selectFrom('member')
        .where('invitedBy', '=', id)
        .where('deletedAt', 'is', null)
        .orderBy('createdAt')
        .select('name')
        .execute()
    ).map(({ name }) => name),
  };
}

/** Submissions, pictures, saved graphs and reports. */
async function exportContributions(db: Database, id: string) {
  // Content that is not public is exported in full, the latest first, up to a size that can be generated in one piece.
  const written = sql<unknown>`
    case when not published and sum(case when published then 0 else octet_length(content::text) end) over (order by changed_at desc, id) <= ${limits.exportedBytes} then content end`;
  const [cited, articles] = [
    db
      .selectFrom('citedArticle')
      .innerJoin('article', 'article.id', 'articleId')
      .where('addedBy', '=', id)
      .select(['articleId', 'title', 'entryId', 'reason', 'addedAt']),
    db.selectFrom('article').where('authorId', '=', id).select(['id as articleId', 'title', 'publishedAt']),
  ];
  return {
    revisions: withIsoTimes(
      await db
        .selectFrom('revision')
        .where('authorId', '=', id)
        .orderBy('createdAt')
        .select([
          'id',
          'module',
          'thingId as subjectId',
          'language',
          'state',
          'note',
          'rejectReason',
          'withAssistant',
          'createdAt',
          'decidedAt',
          written.as('content'),
        ])
        .execute(),
    ),
    editLocks: withIsoTimes(
      await db
        .selectFrom('editLock')
        .where('ownerId', '=', id)
        .select(['thingId as subjectId', 'module', 'language', 'until'])
        .execute(),
    ),
    images: withIsoTimes(
      await db
        .selectFrom('image')
        .where('uploaderId', '=', id)
        .orderBy('createdAt')
        .select([
          'id',
          'name',
          'title',
          'description',
          'tags',
          'author',
          'licence',
          'source',
          'format',
          'size',
          'width',
          'height',
          'createdAt',
          'publishedAt',
        ])
        .execute(),
    ),
    recordings: withIsoTimes(
      await db
        .selectFrom('recording')
        .where('uploaderId', '=', id)
        .orderBy('createdAt')
        .select(['id', 'name', 'format', 'size', 'seconds', 'createdAt', 'publishedAt'])
        .execute(),
    ),
    articles: { written: withIsoTimes(await articles.execute()), cited: withIsoTimes(await cited.execute()) },
    tasks: withIsoTimes(
      await db
        .selectFrom('taskDone')
        .where('memberId', '=', id)
        .orderBy('doneAt')
        .select(['subjectId', 'lack', 'language', 'doneAt'])
        .execute(),
    ),
    reports: withIsoTimes(
      await db
        .selectFrom('report')
        .where('memberId', '=', id)
        .orderBy('createdAt')
        .select(['id', 'itemId as entryId', 'kind', 'body', 'address', 'createdAt', 'closedAt', 'answer'])
        .execute(),
    ),
  };
}

async function exportSocial(db: Database, id: string) {
  const [likes, favourites, watched, feeds, pushes] = await Promise.all([
    db.selectFrom('thingLike').where('memberId', '=', id).select(['thingId', 'createdAt']).execute(),
    db.selectFrom('favourite').where('memberId', '=', id).select(['thingId', 'type', 'title', 'createdAt']).execute(),
    db.selectFrom('watch').where('memberId', '=', id).select(['thingId', 'type', 'how', 'createdAt']).execute(),
    db.selectFrom('watchFeed').where('memberId', '=', id).select('createdAt').execute(),
    db.selectFrom('pushSubscription').where('memberId', '=', id).select(['endpoint', 'createdAt']).execute(),
  ]);
  return {
    likes: withIsoTimes(likes),
    favourites: withIsoTimes(favourites),
    watched: withIsoTimes(watched),
    feeds: withIsoTimes(feeds),
    pushes: withIsoTimes(pushes),
    comments: withIsoTimes(
      await db
        .selectFrom('comment')
        .where('authorId', '=', id)
        .orderBy('number')
        .select(['id', 'thingId', 'body', 'anchor', 'createdAt', 'editedAt', 'hiddenAt', 'hideReason'])
        .select((from) => from.fn.coalesce('parentId', 'rootId').as('answers'))
        .execute(),
    ),
    hidden: withIsoTimes(
      await db
        .selectFrom('comment')
        .where('hiddenBy', '=', id)
        .orderBy('hiddenAt')
        .select(['id as commentId', 'hideReason as reason', 'hiddenAt'])
        .execute(),
    ),
  };
}

/** The member's own things besides revisions, by type. */
async function exportOwnThings(db: Database, id: string) {
  const owned = thingTypes.flatMap(({ type, owned: of }) => (of ? [{ type, of }] : []));
  return Object.fromEntries(
    await Promise.all(owned.map(async ({ type, of }) => [type, await of.exported(db, id)] as const)),
  );
}

/** Their work as a reviewer. */
async function exportReviews(db: Database, id: string) {
  const inHand = await db
    .selectFrom('revision')
    .where('reviewerId', '=', id)
    .select(['id as revisionId', 'state', 'claimedAt'])
    .execute();
  const steps = await db
    .selectFrom('auditStep')
    .where('memberId', '=', id)
    .orderBy('id')
    .select(['revisionId', 'act', 'reason', 'at'])
    .execute();
  const appeals = await db
    .selectFrom('appeal')
    .where('decidedBy', '=', id)
    .orderBy('decidedAt')
    .select(['id', 'granted', 'answer', 'decidedAt'])
    .execute();
  const reports = await db
    .selectFrom('report')
    .where('closedBy', '=', id)
    .orderBy('closedAt')
    .select(['id', 'answer', 'closedAt'])
    .execute();
  const bans = await db
    .selectFrom('member')
    .where('bannedBy', '=', id)
    .orderBy('bannedUntil')
    .select(['name', 'bannedUntil as until'])
    .execute();
  const acts = await db
    .selectFrom('auditLog')
    .where('memberId', '=', id)
    .orderBy('id')
    .select(['act', 'detail', 'outcome', 'times', 'at'])
    .execute();
  return {
    reviews: { taken: withIsoTimes(inHand), steps: withIsoTimes(steps) },
    decisions: {
      bans: withIsoTimes(bans),
      appeals: withIsoTimes(appeals),
      reports: withIsoTimes(reports),
      acts: withIsoTimes(acts),
    },
    terms: withIsoTimes(
      await db
        .selectFrom('prohibitedTerm')
        .where('addedBy', '=', id)
        .orderBy('createdAt')
        .select(['term', 'wholeWord', 'createdAt'])
        .execute(),
    ),
  };
}
