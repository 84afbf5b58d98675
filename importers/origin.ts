import type { Database } from '../src/kit/database/database.server.ts';
import type { Source } from './record.ts';

/** Writes down where an import comes from, as it is called now. */
export const keepOrigin = (db: Database, origin: Source['origin']): Promise<unknown> =>
  db
    .insertInto('origin')
    .values(origin)
    .onConflict((oc) => oc.column('id').doUpdateSet({ name: origin.name, licence: origin.licence, url: origin.url }))
    .execute();

/** The same, and the member by whom everything of it is proposed. */
export async function beginOrigin(db: Database, origin: Source['origin'], authorId: string): Promise<void> {
  await keepOrigin(db, origin);
  await db
    .insertInto('member')
    .values({ id: authorId, name: origin.name, phone: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
