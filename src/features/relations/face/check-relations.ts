import * as limits from '../../../rules/limits.ts';
import { isTimeInOrder } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  createFinding,
  longestLength,
  checkKnownSpan,
  type Finding,
  type IsOld,
  type SubjectFacts,
} from '../../../rules/revisions/findings.ts';
import type { Relations } from '../rules.ts';

/**
 * V03, V04 and impossible relations: to itself, duplicates, before a person's birth, after their death, outside a
 * polity's span.
 */
export function checkRelations(
  { relations }: Relations,
  self: SubjectFacts,
  others: ReadonlyMap<string, SubjectFacts>,
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
    if (!longestLength(relation.word)) findings.push(createFinding('wordMissing', `${where}.word`));
    if (longestLength(relation.word) > limits.relationWordLength)
      findings.push(createFinding('wordTooLong', `${where}.word`));
    if (longestLength(relation.description) > limits.relationDescriptionLength)
      findings.push(createFinding('descriptionTooLong', `${where}.description`));
    if (Object.keys(relation.attributes).some((name) => !name.trim()))
      findings.push(createFinding('attributeKeyEmpty', `${where}.attributes`));
    findings.push(...checkTime(relation.time, `${where}.time`));
    if (relation.time && isTimeInOrder(relation.time))
      for (const end of [self, others.get(relation.to)])
        if (end) findings.push(...checkKnownSpan(relation.time, end, `${where}.time`));
    return findings;
  });
}
