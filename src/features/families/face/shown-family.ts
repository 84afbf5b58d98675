import { formatLife } from '../../../rules/time/life.ts';
import type { Language } from '../../../rules/languages.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { historicalYear, type TimeNote, type TimeRecord } from '../../../rules/time/historical-time.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { Citation, LinkedEntry } from '../../../rules/schemas.ts';
import type { familyOf, FamilyUnion } from '../contract.ts';
import { yearsOfLife } from './check-family.ts';

/** A stored day, month or year, with its note. */
export interface Moment {
  /** `-0063-09-23`; month and day may be 00. */
  date: string;
  note: TimeNote | null;
  /** The last possible day, month or year if `date` is the first. */
  until?: string;
}

/** A person as the tree and its list show them. */
export interface ShownPerson {
  /** Subject id. */
  itemId: string;
  /** Entry id; empty for a person who exists only in a member's own tree. */
  id: string;
  name: string;
  disambiguation: string | null;
  language: Language;
  gender: 'male' | 'female' | null;
  royal: boolean;
  /** Birth to death, in the reader's language; empty when unknown. */
  life: string;
  /** The same, in years only. */
  years: string;
  /** Historical years (no year 0); null when unknown. */
  born: number | null;
  died: number | null;
  /** The stored dates; null when unknown. */
  times: { born: Moment | null; died: Moment | null; reigned: { from: Moment; until: Moment | null } | null };
  /** Historical years of the reign; null when none is known. */
  reign: { from: number; until: number } | null;
  /** Their house, one of the family's `houses`. */
  house: string | null;
  /** The part of the name that is the surname, if it is stated. */
  surname?: string | null | undefined;
  /** Source of their life dates. */
  source: Citation | null;
  /** Kin terms relative to the center. */
  kin: string[];
  /** Number of unions that are not shown: those of their parents, and their own. */
  hidden: { up: number; down: number };
}

/** A family for display: each person and each union once. */
export interface ShownFamily {
  center: string;
  people: ShownPerson[];
  unions: ShownUnion[];
  houses: LinkedEntry[];
  more: boolean;
}
export type ShownUnion = Omit<FamilyUnion, 'time'> & {
  /** Begin and end, in the reader's language. */
  when: string;
  times: { began: Moment | null; ended: Moment | null };
};

/** Localizes a reply for readers of a language. */
export const presentFamily = (
  { center, people, unions, houses, more }: ReplyOf<typeof familyOf>,
  language: Language,
): ShownFamily => ({
  center,
  more,
  houses,
  people: people.map(({ life, birth = null, death = null, reign, royal, kind: _kind, ...person }) => {
    const { born, died } = yearsOfLife(life);
    return {
      ...person,
      royal: royal || reign !== null,
      life: birth || death ? formatLife({ birth, death }, language) : life ? formatRecord(life, language) : '',
      years:
        birth || death
          ? formatLife({ birth: birth && truncateToYears(birth), death: death && truncateToYears(death) }, language)
          : life
            ? formatRecord(truncateToYears(life), language)
            : '',
      born: born === null ? null : historicalYear(born),
      died: died === null ? null : historicalYear(died),
      times: {
        ...momentsOfLife(life),
        ...(birth && { born: momentOfRecord(birth) }),
        ...(death && { died: momentOfRecord(death) }),
        reigned: reign && momentsOfReign(reign),
      },
      reign: reign && reignYears(reign),
    };
  }),
  unions: unions.map(({ time, ...union }) => ({
    ...union,
    when: time ? formatRecord(time, language) : '',
    times: {
      began: time && momentOf(time.startTime, time.startNote),
      ended: time && momentOf(time.endTime, time.endNote),
    },
  })),
});

/** First to last year. An open reign, or one with a single known day, counts as one year. */
function reignYears({ startTime, endTime }: TimeRecord): ShownPerson['reign'] {
  const year = (text: string) => Number(/^-?\d+/.exec(text)![0]);
  return { from: year(startTime), until: year(endTime ?? startTime) };
}

/** The life without months and days. */
function truncateToYears(life: TimeRecord): TimeRecord {
  const year = (text: string) => text.replace(/-\d\d-\d\d.*/s, '-00-00 00:00:00');
  return { ...life, startTime: year(life.startTime), endTime: life.endTime && year(life.endTime), timeDesc: null };
}

const momentOf = (text: string | null, note: TimeNote | null): Moment | null =>
  text === null ? null : { date: text.slice(0, text.indexOf(' ') < 0 ? undefined : text.indexOf(' ')), note };

const momentOfRecord = ({ startTime, startNote, endTime }: TimeRecord): Moment => ({
  ...momentOf(startTime, startNote)!,
  ...(endTime && endTime !== startTime && { until: momentOf(endTime, null)!.date }),
});

/** Omits a birth that is only known to precede the death, and a death only known to follow the birth. */
function momentsOfLife(life: TimeRecord | null): Pick<ShownPerson['times'], 'born' | 'died'> {
  if (!life) return { born: null, died: null };
  const isSame = life.endTime === life.startTime;
  return {
    born: isSame && life.startNote === 'before' ? null : momentOf(life.startTime, life.startNote),
    died: isSame && life.endNote === 'after' ? null : momentOf(life.endTime, life.endNote),
  };
}

const momentsOfReign = (reign: TimeRecord) => ({
  from: momentOf(reign.startTime, reign.startNote)!,
  until: momentOf(reign.endTime, reign.endNote),
});

/** Merges two families: existing people keep their places, new ones are appended. */
export function joinFamilies(family: ShownFamily, other: ShownFamily): ShownFamily {
  const people = new Map(family.people.map((person) => [person.itemId, person])),
    unions = new Map(family.unions.map((union) => [union.id, union]));
  for (const person of other.people) if (!people.has(person.itemId)) people.set(person.itemId, { ...person, kin: [] });
  for (const union of other.unions) unions.set(union.id, union);
  return recountHidden(
    {
      ...family,
      people: [...people.values()],
      unions: [...unions.values()],
      houses: [...new Map([...family.houses, ...other.houses].map((house) => [house.itemId, house])).values()],
      more: family.more || other.more,
    },
    [family, other],
  );
}

/** Recounts hidden unions: the total per person is constant, but the merge shows more of them. */
function recountHidden(joined: ShownFamily, from: readonly ShownFamily[]): ShownFamily {
  const visibleCounts = countShownUnions(joined);
  const totals = new Map<string, { up: number; down: number }>();
  for (const family of from) {
    const familyCounts = countShownUnions(family);
    for (const { itemId, hidden } of family.people) {
      const has = familyCounts.get(itemId) ?? { up: 0, down: 0 };
      totals.set(itemId, { up: has.up + hidden.up, down: has.down + hidden.down });
    }
  }
  return {
    ...joined,
    people: joined.people.map((person) => {
      const [total, has] = [totals.get(person.itemId)!, visibleCounts.get(person.itemId) ?? { up: 0, down: 0 }];
      return { ...person, hidden: { up: Math.max(0, total.up - has.up), down: Math.max(0, total.down - has.down) } };
    }),
  };
}

function countShownUnions({ unions }: Pick<ShownFamily, 'unions'>): Map<string, { up: number; down: number }> {
  const counts = new Map<string, { up: number; down: number }>();
  const add = (id: string, way: 'up' | 'down') => {
    const has = counts.get(id) ?? { up: 0, down: 0 };
    counts.set(id, { ...has, [way]: has[way] + 1 });
  };
  for (const { partners, children } of unions) {
    for (const id of partners) add(id, 'down');
    for (const { id } of children) add(id, 'up');
  }
  return counts;
}

/**
 * The family with some people folded: everyone reachable from the center without passing through a folded person.
 * Folded people themselves stay.
 */
export function withoutFolded(family: ShownFamily, folded: ReadonlySet<string>): ShownFamily {
  if (!folded.size) return family;
  const unionsOf = new Map<string, ShownUnion[]>();
  for (const union of family.unions)
    for (const id of membersOf(union)) unionsOf.set(id, [...(unionsOf.get(id) ?? []), union]);
  const people = new Set([family.center]),
    unions = new Set<ShownUnion>();
  for (const id of people) {
    if (folded.has(id)) continue;
    for (const union of unionsOf.get(id) ?? []) {
      unions.add(union);
      for (const member of membersOf(union)) people.add(member);
    }
  }
  const left = {
    ...family,
    people: family.people.filter(({ itemId }) => people.has(itemId)),
    unions: family.unions.filter((union) => unions.has(union)),
  };
  return recountHidden(left, [family]);
}
const membersOf = ({ partners, children }: ShownUnion) => [...partners, ...children.map(({ id }) => id)];

/** Whether a person was alive in a year; null when unknown. A missing end is at most a hundred years away. */
export function wasAliveIn({ born, died }: Pick<ShownPerson, 'born' | 'died'>, year: number): boolean | null {
  if (born === null && died === null) return null;
  const [from, until] = [born ?? died! - longestLife, died ?? born! + longestLife];
  return from <= year && year <= until ? (born !== null && died !== null ? true : null) : false;
}
const longestLife = 100;
