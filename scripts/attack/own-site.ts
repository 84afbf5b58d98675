import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { notify } from '../../src/kit/notifications/notify.server.ts';
import { openSession, type Role } from '../../src/kit/calls/session.server.ts';
import type { Visitor } from '../../src/kit/calls/visitor.server.ts';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { newId } from '../../src/kit/database/ids.server.ts';
import { databaseFolder } from '../../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../../src/kit/own-postgres/socket-paths.server.ts';
import { runProduct } from '../../tests/run-product.ts';
import { canary, type OwnedThings } from './owned-things.ts';

/** Session tokens of the accounts of an attack. */
export interface Cookies {
  owner: string;
  member?: string;
  banned?: string;
  reviewer?: string;
}

export interface OwnSite {
  address: string;
  db: Database;
  close(): Promise<void>;
}

/** A product with the built-in world in a temporary folder, without rate limits on networks. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-attack-'));
  const product = runProduct({ STELE_DATA: folder, STELE_WORLD: 'on', STELE_DEV: 'off', NETWORK_POINTS: '0' });
  const close = async () => {
    await product.signal('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(1)));
  try {
    const address = await product.open();
    const { db } = connect(socketPaths(databaseFolder(folder)).url, 2);
    return {
      address,
      db,
      close: async () => {
        await db.destroy();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the accounts of an attack in the database of a site started here. */
export async function createPeople(
  db: Database,
): Promise<{ cookies: Required<Cookies>; names: Record<string, string> }> {
  const run = randomBytes(3).toString('hex');
  const create = async (part: string, role: Role, isBanned = false) => {
    const id = `attack-${part}-${run}`;
    await db
      .insertInto('member')
      .values({
        id,
        name: id,
        role,
        phone: `+86139${String(parseInt(randomBytes(4).toString('hex'), 16) % 100_000_000).padStart(8, '0')}`,
        ...(part === 'owner' && { mail: `${canary()}@example.org` }),
        ...(isBanned && { status: 'ban' as const, bannedUntil: new Date(Date.now() + 7 * 86_400_000) }),
      })
      .execute();
    return { id, token: await openTestSession(db, id) };
  };
  const owner = await create('owner', 'member');
  const member = await create('member', 'member');
  const banned = await create('banned', 'member', true);
  const reviewer = await create('reviewer', 'reviewer');
  const administrator = await create('administrator', 'administrator');
  const appellant = await create('appellant', 'member', true);
  return {
    cookies: { owner: owner.token, member: member.token, banned: banned.token, reviewer: reviewer.token },
    names: {
      owner: owner.id,
      member: member.id,
      banned: banned.id,
      reviewer: reviewer.id,
      administrator: administrator.id,
      appellant: appellant.id,
    },
  };
}

async function openTestSession(db: Database, memberId: string): Promise<string> {
  let token = '';
  const visitor: Visitor = {
    network: '127.0.0.1',
    device: randomUUID(),
    agent: 'attack',
    origin: '',
    byOwnScript: true,
    refusesTracking: true,
    cookie: () => undefined,
    setCookie: (name, value) => {
      if (name === 'bearer') token = value;
    },
    clearCookie: () => {},
  };
  await openSession(db, visitor, memberId);
  return token;
}

/**
 * Creates what no single call can: a second session, a passkey and a message of the owner; and, as others' things, a
 * job, a prohibited term, an appeal, and the names of reviewers and administrators.
 */
export async function prepareInDatabase(db: Database, names: Record<string, string>): Promise<Partial<OwnedThings>> {
  const owner = names.owner!;
  await openTestSession(db, owner);
  await db
    .insertInto('passkey')
    .values({ id: newId(), memberId: owner, publicKey: randomBytes(77), counter: 0, name: 'Laptop' })
    .execute();
  const message = canary();
  await notify(db, [owner], { kind: 'reportAnswered', itemName: 'Augustus', answer: message });
  const appeal = { id: newId(), memberId: names.appellant!, reason: canary() };
  await db.insertInto('appeal').values(appeal).execute();
  const term = { id: newId(), term: canary(), addedBy: names.administrator! };
  await db.insertInto('prohibitedTerm').values(term).execute();
  const audit = await db
    .insertInto('auditLog')
    .values({
      memberId: names.administrator!,
      role: 'administrator',
      act: 'POST /data/terms/add',
      detail: JSON.stringify({}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('forgetting', run_at => now() + interval '1 day')`.execute(db);
  const { phone, mail } = await db
    .selectFrom('member')
    .where('id', '=', owner)
    .select(['phone', 'mail'])
    .executeTakeFirstOrThrow();
  return {
    targets: [
      { kind: 'member', id: owner },
      { kind: 'reviewer', id: names.reviewer! },
      { kind: 'administrator', id: names.administrator! },
      { kind: 'job', id: String(rows[0]!.id) },
      { kind: 'prohibited term', id: term.id },
      { kind: 'appeal', id: appeal.id },
      { kind: 'line of the audit log', id: String(audit.id) },
    ],
    secrets: [
      { kind: 'message', text: message, isForReviewers: false },
      { kind: 'appeal', text: appeal.reason, isForReviewers: true },
      { kind: 'prohibited term', text: term.term, isForReviewers: false },
      { kind: 'phone', text: phone!.slice(3), isForReviewers: false },
      { kind: 'mail', text: mail!, isForReviewers: false },
    ],
  };
}

/** Resets the rate limits of members, so that attackers can continue. */
export const forgetAttempts = async (db: Database): Promise<void> => {
  await db.deleteFrom('attempt').execute();
};
