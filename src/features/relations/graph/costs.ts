/**
 * What a path costs: for each step the bits that its relation type leaves unsaid (a rare type says more than a common
 * one), for each subject between the ends the bits that its relations leave open (a hub leads everywhere). Only paths
 * of the same length are compared, so log2 of the counts themselves ranks as log2 of their shares would.
 *
 * Whole numbers, in 1/1024 bit: sums are exact, whichever way they are added.
 */
const cost = (count: number) => Math.round(Math.log2(1 + count) * 1024);

/** By type code, from the number of relations of each type. */
export const typeCosts = (counts: readonly number[]) => counts.map(cost);
/** From the number of a subject's relations. */
export const subjectCost = cost;
