import { localizeCitation } from '../../rules/citations.ts';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../kit/database/database.server.ts';
import { subjectIdQuery, rememberSubject, requireSubject } from '../../kit/find-subject.server.ts';
import { nearestEntryQuery, languageOrder } from '../../kit/linked-entries.server.ts';
import { isListedAsRelative, laneOf } from '../../kit/listed-subjects.server.ts';
import { anyOf } from '../../kit/database/prepared.server.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import { chooseEntry } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import { regions, type Kind, type Region, type TimeRole } from '../../rules/kinds.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { linkedEntryOf, type Citation, type LinkedEntry } from '../../rules/schemas.ts';
import { nonEmptySectionsQuery } from '../../kit/registry/entry-sections.server.ts';
import { firstPictureOf, firstPictureColumn } from '../../kit/pictures/first-pictures.server.ts';
import { subjectsLinkedIn } from './page/mentioned.ts';
import { selectNearestInTime, type TimeCandidate } from './reading/nearest-in-time.ts';
import type { EntryDetail } from './contract.ts';
import type { EntryHead } from '../../rules/entry-head.ts';

/**
 * The entry that answers for an id in a language, with its siblings: the one in that language or the next available
 * one; `exact` prefers the entry with that id. Fails with `entryNotFound`, also if a subject has no entry at all.
 */
export async function resolveEntry(
  db: Database,
  id: string,
  language: Language,
  { exact = false } = {},
): Promise<{ id: string; subjectId: string; language: Language; langs: InLanguages }> {
  const subjectId = await requireSubject(db, id);
  const rows = await db.selectFrom('entry').where('subjectId', '=', subjectId).select(['id', 'language']).execute();
  const langs = Object.fromEntries(rows.map((row) => [row.language, row.id])) as InLanguages;
  const exactRow = exact ? rows.find((row) => row.id === id) : undefined;
  const best = exactRow ?? chooseEntry(langs, language) ?? fail('entryNotFound');
  return { ...best, subjectId, langs };
}

/** The head of an entry, in the requested language or the next available one. */
export async function loadEntryHead(
  db: Database,
  id: string,
  language: Language,
  { exact = false } = {},
): Promise<EntryHead> {
  const row = await selectShownEntry(db, id, language, exact).executeTakeFirst();
  return headOf(row ?? fail('entryNotFound'), language);
}

/** Bounds of a main time, in seconds. */
type MainTime = Pick<TimeColumns, 'earliest' | 'latest'>;

/** The entry to show for a subject, in the order of `loadEntryHead`. */
const selectShownEntry = (db: Database, id: string, language: Language, exact: boolean) =>
  db
    .selectFrom('entry')
    .innerJoin('subject', 'subject.id', 'entry.subjectId')
    .where('entry.subjectId', '=', subjectIdQuery(id))
    .$if(exact, (query) => query.orderBy(sql`entry.id = ${id}`, 'desc'))
    .orderBy(languageOrder(language))
    .limit(1)
    .select([
      'entry.id',
      'entry.subjectId as global',
      'entry.name',
      'entry.disambiguation',
      'entry.pronunciation',
      'entry.language',
      'subject.kind',
      'subject.region',
    ])
    .select([
      'subject.latitude',
      'subject.longitude',
      'subject.placeName',
      'subject.portrait',
      firstPictureColumn.as('shown'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('otherName')
          .whereRef('otherName.entryId', '=', 'entry.id')
          .orderBy('position')
          .select('otherName.name'),
      ).as('otherNames'),
      jsonArrayFrom(
        eb
          .selectFrom('entry as sibling')
          .whereRef('sibling.subjectId', '=', 'entry.subjectId')
          .orderBy('sibling.language')
          .select(['sibling.id', 'sibling.language', 'sibling.name', 'sibling.summary']),
      ).as('siblings'),
      timesOf(eb.ref('entry.subjectId')).as('times'),
    ]);

type SubjectTime = Parameters<typeof timeOf>[0] &
  MainTime & { position: number; role: TimeRole; source: Citation | null };

/** Every time of a subject, in order. */
const timesOf = (subject: Expression<string>) => sql<SubjectTime[]>`(
  select coalesce(json_agg(json_build_object('position', position, 'role', role, 'startTime', start_time, 'endTime', end_time,
    'startNote', start_note, 'endNote', end_note, 'timeDesc', time_desc, 'earliest', earliest, 'latest', latest, 'source', source)
    order by position), '[]')
  from subject_time where subject_id = ${subject})`;

function headOf(
  {
    latitude,
    longitude,
    placeName,
    siblings,
    otherNames,
    times,
    portrait,
    shown: galleryPicture,
    ...entryRow
  }: NonNullable<Awaited<ReturnType<ReturnType<typeof selectShownEntry>['executeTakeFirst']>>>,
  language: Language,
): EntryHead {
  const summary = selectTranslation<string>(
    Object.fromEntries(siblings.map((sibling) => [sibling.language, sibling.summary])),
    entryRow.language,
  );
  return {
    ...entryRow,
    portrait: firstPictureOf({ portrait, shown: galleryPicture }),
    summary: summary?.value ?? '',
    summaryLanguage: summary?.language ?? entryRow.language,
    langs: Object.fromEntries(siblings.map((sibling) => [sibling.language, sibling.id])) as InLanguages,
    names: Object.fromEntries(siblings.map((sibling) => [sibling.language, sibling.name])),
    otherNames: otherNames.map(({ name }) => name),
    times: times.map((time) => ({
      ...timeOf(time)!,
      role: time.role,
      source: localizeCitation(time.source, language),
    })),
    place: latitude === null ? null : { latitude, longitude: longitude!, name: placeName ?? {} },
  };
}

/** Whether an import came from another Stele (importers/packs). */
const isPack = (origin: string) => origin.startsWith('pack-');

/** The original authors of a subject's packed data, and its earlier origins. */
async function loadAttributions(db: Database, subjectId: string): Promise<EntryDetail['attributed']> {
  const { rows } = await sql<EntryDetail['attributed'][number]>`
    select o.name as site,
      (select coalesce(json_agg(distinct author), '[]') from attribution a, unnest(a.authors) as author
        where a.origin_id = o.id and a.thing_id = ${subjectId}) as authors,
      (select coalesce(json_agg(distinct jsonb_build_object('name', a.from_name, 'licence', a.from_licence, 'url', a.from_url)), '[]')
        from attribution a where a.origin_id = o.id and a.thing_id = ${subjectId} and a.from_name is not null) as from
    from origin o where exists (select from attribution a where a.origin_id = o.id and a.thing_id = ${subjectId})
    order by o.id`.execute(db);
  return rows;
}

/** The whole entry. */
export async function loadEntryDetail(
  db: Database,
  id: string,
  language: Language,
  { exact = false } = {},
): Promise<EntryDetail> {
  const row = await selectShownEntry(db, id, language, exact)
    .select([
      'entry.reading',
      'entry.revisionId',
      'entry.createdAt',
      'entry.changedAt',
      nonEmptySectionsQuery(sql.ref('entry.subjectId')).as('views'),
      isListedAsRelative('entry.subject_id').as('isRelative'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('entry as written')
          .whereRef('written.subjectId', '=', 'entry.subjectId')
          .where(sql<boolean>`octet_length(written.body) > 0`) // selecting the body would decompress it
          .orderBy('written.language')
          .select('written.language'),
      ).as('written'),
      jsonArrayFrom(
        eb
          .selectFrom('sameAs')
          .whereRef('sameAs.subjectId', '=', 'entry.subjectId')
          .orderBy('sameAs.scheme')
          .orderBy('sameAs.value')
          .select(['sameAs.scheme', 'sameAs.value']),
      ).as('same'),
      // Every collection that provided data of the subject.
      jsonArrayFrom(
        eb
          .selectFrom('origin')
          .selectAll('origin')
          .orderBy('origin.id')
          .where(
            'origin.id',
            'in',
            eb
              .selectFrom('revision')
              .whereRef('revision.thingId', '=', 'entry.subjectId')
              .where('revision.originId', 'is not', null)
              .select('revision.originId')
              .$castTo<{ originId: string }>(),
          ),
      ).as('origins'),
    ])
    .executeTakeFirst();
  const { reading, revisionId, createdAt, changedAt, views, written, same, origins, isRelative, ...entryRow } =
    row ?? fail('entryNotFound');
  await rememberSubject(db, id, entryRow.global);
  const head = headOf(entryRow, language),
    mainTime = entryRow.times.find(({ position }) => position === 0);
  const { html, notes, contents } = reading ?? { html: '', notes: [], contents: [] };
  const [contemporaries, mentionedPlaces, { articles }] = await Promise.all([
    mainTime ? contemporariesOf(db, head, mainTime, language) : [],
    loadMentionedPlaces(db, subjectsLinkedIn(html), language),
    views.includes('articles') ? loadCitedArticles(db, head.id, 1, limits.maxPageSize) : { articles: [] },
  ]);
  const attributed = origins.some(({ id }) => isPack(id)) ? await loadAttributions(db, head.global) : [];
  return {
    ...head,
    html,
    notes,
    mentionedPlaces,
    articles,
    contents,
    contemporaries,
    origins,
    attributed,
    views,
    writtenIn: written.map((version) => version.language),
    revisionId,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    same: Object.fromEntries(same.map(({ scheme, value }) => [scheme, value])),
    isRelative,
  };
}

/** Kinds whose place is where they are; that of a person or a work is only associated. */
const locatedKinds: readonly Kind[] = ['place', 'site', 'polity', 'people', 'war', 'event'];
/** Most entries of a text that are looked up; the rest is left out. */
const maxMentioned = 100;

/** Those of these subjects that have a place, in the same order. */
async function loadMentionedPlaces(
  db: Database,
  subjectIds: readonly string[],
  language: Language,
): Promise<EntryDetail['mentionedPlaces']> {
  if (!subjectIds.length) return [];
  const ids = subjectIds.slice(0, maxMentioned);
  const { rows } = await sql<LinkedEntry & { latitude: number; longitude: number }>`
    select subject.id as item_id, subject.kind, nearest.*, subject.latitude, subject.longitude
    from subject join lateral (${nearestEntryQuery(sql`subject.id`, language)}) nearest on true
    where subject.id = ${anyOf(ids)} and subject.latitude is not null and subject.kind = ${anyOf(locatedKinds)}
    order by array_position(${[...ids]}::text[], subject.id)`.execute(db);
  return rows.map((row) => ({ ...linkedEntryOf(row), latitude: row.latitude, longitude: row.longitude }));
}

/** Candidates per shown contemporary. */
const candidatesPerContemporary = 6;

/**
 * Subjects whose main time overlaps this one's most: by the share of both times in common, people before others, one of
 * each region before a second; returned in chronological order.
 */
async function contemporariesOf(
  db: Database,
  { global, region }: EntryHead,
  { earliest, latest }: MainTime,
  language: Language,
): Promise<EntryDetail['contemporaries']> {
  const maxCandidates = limits.contemporaries * candidatesPerContemporary;
  const { rows: candidates } = await sql<TimeCandidate & { subjectId: string }>`
    select subject_id, lane, lower(during) as earliest, upper(during) - 1 as latest, weight
    from contemporaries_of(${global}, ${earliest}, ${latest}, ${orderLanes(region)}, ${maxCandidates}) as near
    join listed_subject using (subject_id)
    join subject on subject.id = subject_id
    order by near.place`.execute(db);
  const ids = selectNearestInTime(candidates, { earliest, latest }, limits.contemporaries).map(
    ({ subjectId }) => subjectId,
  );
  if (!ids.length) return [];
  const { rows } = await sql<LinkedEntry & TimeColumns>`
    select subject.id as item_id, subject.kind, nearest.*, time.start_time, time.end_time, time.start_note, time.end_note,
      time.time_desc, time.earliest, time.latest
    from subject join subject_time time on time.subject_id = subject.id and time.position = 0
      join lateral (${nearestEntryQuery(sql`subject.id`, language)}) nearest on true
    where subject.id = ${anyOf(ids)}`.execute(db);
  const rankOf = new Map(ids.map((id, rank) => [id, rank]));
  return rows
    .sort((a, b) => a.earliest - b.earliest || rankOf.get(a.itemId)! - rankOf.get(b.itemId)!)
    .map((row) => ({ ...linkedEntryOf(row), time: timeOf(row)! }));
}

/**
 * Lanes in order: people of other regions, people, everything else of other regions, everything else: each group as the
 * first and last of its lanes, and two excluded ones.
 */
function orderLanes(region: Region | null): number[][] {
  const classes = [
    ['personWithLife', 'person'],
    ['polity', 'other'],
  ] as const;
  return classes.flatMap(([first, last]) => {
    const mainLanes = [laneOf(first, regions[0]), laneOf(last, null)];
    return [
      [...mainLanes, laneOf(first, region), laneOf(last, region)],
      [...mainLanes, -1, -1],
    ];
  });
}

/** The number of entries per category in a language, and the bounds of their subjects in seconds. */
export const loadCategoryCounts = (db: Database, language: Language) =>
  db
    .selectFrom('categoryCount')
    .where('language', '=', language)
    .where('kind', '<>', 'relative')
    .select(['kind', 'subjects as count', 'earliest', 'latest'])
    .execute();

/** Articles cited by an entry, newest first. */
export async function loadCitedArticles(db: Database, id: string, page: number, size: number) {
  const rows = await db
    .selectFrom('citedArticle')
    .innerJoin('article', 'article.id', 'citedArticle.articleId')
    .where('entryId', '=', id)
    .select(['articleId', 'title', 'language', 'reason', 'addedAt'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('addedAt', 'desc')
    .orderBy('articleId')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map(({ addedAt, ...article }) => ({ ...article, addedAt: addedAt.toISOString() })),
  };
}
