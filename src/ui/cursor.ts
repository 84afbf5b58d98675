import { useSyncExternalStore } from 'react';
import { isKind, isRegion, type Kind, type Region } from '../rules/kinds.ts';
import { readAddressTime, secondsOfSpan, type AddressSpan } from '../rules/time/time-address.ts';

/**
 * What the views of a page look at together: timeline, map, graph, cylinder and lists read it and move it, and the
 * address says it, so that a copied address shows the same thing.
 */
export interface Cursor {
  /** The year that everything is shown as of; −221 is 221 BC, there is no 0. Null: no single year. `?year=` */
  year: number | null;
  /** What part of time is looked at; null: everything there is. `?from=&until=` */
  span: AddressSpan | null;
  /** Where something is asked about. `?place=latitude,longitude` */
  place: { latitude: number; longitude: number } | null;
  /** Id of the event, node or subject that is chosen. `?chosen=` */
  chosen: string | null;
  /** Only these; an empty list is everything. `?kinds=` `?regions=` */
  kinds: readonly Kind[];
  regions: readonly Region[];
}
export const noCursor: Cursor = { year: null, span: null, place: null, chosen: null, kinds: [], regions: [] };

/** What an address says; what it says wrongly counts as not said. */
export function readCursor(search: string): Cursor {
  const asked = new URLSearchParams(search);
  const year = readAddressTime(asked.get('year') ?? '');
  const span = { from: asked.get('from') ?? '', until: asked.get('until') ?? '' };
  const list = <T extends string>(name: string, isOne: (text: string) => text is T) => [
    ...new Set(asked.getAll(name).join(',').split(',').filter(isOne)),
  ];
  return {
    year: year && !year.month ? year.year : null,
    span: secondsOfSpan(span) ? span : null,
    place: readPlace(asked.get('place') ?? ''),
    chosen: asked.get('chosen') || null,
    kinds: list('kinds', isKind),
    regions: list('regions', isRegion),
  };
}

function readPlace(text: string): Cursor['place'] {
  const parts = /^(-?\d{1,3}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  const [latitude, longitude] = [Number(parts?.[1]), Number(parts?.[2])];
  return parts && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The query that says so; its other parameters stay. */
export function writeCursor(search: string, { year, span, place, chosen, kinds, regions }: Cursor): string {
  const asked = new URLSearchParams(search);
  const said: Record<string, string | null> = {
    year: year === null ? null : String(year),
    from: span && span.from,
    until: span && span.until,
    place: place && `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)}`,
    chosen,
    kinds: kinds.join(',') || null,
    regions: regions.join(',') || null,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === null) asked.delete(name);
    else asked.set(name, value);
  }
  const query = asked.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/**
 * Browsers refuse more than some hundred changes of address in half a minute: while something is dragged the address
 * waits, in milliseconds.
 */
const addressRestMs = 300;

let now: Cursor | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** The page's cursor; only in the browser. */
export const cursor = (): Cursor => (now ??= readCursor(location.search));

/** Moves it; everything that looks at it follows at once, the address as soon as it rests. */
export function moveCursor(change: Partial<Cursor>): void {
  const before = cursor();
  if ((Object.keys(change) as (keyof Cursor)[]).every((key) => before[key] === change[key])) return;
  now = { ...before, ...change };
  clearTimeout(waiting);
  waiting = setTimeout(showInAddress, addressRestMs);
  notifyListeners();
}

function showInAddress() {
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${writeCursor(location.search, cursor())}${location.hash}`,
  );
}

function listen(listener: () => void): () => void {
  if (!listeners.size) addEventListener('popstate', syncFromAddress);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) removeEventListener('popstate', syncFromAddress);
  };
}

function syncFromAddress() {
  const said = readCursor(location.search);
  if (writeCursor('', said) === writeCursor('', cursor())) return;
  now = said;
  notifyListeners();
}

/** The cursor as it moves; on the server, and until the page is alive, nothing is looked at. */
export const useCursor = (): Cursor => useSyncExternalStore(listen, cursor, () => noCursor);
