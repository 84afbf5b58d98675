import { kilometresBetween } from '../../../rules/place/distance.ts';
import { bounds, readHistoricalTime, type TimeRecord } from '../../../rules/time/historical-time.ts';

/** The compared fields of an event. */
export interface Comparable extends Pick<TimeRecord, 'startTime' | 'endTime' | 'endNote'> {
  /** Its owner. */
  subjectId: string;
  /** Its other participants. */
  participants: readonly string[];
  latitude: number | null;
  longitude: number | null;
  weight: number;
  /** Sort key of events of equal weight, the best linked first. */
  standing: string;
}

/** A shown event with its twins, by decreasing weight. */
export interface MergedEvent<E> {
  event: E;
  twins: readonly E[];
}

export const withoutTwins = <E>(event: E): MergedEvent<E> => ({ event, twins: [] });

/**
 * Maximal distance in kilometres of places that count as the same: for events of exactly the same subjects, and for
 * others.
 */
const sameSubjectsKm = 60,
  overlappingSubjectsKm = 10;
/** Minimal overlap of the subjects that two events name, and of the time of two spans. */
const minOverlap = 2 / 3;

interface Range {
  earliest: number;
  latest: number;
}

interface ComparedEvent<E> {
  event: E;
  /** Year of its start, as recorded: twins start in the same year. */
  year: string;
  subjects: ReadonlySet<string>;
  start: Range;
  end: Range;
}

/** Null if its times are invalid. */
function prepareEvent<E extends Comparable>(event: E): ComparedEvent<E> | null {
  const { startTime, endTime, endNote } = event;
  const from = readHistoricalTime(startTime),
    to = endTime ? readHistoricalTime(endTime) : from;
  if (!from || !to) return null;
  const start = bounds(from),
    end = endNote === 'to present' ? { earliest: Infinity, latest: Infinity } : endTime ? bounds(to) : start;
  return { event, year: String(from.year), subjects: new Set([event.subjectId, ...event.participants]), start, end };
}

/** Whether two events of different owners are the same event: same subjects, time and place. */
export function areTwins(a: Comparable, b: Comparable): boolean {
  const [first, other] = [prepareEvent(a), prepareEvent(b)];
  return first !== null && other !== null && isTwin(first, other);
}

function isTwin(a: ComparedEvent<Comparable>, b: ComparedEvent<Comparable>): boolean {
  // Two events of one owner are never twins.
  if (a.event.subjectId === b.event.subjectId) return false;
  const [names, isNamed] = [a.subjects.has(b.event.subjectId), b.subjects.has(a.event.subjectId)];
  if (!names && !isNamed) return false;
  const shared = overlapOfSubjects(a, b);
  const isAlike = shared >= minOverlap || (names && isNamed && isEquallyExact(a, b));
  return isAlike && isSameTime(a, b) && isSamePlace(a.event, b.event, shared === 1);
}

function overlapOfSubjects(
  { subjects: a }: ComparedEvent<Comparable>,
  { subjects: b }: ComparedEvent<Comparable>,
): number {
  let both = 0;
  for (const subject of a) if (b.has(subject)) both++;
  return both / (a.size + b.size - both);
}

const containsRange = (wide: Range, narrow: Range) => wide.earliest <= narrow.earliest && wide.latest >= narrow.latest;
/** Compared at the precision of each: August 216 BC equals 2 August 216 BC. */
const areNested = (a: Range, b: Range) => containsRange(a, b) || containsRange(b, a);
const isEqual = (a: Range, b: Range) => a.earliest === b.earliest && a.latest === b.latest;
const isEquallyExact = (a: ComparedEvent<Comparable>, b: ComparedEvent<Comparable>) =>
  isEqual(a.start, b.start) && isEqual(a.end, b.end);

/** They start together, and end together or mostly overlap. */
function isSameTime(a: ComparedEvent<Comparable>, b: ComparedEvent<Comparable>): boolean {
  if (!areNested(a.start, b.start)) return false;
  if (areNested(a.end, b.end)) return true;
  const both = Math.min(a.end.latest, b.end.latest) - Math.max(a.start.earliest, b.start.earliest);
  const extent = Math.max(a.end.latest, b.end.latest) - Math.min(a.start.earliest, b.start.earliest);
  return both / extent >= minOverlap;
}

function isSamePlace(a: Comparable, b: Comparable, hasSameSubjects: boolean): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null)
    return hasSameSubjects;
  const [placeA, placeB] = [
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  ];
  return kilometresBetween(placeA, placeB) <= (hasSameSubjects ? sameSubjectsKm : overlappingSubjectsKm);
}

function appendTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

const extentOf = ({ start, end }: ComparedEvent<Comparable>) => end.latest - start.earliest;

/**
 * Merges twins, keeping the order. The version of the owner `ownerId` is shown if there is one, else the one with the
 * largest weight, the most exact, one with a place, the best linked. The others become its twins, one per owner. The
 * cost grows with the number of events and participants.
 */
export function mergeTwins<E extends Comparable>(events: readonly E[], ownerId?: string): MergedEvent<E>[] {
  const twinsByEvent = new Map<E, E[]>(),
    comparedEvents: ComparedEvent<E>[] = [];
  for (const event of events) {
    const comparedEvent = prepareEvent(event);
    if (comparedEvent) comparedEvents.push(comparedEvent);
    else twinsByEvent.set(event, []);
  }
  const isOwn = ({ event }: ComparedEvent<E>) => Number(event.subjectId === ownerId);
  const isPlaced = ({ event }: ComparedEvent<E>) => Number(event.latitude !== null);
  const byStanding = (a: ComparedEvent<E>, b: ComparedEvent<E>) => (a.event.standing < b.event.standing ? -1 : 1);
  comparedEvents.sort(
    (a, b) =>
      isOwn(b) - isOwn(a) ||
      b.event.weight - a.event.weight ||
      extentOf(a) - extentOf(b) ||
      isPlaced(b) - isPlaced(a) ||
      byStanding(a, b),
  );

  // Index by start year: events by owner, and by the subjects they name.
  const ownedBy = new Map<string, ComparedEvent<E>[]>(),
    naming = new Map<string, ComparedEvent<E>[]>();
  for (const comparedEvent of comparedEvents) {
    const { event, year } = comparedEvent;
    const ownedByParticipants = event.participants.map((subject) => ownedBy.get(`${year} ${subject}`));
    const candidates = [...ownedByParticipants, naming.get(`${year} ${event.subjectId}`)].flat();
    const isFree = (teller: ComparedEvent<E>) =>
      twinsByEvent.get(teller.event)!.every(({ subjectId }) => subjectId !== event.subjectId);
    let best: ComparedEvent<E> | null = null,
      bestWorth = 0;
    for (const teller of candidates) {
      if (!teller || !isTwin(teller, comparedEvent) || !isFree(teller)) continue;
      const worth = isOwn(teller) + overlapOfSubjects(teller, comparedEvent);
      if (worth > bestWorth) [best, bestWorth] = [teller, worth];
    }
    if (best) {
      twinsByEvent.get(best.event)!.push(event);
      continue;
    }
    twinsByEvent.set(event, []);
    appendTo(ownedBy, `${year} ${event.subjectId}`, comparedEvent);
    for (const subject of event.participants) appendTo(naming, `${year} ${subject}`, comparedEvent);
  }
  return events.flatMap((event) => (twinsByEvent.has(event) ? { event, twins: twinsByEvent.get(event)! } : []));
}
