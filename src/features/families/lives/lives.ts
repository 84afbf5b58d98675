import { astronomicalYear } from '../../../rules/time/historical-time.ts';
import type { ShownPerson, ShownUnion } from '../face/shown-family.ts';

/** Lengths of the drawing, in its own units. */
export const lifeSizes = { row: 27, bar: 19, year: 4, top: 44, margin: 24, undated: 150 } as const;
/** Years drawn, fading out, when one end of a life is unknown. */
const estimatedYears = 30;
/** Years between the births of a parent and a child when both are unknown. */
const generationYears = 27;

/** A life to scale: the begin and end of its bar, and its row. Years are astronomical: 0 is 1 BC. */
export interface Life {
  id: string;
  row: number;
  from: number;
  until: number;
  /** Which ends are unknown; both: the whole life is estimated from relatives. */
  open: { from: boolean; until: boolean };
}
export interface LivesLayout {
  lives: Life[];
  /** People without any known dates, with their rows. */
  undated: { id: string; row: number }[];
  /** Years at both ends of the axis. */
  first: number;
  last: number;
  width: number;
  height: number;
}

type Person = Pick<ShownPerson, 'itemId' | 'born' | 'died'>;
type Couple = Pick<ShownUnion, 'partners' | 'children'>;

/**
 * Lays lives out along time, one row per person: children below their parents, spouses who married in next to their
 * first spouse. Pure: the same family gives the same drawing.
 */
export function layOutLives(people: readonly Person[], unions: readonly Couple[]): LivesLayout {
  const spans = spansOf(people, unions);
  const order = orderPeople(people, unions, (id) => spans.get(id)?.from ?? Infinity);
  const lives: Life[] = [],
    undated: LivesLayout['undated'] = [];
  for (const [row, id] of order.entries()) {
    const span = spans.get(id);
    if (span) lives.push({ id, row, ...span });
    else undated.push({ id, row });
  }
  const first = lives.reduce((least, { from }) => Math.min(least, from), Infinity),
    last = lives.reduce((latest, { until }) => Math.max(latest, until), -Infinity);
  const [from, until] = lives.length ? [first - 5, last + 5] : [0, 1];
  return {
    lives,
    undated,
    first: from,
    last: until,
    width: 2 * lifeSizes.margin + lifeSizes.undated + (until - from) * lifeSizes.year,
    height: lifeSizes.top + order.length * lifeSizes.row + lifeSizes.margin,
  };
}

/** The x coordinate of a year. The right margin leaves space for the names of the last lives. */
export const xOfYear = ({ first }: Pick<LivesLayout, 'first'>, year: number): number =>
  lifeSizes.margin + (year - first) * lifeSizes.year;
/** The middle of a row. */
export const yOfRow = (row: number): number => lifeSizes.top + (row + 0.5) * lifeSizes.row;

type Span = Pick<Life, 'from' | 'until' | 'open'>;

/** The known span of each life, or an estimate from parents, children and spouses. */
function spansOf(people: readonly Person[], unions: readonly Couple[]): Map<string, Span> {
  const spans = new Map<string, Span>();
  for (const { itemId, born, died } of people) {
    if (born === null && died === null) continue;
    const [from, until] = [
      born === null ? null : astronomicalYear(born),
      died === null ? null : astronomicalYear(died),
    ];
    spans.set(itemId, {
      from: from ?? until! - estimatedYears,
      until: Math.max(until ?? from! + estimatedYears, from ?? -Infinity),
      open: { from: from === null, until: until === null },
    });
  }
  const unknown = new Set(people.flatMap(({ itemId }) => (spans.has(itemId) ? [] : itemId)));
  // Each round estimates people with a relative whose span is known.
  for (let hasProgress = true; hasProgress && unknown.size;) {
    hasProgress = false;
    for (const [id, birth] of estimateBirths(unions, spans, unknown)) {
      spans.set(id, { from: birth, until: birth + 2 * estimatedYears, open: { from: true, until: true } });
      hasProgress = unknown.delete(id);
    }
  }
  return spans;
}

function estimateBirths(
  unions: readonly Couple[],
  spans: ReadonlyMap<string, Span>,
  unknown: ReadonlySet<string>,
): Map<string, number> {
  const births = new Map<string, number>();
  const guess = (id: string, birth: number) => {
    if (unknown.has(id)) births.set(id, Math.min(birth, births.get(id) ?? Infinity));
  };
  for (const { partners, children } of unions) {
    const ofChildren = children.flatMap(({ id }) => spans.get(id)?.from ?? []),
      ofPartners = partners.flatMap((id) => spans.get(id)?.from ?? []);
    const eldest = ofChildren.length ? Math.min(...ofChildren) : null,
      youngest = ofPartners.length ? Math.max(...ofPartners) : null;
    for (const id of partners)
      if (eldest !== null) guess(id, eldest - generationYears);
      else if (youngest !== null) guess(id, youngest);
    for (const { id } of children)
      if (youngest !== null) guess(id, youngest + generationYears);
      else if (eldest !== null) guess(id, eldest);
  }
  return births;
}

/** Everyone once, from top to bottom: families one after the other, each led by its eldest member. */
function orderPeople(people: readonly Person[], unions: readonly Couple[], birthOf: (id: string) => number): string[] {
  const presentIds = new Set(people.map(({ itemId }) => itemId)),
    unionsByPartner = new Map<string, Couple[]>(),
    hasParents = new Set<string>();
  for (const union of unions) {
    for (const id of union.partners) unionsByPartner.set(id, [...(unionsByPartner.get(id) ?? []), union]);
    if (union.partners.some((id) => presentIds.has(id))) for (const { id } of union.children) hasParents.add(id);
  }
  const placed = new Set<string>();
  const place = (first: string): void => {
    // Iterative, not recursive: a line of descent may be as long as the imported file.
    const waits = [first];
    while (waits.length) {
      const personId = waits.pop()!;
      if (placed.has(personId) || !presentIds.has(personId)) continue;
      placed.add(personId);
      const couple = [personId];
      for (const spouse of (unionsByPartner.get(personId) ?? []).flatMap(({ partners }) => partners))
        if (!hasParents.has(spouse) && presentIds.has(spouse) && !placed.has(spouse)) {
          placed.add(spouse);
          couple.push(spouse);
        }
      // The last item is taken next, so the eldest child goes last.
      const children = couple.flatMap((parent) =>
        (unionsByPartner.get(parent) ?? []).flatMap((union) => union.children),
      );
      waits.push(...children.map(({ id }) => id).sort((a, b) => birthOf(b) - birthOf(a)));
    }
  };
  const eldestFirst = people.map(({ itemId }) => itemId).sort((a, b) => birthOf(a) - birthOf(b) || (a < b ? -1 : 1));
  const marriedIn = (id: string) =>
    (unionsByPartner.get(id) ?? []).some(({ partners }) =>
      partners.some((partner) => partner !== id && hasParents.has(partner)),
    );
  for (const id of eldestFirst) if (!hasParents.has(id) && !marriedIn(id)) place(id);
  for (const id of eldestFirst) place(id);
  return [...placed];
}
