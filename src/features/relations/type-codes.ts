import { relationTypes, type RelationType } from '../../rules/relation-types.ts';

/**
 * The number that stands for a relation type in `edge.type`: its place in the list of types. Stored, so a new type
 * comes at the end of that list, and none is ever moved or taken away without a migration that rewrites the table.
 */
export const typeCode = (type: RelationType) => relationTypes.indexOf(type);

/** Codes fit into five bits: so much room has a link of the graph in memory. */
export const typeBits = 5;
