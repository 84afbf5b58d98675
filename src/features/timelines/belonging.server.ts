import type { Database } from '../../kit/database/database.server.ts';
import type { RelationType } from '../../rules/relation-types.ts';

/**
 * Relation types by which something is part of a polity: served or ruled it, founded it, lies in it, is attributed to
 * it.
 */
const belonging: RelationType[] = ['career', 'achievement', 'attribution', 'location'];

/** Ids of subjects joined by such a relation, in either direction. */
export const belongsWith = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .where('type', 'in', belonging)
    .select('toId as id')
    .union(
      db.selectFrom('relation').where('toId', '=', subjectId).where('type', 'in', belonging).select('fromId as id'),
    );

/** Ids of all subjects related to it, in either direction. */
export const linkedWith = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .select('toId as id')
    .union(db.selectFrom('relation').where('toId', '=', subjectId).select('fromId as id'));
