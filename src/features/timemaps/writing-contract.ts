import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId } from '../../rules/schemas.ts';
import { SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Timemap } from './rules.ts';

export const saveTimemap = endpoint('POST /api/item/timemap/save', {
  summary: 'Saves or submits all timemap nodes of an entry (V18).',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, timemap: Timemap }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'qin-shi-huang', timemap: { nodes: [] }, draft: true },
});
