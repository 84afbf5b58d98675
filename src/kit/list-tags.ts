import { kinds, type Kind, type Region } from '../rules/kinds.ts';
import { centuryOf } from '../rules/time/centuries.ts';
import { yearOfSecond } from '../rules/time/historical-time.ts';

/**
 * Cache tags of lists, beside the ids of the subjects that they show: whose publication may change the list. A list has
 * the tags of its narrowest condition, so that a publication elsewhere leaves it alone; every list has `anyList`, too,
 * which large publications send (imports).
 */
export const anyList = 'lists';
/** For lists that any publication may change a little: they live a minute instead. */
export const briefly = 'briefly';

export const ofKind = (kind: Kind) => `kind ${kind}`;
const ofRegion = (region: Region | 'nowhere' | null) => `region ${region ?? 'nowhere'}`;
/** A part of any subject at all: what no kind, region or time describes. */
export const ofPart = (part: string) => `part ${part}`;
const ofCentury = (century: number) => `century ${century}`;
/** What goes through more centuries than can be named. */
const throughAll = 'century all';

/** Centuries that one span names; encyclopedias seldom look at more at once. */
const mostCenturies = 40;

/** The centuries of spans of seconds; null for one that has too many. */
function centuriesOf(spans: readonly Span[]): Set<number> | null {
  const centuries = new Set<number>();
  for (const { earliest, latest } of spans) {
    const [first, last] = [earliest, latest].map((second) => centuryOf(yearOfSecond(second))) as [number, number];
    if (last - first > mostCenturies) return null;
    for (let century = first; century <= last; century++) if (century) centuries.add(century);
  }
  return centuries;
}

export interface Span {
  earliest: number;
  latest: number;
}

/** What a list of a span of time depends on: its centuries; of a longer one, or of all time, these parts of anything. */
export function tagsOfSpan(span: Span | null, parts: readonly string[]): string[] {
  const centuries = span && centuriesOf([span]);
  return [anyList, ...(centuries ? [...[...centuries].map(ofCentury), throughAll] : parts.map(ofPart))];
}

/** What a list narrowed to kinds or regions depends on; of neither, null. */
export function tagsOfFilter(filter: {
  kinds: readonly Kind[];
  regions: readonly (Region | 'nowhere')[];
}): string[] | null {
  if (filter.kinds.length && filter.kinds.length < kinds.length) return [anyList, ...filter.kinds.map(ofKind)];
  return filter.regions.length ? [anyList, ...filter.regions.map(ofRegion)] : null;
}

/** The tags that a publication of these subjects sends: their kinds, regions, and the centuries of all that they hold. */
export function tagsOfSubjects(
  subjects: readonly { kind: Kind; region: Region | null }[],
  spans: readonly Span[],
): string[] {
  const tags = subjects.flatMap(({ kind, region }) => [ofKind(kind), ofRegion(region)]);
  for (const span of spans) {
    const centuries = centuriesOf([span]);
    tags.push(...(centuries ? [...centuries].map(ofCentury) : [throughAll]));
  }
  return [...new Set(tags)];
}

/** What any publication changes: sitemaps and feeds. */
export const anyPublication = 'any publication';
