import { readHistoricalTime, type TimeRecord } from '../../rules/time/historical-time.ts';

export const forms = ['quiz', 'order', 'cards'] as const;
export type Form = (typeof forms)[number];

/** Events that an exercise of each form draws: a quiz needs more, for wrong answers. */
export const drawnEvents = { quiz: 24, order: 7, cards: 24 } as const satisfies Record<Form, number>;
/** Fewest events of which each form can be made. */
export const leastEvents = { quiz: 4, order: 3, cards: 1 } as const satisfies Record<Form, number>;
const maxQuestions = 10;
/** Largest number of a variation. */
export const maxSet = 9999;

/** An event as far as tasks need it. */
export interface Dated {
  id: string;
  year: number;
}

/** The year of a record that names no other and is certain; null for any other. */
export function certainYearOf({ startTime, endTime, startNote, endNote }: TimeRecord): number | null {
  if (startNote !== null || endNote !== null) return null;
  const start = readHistoricalTime(startTime),
    end = endTime === null ? start : readHistoricalTime(endTime);
  return start && end && start.year === end.year ? start.year : null;
}

/** Whether a title gives its year away. */
export const namesYear = (title: string, year: number): boolean =>
  title.match(/\d+/g)?.some((digits) => Number(digits) === Math.abs(year)) ?? false;

/**
 * A number that a variation gives an id: the same everywhere, and without relation to other ids, so that an event that is
 * added or removed does not change the order of the others. FNV-1a, then the last step of MurmurHash3.
 */
function rank(set: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${set} ${id}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Sorted by what a variation gives them. */
const shuffle = <Item extends { id: string }>(items: readonly Item[], set: number): Item[] =>
  [...items].sort((a, b) => rank(set, a.id) - rank(set, b.id) || (a.id < b.id ? -1 : 1));

/** A variation's choice of events, at most one of a year, in chronological order. */
export function draw<Event extends Dated>(events: readonly Event[], set: number, size: number): Event[] {
  const byYear = new Map<number, Event>();
  for (const event of shuffle(events, set)) if (!byYear.has(event.year)) byYear.set(event.year, event);
  return [...byYear.values()].slice(0, size).sort((a, b) => a.year - b.year);
}

/** A question with one right answer. Its options are ids of events or, for `when`, years. */
export type Question =
  | { type: 'when'; eventId: string; years: number[]; right: number }
  | { type: 'first'; eventId: string; eventIds: string[]; right: number }
  | { type: 'which'; eventId: string; eventIds: string[]; right: number };

/** Questions about events of different years, each about another one; none if there are too few events. */
export function makeQuiz(events: readonly Dated[], set: number): Question[] {
  if (events.length < leastEvents.quiz) return [];
  const mixed = shuffle(events, set);
  return mixed.slice(0, maxQuestions).map((event, at) => {
    const others = shuffle(
      events.filter(({ id }) => id !== event.id),
      set + (at + 1) * (maxSet + 1),
    );
    if (at % 3 === 0) {
      const years = [event, ...others.slice(0, 3)].map(({ year }) => year).sort((a, b) => a - b);
      return { type: 'when', eventId: event.id, years, right: years.indexOf(event.year) };
    }
    const type = at % 3 === 1 ? 'first' : 'which';
    const options = shuffle([event, ...others.slice(0, type === 'first' ? 2 : 3)], set + at);
    const answer =
      type === 'which' ? event : options.reduce((first, option) => (option.year < first.year ? option : first));
    return {
      type,
      eventId: answer.id,
      eventIds: options.map(({ id }) => id),
      right: options.indexOf(answer),
    };
  });
}

/** Events in an order that is not the right one. */
export function mixOrder<Event extends Dated>(events: readonly Event[], set: number): Event[] {
  const mixed = shuffle(events, set);
  const isSorted = mixed.every(({ year }, at) => at === 0 || mixed[at - 1]!.year < year);
  return isSorted ? mixed.reverse() : mixed;
}
