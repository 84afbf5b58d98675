import { sql } from 'kysely';
import * as contract from '../src/features/accounts/contract.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { solveCaptcha, createVisitor, type TestVisitor } from './visitor.ts';
import type { openWorld } from './world.ts';

/** The password of every test member. */
export const password = 'shiji130chapters';
let phones = 0;
/** A random phone number. */
export const randomPhone = () =>
  `138${String(10_000_000 + (Math.trunc(performance.now() * 7) % 80_000_000) + ++phones).slice(0, 8)}`;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The latest code for a phone in the outbox. */
export async function lastCode(db: Database, mobile: string) {
  const row = await db
    .selectFrom('outbox')
    .where('target', 'like', `%${mobile}`)
    .orderBy('createdAt', 'desc')
    .select('body')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(row.body)![0];
}

/** Answers the captcha's question, the alternative to the picture. */
export async function answerKaptcha({ by }: World, visitor: TestVisitor) {
  const { question } = await by(visitor, 'en')(contract.getKaptcha, {});
  return solveCaptcha(question);
}

export async function requestCode(world: World, visitor: TestVisitor, mobile: string) {
  await world.by(visitor)(contract.sendCode, { mobile, kaptcha: await answerKaptcha(world, visitor) });
  return lastCode(world.db, mobile);
}

export async function registerMember(
  world: World,
  {
    username,
    mobile = randomPhone(),
    visitor = createVisitor(),
  }: { username: string; mobile?: string; visitor?: TestVisitor },
) {
  const message = await requestCode(world, visitor, mobile);
  const { userProfile } = await world.by(visitor)(contract.register, { mobile, message, username, password });
  return { visitor, mobile, profile: userProfile };
}

/** Simulates the passing of time: backdates counted attempts and sent codes. */
export async function advanceTime(db: Database, ms: number) {
  const earlier = (column: string) => `${column} = ${column} - interval '${ms} milliseconds'`;
  await sql.raw(`update attempt set ${earlier('at')}`).execute(db);
  await sql.raw(`update one_time_code set ${earlier('sent_at')}, ${earlier('expires_at')}`).execute(db);
}
