import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Submission } from '../../src/editing/revisions/contract.ts';
import { notify } from '../../src/kit/notifications/notify.server.ts';
import type { Notification } from '../../src/kit/notifications/notification.ts';
import type { MemberTable } from '../../src/features/accounts/tables.ts';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { tokenHash } from '../../src/kit/calls/session.server.ts';
import { ask } from '../http/ask.ts';
import { productDatabase, productUrl } from '../product-under-test.ts';

/**
 * Runs work on the shared product's database. It must touch only its own rows: each member has a unique name and phone.
 */
export async function withProductDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = connect(productDatabase(), 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** An unused phone number: `mobile` as it is typed, `e164` as it is stored. */
export function randomPhone(): { mobile: string; e164: string } {
  const mobile = `138${String(randomInt(1e8)).padStart(8, '0')}`;
  return { mobile, e164: `+86${mobile}` };
}
export const randomName = (): string => `t-${randomBytes(5).toString('hex')}`;

export interface SignedInMember {
  id: string;
  name: string;
  /** Cookies of a browser that is signed in as this member. */
  cookies: { bearer: string; free: string };
}

/** A member with an open session; with a bound phone, unless `phone: null` is given. */
export async function createSignedInMember(fields: Partial<Insertable<MemberTable>> = {}): Promise<SignedInMember> {
  const id = randomUUID(),
    name = fields.name ?? randomName(),
    token = randomBytes(32).toString('base64url');
  await withProductDatabase(async (db) => {
    await db
      .insertInto('member')
      .values({ phone: randomPhone().e164, language: 'en', ...fields, id, name })
      .execute();
    await db
      .insertInto('session')
      .values({ tokenHash: tokenHash(token), memberId: id, expiresAt: new Date(Date.now() + 3_600_000) })
      .execute();
  });
  return { id, name, cookies: { bearer: token, free: '1' } };
}

/** Signs a browser in as a member, with an earlier session. */
export async function signInAs(page: Page, { cookies }: SignedInMember): Promise<void> {
  await page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: productUrl(), httpOnly: name === 'bearer' })),
    );
}

/** A reviewer reads a submission over HTTP, claims it and passes it. */
export async function passSubmission(id: string, { cookies }: SignedInMember): Promise<void> {
  const headers = { cookie: `bearer=${cookies.bearer}; free=1` };
  const { submission, together } = (await ask(`/data/review/${id}?lang=en`, { headers })).envelope.data as {
    submission: Submission;
    together: Submission[];
  };
  const versions = Object.fromEntries([submission, ...together].map((revision) => [revision.id, revision.version]));
  for (const act of ['claim', 'pass'])
    expect(
      (await ask('/data/review/act', { body: { id, act, versions, publishNow: true, language: 'en' }, headers }))
        .envelope.code,
    ).toBe(200);
}

/** Notifies a member, as the product does. */
export const notifyMember = (id: string, notification: Notification): Promise<void> =>
  withProductDatabase((db) => db.transaction().execute((tx) => notify(tx, [id], notification)));

/** The latest code sent to a phone. */
export async function codeSentTo(e164: string): Promise<string> {
  const { body } = await withProductDatabase((db) =>
    db
      .selectFrom('outbox')
      .where('target', '=', e164)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .select('body')
      .executeTakeFirstOrThrow(),
  );
  return /\d{6}/.exec(body)![0];
}
