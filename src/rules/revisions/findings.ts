import { canonicalJson } from '../canonical-json.ts';
import { recordBounds, type TimeRecord } from '../time/historical-time.ts';
import { timeFaultsOf } from '../time/historical-time-checks.ts';
import { languages, type InLanguages } from '../languages.ts';
import { textLength } from '../text-width.ts';
import { iterateTexts } from './text-fields.ts';

/**
 * What a check can find; the texts are under `finding.<name>`. Some prevent a submission, others are for the reviewer
 * to consider.
 */
export const findingNames = [
  'nameMissing',
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
  'headingMissing',
  'titleLength',
  'nodeDescriptionLength',
  'placeDescriptionTooLong',
  'placeNameMissing',
  'sketchDescriptionTooLong',
  'sourceMissing',
  'authorMissing',
  'isbnWrong',
  'addressWrong',
  'alignedNowhere',
  'pageMissing',
  'pageSegmentNowhere',
  'chapterEmpty',
  'unionEmpty',
  'unionWithoutSelf',
  'twiceInUnion',
  'notAPerson',
  'ownAncestor',
  'unionElsewhere',
  'unionTwice',
  'bornTwice',
  'parentTooYoung',
  'parentTooOld',
  'bornAfterDeath',
  'abstractTooLong',
  'reprintUnsaid',
  'coverIncomplete',
  'articleEmpty',
  'themeEmpty',
  'groupEmpty',
  'groupTimeMissing',
  'groupPlaceMissing',
  'groupEndMissing',
  'shapesMissing',
  'shapeUnsound',
  'oldMapUnlaid',
  'stopsMissing',
  'stopNowhere',
  'stopSilent',
] as const;
export type FindingName = (typeof findingNames)[number];
export interface Finding {
  name: FindingName;
  /** The field, for example `relations.3.word`. */
  where: string;
  values: Record<string, string>;
}
/** Findings that do not prevent a submission: a reviewer decides. */
const advisoryFindings: readonly FindingName[] = [
  'beforeBirth',
  'afterDeath',
  'outsideSpan',
  'sourceMissing',
  'sameRelationTwice',
  'alignedNowhere',
  'pageMissing',
  'bornTwice',
  'parentTooYoung',
  'parentTooOld',
  'bornAfterDeath',
];
export const isBlocking = ({ name }: Finding) => !advisoryFindings.includes(name);

export const createFinding = (name: FindingName, where: string, values: Record<string, string> = {}): Finding => ({
  name,
  where,
  values,
});
/** Characters of the longest of the languages. */
export const longestLength = (texts: InLanguages | null | undefined) =>
  Math.max(0, ...languages.map((language) => textLength(texts?.[language] ?? '')));

/**
 * Whether an item, or a text in one, existed before: it is not checked again, so that adding a relation does not
 * require correcting the others.
 */
export type IsOld = (item: unknown) => boolean;
export const createIsOld = (items: readonly unknown[]): IsOld => {
  const oldItems = new Set([...items, ...[...iterateTexts(items)].map(([, text]) => text)].map(canonicalJson));
  return (item) => oldItems.has(canonicalJson(item));
};

export function checkTime(time: TimeRecord | null, where: string): Finding[] {
  if (!time) return [];
  const faults = timeFaultsOf(time);
  return faults.map((fault) =>
    createFinding(fault === 'endBeforeStart' ? 'endBeforeStart' : 'timeWrong', where, { fault }),
  );
}

/** Known facts about a subject that a proposal mentions. */
export interface SubjectFacts {
  name: string;
  /** Its life, reign or span in seconds; null if unknown. */
  earliest: number | null;
  latest: number | null;
  isPerson: boolean;
}

/** Findings for a time wholly outside a subject's known span. */
export function checkKnownSpan(
  time: TimeRecord,
  { name, earliest, latest, isPerson }: SubjectFacts,
  where: string,
): Finding[] {
  const bounds = recordBounds(time);
  if (!bounds) return [];
  if (earliest !== null && bounds.latest < earliest)
    return [createFinding(isPerson ? 'beforeBirth' : 'outsideSpan', where, { name })];
  if (latest !== null && bounds.earliest > latest)
    return [createFinding(isPerson ? 'afterDeath' : 'outsideSpan', where, { name })];
  return [];
}
