import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId, LanguageCode, Name, PageNumber, PageSize } from '../../rules/schemas.ts';
import { SaveResult, SaveFields, saveErrors } from '../../editing/revisions/contract.ts';
import { OpenedUserContent, UserContentPage } from '../../editing/revisions/face/own/user-content.ts';
import { Stop, Tour } from './rules.ts';

const IdInput = z.object({ id: EntryId });

export const myTours = endpoint('GET /data/tour/mine/{which}/{page}/{size}', {
  summary: 'The caller’s tours, newest first: drafts, or submitted ones with the outcome of each.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ which: z.enum(['drafts', 'committed']), page: PageNumber, size: PageSize }),
  reply: UserContentPage,
  example: { which: 'drafts', page: 1, size: 20 },
});
export const createTour = endpoint('POST /data/tour/create', {
  summary: 'Creates a tour with its title and language.',
  for: 'member with phone',
  input: z.object({ title: Name.min(1), language: LanguageCode }),
  reply: z.object({ id: EntryId, title: z.string(), language: LanguageCode }),
  fails: ['quotaReached'],
  example: { title: 'Along the Silk Road', language: 'en' },
});
export const saveTour = endpoint('POST /data/tour/save', {
  summary: 'Saves or submits one of the caller’s tours.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ id: EntryId, tour: Tour }),
  reply: SaveResult,
  fails: [...saveErrors, 'tourNotFound'],
  example: { id: 's0', tour: { name: 'Along the Silk Road', language: 'en' }, draft: true },
});
export const addStop = endpoint('POST /data/tour/stop', {
  summary: 'Appends a view to the draft of one of the caller’s tours, as "capture this view" does.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ id: EntryId, stop: Stop }),
  reply: z.object({ stops: z.number().int() }),
  fails: [...saveErrors, 'tourNotFound'],
  example: { id: 's0', stop: { address: '/timemap?year=117', titles: { en: 'Rome at its widest' } } },
});
export const openTour = endpoint('GET /data/tour/open/{id}', {
  summary: 'Everything that the caller needs to edit one of their tours.',
  for: 'member',
  abortPrevious: false,
  input: IdInput,
  reply: OpenedUserContent,
  fails: ['tourNotFound'],
  example: { id: 's0' },
});
export const deleteTour = endpoint('POST /data/tour/delete', {
  summary:
    'Deletes the draft of one of the caller’s tours, or what was submitted: ' +
    'the version awaiting review, else the rejected one, else the published one.',
  for: 'member',
  abortPrevious: false,
  input: IdInput.extend({ what: z.enum(['draft', 'committed']) }),
  fails: ['tourNotFound', 'underReview'],
  example: { id: 's0', what: 'draft' },
});

/** Where a stop is; null where it has no place. */
const StopPlace = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

/** A tour as readers see it. */
const ShownTour = z.object({
  id: EntryId,
  tour: Tour,
  /** Null for tours of the built-in world, and for deleted accounts. */
  author: z.string().nullable(),
  changedAt: z.string(),
  /** The picture and the place of each stop, in order; null where it has none. */
  views: z.array(
    z.object({
      picture: z.string().nullable(),
      place: StopPlace,
    }),
  ),
});
export const tour = endpoint('GET /data/tour/shown/{id}', {
  summary: 'A published tour with its stops.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: IdInput,
  reply: ShownTour,
  fails: ['tourNotFound'],
  example: { id: 'tour-silk-road' },
});
export const tourList = endpoint('GET /data/tour/list', {
  summary: 'Published tours, newest first, those with text in the language of the call before others.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({ page: PageNumber.default(1), size: PageSize.default(limits.timemapPageSize) }),
  reply: z.object({
    total: z.number().int(),
    tours: z.array(
      z.object({
        id: EntryId,
        title: z.string(),
        language: LanguageCode,
        description: z.string(),
        author: z.string().nullable(),
        stops: z.number().int(),
        /** The address of the first picture of its stops. */
        picture: z.string().nullable(),
        /** The place of each stop, in order. */
        places: z.array(StopPlace),
      }),
    ),
  }),
  example: {},
});
