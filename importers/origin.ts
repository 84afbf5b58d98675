import type { Database } from '../src/kit/database/database.server.ts';
import type { Source } from './record.ts';

/** Saves the origin of an import under its current name. */
export const saveOrigin = (db: Database, origin: Source['origin']): Promise<unknown> =>
  db
    .insertInto('origin')
    .values(origin)
    .onConflict((oc) => oc.column('id').doUpdateSet({ name: origin.name, licence: origin.licence, url: origin.url }))
    .execute();

/** The same, and creates the member who proposes all of it. */
export async function saveOriginWithMember(db: Database, origin: Source['origin'], authorId: string): Promise<void> {
  await saveOrigin(db, origin);
  await db
    .insertInto('member')
    .values({ id: authorId, name: origin.name, phone: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
