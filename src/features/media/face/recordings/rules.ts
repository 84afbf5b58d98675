import { z } from 'zod';
import { licences } from '../../../../rules/licences.ts';
import * as limits from '../../../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput } from '../../../../rules/schemas.ts';
import { readRecordingAddress } from './formats.ts';

/** A sound or a film of an entry: its file, description, credit and captions. */
export const WrittenRecording = z.object({
  id: z.string().max(60),
  url: z
    .string()
    .max(limits.addressLength)
    .refine((url) => readRecordingAddress(url) !== null, 'url'),
  title: BoundedTexts(limits.image.titleLength).default({}),
  description: BoundedTexts(limits.image.descriptionLength).default({}),
  author: BoundedText(limits.image.titleLength).nullable().default(null),
  licence: z.enum(licences),
  source: CitationInput,
  /** WebVTT per language. */
  captions: BoundedTexts(limits.recording.captionsLength).default({}),
});
export type WrittenRecording = z.output<typeof WrittenRecording>;

/** Content of a `recordings` revision of an entry: its sounds and films in order. */
export const Recordings = z.object({ recordings: z.array(WrittenRecording).max(limits.recording.ofEntry) });
export type Recordings = z.output<typeof Recordings>;
