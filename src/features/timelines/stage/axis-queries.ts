import { useEffect, useMemo } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import type { Kind, Region } from '../../../rules/kinds.ts';
import { secondsOfSpan } from '../../../rules/time/time-address.ts';
import { createQueryCache, useQuery } from '../../../ui/query.ts';
import type { AxisView } from '../../../ui/time-axis/time-axis.ts';
import type { Axis, axis as axisCall, countries as countriesCall, countryAxis as countryCall } from '../contract.ts';
import type { LaneChoice } from '../face/axis-items.ts';
import { queryForView, zoomView, type AxisQuery } from '../face/axis-span.ts';

/** The next level is asked for while this one is looked at: neither aborts the other. */
const asking = {
  ...byRoute<typeof axisCall>('POST /api/timeaxis/list'),
  abortPrevious: false,
} as unknown as typeof axisCall;

export interface AxisFilter {
  lanes: LaneChoice;
  regions: readonly Region[];
  kinds: readonly Kind[];
}

interface AxisQueryKey extends AxisFilter {
  /** Null: all of time. */
  span: AxisQuery | null;
}

/** Answers that a page remembers. */
const maxCached = 60;

/**
 * Whether what was answered says what is asked now: the same question, or a wider one that was answered event by event.
 */
function isAnsweredBy(
  { question: kept, answer }: { question: AxisQueryKey; answer: Axis },
  asked: AxisQueryKey,
): boolean {
  if (
    kept.lanes !== asked.lanes ||
    kept.regions.join() !== asked.regions.join() ||
    kept.kinds.join() !== asked.kinds.join()
  )
    return false;
  if (
    kept.span?.from === asked.span?.from &&
    kept.span?.end === asked.span?.end &&
    kept.span?.period === asked.span?.period
  )
    return true;
  const wanted = asked.span && secondsOfSpan({ from: asked.span.from, until: asked.span.end });
  return (
    wanted !== null &&
    answer.clusters.length === 0 &&
    (kept.span === null || (answer.from <= wanted.earliest && answer.until >= wanted.latest))
  );
}

const axes = createQueryCache<AxisQueryKey, Axis>(maxCached, isAnsweredBy, ({ span, lanes, regions, kinds }, signal) =>
  call(
    asking,
    { ...span, lanes: lanes === 'country' ? 'none' : lanes, regions: [...regions], kinds: [...kinds] },
    { quiet: true, signal },
  ),
);

/** How far inwards the level lies that is asked for beforehand. */
const oneLevel = 0.4;

/**
 * The events of what is looked at, asked for when the view rests; what is drawn stays until the new comes, and the next
 * level inwards is there before it is opened. Without a view: all of time.
 */
export function useAxis({ lanes, regions, kinds }: AxisFilter, view: AxisView | null, most: number) {
  const asked = useMemo(
    (): AxisQueryKey => ({ lanes, regions, kinds, span: view && queryForView(view, most) }),
    [lanes, regions, kinds, view, most],
  );
  const { answer, isCurrent, failed, retry } = useQuery(asked, axes);
  useEffect(() => {
    const inwards = { ...asked, span: view && queryForView(zoomView(view, oneLevel), most) };
    if (!isCurrent || !view || axes.peek(inwards)) return;
    const flight = new AbortController();
    axes.fetch(inwards, flight.signal).catch(() => {});
    return () => flight.abort();
  }, [asked, isCurrent, view, most]);
  return { axis: answer, isCurrent, failed, retry };
}

type Countries = Awaited<ReturnType<typeof fetchCountries>>;
export type Country = Countries[number];
let countries: Promise<Countries> | null = null;
const fetchCountries = () =>
  call(byRoute<typeof countriesCall>('GET /api/countryTimeAxis/{lang}/all'), {}, { quiet: true });
/** All states with their times; asked once for a page. */
export const allCountries = (): Promise<Countries> =>
  (countries ??= fetchCountries().catch((error: unknown) => {
    countries = null;
    throw error;
  }));

/** Events up to which a country's are asked one by one. */
const oneByOne = 150;
const ofCountries = new Map<string, Promise<Axis>>();
const country = {
  ...byRoute<typeof countryCall>('GET /api/countryTimeAxis/list/{lang}/{a}/{b}'),
  abortPrevious: false,
} as unknown as typeof countryCall;
/** A state's events, counted by century where they are many; asked once for a page. */
export function countryEvents(id: string, events: number): Promise<Axis> {
  let asked = ofCountries.get(id);
  if (!asked) {
    asked = call(country, { a: id, b: events > oneByOne ? 'century' : 'all' }, { quiet: true });
    asked.catch(() => ofCountries.delete(id));
    ofCountries.set(id, asked);
  }
  return asked;
}

/** States that have a lane each at the same time. */
const mostCountries = 8;

/** The states with most events among those that stood while the view is looked at, the oldest first. */
export function countriesIn(
  all: readonly Country[],
  { earliest, latest }: AxisView,
  regions: readonly Region[],
): Country[] {
  return all
    .filter(
      (one) =>
        one.earliest !== null &&
        one.latest !== null &&
        one.earliest <= latest &&
        one.latest >= earliest &&
        (!regions.length || (one.region && regions.includes(one.region))),
    )
    .sort((a, b) => b.events - a.events)
    .slice(0, mostCountries)
    .sort((a, b) => a.earliest! - b.earliest!);
}
