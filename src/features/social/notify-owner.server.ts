import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { SocialEvent } from '../../kit/notifications/notification.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { loadTargetSummaries, type Target } from './target.server.ts';

/**
 * The owner of a thing: author of the comment, uploader of the picture, or author of its first publication; null for
 * imported things.
 */
export async function ownerOf(db: Database, { thingId }: Target): Promise<string | null> {
  const { rows } = await sql<{ memberId: string | null }>`select ${selectOwner(thingId)} as member_id`.execute(db);
  return rows[0]!.memberId;
}
const selectOwner = (thingId: string) => sql`coalesce(
  (select author_id from comment where id = ${thingId}),
  (select uploader_id from image where id = ${thingId}),
  (select case when origin_id is null then author_id end from revision
   where thing_id = ${thingId} and published order by publication_number limit 1))`;

/**
 * The owner to notify; null if it is the acting member, or an equal message is still unread: of a thousand likes at
 * once only a few create a message, and none waits for another.
 */
export async function findOwnerToNotify(
  db: Database,
  kind: 'liked' | 'favored',
  { thingId }: Target,
  byId: string,
): Promise<string | null> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id from (select ${selectOwner(thingId)} as member_id offset 0) of_thing where member_id <> ${byId}
      and not exists (
        select from message where message.member_id = of_thing.member_id and type = 'favor' and not read
          and content ->> 'kind' = ${kind} and content ->> 'socialId' = ${thingId})`.execute(db);
  return rows[0]?.memberId ?? null;
}

/** Notifies a thing's owner of a like or favourite. Call last in the transaction. */
export const notifyOwner = async (
  tx: Database,
  kind: 'liked' | 'favored',
  ownerId: string,
  target: Target,
  by: { name: string; language: Language },
): Promise<void> =>
  notify(tx, [ownerId], { kind, userName: by.name, ...(await messageValuesOf(tx, target, by.language)) });

/** A thing's values for messages. */
export async function messageValuesOf(
  db: Database,
  target: Target,
  language: Language,
): Promise<Pick<SocialEvent, 'itemId' | 'itemName' | 'socialId' | 'socialType' | 'socialTitle'>> {
  const { thingId, type } = target;
  const name = (await loadTargetSummaries(db, [target], language))(target)?.name ?? '';
  return { itemId: thingId, itemName: name, socialId: thingId, socialType: type, socialTitle: name };
}
