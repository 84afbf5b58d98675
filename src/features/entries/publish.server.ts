import { sql } from 'kysely';
import { copyNewRows } from '../../kit/database/copy-new.server.ts';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import type { SearchDocument } from '../../kit/search-document.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import { findPictures, readPictureAddress } from '../../rules/picture-address.ts';
import { toDisplayName } from '../../rules/names.ts';
import { toPlainText, sanitizeUserHtml } from '../../rules/safe-html.ts';
import { publishPictures, type Credits } from '../media/face/publish-pictures.server.ts';
import { flattenNotes } from '../reading/face/notes.server.ts';
import { makeReading } from '../reading/face/reading.server.ts';
import type { Facts, Text } from './rules.ts';

/** Writes the published facts of subjects: kind, place, portrait, times, identifiers. */
export async function publishFacts(db: Database, revisions: readonly PassedRevision<Facts>[]): Promise<void> {
  const credits = await publishPictures(db, portraitsIn(revisions));
  const subjects = subjectRows(revisions, credits);
  const { rows: written } = await sql<WrittenRow>`
    insert into subject (id, kind, region, latitude, longitude, place_name, origin_id, portrait, gender, royal, house_id)
    select id, kind, region, latitude, longitude, place_name, origin_id, portrait, gender, royal, house_id from jsonb_populate_recordset(null::subject, ${asJson(subjects)})
    on conflict (id) do update set kind = excluded.kind, region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
      place_name = excluded.place_name, portrait = excluded.portrait, gender = excluded.gender, royal = excluded.royal, house_id = excluded.house_id, changed_at = now()
    returning id, xmax = 0 as is_new`.execute(db);
  const old = existingIdsOf(written);

  const times = revisions.flatMap(timeRows);
  if (old.length) await sql`delete from subject_time where subject_id = any(${old})`.execute(db);
  if (times.length)
    await sql`
    insert into subject_time (subject_id, position, role, start_time, end_time, start_note, end_note, time_desc, earliest, latest, source)
    select subject_id, position, role, start_time, end_time, start_note, end_note, time_desc, earliest, latest, source
    from jsonb_populate_recordset(null::subject_time, ${asJson(times)})`.execute(db);

  if (old.length) await sql`delete from same_as where subject_id = any(${old})`.execute(db);
  await writeIdentifiers(db, revisions);
}

/** `publishFacts` for subjects that do not exist yet. */
export async function publishNewFacts(db: Database, revisions: readonly PassedRevision<Facts>[]): Promise<void> {
  const credits = await publishPictures(db, portraitsIn(revisions));
  await copyNewRows(db, 'subject', subjectColumns, subjectRows(revisions, credits));
  await copyNewRows(db, 'subject_time', timeColumns, revisions.flatMap(timeRows));
  await writeIdentifiers(db, revisions);
}

const portraitsIn = (revisions: readonly PassedRevision<Facts>[]) =>
  revisions.flatMap(({ thingId: subjectId, content: { portrait } }) =>
    portrait ? [{ subjectId, url: portrait.url }] : [],
  );

const subjectColumns = [
  'id',
  'kind',
  'region',
  'latitude',
  'longitude',
  'place_name',
  'origin_id',
  'portrait',
  'gender',
  'royal',
  'house_id',
];
const subjectRows = (revisions: readonly PassedRevision<Facts>[], credits: Credits) =>
  revisions.map(({ thingId, originId, content }) => ({
    id: thingId,
    kind: content.kind,
    region: content.region,
    latitude: content.place?.latitude ?? null,
    longitude: content.place?.longitude ?? null,
    place_name: content.place?.name ?? null,
    origin_id: originId,
    portrait: portraitOf(content, credits),
    gender: content.gender ?? null,
    royal: content.royal ?? false,
    house_id: content.house ?? null,
  }));

function portraitOf({ portrait }: Facts, credits: Credits) {
  const pictureCredit = portrait && credits.get(readPictureAddress(portrait.url)?.hash ?? '');
  if (!pictureCredit) return null;
  const { id, ...credit } = pictureCredit;
  return { id, url: portrait.url, caption: portrait.caption, credit };
}

const timeColumns = [
  'subject_id',
  'position',
  'role',
  'start_time',
  'end_time',
  'start_note',
  'end_note',
  'time_desc',
  'earliest',
  'latest',
  'source',
];
const timeRows = ({ thingId, content }: PassedRevision<Facts>) =>
  content.times.map((time, position) => ({
    subject_id: thingId,
    position,
    role: time.role,
    start_time: time.startTime,
    end_time: time.endTime,
    start_note: time.startNote,
    end_note: time.endNote,
    time_desc: time.timeDesc,
    ...recordBounds(time),
    source: time.source,
  }));

/** An identifier that another subject has stays with that subject. */
async function writeIdentifiers(db: Database, revisions: readonly PassedRevision<Facts>[]): Promise<void> {
  const names = revisions.flatMap(({ thingId, content }) =>
    Object.entries(content.same).map(([scheme, value]) => ({ scheme, value, subject_id: thingId })),
  );
  if (names.length)
    await sql`insert into same_as select * from jsonb_populate_recordset(null::same_as, ${asJson(names)}) on conflict do nothing`.execute(
      db,
    );
}

/**
 * Deletes subjects with all dependent data; recounts the subjects that had a relation to one of them. Returns these.
 */
export async function withdrawFacts(db: Database, revisions: readonly PassedRevision<Facts>[]): Promise<string[]> {
  const ids = revisions.map(({ thingId }) => thingId);
  const { rows } = await sql<{ id: string }>`
    select from_id as id from relation where to_id = any(${ids}) union select to_id from relation where from_id = any(${ids})`.execute(
    db,
  );
  await sql`delete from subject where id = any(${ids})`.execute(db);
  const linked = rows.map(({ id }) => id);
  await sql`update subject set weight = links_of(id) where id = any(${linked})`.execute(db);
  return linked;
}

/** A row that was inserted (new) or updated; a new one has no dependent rows to clear. */
interface WrittenRow {
  id: string;
  isNew: boolean;
}
const existingIdsOf = (written: readonly WrittenRow[]) => written.flatMap(({ id, isNew }) => (isNew ? [] : id));

/** Writes the published entries: names, summary, main text, cited articles. */
export async function publishTexts(db: Database, revisions: readonly PassedRevision<Text>[]): Promise<void> {
  const entries = await entryRows(db, revisions);
  const { rows: written } = await sql<WrittenRow>`
    insert into entry (id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id)
    select id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id from jsonb_populate_recordset(null::entry, ${asJson(entries)})
    on conflict (id) do update set name = excluded.name, disambiguation = excluded.disambiguation, pronunciation = excluded.pronunciation, summary = excluded.summary,
      body = excluded.body, reading = excluded.reading, revision_id = excluded.revision_id, changed_at = now()
    returning id, xmax = 0 as is_new`.execute(db);
  const old = existingIdsOf(written);

  const names = revisions.flatMap(otherNameRows);
  if (old.length) await sql`delete from other_name where entry_id = any(${old})`.execute(db);
  if (names.length)
    await sql`insert into other_name select * from jsonb_populate_recordset(null::other_name, ${asJson(names)})`.execute(
      db,
    );

  await citeArticles(db, revisions.flatMap(citationRows), old);
}

/** `publishTexts` for entries that do not exist yet. */
export async function publishNewTexts(db: Database, revisions: readonly PassedRevision<Text>[]): Promise<void> {
  await copyNewRows(db, 'entry', entryColumns, await entryRows(db, revisions));
  await copyNewRows(db, 'other_name', ['entry_id', 'position', 'name'], revisions.flatMap(otherNameRows));
  await citeArticles(db, revisions.flatMap(citationRows), []);
}

/** Search documents of new entries: the same as `thing.server.ts` would read. */
export const documentsOf = (revisions: readonly PassedRevision<Text>[]): SearchDocument[] =>
  revisions.map(({ thingId, language, content }) => ({
    type: 'entries',
    ref: entryId(thingId, language!),
    thingId,
    language: language!,
    ...namesOf(content),
    otherNames: content.otherNames.map(nameOf),
    summary: withoutMarkup(content.summary),
    html: bodyOf(content),
  }));

const safeBodies = new WeakMap<Text, string>();
/** The safe main text; made once for the entry and for search, because an import spends a tenth of its time on it. */
function bodyOf(content: Text): string {
  let body = safeBodies.get(content);
  if (body === undefined)
    safeBodies.set(content, (body = content.body && flattenNotes(sanitizeUserHtml(content.body))));
  return body;
}
const namesOf = ({ name, disambiguation, pronunciation }: Text) => ({
  name: nameOf(name),
  disambiguation: disambiguation && nameOf(disambiguation),
  pronunciation: pronunciation ? nameOf(pronunciation) : null,
});

const entryColumns = [
  'id',
  'subject_id',
  'language',
  'name',
  'disambiguation',
  'pronunciation',
  'summary',
  'body',
  'reading',
  'revision_id',
];
async function entryRows(db: Database, revisions: readonly PassedRevision<Text>[]) {
  const bodies = revisions.map(({ content }) => bodyOf(content));
  const credits = await publishPictures(
    db,
    revisions.flatMap(({ thingId: subjectId }, at) => findPictures(bodies[at]!).map((url) => ({ subjectId, url }))),
  );
  return revisions.map(({ id, thingId, language, content }, at) => {
    const body = bodies[at]!;
    return {
      id: entryId(thingId, language!),
      subject_id: thingId,
      language,
      ...namesOf(content),
      summary: withoutMarkup(content.summary),
      body,
      reading: body ? makeReading(body, language!, credits) : null,
      revision_id: id,
    };
  });
}

const otherNameRows = ({ thingId, language, content }: PassedRevision<Text>) =>
  content.otherNames.map((name, position) => ({ entry_id: entryId(thingId, language!), position, name: nameOf(name) }));

const citationRows = ({ thingId, language, content }: PassedRevision<Text>) => {
  const once = new Map(content.articles?.map(({ articleId, reason }) => [articleId, withoutMarkup(reason)]));
  return [...once].map(([articleId, reason]) => ({
    entry_id: entryId(thingId, language!),
    article_id: articleId,
    reason,
  }));
};

/** Deletes the entries of subjects in a language. */
export async function withdrawTexts(db: Database, revisions: readonly PassedRevision<Text>[]): Promise<void> {
  const ids = revisions.map(({ thingId, language }) => entryId(thingId, language!));
  await sql`delete from entry where id = any(${ids})`.execute(db);
}

/** Writes the articles that entries cite; earlier citations keep their date. Skips unknown and unpublished articles. */
async function citeArticles(
  db: Database,
  cited: readonly { entry_id: string; article_id: string; reason: string }[],
  old: readonly string[],
): Promise<void> {
  if (old.length)
    await sql`
    delete from cited_article before where entry_id = any(${old})
      and not exists (select from jsonb_populate_recordset(null::cited_article, ${asJson(cited)}) c where c.entry_id = before.entry_id and c.article_id = before.article_id)`.execute(
      db,
    );
  if (cited.length)
    await sql`
    insert into cited_article (entry_id, article_id, reason, added_by)
    select c.entry_id, c.article_id, c.reason, revision.author_id from jsonb_populate_recordset(null::cited_article, ${asJson(cited)}) c
    join article on article.id = c.article_id and article.published_at is not null
    join entry on entry.id = c.entry_id join revision on revision.id = entry.revision_id
    on conflict (entry_id, article_id) do update set reason = excluded.reason`.execute(db);
}

const nameOf = (text: string) => toDisplayName(withoutMarkup(text));
/** Most names cannot contain an element, so they need no cleaning. */
const withoutMarkup = (text: string) => (/[<&\0]/.test(text) ? toPlainText(text) : text);
