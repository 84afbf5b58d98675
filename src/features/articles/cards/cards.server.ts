import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import { loadSummaries, groupByType } from '../../../kit/registry/things.server.ts';
import type { LiveView, ThingCard } from '../contract.ts';
import { coversOf } from '../../books/face/covers.server.ts';
import { loadLiveGroups, loadLiveMapScripts, loadLiveTours } from './live-views.server.ts';

/** Data of a card beyond those of every thing. */
interface CardDetails {
  live?: LiveView;
  summary: string;
  time: TimeRecord | null;
  picture: string | null;
}
const noDetails: CardDetails = { summary: '', time: null, picture: null };

/** Things of any type as cards with their current published data, in the order given; missing things are left out. */
export async function loadCards(db: Database, ids: readonly string[], language: Language): Promise<ThingCard[]> {
  const types = await groupByType(db, ids);
  const typeOf = new Map([...types].flatMap(([{ type }, thingIds]) => thingIds.map((id) => [id, type])));
  const summaries = await loadSummaries(db, ids, language);
  const more = await loadCardDetails(db, types, language);
  return ids.flatMap((itemId) => {
    const thing = summaries.get(itemId);
    if (!thing) return [];
    const { name, disambiguation, language: spoken, kind, href } = thing;
    const card = { itemId, thing: typeOf.get(itemId)!, name, disambiguation, language: spoken, kind, href };
    return [{ ...card, live: null, ...(more.get(itemId) ?? noDetails) }];
  });
}

async function loadCardDetails(
  db: Database,
  types: Awaited<ReturnType<typeof groupByType>>,
  language: Language,
): Promise<ReadonlyMap<string, CardDetails>> {
  const of = (type: string) => [...types].find(([thingType]) => thingType.type === type)?.[1] ?? [];
  const pairLists = await Promise.all([
    loadSubjectDetails(db, of('subject'), language),
    loadBookDetails(db, of('book'), language),
    loadImageDetails(db, of('image'), language),
    loadLiveTours(db, of('tour'), language),
    loadLiveMapScripts(db, of('mapscript')),
    loadLiveGroups(db, of('group')),
  ]);
  return new Map<string, CardDetails>(pairLists.flat());
}

/** The main picture of a subject, otherwise the first of its gallery; its first time. */
async function loadSubjectDetails(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  if (!ids.length) return [];
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
    left join subject_time t on t.subject_id = subject.id and t.position = 0
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

async function loadBookDetails(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('book')
    .where('id', 'in', [...ids])
    .select(['id', 'workId', 'facts'])
    .execute();
  const coverOf = await coversOf(db, rows);
  return rows.map(({ id, facts }) => [
    id,
    {
      summary:
        selectTranslation(facts.description, language)?.value ?? facts.bookAuthors.map(({ name }) => name).join(' · '),
      time: facts.writing,
      picture: coverOf(id),
    },
  ]);
}

async function loadImageDetails(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, CardDetails][]> {
  if (!ids.length) return [];
  const rows = await db
    .selectFrom('image')
    .where('id', 'in', [...ids])
    .select(['id', 'hash', 'width', 'height', 'description'])
    .execute();
  return rows.map(({ id, description, ...picture }) => [
    id,
    {
      summary: selectTranslation(description as InLanguages, language)?.value ?? '',
      time: null,
      picture: pictureAddress(picture),
    },
  ]);
}
