import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { maxReferenceLength } from './references.ts';

const TextInLanguage = z.object({ text: z.string(), lang: z.string() });

/** Called by the page `/ref/…`, whose address also serves programs. */
export const findReference = endpoint([], {
  summary: 'The segment that a canonical reference names, and what is near if there is none.',
  for: 'anyone',
  cached: true,
  input: z.object({ reference: z.string().max(maxReferenceLength) }),
  reply: z.object({
    /** The address of the segment in the reader. */
    href: z.string().nullable(),
    /** Books that the reference may name, with their chapters; only if no segment is found. */
    near: z.array(
      z.object({
        title: TextInLanguage,
        href: z.string(),
        chapters: z.array(TextInLanguage.extend({ href: z.string() })),
      }),
    ),
  }),
  example: { reference: 'laozi/1' },
});

/** Called by the reader. */
export const chapterReferences = endpoint('GET /data/book/{id}/references/{chapter}', {
  summary: 'The addresses of the segments of a chapter by reference, such as `/ref/iliad/1.3`, by segment.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: z.string().max(120), chapter: z.string().max(40) }),
  reply: z.object({ addresses: z.record(z.string(), z.string()) }),
  fails: ['chapterNotFound'],
  example: { id: 'book-laozi', chapter: '1' },
});
