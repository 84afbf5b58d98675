import * as limits from '../../../rules/limits.ts';
import { isTimeInOrder } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  createFinding,
  longest,
  outside,
  type Finding,
  type IsOld,
  type Known,
} from '../../../rules/revisions/findings.ts';
import type { Relations } from '../rules.ts';

/**
 * V03, V04 and impossible relations: to itself, duplicates, before a person's birth, after their death, outside a
 * polity's span.
 */
export function checkRelations(
  { relations }: Relations,
  self: Known,
  others: ReadonlyMap<string, Known>,
  subjectId: string,
  isOld: IsOld,
): Finding[] {
  const seen = new Set<string>();
  return relations.flatMap((relation, place) => {
    const where = `relations.${place}`,
      findings: Finding[] = [];
    const key = JSON.stringify([relation.to, relation.type, relation.word, relation.time?.startTime]);
    if (relation.to === subjectId) findings.push(createFinding('selfRelation', `${where}.to`));
    else if (!others.has(relation.to)) findings.push(createFinding('endMissing', `${where}.to`, { id: relation.to }));
    if (seen.has(key))
      findings.push(createFinding('sameRelationTwice', where, { name: others.get(relation.to)?.name ?? relation.to }));
    seen.add(key);
    if (isOld(relation)) return [];
    if (!longest(relation.word)) findings.push(createFinding('wordMissing', `${where}.word`));
    if (longest(relation.word) > limits.relationWordLength)
      findings.push(createFinding('wordTooLong', `${where}.word`));
    if (longest(relation.description) > limits.relationDescriptionLength)
      findings.push(createFinding('descriptionTooLong', `${where}.description`));
    if (Object.keys(relation.attributes).some((name) => !name.trim()))
      findings.push(createFinding('attributeKeyEmpty', `${where}.attributes`));
    findings.push(...checkTime(relation.time, `${where}.time`));
    if (relation.time && isTimeInOrder(relation.time))
      for (const end of [self, others.get(relation.to)])
        if (end) findings.push(...outside(relation.time, end, `${where}.time`));
    return findings;
  });
}
