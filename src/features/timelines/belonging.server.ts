import type { Database } from '../../kit/database/database.server.ts';
import type { RelationType } from '../../rules/relation-types.ts';

/**
 * Relations by which somebody or something is part of a polity: served or ruled it, founded it, lies in it, is counted
 * to it.
 */
const belonging: RelationType[] = ['career', 'achievement', 'attribution', 'location'];

/** Ids of those a subject is linked with so, from either end. */
export const belongsWith = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .where('type', 'in', belonging)
    .select('toId as id')
    .union(
      db.selectFrom('relation').where('toId', '=', subjectId).where('type', 'in', belonging).select('fromId as id'),
    );

/** Ids of all that a subject is linked with, whichever way. */
export const linkedWith = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .select('toId as id')
    .union(db.selectFrom('relation').where('toId', '=', subjectId).select('fromId as id'));
