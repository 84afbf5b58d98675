import { relationTypes, type RelationType } from '../../rules/relation-types.ts';

/**
 * The code of a relation type in `edge.type`: its index in the list of types. It is stored, so new types go to the end
 * of that list, and none is moved or removed without a migration of the table.
 */
export const typeCode = (type: RelationType) => relationTypes.indexOf(type);

/** Codes have five bits, the room in a link of the in-memory graph. */
export const typeBits = 5;
