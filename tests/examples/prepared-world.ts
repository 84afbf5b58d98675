import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { implementations } from '../../src/calls.server.ts';
import { createApi, createReplyCache } from '../../src/kit/calls/api.server.ts';
import type { Call, Endpoint, InputOf } from '../../src/kit/calls/endpoint.ts';
import { memberOf, openSession, sessionCookie } from '../../src/kit/calls/session.server.ts';
import { createSystemStatus } from '../../src/kit/watching/system-status.server.ts';
import type { Language } from '../../src/rules/languages.ts';
import { createReviewFixture } from '../review-fixture.ts';
import { startMessagingApp } from '../messaging-app.ts';
import { randomPhone } from '../sign-up.ts';
import { createVisitor, type TestVisitor } from '../visitor.ts';

/** The caller of a call's example, and replacements for the ids that a contract can only invent. */
export interface PreparedCall<E extends Endpoint = Endpoint> {
  visitor: TestVisitor;
  fill?: Partial<InputOf<E>>;
  file?: Uint8Array;
  language?: Language;
}
export interface Preparation {
  endpoint: Endpoint;
  prepare(world: PreparedWorld): Promise<PreparedCall>;
}
/** Data required before the example of a call can succeed. */
export const example = <E extends Endpoint>(
  endpoint: E,
  prepare: (world: PreparedWorld) => Promise<PreparedCall<E>>,
): Preparation => ({ endpoint, prepare: prepare as Preparation['prepare'] });

/** A file for upload. */
export const createPicture = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52a1c' } })
    .png()
    .toBuffer();

export type PreparedWorld = Awaited<ReturnType<typeof prepareWorld>>;

/** A review fixture (tests/review-fixture.ts) with a messaging app and a folder for pictures, and new members on demand. */
export async function prepareWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const desk = await createReviewFixture(
    { STELE_DATA: folder, BACKUP_TO: join(folder, 'backups'), ...(await startMessagingApp()) },
    'stele',
  );
  const { db, settings, drivers } = desk;
  const api = createApi(implementations);
  const systemStatus = createSystemStatus({
    connection: desk,
    settings,
    drivers,
    caches: { pages: createReplyCache(0), replies: createReplyCache(0) },
    replicas: () => [],
    health: async () => ({ status: 'ok', databaseMs: 1 }),
  });
  const by =
    (visitor: TestVisitor, language: Language = 'en', file?: Uint8Array): Call =>
    async (endpoint, input) =>
      api.callFor({
        db,
        settings,
        drivers,
        systemStatus,
        language,
        visitor,
        member: await memberOf(db, visitor.cookie(sessionCookie), { visitor }),
        file: async () => file ?? null,
        fileStream: async () => (file ? Readable.from([file]) : null),
        cacheTags: () => {},
      })(endpoint, input);

  let members = 0;
  /** A new signed-in member with a phone. */
  const member = async (fields: { phone?: string | null; passwordHash?: string; mail?: string } = {}) => {
    const id = `member-${++members}`,
      mobile = randomPhone(),
      visitor = createVisitor();
    await db
      .insertInto('member')
      .values({ id, name: id, phone: `+86${mobile}`, ...fields })
      .execute();
    await openSession(db, visitor, id);
    return { id, mobile, visitor, call: by(visitor) };
  };
  /** Removes data of an example that would affect the next one. */
  const tidy = async () => {
    await db.deleteFrom('editLock').execute();
    await db.deleteFrom('prohibitedTerm').execute();
    await db.deleteFrom('revision').where('published', '=', false).execute();
  };
  return { ...desk, by, member, tidy, people: desk.visitors };
}

/** Sends a call with its prepared example. */
export async function askExample(world: PreparedWorld, { endpoint, prepare }: Preparation): Promise<unknown> {
  await world.tidy();
  const { visitor, fill, file, language = 'en' } = await prepare(world);
  return world.by(visitor, language, file)(endpoint, { ...endpoint.example, ...fill });
}
