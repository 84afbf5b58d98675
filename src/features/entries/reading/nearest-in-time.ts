/** A subject with its main time, in seconds, and its lane (`laneOf` in kit/listed-subjects.server.ts). */
export interface Overlapping {
  lane: number;
  earliest: number;
  latest: number;
  /** Number of its relations, without those of families. */
  weight: number;
}
type Span = Pick<Overlapping, 'earliest' | 'latest'>;
const regionOf = (lane: number) => lane % 8;
/** Classes of lanes: people with a life, people, polities, everything else. */
const classOf = (lane: number) => Math.floor(lane / 8);

/**
 * The overlap of two times as a share of their union. A life within an empire's centuries has a small share, two spans
 * with nearly the same start and end almost 1.
 */
export function overlapShare(one: Span, other: Span): number {
  const both = Math.min(one.latest, other.latest) - Math.max(one.earliest, other.earliest);
  const all = Math.max(one.latest, other.latest) - Math.min(one.earliest, other.earliest);
  return both <= 0 ? 0 : both / all;
}

/** Bonus for people, in addition to the share; for the best linked; and for a state that existed throughout. */
const forPeople = 0.5,
  forLinks = 0.3,
  forState = 0.3;
/** Share and number of relations for the full bonus; factor for people with only family relations. */
const wholeShare = 0.25,
  wholeLinks = 16,
  ofFamilies = 0.6;
/** Penalty per chosen subject of the same region. */
const forSameRegion = 0.15;

function worthOf(one: Overlapping, time: Span): number {
  const share = overlapShare(one, time),
    of = classOf(one.lane);
  if (share === 0 || of > 2) return share;
  if (of < 2)
    return one.weight === 0
      ? share * ofFamilies
      : share +
          forPeople * Math.min(1, share / wholeShare) +
          forLinks * Math.min(1, Math.log(1 + one.weight) / Math.log(wholeLinks));
  const both = Math.min(one.latest, time.latest) - Math.max(one.earliest, time.earliest);
  return share + (forState * both) / Math.max(1, time.latest - time.earliest);
}

/** Subjects with the largest overlap; of equals the first in the given order. */
export function nearestInTime<T extends Overlapping>(found: readonly T[], time: Span, most: number): T[] {
  const left = found.map((one) => ({ one, worth: worthOf(one, time) }));
  const chosen: T[] = [];
  while (chosen.length < most && left.length) {
    const worthNow = ({ one, worth }: (typeof left)[number]) =>
      worth - forSameRegion * chosen.filter(({ lane }) => regionOf(lane) === regionOf(one.lane)).length;
    const best = left.reduce((a, b) => (worthNow(b) > worthNow(a) ? b : a));
    chosen.push(best.one);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}
