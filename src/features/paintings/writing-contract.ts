import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, Names, PlaceInput, BoundedTexts } from '../../rules/schemas.ts';
import * as limits from '../../rules/limits.ts';
import { SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { Painting } from './rules.ts';

export const savePainting = endpoint(['POST /api/painting/w1/y/savePainting', 'POST /api/painting/update'], {
  summary:
    'Saves or submits the painting part of an entry: painters, style, theme, material, size, museum and pictures.',
  for: 'member with phone',
  carries: 'text',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, painting: Painting }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'mona-lisa', painting: {}, draft: true },
});

export const deletePainting = endpoint('POST /api/painting/delete/', {
  summary: 'Deletes the caller’s work on a painting that no reviewer has claimed: the draft and the submission.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ id: EntryId }),
  fails: ['entryNotFound', 'revisionNotFound'],
  example: { id: 'mona-lisa' },
});

export const saveMuseum = endpoint('POST /api/painting/w1/y/museum/save', {
  summary:
    'Proposes a museum that has no entry yet, with its names and location. ' +
    'It can be referenced once it has passed review.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({
    names: Names.refine((names) => Object.values(names).some(Boolean), 'name'),
    place: PlaceInput,
    summary: BoundedTexts(limits.summaryLength).default({}),
  }),
  reply: SaveResult,
  fails: ['badInput', 'quotaReached', 'prohibitedContent'],
  example: {
    names: { en: 'Lady Lever Art Gallery' },
    place: { latitude: 53.355, longitude: -2.998, name: { en: 'Port Sunlight' } },
  },
});

export const memberPainting = endpoint('GET /api/painting/w1/n/ugc-detail/{id}', {
  summary: 'A painting as members have written it: the published content, its author and its date.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({
    itemId: EntryId,
    painting: Painting.nullable(),
    author: z.string().nullable(),
    language: LanguageCode.nullable(),
    createdAt: z.string().nullable(),
    /** Number of versions that were published. */ versions: z.number(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'mona-lisa' },
});
