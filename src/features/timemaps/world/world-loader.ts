import { importedEras } from '../../../kit/eras-contract.ts';
import { Redirect, type PageContext } from '../../../kit/pages/page.ts';
import { fail } from '../../../rules/errors.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import * as limits from '../../../rules/limits.ts';
import { readAddressTime, secondsOfSpan } from '../../../rules/time/time-address.ts';
import { readCursor, writeCursor } from '../../../ui/cursor.ts';
import { createNameReader } from '../../../rules/eras/time-names.ts';
import { readYears } from '../../../ui/year/year-reading.ts';
import { borders, worldNodes } from '../contract.ts';
import { presentYear } from '../face/year-picture/present-year.ts';
import { cursorFor, timeSelectionOf, nearestYear } from '../face/time-selection.ts';

/** The server-rendered data of a year or span: a page of nodes, the polities, or the nearest year with content. */
export async function loadWorld({ url, call, language }: PageContext) {
  const { pathname, search, searchParams } = url;
  const typed = (searchParams.get('year') ?? '').slice(0, 200);
  const cursor = readCursor(search);
  // A form without script sends the year as typed; the address has it as a number.
  const read =
    typed && cursor.year === null
      ? readYears(typed, language, { names: createNameReader((await call(importedEras, {})).eras) })
      : null;
  if (read !== null && typeof read !== 'string')
    throw new Redirect(pathname + writeCursor(search, { ...cursor, ...cursorFor(read) }));

  const refused = read ?? invalidSpanReason(searchParams);
  const { kinds, regions } = cursor,
    looked = timeSelectionOf(cursor);
  const page = Number(searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) fail('pageNotFound');
  const filter = { kinds: kinds.join(','), regions: regions.join(',') };
  const [{ total, nodes }, slice] = await Promise.all([
    call(worldNodes, { ...looked.input, ...filter, page, size: limits.timemapPageSize }),
    call(borders, { year: looked.year }),
  ]);
  const pages = Math.max(1, Math.ceil(total / limits.timemapPageSize));
  if (page > pages) fail('pageNotFound');
  const nearest = total ? null : nearestYear((await call(worldNodes, filter)).nodes, looked.value);
  const { picture, polities } = presentYear(looked.year, slice);
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
    picture,
    nearest,
    isAsked: writeCursor('', cursor) !== '' || page > 1 || refused !== null,
  };
}
/** Why the span in an address is invalid. */
function invalidSpanReason(parameters: URLSearchParams): TimeRefusal | null {
  const [from, until] = [parameters.get('from'), parameters.get('until')];
  if (from === null || until === null || secondsOfSpan({ from, until })) return null;
  return readAddressTime(from) && readAddressTime(until) ? 'endBeforeStart' : 'notUnderstood';
}
export type WorldData = Awaited<ReturnType<typeof loadWorld>>;
