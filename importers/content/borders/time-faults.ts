/** Faults of time in the borders: years in which a place has two holders, none or a third between two neighbours in time. */
import type { Subject, When } from '../content.ts';
import { isInBoxOf, isWithin, yearsOf } from './check.ts';
import type { Ring, StateExtents } from './shape.ts';

/** The years in which a state holds a place without a break. */
interface Holding {
  state: string;
  from: number;
  until: number;
}
type TimeFaultKind = 'gap' | 'overlap' | 'flicker' | 'near-date';
export interface TimeFault {
  kind: TimeFaultKind;
  from: number;
  until: number;
  states: readonly string[];
  /** Places or, of a border that changes near a date, the title of the event. */
  at: string;
}

/** Years: what is longer is not taken for a slip of the drawing. */
const longestSlip = 5;
/** Years: states that share a place for longer lie within each other, as the estates of the Holy Roman Empire do. */
const shortestUnion = 21;

type Place = readonly [name: string, at: Ring[number]];

/** Who held a place, in the order of time. */
export function holdingsAt(borders: readonly StateExtents[], at: Ring[number]): Holding[] {
  return borders
    .flatMap(({ id, extents }) => {
      const holdings: Holding[] = [];
      for (const extent of extents) {
        if (!isInBoxOf(extent, at) || !isWithin(extent, at)) continue;
        const [from, until] = yearsOf(extent),
          last = holdings.at(-1);
        if (last && count(last.until) + 1 === count(from)) last.until = until;
        else holdings.push({ state: id, from, until });
      }
      return holdings;
    })
    .sort((a, b) => a.from - b.from || a.until - b.until);
}

/** Years at places that have no holder between two, two at once, or one between two spans of another. */
export function timeFaultsAt(borders: readonly StateExtents[], places: readonly Place[]): TimeFault[] {
  const all = places.map(([name, at]) => [name, holdingsAt(borders, at)] as const);
  const unions = new Set(
    all.flatMap(([, holdings]) =>
      pairsOf(holdings)
        .filter(([a, b]) => shared(a, b) >= shortestUnion)
        .map(([a, b]) => keyOf(a, b)),
    ),
  );
  return all.flatMap(([at, holdings]) => [
    ...pairsOf(holdings).flatMap(([a, b]): TimeFault[] =>
      a.state !== b.state && shared(a, b) > 0 && shared(a, b) <= longestSlip && !unions.has(keyOf(a, b))
        ? [{ kind: 'overlap', from: b.from, until: Math.min(a.until, b.until), states: [a.state, b.state], at }]
        : [],
    ),
    ...gapsOf(holdings).map((gap): TimeFault => ({ kind: 'gap', ...gap, at })),
    ...holdings.flatMap((b): TimeFault[] => {
      const isBetween = (a: Holding) =>
        a.state !== b.state && count(a.until) + 1 >= count(b.from) - 1 && count(a.until) < count(b.until);
      const previous = holdings.find((a) => isBetween(a) && a.from < b.from);
      const next =
        previous &&
        holdings.find((c) => c.state === previous.state && c.from > b.from && count(c.from) - count(b.until) <= 2);
      return next && lengthOf(b) <= longestSlip
        ? [{ kind: 'flicker', from: b.from, until: b.until, states: [previous.state, b.state, next.state], at }]
        : [];
    }),
  ]);
}

/** Years between holders in which nobody holds a place. */
function gapsOf(holdings: readonly Holding[]): Pick<TimeFault, 'from' | 'until' | 'states'>[] {
  let last: Holding | undefined;
  return holdings.flatMap((holding) => {
    const previous = last;
    if (!last || holding.until > last.until) last = holding;
    if (!previous) return [];
    const missing = count(holding.from) - count(previous.until) - 1;
    return missing > 0 && missing <= longestSlip
      ? [
          {
            from: yearAt(count(previous.until) + 1),
            until: yearAt(count(holding.from) - 1),
            states: [previous.state, holding.state],
          },
        ]
      : [];
  });
}

/** Changes of the borders of a state one to three years from a dated event of it, with no event in their own year. */
export function changesNearDates(borders: readonly StateExtents[], subjects: readonly Subject[]): TimeFault[] {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  return borders.flatMap(({ id, polity, extents }) => {
    const subject = polity === undefined ? undefined : byId.get(polity);
    if (!subject) return [];
    const dates = datesOf(subject, subjects);
    const changes = extents.filter(({ feature }) => feature !== undefined).map((extent) => yearsOf(extent)[0]);
    return changes.flatMap((change): TimeFault[] => {
      const near = dates.filter(({ year }) => Math.abs(count(year) - count(change)) <= 3);
      return near.length && !near.some(({ year }) => year === change)
        ? [
            {
              kind: 'near-date',
              from: change,
              until: change,
              states: [id],
              at: near.map(({ year, title }) => `${year} ${title}`).join('; '),
            },
          ]
        : [];
    });
  });
}

interface Dated {
  year: number;
  title: string;
}
const datesOf = (subject: Subject, subjects: readonly Subject[]): Dated[] => [
  ...subject.times.flatMap(({ span }) => span.map((when) => ({ year: yearOf(when), title: subject.names.en }))),
  ...subject.events.flatMap(({ when, title }) =>
    [when].flat().map((each) => ({ year: yearOf(each), title: title.en })),
  ),
  ...subjects
    .filter(({ kind, relations }) => kind === 'event' && relations.some(({ to }) => to === subject.id))
    .flatMap(({ times, names }) =>
      times.flatMap(({ span }) => span.map((when) => ({ year: yearOf(when), title: names.en }))),
    ),
];

/** Faults of one kind, time and states as one, with all their places. */
export function groupFaults(faults: readonly TimeFault[]): TimeFault[] {
  const groups = new Map<string, TimeFault>();
  for (const fault of faults) {
    const key = [fault.kind, fault.from, fault.until, ...fault.states].join(' '),
      same = groups.get(key);
    groups.set(key, same ? { ...same, at: `${same.at}, ${fault.at}` } : fault);
  }
  return [...groups.values()].sort((a, b) => a.kind.localeCompare(b.kind) || a.from - b.from);
}

const pairsOf = (holdings: readonly Holding[]): (readonly [Holding, Holding])[] =>
  holdings.flatMap((a, at) => holdings.slice(at + 1).map((b) => [a, b] as const));
const keyOf = (a: Holding, b: Holding): string => [a.state, b.state].sort().join(' ');
const shared = (a: Holding, b: Holding): number =>
  count(Math.min(a.until, b.until)) - count(Math.max(a.from, b.from)) + 1;
const lengthOf = ({ from, until }: Holding): number => count(until) - count(from) + 1;

/** Years counted without the missing year 0. */
const count = (year: number): number => (year < 0 ? year + 1 : year);
const yearAt = (number: number): number => (number < 1 ? number - 1 : number);
const yearOf = (when: When | '..'): number => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));
