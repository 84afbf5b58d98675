import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { publishAtOnce, type Proposal } from '../../src/editing/revisions/face/publish.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { openSession, sessionCookie } from '../../src/kit/calls/session.server.ts';
import { createVisitor } from '../visitor.ts';
import { pollOptions } from './product.ts';

/** Adds two entries to an empty site, and returns the session of a member who may write. */
export async function seedSite(db: Database): Promise<string> {
  const facts = { kind: 'person' as const, region: null, times: [], place: null, same: {} };
  const text = (name: string) => ({ name, otherNames: [], disambiguation: null, summary: '', body: '' });
  const proposals = ['ban-gu', 'ban-chao'].flatMap((subjectId): Proposal[] => [
    { module: 'facts', thingId: subjectId, language: null, content: facts },
    { module: 'text', thingId: subjectId, language: 'en', content: text(subjectId) },
  ]);
  await db.insertInto('member').values({ id: 'ban-zhao', name: 'Ban Zhao', phone: '+8613800138000' }).execute();
  await db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'ban-zhao', originId: null }));
  const visitor = createVisitor();
  await openSession(db, visitor, 'ban-zhao');
  return `${sessionCookie}=${visitor.cookie(sessionCookie)}`;
}

export interface SaveReply {
  status: number;
  data: { id?: string; error?: string };
}

/** Saves a path for the member: a write that is acknowledged. */
export async function write(url: string, cookie: string): Promise<SaveReply> {
  const body = JSON.stringify({ path: { aId: 'ban-gu', bId: 'ban-chao' }, name: randomUUID() });
  const answer = await fetch(`${url}/api/abPathSave/save`, {
    method: 'POST',
    body,
    headers: { cookie, 'content-type': 'application/json' },
  });
  return { status: answer.status, data: ((await answer.json()) as SaveReply).data };
}

export const pageStatus = async (url: string, id = 'ban-gu-en') => {
  const answer = await fetch(`${url}/detail/${id}`);
  await answer.text();
  return answer.status;
};
export const health = async (url: string) =>
  (await (await fetch(`${url}/healthz`)).json()) as { status: string; reason?: string };

/** Writes to a product and reads from it in turn, until it is stopped or the product ends. */
export function writeContinuously(url: string, cookie: string) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let stopped = false;
  const ended = (async () => {
    while (!stopped) {
      const reply = await write(url, cookie);
      if (reply.status === 200) acknowledged.push(reply.data.id!);
      statuses.add(reply.status).add(await pageStatus(url));
    }
  })().catch(() => {}); // the product has ended
  return {
    acknowledged,
    statuses,
    /** Waits until this many more are acknowledged. */
    async more(count: number) {
      const target = acknowledged.length + count;
      await expect.poll(() => acknowledged.length, pollOptions).toBeGreaterThanOrEqual(target);
    },
    async stop() {
      stopped = true;
      await ended;
    },
  };
}

export async function expectSaved(db: Database, ids: readonly string[]) {
  const savedIds = new Set((await db.selectFrom('specialGroup').select('thingId as id').execute()).map(({ id }) => id));
  expect(ids.filter((id) => !savedIds.has(id))).toEqual([]);
}
