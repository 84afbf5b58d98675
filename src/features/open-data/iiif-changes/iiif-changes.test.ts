import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openWorld } from '../../../../tests/world.ts';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { mountExports } from '../../books/export/routes.server.ts';
import { mountIiifChanges } from './mount-iiif-changes.server.ts';

const origin = 'https://stele.test';
const context = 'http://iiif.io/api/discovery/1/context.json';
const link = (type: string) => z.strictObject({ id: z.url(), type: z.literal(type) });
/** Source: IIIF Change Discovery API 1.0, sections 3.2 to 3.4: what is required, and of which type. */
const Collection = z.looseObject({
  '@context': z.literal(context),
  id: z.url(),
  type: z.literal('OrderedCollection'),
  totalItems: z.int().min(0),
  first: link('OrderedCollectionPage'),
  last: link('OrderedCollectionPage'),
});
const Page = z.looseObject({
  '@context': z.literal(context),
  id: z.url(),
  type: z.literal('OrderedCollectionPage'),
  partOf: link('OrderedCollection'),
  startIndex: z.int().min(0),
  prev: link('OrderedCollectionPage').optional(),
  next: link('OrderedCollectionPage').optional(),
  orderedItems: z.array(
    z.strictObject({
      type: z.enum(['Create', 'Update', 'Delete']),
      object: z.strictObject({ id: z.url(), type: z.enum(['Manifest', 'Collection']) }),
      endTime: z.iso.datetime(),
    }),
  ),
});

async function openSite(db: Database) {
  const app = Fastify();
  onTestFinished(() => app.close());
  mountIiifChanges(app, { db, originOf: () => origin });
  mountExports(app, { db, originOf: () => origin });
  const read = async <Answer>(schema: z.ZodType<Answer>, address: string): Promise<Answer> => {
    expect(address.startsWith(origin)).toBe(true);
    const { statusCode, headers, json } = await app.inject(address.slice(origin.length));
    expect(statusCode, address).toBe(200);
    expect(headers['content-type']).toContain(`profile="${context}"`);
    expect(headers['access-control-allow-origin']).toBe('*');
    return schema.parse(json());
  };
  return { app, read };
}

/** Harvests as section 3.5 of the specification says: from the last page backwards, until what was processed before. */
async function harvest(read: Awaited<ReturnType<typeof openSite>>['read'], lastTime = '') {
  const collection = await read(Collection, `${origin}/iiif/discovery/changes.json`);
  const changed: string[] = [];
  let address: string | undefined = collection.last.id,
    newest = '',
    hasEnded = false;
  while (address && !hasEnded) {
    const page: z.output<typeof Page> = await read(Page, address);
    expect(page.id).toBe(address);
    for (const { object, endTime } of page.orderedItems.toReversed()) {
      if (endTime <= lastTime) {
        hasEnded = true;
        break;
      }
      newest ||= endTime;
      changed.push(object.id);
    }
    address = page.prev?.id;
  }
  return { changed, newest, total: collection.totalItems };
}

test('issue 42 a harvester gets every manifest once, and each can be read', async () => {
  const { app, read } = await openSite(openReadOnlyWorld().db);
  const { changed, total } = await harvest(read);
  expect(total).toBeGreaterThan(0);
  expect(changed).toHaveLength(total);
  expect(new Set(changed).size).toBe(total);
  for (const manifest of changed.filter((id) => id.includes('/book/'))) {
    const answer = await app.inject(manifest.slice(origin.length));
    expect([answer.statusCode, answer.json<{ id: string }>().id]).toEqual([200, manifest]);
  }
});

test('issue 42 a harvester that comes again gets only what changed since, at the end of the last page', async () => {
  const { db } = await openWorld();
  const { app, read } = await openSite(db);
  const { changed, newest } = await harvest(read);
  expect((await harvest(read, newest)).changed).toEqual([]);
  const { bookId } = await db.selectFrom('bookPage').select('bookId').limit(1).executeTakeFirstOrThrow();
  await db
    .updateTable('revision')
    .where('thingId', '=', bookId)
    .where('module', '=', 'book')
    .set({ decidedAt: new Date(Date.parse(newest) + 60_000) })
    .execute();
  const later = await harvest(read, newest);
  expect(later.changed.length).toBeGreaterThan(0);
  for (const manifest of later.changed) expect(manifest).toContain(`/book/${bookId}/`);
  expect(later.total).toBe(changed.length);
  for (const address of [
    '/iiif/discovery/changes/9999.json',
    '/iiif/discovery/changes/-1.json',
    '/iiif/discovery/changes/x.json',
  ])
    expect((await app.inject(address)).statusCode, address).toBe(404);
});
