import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import { relationId } from './publish.server.ts';
import type { Relations } from './rules.ts';

/** The subject that a published relation starts from. */
export const subjectOfRelation = async (db: Database, id: string): Promise<string> =>
  (await db.selectFrom('relation').where('id', '=', id).select('fromId').executeTakeFirst())?.fromId ??
  fail('relationNotFound');

/** Index of a published relation in the list that it came from. */
export function relationIndexOf(relations: Relations['relations'], thingId: string, id: string): number {
  const place = relations.findIndex((relation) => relationId(thingId, relation) === id);
  return place >= 0 ? place : fail('relationNotFound');
}
