import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kit/api.server.ts';
import type { Database } from '../../kit/database.server.ts';
import type { ReplyOf } from '../../kit/endpoint.ts';
import { removeAt } from '../../kit/media-store.server.ts';
import { closeSession, endSessionsOf } from '../../kit/session.server.ts';
import { fail } from '../../rules/errors.ts';
import { skeletonOf } from '../../rules/member-names.ts';
import { findMember } from '../sign-in/members.server.ts';
import type * as contract from './contract.ts';

const letters = '23456789abcdefghjkmnpqrstvwxyz';
/** A name that says only that somebody was here: former-member-x7k2. */
async function pseudonym(db: Database): Promise<string> {
  for (let length = 4; ; length++) {
    const name = `former-member-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
    if (!(await db.selectFrom('member').where('nameSkeleton', '=', skeletonOf(name)).select('id').executeTakeFirst())) return name;
  }
}

/** Deletes the account of whoever asks, in one transaction; the row stays, since contributions are signed by it. */
export async function deleteAccount(_: object, { db, visitor, member, drivers }: Context): Promise<ReplyOf<typeof contract.deleteAccount>> {
  const gone = await db.transaction().execute(async (tx) => {
    const { id, name, phone, mail, avatar } = await findMember(tx).where('id', '=', member!.id).select(['id', 'name', 'phone', 'mail', 'avatar']).forUpdate().executeTakeFirst() ?? fail('accountExpired');
    const signed = await pseudonym(tx);
    await tx.updateTable('member').where('id', '=', id).set({
      name: signed, nameSkeleton: skeletonOf(signed), bannedBy: null, phone: null, mail: null, passwordHash: null, avatar: null, signature: '', company: '', address: '', occupation: '', position: '', interests: [],
      role: 'member', status: 'normal', bannedUntil: null, banReason: null, invitationCode: null, invitedBy: null, deletedAt: new Date(),
    }).execute();
    await endSessionsOf(tx, id, { except: null });
    for (const table of ['identity', 'passkey', 'knownDevice', 'message', 'messageSetting', 'appeal'] as const) await tx.deleteFrom(table).where('memberId', '=', id).execute();
    const targets = [phone, mail?.toLowerCase()].filter((target) => target != null);
    if (targets.length) await forget(tx, targets);
    // What others were told about them names them by their pseudonym from now on.
    await sql`update message set content = jsonb_set(content, '{userName}', to_jsonb(${signed}::text)) where content ->> 'userName' = ${name}`.execute(tx);
    return { signed, avatar };
  });
  await closeSession(db, visitor);
  await removeAt(drivers.media, gone.avatar);
  return { pseudonym: gone.signed };
}

/** Forgets what was sent to a phone or an address. */
async function forget(tx: Database, targets: string[]): Promise<void> {
  await tx.deleteFrom('oneTimeCode').where('target', 'in', targets).execute();
  await tx.deleteFrom('outbox').where(sql<string>`lower(target)`, 'in', targets).execute();
}
