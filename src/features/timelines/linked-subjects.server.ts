import type { Database } from '../../kit/database/database.server.ts';
import type { RelationType } from '../../rules/relation-types.ts';

/**
 * Relation types that make a subject part of a polity: it served, ruled or founded it, is located in it, or is
 * attributed to it.
 */
const membershipTypes: RelationType[] = ['career', 'achievement', 'attribution', 'location'];

/** Ids of subjects joined by such a relation, in either direction. */
export const selectMembershipIds = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .where('type', 'in', membershipTypes)
    .select('toId as id')
    .union(
      db
        .selectFrom('relation')
        .where('toId', '=', subjectId)
        .where('type', 'in', membershipTypes)
        .select('fromId as id'),
    );

/** Ids of all subjects related to it, in either direction. */
export const selectLinkedIds = (db: Database, subjectId: string) =>
  db
    .selectFrom('relation')
    .where('fromId', '=', subjectId)
    .select('toId as id')
    .union(db.selectFrom('relation').where('toId', '=', subjectId).select('fromId as id'));
