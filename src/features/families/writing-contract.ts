import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId } from '../../rules/schemas.ts';
import { SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Family } from './rules.ts';

export const saveFamily = endpoint('POST /data/family/save', {
  summary: 'Saves or submits the unions recorded for a person: partners, times and children.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, family: Family }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'qin-shi-huang', family: { unions: [] }, draft: true },
});
