/** A subject with its main time, in seconds, and its lane (`laneOf` in kit/listed-subjects.server.ts). */
export interface TimeCandidate {
  lane: number;
  earliest: number;
  latest: number;
  /** Number of its relations, without those of families. */
  weight: number;
}
type Span = Pick<TimeCandidate, 'earliest' | 'latest'>;
const regionOf = (lane: number) => lane % 8;
/** Classes of lanes: people with a life, people, polities, everything else. */
const classOf = (lane: number) => Math.floor(lane / 8);

/**
 * The overlap of two times as a share of their union. A life within an empire's centuries has a small share, two spans
 * with nearly the same start and end almost 1.
 */
export function overlapShare(span: Span, other: Span): number {
  const both = Math.min(span.latest, other.latest) - Math.max(span.earliest, other.earliest);
  const unionLength = Math.max(span.latest, other.latest) - Math.min(span.earliest, other.earliest);
  return both <= 0 ? 0 : both / unionLength;
}

/** Bonus for people, in addition to the share; for the best linked; and for a state that existed throughout. */
const peopleBonus = 0.5,
  linkBonus = 0.3,
  stateBonus = 0.3;
/** Share and number of relations for the full bonus; factor for people with only family relations. */
const fullBonusShare = 0.25,
  fullBonusLinks = 16,
  familyOnlyFactor = 0.6;
/** Penalty per chosen subject of the same region. */
const sameRegionPenalty = 0.15;

function scoreOf(candidate: TimeCandidate, time: Span): number {
  const share = overlapShare(candidate, time),
    of = classOf(candidate.lane);
  if (share === 0 || of > 2) return share;
  if (of < 2)
    return candidate.weight === 0
      ? share * familyOnlyFactor
      : share +
          peopleBonus * Math.min(1, share / fullBonusShare) +
          linkBonus * Math.min(1, Math.log(1 + candidate.weight) / Math.log(fullBonusLinks));
  const both = Math.min(candidate.latest, time.latest) - Math.max(candidate.earliest, time.earliest);
  return share + (stateBonus * both) / Math.max(1, time.latest - time.earliest);
}

/** Subjects with the largest overlap; of equals the first in the given order. */
export function selectNearestInTime<T extends TimeCandidate>(
  candidates: readonly T[],
  time: Span,
  maxCount: number,
): T[] {
  const left = candidates.map((candidate) => ({ one: candidate, worth: scoreOf(candidate, time) }));
  const selection: T[] = [];
  while (selection.length < maxCount && left.length) {
    const worthNow = ({ one: candidate, worth }: (typeof left)[number]) =>
      worth - sameRegionPenalty * selection.filter(({ lane }) => regionOf(lane) === regionOf(candidate.lane)).length;
    const best = left.reduce((a, b) => (worthNow(b) > worthNow(a) ? b : a));
    selection.push(best.one);
    left.splice(left.indexOf(best), 1);
  }
  return selection;
}
