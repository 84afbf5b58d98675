import { writeCursor, type Cursor } from '../../../ui/cursor.ts';
import type { LaneChoice } from '../face/axis-items.ts';

export const timelinePath = '/timeline';
export const timelineAddress = (cursor: Cursor, lanes: LaneChoice) =>
  `${timelinePath}${writeCursor(lanes === 'region' ? '' : `lanes=${lanes}`, cursor)}`;
