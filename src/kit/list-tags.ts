import { kinds, type Kind, type Region } from '../rules/kinds.ts';
import { centuryOf } from '../rules/time/centuries.ts';
import { yearOfSecond } from '../rules/time/historical-time.ts';

/**
 * Cache tags of lists, besides the ids of the subjects that they show: they name publications that may change the list.
 * A list has the tags of its narrowest condition, so that other publications do not affect it; every list also has
 * `anyListTag`, which large publications (imports) send.
 */
export const anyListTag = 'lists';
/** For lists that any publication may change slightly: they live for a minute instead. */
export const shortLivedTag = 'briefly';

export const kindTag = (kind: Kind) => `kind ${kind}`;
const regionTag = (region: Region | 'nowhere' | null) => `region ${region ?? 'nowhere'}`;
/** Publication of this part of any subject, for lists without kind, region or time. */
export const partTag = (part: string) => `part ${part}`;
const centuryTag = (century: number) => `century ${century}`;
/** Spans of more centuries than can be listed. */
const allCenturiesTag = 'century all';

/** Most centuries listed for one span; readers seldom look at more at once. */
const maxCenturies = 40;

/** The centuries of spans of seconds; null if one span has too many. */
function centuriesOf(spans: readonly Span[]): Set<number> | null {
  const centuries = new Set<number>();
  for (const { earliest, latest } of spans) {
    const [first, last] = [earliest, latest].map((second) => centuryOf(yearOfSecond(second))) as [number, number];
    if (last - first > maxCenturies) return null;
    for (let century = first; century <= last; century++) if (century) centuries.add(century);
  }
  return centuries;
}

export interface Span {
  earliest: number;
  latest: number;
}

/** Tags of a list of a time span: its centuries; for a longer or unlimited span, these parts of any subject. */
export function tagsOfSpan(span: Span | null, parts: readonly string[]): string[] {
  const centuries = span && centuriesOf([span]);
  return [anyListTag, ...(centuries ? [...[...centuries].map(centuryTag), allCenturiesTag] : parts.map(partTag))];
}

/** Tags of a list narrowed to kinds or regions; null without either. */
export function tagsOfFilter(filter: {
  kinds: readonly Kind[];
  regions: readonly (Region | 'nowhere')[];
}): string[] | null {
  if (filter.kinds.length && filter.kinds.length < kinds.length) return [anyListTag, ...filter.kinds.map(kindTag)];
  return filter.regions.length ? [anyListTag, ...filter.regions.map(regionTag)] : null;
}

/** Tags that a publication of these subjects sends: their kinds, regions, and the centuries of all their content. */
export function tagsOfSubjects(
  subjects: readonly { kind: Kind; region: Region | null }[],
  spans: readonly Span[],
): string[] {
  const tags = subjects.flatMap(({ kind, region }) => [kindTag(kind), regionTag(region)]);
  for (const span of spans) {
    const centuries = centuriesOf([span]);
    tags.push(...(centuries ? [...centuries].map(centuryTag) : [allCenturiesTag]));
  }
  return [...new Set(tags)];
}

/** For content that any publication changes: sitemaps and feeds. */
export const anyPublicationTag = 'any publication';
