import { data, redirect } from 'react-router';
import type { PageContext } from '../../../kit/pages/page-context.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import * as limits from '../../../rules/limits.ts';
import { readAddressTime, secondsOfSpan } from '../../../rules/time/time-address.ts';
import { readCursor, writeCursor } from '../../../ui/cursor.ts';
import { readYears } from '../../../ui/year/year-reading.ts';
import { borders, worldNodes } from '../contract.ts';
import { cursorFor, timeSelectionOf, nearestYear } from '../face/time-selection.ts';

/**
 * What the server says of a year or a span: a page of what was there, who held what, or the nearest year with
 * something.
 */
export async function loadWorld(request: Request, { call, language }: PageContext) {
  const { pathname, search, searchParams } = new URL(request.url);
  const typed = (searchParams.get('year') ?? '').slice(0, 200);
  const asked = readCursor(search);
  // A form without script says the year as somebody wrote it; the address says it as a number.
  const read = typed && asked.year === null ? readYears(typed, language) : null;
  if (read !== null && typeof read !== 'string')
    throw redirect(pathname + writeCursor(search, { ...asked, ...cursorFor(read) }));

  const refused = read ?? brokenSpan(searchParams);
  const { kinds, regions } = asked,
    looked = timeSelectionOf(asked);
  const page = Number(searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw data({ error: 'pageNotFound' }, { status: 404 });
  const filter = { kinds: kinds.join(','), regions: regions.join(',') };
  const [{ total, nodes }, slice] = await Promise.all([
    call(worldNodes, { ...looked.input, ...filter, page, size: limits.timemapPageSize }),
    call(borders, { year: looked.year }),
  ]);
  const pages = Math.max(1, Math.ceil(total / limits.timemapPageSize));
  if (page > pages) throw data({ error: 'pageNotFound' }, { status: 404 });
  const nearest = total ? null : nearestYear((await call(worldNodes, filter)).nodes, looked.value);
  const polities = slice.borders.map(({ polity, name, entryId, time, precision }) => ({
    polity,
    name,
    entryId,
    time,
    precision,
  }));
  return {
    search,
    looked,
    kinds,
    regions,
    typed: read === null ? null : typed,
    refused,
    nodes,
    total,
    page,
    pages,
    polities,
    nearest,
    isAsked: writeCursor('', asked) !== '' || page > 1 || refused !== null,
  };
}
/** Why both ends of a span that an address says are none. */
function brokenSpan(asked: URLSearchParams): TimeRefusal | null {
  const [from, until] = [asked.get('from'), asked.get('until')];
  if (from === null || until === null || secondsOfSpan({ from, until })) return null;
  return readAddressTime(from) && readAddressTime(until) ? 'endBeforeStart' : 'notUnderstood';
}
export type WorldData = Awaited<ReturnType<typeof loadWorld>>;
