import { sql } from 'kysely';
import { asJson } from '../../../kit/database/database.server.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { compareLists, compareListsCoarsely } from '../../../editing/revisions/face/compare.server.ts';
import { part } from '../../../kit/registry/part.server.ts';
import { sourcesOf, withSafeSource } from '../../../editing/revisions/face/safe-source.server.ts';
import { toPlainTexts } from '../plain-texts.ts';
import { readCaptions, writeCaptions } from '../face/recordings/captions.ts';
import { readRecordingAddress } from '../face/recordings/formats.ts';
import { Recordings } from '../face/recordings/rules.ts';
import { countItems } from '../../../rules/revisions/summary.ts';

/** Captions as WebVTT files written here; invalid ones stay, for `fault` to report. */
const normalizeCaptions = (captions: InLanguages): InLanguages =>
  Object.fromEntries(
    Object.entries(captions).flatMap(([language, text]) => {
      if (!text?.trim()) return [];
      const read = readCaptions(text);
      return [[language, 'cues' in read ? writeCaptions(read.cues) : text]];
    }),
  );

/** The first invalid captions, and the line of the error. */
export function findInvalidCaptions({ recordings }: Recordings): { language: string; line: number } | null {
  for (const { captions } of recordings)
    for (const [language, text] of Object.entries(captions)) {
      const read = readCaptions(text ?? '');
      if (text?.trim() && 'line' in read) return { language, line: read.line };
    }
  return null;
}

/** The sounds and films of an entry, in order. */
export const recordingsPart = part({
  name: 'recordings',
  of: 'subject',
  schema: Recordings,
  list: 'recordings',
  messageModule: 'recording',
  sanitize: ({ recordings }) => ({
    recordings: recordings.map((recording) =>
      withSafeSource({
        ...recording,
        title: toPlainTexts(recording.title),
        description: toPlainTexts(recording.description),
        author: recording.author && toPlainText(recording.author),
        captions: normalizeCaptions(recording.captions),
      }),
    ),
  }),
  findFault: (content) => (findInvalidCaptions(content) ? 'captionsWrong' : null),
  summaryOf: ({ recordings }) => countItems('recordings', recordings),
  compare: (before, after) => compareLists(before?.recordings, after.recordings, ({ id }) => id, { isOrdered: true }),
  compareCoarsely: (before, after) => compareListsCoarsely(before?.recordings, after.recordings),
  listSources: ({ recordings }) => sourcesOf(recordings),
  async publish(db, revisions) {
    const rows = revisions.flatMap(({ thingId: subject_id, content }) =>
      content.recordings.flatMap((recording, position) => {
        const file = readRecordingAddress(recording.url);
        return file ? [{ subject_id, position, hash: file.hash, ...recording }] : [];
      }),
    );
    await sql`delete from recording_shown where subject_id = any(${revisions.map(({ thingId }) => thingId)})`.execute(
      db,
    );
    if (!rows.length) return;
    await sql`
      update recording r set
        thing_id = case when r.published_at is null then shown.subject_id else r.thing_id end,
        published_at = coalesce(r.published_at, now())
      from json_to_recordset(${asJson(rows)}) as shown (hash text, subject_id text) where r.hash = shown.hash`.execute(
      db,
    );
    await sql`
      insert into recording_shown (recording_id, subject_id, position, title, description, author, licence, source, captions)
      select r.id, s.subject_id, s.position, s.title, s.description, s.author, s.licence, s.source, s.captions
      from json_to_recordset(${asJson(rows)}) as s (hash text, subject_id text, position int, title jsonb, description jsonb,
        author text, licence text, source jsonb, captions jsonb)
      join recording r on r.hash = s.hash on conflict do nothing`.execute(db);
  },
});

declare module '../../../kit/registry/parts.server.ts' {
  interface PartsByName {
    recordings: typeof recordingsPart;
  }
}
