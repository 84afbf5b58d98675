import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId } from '../../rules/schemas.ts';
import { Id, SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Relations } from './rules.ts';

export const saveRelations = endpoint('POST /api/item/relation/save', {
  summary: 'Saves or submits all relations that start from an entry.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, relations: Relations.shape.relations }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'qin-shi-huang', relations: [], draft: true },
});

export const saveRelation = endpoint('POST /api/web/basic/relation/save', {
  summary: 'Saves or submits a new or changed relation of an entry; its other relations stay unchanged.',
  for: 'member with phone',
  abortPrevious: false,
  input: SaveFields.omit({ baseId: true }).extend({
    itemId: EntryId,
    relation: Relations.shape.relations.element,
    /** The relation that it replaces. */ id: Id.optional(),
  }),
  reply: SaveResult,
  fails: [...saveErrors, 'relationNotFound'],
  example: {
    itemId: 'qin-shi-huang',
    relation: {
      to: 'augustus',
      type: 'other',
      word: { en: 'as great as' },
      inverse: null,
      time: null,
      place: null,
      description: null,
      attributes: {},
      source: null,
      origin: null,
    },
  },
});

export const deleteRelation = endpoint('POST /api/web/basic/relation/delete', {
  summary: 'Proposes to remove a relation.',
  for: 'member with phone',
  abortPrevious: false,
  input: SaveFields.omit({ baseId: true }).extend({ id: Id }),
  reply: SaveResult,
  fails: [...saveErrors, 'relationNotFound'],
  example: { id: 'h0' },
});

export const saveAchievements = endpoint('POST /api/web/basic/item/saveAchievements', {
  summary: 'Saves or submits works and achievements of an entry, in addition to its existing relations.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.omit({ baseId: true }).extend({
    achievementDTOList: z
      .array(
        Relations.shape.relations.element
          .omit({ type: true, origin: true, attributes: true })
          .partial({ inverse: true, sentence: true, time: true, place: true, description: true, source: true })
          .extend({ /** Subject of the achievement. */ itemId: EntryId }),
      )
      .min(1)
      .max(50),
  }),
  reply: SaveResult,
  fails: saveErrors,
  example: { achievementDTOList: [{ itemId: 'qin-shi-huang', to: 'great-wall', word: { en: 'built' } }] },
});
