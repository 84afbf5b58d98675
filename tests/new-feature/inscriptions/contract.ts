import { z } from 'zod';
import { SaveFields, SaveResult, saveErrors } from '../../../src/editing/revisions/contract.ts';
import { OpenedUserContent } from '../../../src/editing/revisions/face/own/user-content.ts';
import { endpoint } from '../../../src/kit/calls/endpoint.ts';
import { EntryId, LanguageCode, Name } from '../../../src/rules/schemas.ts';
import { Inscription } from './rules.ts';

const Id = z.object({ id: EntryId });

export const createInscription = endpoint('POST /data/inscription/create', {
  summary: 'Creates an inscription with its title and language.',
  for: 'member with phone',
  input: z.object({ title: Name.min(1), language: LanguageCode }),
  reply: Id,
  fails: ['quotaReached'],
  example: { title: 'Behistun', language: 'en' },
});

export const openInscription = endpoint('GET /data/inscription/open/{id}', {
  summary: 'The member’s own inscription, for editing.',
  for: 'member',
  abortPrevious: false,
  input: Id,
  reply: OpenedUserContent,
  fails: ['entryNotFound'],
  example: { id: 'x' },
});

export const saveInscription = endpoint('POST /data/inscription/save', {
  summary: 'Saves or submits the member’s own inscription.',
  for: 'member with phone',
  carries: 'text',
  abortPrevious: false,
  input: SaveFields.extend({ id: EntryId, inscription: Inscription }),
  reply: SaveResult,
  fails: [...saveErrors, 'entryNotFound'],
  example: { id: 'x', inscription: { name: 'Behistun', language: 'en' }, draft: true },
});

export const deleteInscription = endpoint('POST /data/inscription/delete', {
  summary: 'Deletes the member’s own published inscription.',
  for: 'member',
  abortPrevious: false,
  input: Id,
  fails: ['entryNotFound', 'underReview'],
  example: { id: 'x' },
});

export const publishedInscription = endpoint('GET /data/inscription/{id}', {
  summary: 'A published inscription.',
  for: 'anyone',
  cached: true,
  input: Id,
  reply: z.object({ id: EntryId, inscription: Inscription }),
  fails: ['entryNotFound'],
  example: { id: 'x' },
});
