import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryId, LanguageCode, PageNumber, PageSize, Texts } from '../../../rules/schemas.ts';
import { Id, SaveResult, SaveFields, saveErrors } from '../../../editing/revisions/contract.ts';
import { Credit } from '../../../rules/pictures/portrait.ts';
import { recordingFormats, recordingKinds } from '../face/recordings/formats.ts';
import { Recordings } from '../face/recordings/rules.ts';

const FileProperties = z.object({
  seconds: z.number(),
  format: z.enum(recordingFormats),
  uploadedAt: z.string(),
});
/** An uploaded file. */
export const RecordingFile = z.object({
  id: z.string(),
  itemId: EntryId.nullable(),
  mediaType: z.enum(recordingKinds),
  infos: FileProperties,
  /** Name and size in bytes of the uploaded file. */
  name: z.string(),
  size: z.number(),
  url: z.string(),
});
export type RecordingFile = z.output<typeof RecordingFile>;

/** A sound or a film as an entry shows it. */
export const Recording = RecordingFile.extend({
  /** In the language of the call, or the next best. */
  title: z.string(),
  desc: z.string(),
  /** In all languages. */
  titles: Texts,
  descs: Texts,
  credit: Credit,
  captions: z.array(z.object({ language: LanguageCode, url: z.string() })),
});
export type Recording = z.output<typeof Recording>;

export const recordingSorts = ['position', 'new', 'old', 'title'] as const;
const ofItem = {
  itemId: EntryId,
  page: PageNumber.default(1),
  size: PageSize.default(limits.paintingPageSize),
  sort: z.enum(recordingSorts).default('position'),
};
const listEndpoint = {
  for: 'anyone',
  cached: true,
  input: z.object(ofItem),
  reply: z.object({ total: z.number(), recordings: z.array(Recording) }),
  fails: ['entryNotFound'],
  example: { itemId: 'mona-lisa', page: 1, size: 20, sort: 'position' },
} as const;

export const audioList = endpoint('GET /api/media/audio/list/{lang}/{itemId}/{page}/{size}/{sort}', {
  summary: 'The sounds of an entry: by position, newest first, oldest first, or by title.',
  ...listEndpoint,
});

export const videoList = endpoint('GET /api/media/video/list/{lang}/{itemId}/{page}/{size}/{sort}', {
  summary: 'The films of an entry: by position, newest first, oldest first, or by title.',
  ...listEndpoint,
});

export const uploadRecording = endpoint('POST /data/recording/upload', {
  summary:
    'Uploads a sound (MP3, Ogg, WAV, FLAC, M4A) or a film (MP4, WebM) of at most ' +
    `${limits.recording.bytes >> 20} MB and ${limits.recording.seconds / 3600} hours: ` +
    'one file as multipart/form-data, after a field "input" with its details as JSON. ' +
    'The format is detected from the content, whatever the name. Metadata about place, author and tools is erased.',
  for: 'member with phone',
  carries: 'recording',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ itemId: EntryId.nullable().default(null), name: z.string().max(255).default('') }),
  reply: RecordingFile,
  fails: ['recordingUnreadable', 'recordingLong', 'tooLarge', 'tryLater', 'quotaReached', 'storeAway', 'storeFull'],
  example: { name: 'song.mp3' },
});

export const ownRecordings = endpoint('GET /data/recording/mine', {
  summary: 'The caller’s unpublished sounds and films, newest first.',
  for: 'member',
  reply: z.object({ recordings: z.array(RecordingFile), bytes: z.number() }),
});

export const deleteRecording = endpoint('POST /data/recording/delete', {
  summary: 'Deletes one of the caller’s sounds or films, unless something published or under review shows it.',
  for: 'member',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ id: Id }),
  fails: ['recordingNotFound', 'recordingInUse'],
  example: { id: 'a-recording' },
});

export const saveRecordings = endpoint('POST /data/recordings/save', {
  summary: 'Saves or submits the sounds and films of an entry, in order, each with its rights and captions.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ itemId: EntryId, recordings: Recordings.shape.recordings }),
  reply: SaveResult,
  fails: [...saveErrors, 'recordingNotFound', 'captionsWrong'],
  example: { itemId: 'mona-lisa', recordings: [], draft: true },
});
