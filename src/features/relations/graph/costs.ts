/**
 * The cost of a path in bits of information: for each step what its relation type leaves open (a rare type says more
 * than a common one), for each inner subject what its relations leave open (a hub leads everywhere). Only paths of
 * equal length are compared, so log2 of the counts ranks as log2 of their shares would. Integers, in 1/1024 bit: sums
 * are exact in any order.
 */
const cost = (count: number) => Math.round(Math.log2(1 + count) * 1024);

/** Costs by type code, from the number of relations of each type. */
export const typeCosts = (counts: readonly number[]) => counts.map(cost);
/** Cost of a subject, from the number of its relations. */
export const subjectCost = cost;
