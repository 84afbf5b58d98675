import { useSyncExternalStore } from 'react';
import { isKind, isRegion, type Kind, type Region } from '../rules/kinds.ts';
import { readAddressTime, secondsOfSpan, type AddressSpan } from '../rules/time/time-address.ts';

/**
 * The state that all views of a page share (timeline, map, graph, cylinder, lists). They read and change it, and the
 * address mirrors it, so that a copied address shows the same thing.
 */
export interface Cursor {
  /** The year that everything is shown for; −221 is 221 BC, there is no year 0. Null: no single year. `?year=` */
  year: number | null;
  /** The visible span of time; null: all of it. `?from=&until=` */
  span: AddressSpan | null;
  /** The place whose history is shown. `?place=latitude,longitude` */
  place: { latitude: number; longitude: number } | null;
  /** Id of the selected event, node or subject. `?chosen=` */
  selectedId: string | null;
  /** Filters; an empty list allows everything. `?kinds=` `?regions=` */
  kinds: readonly Kind[];
  regions: readonly Region[];
}
const noCursor: Cursor = { year: null, span: null, place: null, selectedId: null, kinds: [], regions: [] };

/** The cursor of an address; invalid parameters count as missing. */
export function readCursor(search: string): Cursor {
  const params = new URLSearchParams(search);
  const year = readAddressTime(params.get('year') ?? '');
  const span = { from: params.get('from') ?? '', until: params.get('until') ?? '' };
  const list = <T extends string>(name: string, isOne: (text: string) => text is T) => [
    ...new Set(params.getAll(name).join(',').split(',').filter(isOne)),
  ];
  return {
    year: year && !year.month ? year.year : null,
    span: secondsOfSpan(span) ? span : null,
    place: readPlace(params.get('place') ?? ''),
    selectedId: params.get('chosen') || null,
    kinds: list('kinds', isKind),
    regions: list('regions', isRegion),
  };
}

function readPlace(text: string): Cursor['place'] {
  const parts = /^(-?\d{1,3}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  const [latitude, longitude] = [Number(parts?.[1]), Number(parts?.[2])];
  return parts && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The query string for a cursor; other parameters stay. */
export function writeCursor(search: string, { year, span, place, selectedId, kinds, regions }: Cursor): string {
  const params = new URLSearchParams(search);
  const values: Record<string, string | null> = {
    year: year === null ? null : String(year),
    from: span && span.from,
    until: span && span.until,
    place: place && `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)}`,
    chosen: selectedId,
    kinds: kinds.join(',') || null,
    regions: regions.join(',') || null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** Browsers limit history changes to about a hundred in 30 seconds: debounce of the address, in milliseconds. */
const addressDebounceMs = 300;

let currentCursor: Cursor | null = null;
let addressTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** The page's cursor. Only in the browser. */
const getCursor = (): Cursor => (currentCursor ??= readCursor(location.search));

/** Moves the cursor: listeners are notified at once, the address after the debounce. */
export function moveCursor(change: Partial<Cursor>): void {
  const before = getCursor();
  if ((Object.keys(change) as (keyof Cursor)[]).every((key) => before[key] === change[key])) return;
  currentCursor = { ...before, ...change };
  clearTimeout(addressTimer);
  addressTimer = setTimeout(updateAddress, addressDebounceMs);
  notifyListeners();
}

function updateAddress() {
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${writeCursor(location.search, getCursor())}${location.hash}`,
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
  const addressCursor = readCursor(location.search);
  if (writeCursor('', addressCursor) === writeCursor('', getCursor())) return;
  currentCursor = addressCursor;
  notifyListeners();
}

/** The live cursor; on the server and until hydration, `noCursor`. */
export const useCursor = (): Cursor => useSyncExternalStore(listen, getCursor, () => noCursor);
