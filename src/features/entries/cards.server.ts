import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { mainTimes, timeOf } from '../../kit/database/time-columns.ts';
import type { CardDetails } from '../../kit/registry/thing-type.server.ts';
import type { Language } from '../../rules/languages.ts';
import { pictureAddress } from '../../rules/picture-address.ts';

/** The main picture of a subject, otherwise the first of its gallery; its first time. */
export async function loadSubjectCards(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  const { rows } = await sql<{
    id: string;
    summary: string | null;
    portrait: string | null;
    hash: string | null;
    width: number;
    height: number;
    startTime: string | null;
    endTime: string | null;
    startNote: null;
    endNote: null;
  }>`
    select subject.id, entry.summary, subject.portrait ->> 'url' as portrait, image.hash, image.width, image.height,
      t.start_time, t.end_time, t.start_note, t.end_note
    from subject
    left join entry on entry.subject_id = subject.id and entry.language = ${language}
    left join ${mainTimes(sql`t.subject_id = any(${ids})`)} t on t.subject_id = subject.id
    left join lateral (
      select hash, width, height from image_shown join image on image.id = image_id
      where subject_id = subject.id and published_at is not null
      order by part <> 'painting', position, image_id limit 1) image on true
    where subject.id = any(${ids})`.execute(db);
  return rows.map(({ id, summary, portrait, hash, width, height, startTime, endTime, startNote, endNote }) => [
    id,
    {
      summary: summary ?? '',
      time: startTime ? timeOf({ startTime, endTime, startNote, endNote }) : null,
      picture: portrait ?? (hash ? pictureAddress({ hash, width, height }) : null),
    },
  ]);
}
