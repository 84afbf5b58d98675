import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { selectTranslation, languages, type Language } from '../../../rules/languages.ts';
import type { Recording, RecordingFile, recordingSorts } from './contract.ts';
import { captionsAddress } from '../face/recordings/captions-address.ts';
import { recordingAddress, type RecordingKind } from '../face/recordings/formats.ts';
import type { RecordingRow } from './store.server.ts';
import type { RecordingShownTable } from './tables.ts';

export const fileOf = ({
  id,
  thingId,
  hash,
  kind,
  format,
  seconds,
  name,
  size,
  createdAt,
}: RecordingRow): RecordingFile => ({
  id,
  itemId: thingId,
  mediaType: kind,
  infos: { seconds, format, uploadedAt: createdAt.toISOString() },
  name,
  size,
  url: recordingAddress(hash, format),
});

const orders = {
  position: sql`s.position, r.id`,
  new: sql`r.created_at desc, r.id`,
  old: sql`r.created_at, r.id`,
} as const;
const byTitle = (language: Language) => sql`s.title ->> ${language}, r.name, r.id`;

/** A page of a subject's sounds or films; of both if no kind is given. */
export async function recordingsOf(
  db: Database,
  subjectId: string,
  kind: RecordingKind | null,
  request: { page: number; size: number; sort: (typeof recordingSorts)[number]; keyword?: string },
  language: Language,
): Promise<{ total: number; recordings: Recording[] }> {
  const like = `%${(request.keyword ?? '').replace(/[%_\\]/g, '\\$&')}%`;
  const from = sql`
    recording_shown s join recording r on r.id = s.recording_id
    where s.subject_id = ${subjectId} and r.published_at is not null and (${kind}::text is null or r.kind = ${kind})
      and (s.title::text ilike ${like} or r.name ilike ${like})`;
  const order = request.sort === 'title' ? byTitle(language) : orders[request.sort];
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
    sql<RecordingRow & RecordingShownTable>`
      select r.*, s.* from ${from} order by ${order} limit ${request.size} offset ${(request.page - 1) * request.size}`.execute(
      db,
    ),
  ]);
  return { total: counted[0]!.total, recordings: rows.map((row) => toRecording(row, subjectId, language)) };
}

const toRecording = (row: RecordingRow & RecordingShownTable, subjectId: string, language: Language): Recording => ({
  ...fileOf(row),
  itemId: subjectId,
  title: selectTranslation(row.title, language)?.value ?? '',
  desc: selectTranslation(row.description, language)?.value ?? '',
  titles: row.title,
  descs: row.description,
  credit: { author: row.author, licence: row.licence, source: row.source },
  captions: languages
    .filter((language) => row.captions[language])
    .map((language) => ({ language, url: captionsAddress(subjectId, row.id, language) })),
});
