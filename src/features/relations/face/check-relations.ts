import * as limits from '../../../rules/limits.ts';
import { isTimeInOrder } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  found,
  longest,
  outside,
  type Found,
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
): Found[] {
  const seen = new Set<string>();
  return relations.flatMap((relation, place) => {
    const where = `relations.${place}`,
      all: Found[] = [];
    const key = JSON.stringify([relation.to, relation.type, relation.word, relation.time?.startTime]);
    if (relation.to === subjectId) all.push(found('selfRelation', `${where}.to`));
    else if (!others.has(relation.to)) all.push(found('endMissing', `${where}.to`, { id: relation.to }));
    if (seen.has(key))
      all.push(found('sameRelationTwice', where, { name: others.get(relation.to)?.name ?? relation.to }));
    seen.add(key);
    if (isOld(relation)) return [];
    if (!longest(relation.word)) all.push(found('wordMissing', `${where}.word`));
    if (longest(relation.word) > limits.relationWordLength) all.push(found('wordTooLong', `${where}.word`));
    if (longest(relation.description) > limits.relationDescriptionLength)
      all.push(found('descriptionTooLong', `${where}.description`));
    if (Object.keys(relation.attributes).some((name) => !name.trim()))
      all.push(found('attributeKeyEmpty', `${where}.attributes`));
    all.push(...checkTime(relation.time, `${where}.time`));
    if (relation.time && isTimeInOrder(relation.time))
      for (const end of [self, others.get(relation.to)])
        if (end) all.push(...outside(relation.time, end, `${where}.time`));
    return all;
  });
}
