import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { connect, type Connection, type Database } from '../src/kit/database/database.server.ts';
import type { Call } from '../src/kit/calls/endpoint.ts';
import { memberOf, sessionCookie } from '../src/kit/calls/session.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { testContext, createVisitor, type TestVisitor } from './visitor.ts';

const memberDefaults = {
  status: 'normal',
  days: 0,
  confirmed: true,
  hasShownSecondFactor: false,
  sessionId: 'test',
} as const;
const members = {
  'sima-qian': {
    id: 'sima-qian',
    name: 'Sima Qian',
    phoneBound: true,
    role: 'member',
    assignedRole: 'member',
    ...memberDefaults,
  },
  'ban-zhao': {
    id: 'ban-zhao',
    name: 'Ban Zhao',
    phoneBound: false,
    role: 'member',
    assignedRole: 'member',
    ...memberDefaults,
  },
  'liu-xiang': {
    id: 'liu-xiang',
    name: 'Liu Xiang',
    phoneBound: true,
    role: 'reviewer',
    assignedRole: 'reviewer',
    ...memberDefaults,
  },
} as const;
export type TestMember = keyof typeof members;

/** Templates of a database: the loaded world, a part of it (tests/part-of-the-world.ts), only tables, nothing. */
export type Template = 'stele' | 'part' | 'tables' | 'template0';

/** Runs a statement about databases on a separate connection. */
async function inCluster(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres').replace('/stele?', '/postgres?') });
  admin.on('error', () => {}); // after the last test of a run the cluster may end while this connection closes
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

/**
 * A new database, dropped at the end of the test; a test that opens hundreds drops each itself. A copy of the part
 * costs a third of a copy of the whole world.
 */
export async function openDatabase(
  template: Template = 'stele',
): Promise<Connection & { url: string; drop(): Promise<void> }> {
  const name = `t_${randomUUID().slice(0, 8)}`;
  await inCluster(`create database ${name} template ${template} strategy file_copy`);
  const url = inject('postgres').replace('/stele?', `/${name}?`);
  const connection = connect(url, 4);
  let dropped: Promise<void> | undefined;
  const drop = () => (dropped ??= connection.db.destroy().then(() => inCluster(`drop database ${name} with (force)`)));
  onTestFinished(async () => {
    if (dropped) return;
    await connection.db.destroy();
    drop().catch(() => {}); // the next test does not wait for it, and the cluster ends with the run
  });
  return { ...connection, url, drop };
}

/**
 * A copy of the loaded world, with callers: `as('sima-qian', 'en')(entryDetail, { id })` calls as a member who need not
 * exist, `by(aVisitor())(signIn, …)` as a browser with its cookies.
 */
export async function openWorld(environment: NodeJS.ProcessEnv = {}, template: Template = 'stele') {
  const connection = await openDatabase(template);
  return { ...connection, ...callsOn(connection.db, environment) };
}

/** One for all tests of a worker; ends with it. */
let readOnlyConnection: Connection | undefined;

/** The loaded world for tests that only read: one shared database that rejects writes. */
export function openReadOnlyWorld(environment: NodeJS.ProcessEnv = {}) {
  readOnlyConnection ??= connect(inject('postgres').replace('/stele?', '/reading?'), 4);
  return { ...readOnlyConnection, ...callsOn(readOnlyConnection.db, environment) };
}

function callsOn(db: Database, environment: NodeJS.ProcessEnv) {
  const api = createApi(implementations);
  const house = testContext(db, environment),
    { drivers, settings } = house;
  const as = (who: TestMember | null, language: Language = 'zh'): Call =>
    api.callFor({ ...house, language, visitor: createVisitor(), member: who && members[who] });
  const by =
    (visitor: TestVisitor, language: Language = 'zh'): Call =>
    async (endpoint, input) =>
      api.callFor({
        ...house,
        language,
        visitor,
        member: await memberOf(db, visitor.cookie(sessionCookie), {
          phoneOptional: settings.BOUND_BY === 'any',
          secondFactor: settings.SECOND_FACTOR,
          visitor,
        }),
      })(endpoint, input);
  return { as, by, drivers, settings };
}
