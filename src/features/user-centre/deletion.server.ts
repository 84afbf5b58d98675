import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { removeFileAt } from '../../kit/pictures/remove-files.server.ts';
import { closeSession, endSessionsOf } from '../../kit/calls/session.server.ts';
import { fail } from '../../rules/errors.ts';
import { skeletonOf } from '../../rules/member-names.ts';
import { assertAdministratorRemains, lockAdministrators } from '../accounts/face/administrators.server.ts';
import { findMember } from '../accounts/face/members.server.ts';
import { thingTypes } from '../../kit/registry/things.server.ts';
import { deleteUnusedThings } from '../../kit/thing-rows.server.ts';
import type * as contract from './contract.ts';
import { memberColumns } from './member-data.ts';

const letters = '23456789abcdefghjkmnpqrstvwxyz';
/** A random pseudonym: former-member-x7k2. */
async function createPseudonym(db: Database): Promise<string> {
  for (let length = 4; ; length++) {
    const name = `former-member-${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
    if (!(await db.selectFrom('member').where('nameSkeleton', '=', skeletonOf(name)).select('id').executeTakeFirst()))
      return name;
  }
}

/**
 * Deletes the caller's account, in one transaction; the row stays under a pseudonym, because contributions refer to it.
 */
export async function deleteAccount(
  _: object,
  { db, visitor, member, drivers }: Context,
): Promise<ReplyOf<typeof contract.deleteAccount>> {
  const gone = await db.transaction().execute(async (tx) => {
    if (member!.assignedRole === 'administrator') {
      await lockAdministrators(tx);
      await assertAdministratorRemains(tx, member!.id);
    }
    const { id, name, phone, mail, avatar } =
      (await findMember(tx)
        .where('id', '=', member!.id)
        .select(['id', 'name', 'phone', 'mail', 'avatar'])
        .forUpdate()
        .executeTakeFirst()) ?? fail('accountExpired');
    const signed = await createPseudonym(tx);
    await tx
      .updateTable('member')
      .where('id', '=', id)
      .set({
        name: signed,
        nameSkeleton: skeletonOf(signed),
        bannedBy: null,
        phone: null,
        mail: null,
        passwordHash: null,
        avatar: null,
        signature: '',
        company: '',
        address: '',
        occupation: '',
        position: '',
        interests: [],
        role: 'member',
        status: 'normal',
        bannedUntil: null,
        banReason: null,
        invitationCode: null,
        invitedBy: null,
        deletedAt: sql`now()`,
      })
      .execute();
    await endSessionsOf(tx, id, { except: null });
    for (const [column, { onDeletion }] of Object.entries(memberColumns)) {
      const [table, member_] = column.split('.') as [string, string];
      if (onDeletion === 'go') await sql`delete from ${sql.table(table)} where ${sql.ref(member_)} = ${id}`.execute(tx);
    }
    await deleteDrafts(tx, id);
    for (const { owned } of thingTypes) await owned?.forget(tx, id);
    const targets = [phone, mail?.toLowerCase()].filter((target) => target != null);
    if (targets.length) await deleteCodes(tx, targets);
    // Messages to others name the pseudonym from now on.
    await sql`update message set content = jsonb_set(content, '{userName}', to_jsonb(${signed}::text)) where content ? 'userName' and content ->> 'userName' = ${name}`.execute(
      tx,
    );
    return { signed, avatar };
  });
  await closeSession(db, visitor);
  await removeFileAt(db, drivers.media, gone.avatar);
  return { pseudonym: gone.signed };
}

/** Deletes drafts, which only their author has read; submissions stay in any state. */
async function deleteDrafts(tx: Database, id: string): Promise<void> {
  await sql`update revision set base_id = null where base_id in (select id from revision where author_id = ${id} and state = 'draft')`.execute(
    tx,
  );
  await sql`update revision set translated_from = null where translated_from in (select id from revision where author_id = ${id} and state = 'draft')`.execute(
    tx,
  );
  const drafts = await tx
    .deleteFrom('revision')
    .where('authorId', '=', id)
    .where('state', '=', 'draft')
    .returning('thingId')
    .execute();
  await deleteUnusedThings(
    tx,
    drafts.map(({ thingId }) => thingId),
  );
}

/** Deletes codes sent to a phone or an address. */
async function deleteCodes(tx: Database, targets: string[]): Promise<void> {
  await tx.deleteFrom('oneTimeCode').where('target', 'in', targets).execute();
  await tx
    .deleteFrom('outbox')
    .where(sql<string>`lower(target)`, 'in', targets)
    .execute();
}
