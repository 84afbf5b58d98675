import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { createQueryCache } from '../../../kit/calls/use-query.ts';
import { borders, worldNodes, placeHistory, sameTimemaps, yearPicture } from '../contract.ts';

/** The borders of a year, and the years with the same borders. */
export type BorderSlice = ReplyOf<typeof borders>;
export type WorldNodes = ReplyOf<typeof worldNodes>;
export type PlaceHistory = ReplyOf<typeof placeHistory>;
export type SameTimemaps = ReplyOf<typeof sameTimemaps>;

/** Cached slices, up to some hundred kilobytes each. */
const maxCachedSlices = 40;
const maxCachedReplies = 60;

const isWithin = ({ from, until }: Pick<BorderSlice, 'from' | 'until'>, year: number) =>
  (from === null || from <= year) && (until === null || year <= until);

/** Borders by year: within the years of a cached slice no request is made. */
export const borderQueries = createQueryCache<number, BorderSlice>(
  maxCachedSlices,
  ({ answer }, year) => isWithin(answer, year),
  (year, signal) => call(borders, { year }, { signal, quiet: true }),
);

export type YearPicture = ReplyOf<typeof yearPicture>;
/** Prefetches the borders of a year; a failure is ignored, and shown when they are needed. */
export function prefetchBorders(year: number): void {
  if (!borderQueries.peek(year)) borderQueries.fetch(year, new AbortController().signal).catch(() => {});
}

type NodesInput = Omit<Parameters<typeof call<typeof worldNodes>>[1], 'size' | 'page'>;
export const nodesQueryKey = ({
  year,
  from,
  until,
  kinds,
  regions,
}: {
  year?: number;
  from?: string;
  until?: string;
  kinds: readonly string[];
  regions: readonly string[];
}): string => JSON.stringify({ year, from, until, kinds: kinds.join(','), regions: regions.join(',') });

export const nodeQueries = createQueryCache<string, WorldNodes>(
  maxCachedReplies,
  (entry, question) => entry.question === question,
  (question, signal) => call(worldNodes, JSON.parse(question) as NodesInput, { signal, quiet: true }),
);

/** Keys are `latitude,longitude` as in the address. */
export const placeHistoryQueries = createQueryCache<string, PlaceHistory>(
  maxCachedReplies,
  (entry, question) => entry.question === question,
  (question, signal) => {
    const [latitude, longitude] = question.split(',').map(Number) as [number, number];
    return call(placeHistory, { latitude, longitude }, { signal, quiet: true });
  },
);

/** Keys such as `time 2 qin-shi-huang`: sort, page, entry. */
export const sameTimemapQueries = createQueryCache<string, SameTimemaps>(
  maxCachedReplies,
  (entry, question) => entry.question === question,
  (question, signal) => {
    const [type, page, ...id] = question.split(' ') as ['time' | 'place', string, ...string[]];
    return call(sameTimemaps, { type, page: Number(page), id: id.join(' ') }, { signal, quiet: true });
  },
);
