import { canonicalJson } from '../../../rules/canonical-json.ts';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { isTimeInOrder, timeFaultsOf } from '../../../rules/time/historical-time-checks.ts';
import { languages, type InLanguages } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import type { Relations } from '../../relations/rules.ts';
import type { Timeline } from '../../timelines/rules.ts';
import type { Timemap } from '../../timemaps/rules.ts';
import type { Facts } from '../../entries/rules.ts';
import { writtenIn } from '../checks/written.ts';

/**
 * What a check can find; its words stand under `finding.<name>`. Some forbid submitting, the others are for the
 * reviewer to weigh.
 */
export const findingNames = [
  'selfRelation',
  'sameRelationTwice',
  'beforeBirth',
  'afterDeath',
  'outsideSpan',
  'wordMissing',
  'wordTooLong',
  'descriptionTooLong',
  'attributeKeyEmpty',
  'endMissing',
  'timeWrong',
  'endBeforeStart',
  'titleMissing',
  'titleLength',
  'nodeDescriptionLength',
  'placeDescriptionTooLong',
  'sketchDescriptionTooLong',
  'sourceMissing',
] as const;
export type FindingName = (typeof findingNames)[number];
export interface Found {
  name: FindingName;
  /** The field, as `relations.3.word`. */
  where: string;
  values: Record<string, string>;
}
/** What may be submitted all the same: a reviewer decides. */
const weighable: readonly FindingName[] = [
  'beforeBirth',
  'afterDeath',
  'outsideSpan',
  'sourceMissing',
  'sameRelationTwice',
];
export const forbids = ({ name }: Found) => !weighable.includes(name);

const found = (name: FindingName, where: string, values: Record<string, string> = {}): Found => ({
  name,
  where,
  values,
});
const longest = (texts: InLanguages | null | undefined) =>
  Math.max(0, ...languages.map((language) => textLength(texts?.[language] ?? '')));

/** What is known of the other end of a relation, and of the subject itself. */
export interface Known {
  name: string;
  /** Its life, reign or span in seconds; null where it is not known. */
  earliest: number | null;
  latest: number | null;
  isPerson: boolean;
}

/**
 * What stood there before, an item or a text in one, is not asked again: whoever adds a relation need not mend the
 * others.
 */
export type IsOld = (item: unknown) => boolean;
export const isOldIn = (items: readonly unknown[]): IsOld => {
  const kept = new Set([...items, ...[...writtenIn(items)].map(([, text]) => text)].map(canonicalJson));
  return (item) => kept.has(canonicalJson(item));
};

function checkTime(time: TimeRecord | null, where: string): Found[] {
  if (!time) return [];
  const faults = timeFaultsOf(time);
  return faults.map((fault) => found(fault === 'endBeforeStart' ? 'endBeforeStart' : 'timeWrong', where, { fault }));
}

/**
 * V03, V04 and what cannot be: a relation to itself, twice the same, before somebody was born, after they died, outside
 * a polity's span.
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

/** Whether a time lies wholly outside of what is known of somebody or something. */
function outside(time: TimeRecord, { name, earliest, latest, isPerson }: Known, where: string): Found[] {
  const bounds = recordBounds(time);
  if (!bounds) return [];
  if (earliest !== null && bounds.latest < earliest)
    return [found(isPerson ? 'beforeBirth' : 'outsideSpan', where, { name })];
  if (latest !== null && bounds.earliest > latest)
    return [found(isPerson ? 'afterDeath' : 'outsideSpan', where, { name })];
  return [];
}

export function checkTimeline({ events }: Timeline, self: Known, isOld: IsOld): Found[] {
  return events.flatMap((event, place) => {
    if (isOld(event)) return [];
    const where = `events.${place}`;
    return [
      ...(longest(event.title) ? [] : [found('titleMissing', `${where}.title`)]),
      ...checkTime(event, where),
      ...(timeFaultsOf(event).length ? [] : outside(event, self, where)),
      ...(event.source ? [] : [found('sourceMissing', `${where}.source`)]),
    ];
  });
}

const within = (
  texts: InLanguages | null | undefined,
  { least, most }: { least: number; most: number },
  isOld: IsOld,
) => Object.values(texts ?? {}).every((text) => isOld(text) || (textLength(text) >= least && textLength(text) <= most));

/** V18. */
export function checkTimemap({ nodes }: Timemap, isOld: IsOld): Found[] {
  return nodes.flatMap((node, place) => {
    if (isOld(node)) return [];
    const where = `nodes.${place}`;
    return [
      ...(longest(node.title) && within(node.title, limits.nodeTitleLength, isOld)
        ? []
        : [
            found('titleLength', `${where}.title`, {
              least: String(limits.nodeTitleLength.least),
              most: String(limits.nodeTitleLength.most),
            }),
          ]),
      ...(longest(node.description) && !within(node.description, limits.nodeDescriptionLength, isOld)
        ? [
            found('nodeDescriptionLength', `${where}.description`, {
              least: String(limits.nodeDescriptionLength.least),
              most: String(limits.nodeDescriptionLength.most),
            }),
          ]
        : []),
      ...(!within(node.place.name, { least: 0, most: limits.placeDescriptionLength }, isOld)
        ? [found('placeDescriptionTooLong', `${where}.place`)]
        : []),
      ...(!within(node.sketch?.description, { least: 0, most: limits.sketchDescriptionLength }, isOld)
        ? [found('sketchDescriptionTooLong', `${where}.sketch`)]
        : []),
      ...checkTime(node.time, `${where}.time`),
    ];
  });
}

export function checkFacts({ times }: Facts, isOld: IsOld): Found[] {
  return times.flatMap((time, place) =>
    isOld(time)
      ? []
      : [...checkTime(time, `times.${place}`), ...(time.source ? [] : [found('sourceMissing', `times.${place}`)])],
  );
}
