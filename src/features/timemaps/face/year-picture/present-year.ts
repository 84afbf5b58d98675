import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { memoizeByReply } from '../../../../kit/pages/memoize-reply.ts';
import type { borders } from '../../contract.ts';
import type { YearPicture } from '../map-queries.ts';
import type { ListedPolity } from '../polity-list.tsx';
import { drawYear } from './draw-year.ts';

const statesOf = memoizeByReply((slice: ReplyOf<typeof borders>) => drawYear(slice.borders));

/** The borders of a year as a page shows them before its code: the static map, and the polities without shapes. */
export function presentYear(
  year: number,
  slice: ReplyOf<typeof borders>,
): { picture: YearPicture; polities: ListedPolity[] } {
  const { from, until } = slice;
  return {
    picture: { year, from, until, states: statesOf(slice) },
    polities: slice.borders.map(({ polity, name, entryId, time, precision }) => ({
      polity,
      name,
      entryId,
      time,
      precision,
    })),
  };
}
