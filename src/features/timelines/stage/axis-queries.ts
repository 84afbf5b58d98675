import { useEffect, useMemo } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { Kind, Region } from '../../../rules/kinds.ts';
import { secondsOfSpan } from '../../../rules/time/time-address.ts';
import { createQueryCache, useQuery } from '../../../kit/calls/use-query.ts';
import type { AxisView } from '../../../ui/time-axis/time-axis.ts';
import { axis, countries as countriesCall, countryAxis, type Axis } from '../contract.ts';
import type { LaneChoice } from '../face/axis-items.ts';
import { queryForView, zoomView, type AxisQuery } from '../face/axis-span.ts';

export interface AxisFilter {
  lanes: LaneChoice;
  regions: readonly Region[];
  kinds: readonly Kind[];
}

interface AxisQueryKey extends AxisFilter {
  /** Null: all of time. */
  span: AxisQuery | null;
}

/** Most cached replies. */
const maxCached = 60;

/** Whether a cached reply answers a query: the same query, or a wider one that returned individual events. */
function isAnsweredBy(
  { question: cachedKey, answer }: { question: AxisQueryKey; answer: Axis },
  requestedKey: AxisQueryKey,
): boolean {
  if (
    cachedKey.lanes !== requestedKey.lanes ||
    cachedKey.regions.join() !== requestedKey.regions.join() ||
    cachedKey.kinds.join() !== requestedKey.kinds.join()
  )
    return false;
  if (
    cachedKey.span?.from === requestedKey.span?.from &&
    cachedKey.span?.end === requestedKey.span?.end &&
    cachedKey.span?.period === requestedKey.span?.period
  )
    return true;
  const requestedSpan =
    requestedKey.span && secondsOfSpan({ from: requestedKey.span.from, until: requestedKey.span.end });
  return (
    requestedSpan !== null &&
    answer.clusters.length === 0 &&
    (cachedKey.span === null || (answer.from <= requestedSpan.earliest && answer.until >= requestedSpan.latest))
  );
}

const axisQueries = createQueryCache<AxisQueryKey, Axis>(
  maxCached,
  isAnsweredBy,
  ({ span, lanes, regions, kinds }, signal) =>
    call(
      axis,
      { ...span, lanes: lanes === 'country' ? 'none' : lanes, regions: [...regions], kinds: [...kinds] },
      { quiet: true, signal },
    ),
);

/** Zoom factor of the level that is prefetched. */
const levelFactor = 0.4;

/**
 * The events of a view, requested when it rests; the previous reply is shown until the new one arrives, and the next
 * level inwards is prefetched. Without a view: all of time.
 */
export function useAxis({ lanes, regions, kinds }: AxisFilter, view: AxisView | null, periodCount: number) {
  const queryKey = useMemo(
    (): AxisQueryKey => ({ lanes, regions, kinds, span: view && queryForView(view, periodCount) }),
    [lanes, regions, kinds, view, periodCount],
  );
  const { answer, isCurrent, failed, retry } = useQuery(queryKey, axisQueries);
  useEffect(() => {
    const inwards = { ...queryKey, span: view && queryForView(zoomView(view, levelFactor), periodCount) };
    if (!isCurrent || !view || axisQueries.peek(inwards)) return;
    const flight = new AbortController();
    axisQueries.fetch(inwards, flight.signal).catch(() => {});
    return () => flight.abort();
  }, [queryKey, isCurrent, view, periodCount]);
  return { axis: answer, isCurrent, failed, retry };
}

type Countries = Awaited<ReturnType<typeof fetchCountries>>;
export type Country = Countries[number];
let countries: Promise<Countries> | null = null;
const fetchCountries = () => call(countriesCall, {}, { quiet: true });
/** All states with their times; requested once per page. */
export const allCountries = (): Promise<Countries> =>
  (countries ??= fetchCountries().catch((error: unknown) => {
    countries = null;
    throw error;
  }));

/** Up to this number, events of a country are requested individually. */
const maxSeparateEvents = 150;
const axisByCountry = new Map<string, Promise<Axis>>();
/** A state's events, counted by century if they are many; requested once per page. */
export function countryEvents(id: string, events: number): Promise<Axis> {
  let request = axisByCountry.get(id);
  if (!request) {
    request = call(countryAxis, { a: id, b: events > maxSeparateEvents ? 'century' : 'all' }, { quiet: true });
    request.catch(() => axisByCountry.delete(id));
    axisByCountry.set(id, request);
  }
  return request;
}

/** Most states with a separate lane. */
const maxCountries = 8;

/** The states with most events among those that existed within the view, the oldest first. */
export const countriesIn = (
  candidates: readonly Country[],
  { earliest, latest }: AxisView,
  regions: readonly Region[],
): Country[] =>
  candidates
    .filter(
      (country) =>
        country.earliest !== null &&
        country.latest !== null &&
        country.earliest <= latest &&
        country.latest >= earliest &&
        (!regions.length || (country.region && regions.includes(country.region))),
    )
    .sort((a, b) => b.events - a.events)
    .slice(0, maxCountries)
    .sort((a, b) => a.earliest! - b.earliest!);
