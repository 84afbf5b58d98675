import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Language } from '../../../rules/languages.ts';
import { checkRelations } from '../../relations/face/check-relations.ts';
import { isOldIn, type Found, type Known } from '../../revisions/face/findings.ts';
import type { Row } from '../list/list-part.ts';
import { relationForm, type Relation, type RelationWriting } from './relation-writing.ts';

/** How a relation stands to what readers see. */
export type Mark = 'same' | 'added' | 'changed' | 'removed';

/** Which relations are new or changed beside what readers see, and which of those are no longer there. */
export function marksOf(
  base: readonly Relation[],
  rows: readonly Row<RelationWriting>[],
  language: Language,
): { marks: ReadonlyMap<number, Mark>; removed: Relation[] } {
  const marks = new Map<number, Mark>(),
    left = [...base];
  const take = (is: (relation: Relation) => boolean): boolean => {
    const place = left.findIndex(is);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  };
  for (const { key, item } of rows) {
    const now = canonicalJson(relationForm.read(item, language)),
      before = item.was && canonicalJson(item.was);
    if (take((relation) => canonicalJson(relation) === now)) marks.set(key, 'same');
    else if (before && take((relation) => canonicalJson(relation) === before)) marks.set(key, 'changed');
  }
  // A draft that the server kept no longer knows what it was written upon: one of the same type to the same entry is
  // taken for it.
  for (const { key, item } of rows)
    if (!marks.has(key))
      marks.set(key, take(({ to, type }) => to === item.to && type === item.type) ? 'changed' : 'added');
  return { marks, removed: left };
}

/** What the checks find in each row: the same that the server finds when it is submitted. */
export function findingsIn(
  rows: readonly Row<RelationWriting>[],
  base: readonly Relation[],
  {
    subjectId,
    self,
    others,
    language,
  }: { subjectId: string; self: Known; others: ReadonlyMap<string, Known>; language: Language },
): ReadonlyMap<number, Found[]> {
  const whole = rows.flatMap(({ key, item }) => {
    const relation = relationForm.read(item, language);
    return relation ? [{ key, relation }] : [];
  });
  const found = checkRelations(
    { relations: whole.map(({ relation }) => relation) },
    self,
    others,
    subjectId,
    isOldIn(base),
  );
  return Map.groupBy(found, ({ where }) => whole[Number(where.split('.')[1])]!.key);
}
/** The field of a relation that a finding speaks of; empty for all of it. */
export const fieldOf = ({ where }: Found): string => where.split('.')[2] ?? '';
