import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId } from '../../rules/schemas.ts';
import { SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Timeline } from './rules.ts';

export const saveTimeline = endpoint('POST /api/item/timeline/save', {
  summary: 'Saves or submits all events of an entry.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, timeline: Timeline }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'qin-shi-huang', timeline: { events: [] }, draft: true },
});
