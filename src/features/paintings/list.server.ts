import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import { cleanName } from '../../rules/names.ts';
import { searchTermLength } from '../../rules/limits.ts';
import type { Filters, ListedPainting } from './contract.ts';
import type { ArtistRole, Painting } from './rules.ts';

type Condition = RawBuilder<boolean>;
const alwaysTrue: Condition = sql`true`;
const combineAll = (conditions: readonly Condition[]): Condition =>
  conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : alwaysTrue;
const combineAny = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Start and end of a historical century, in seconds. */
function spanOfCentury(century: number): { earliest: number; latest: number } {
  const [first, last] = century > 0 ? [century * 100 - 99, century * 100] : [century * 100, century * 100 + 99];
  const year = (of: number) => bounds({ year: of, month: 0, day: 0, seconds: 0 });
  return { earliest: year(first).earliest, latest: year(last).latest };
}

/** SQL condition of the filters; `s` is the subject, `p` the painting, which may have no row, `i` its picture. */
export function buildFilterCondition({
  styles,
  themes,
  materials,
  centuries,
  museumId,
  artistId,
  hues,
}: Filters): Condition {
  const words = ([column, values]: readonly ['styles' | 'themes' | 'materials', readonly string[]]) =>
    values.length ? [sql<boolean>`p.${sql.id(column)} && ${[...values]}::text[]`] : [];
  return combineAll([
    ...(
      [
        ['styles', styles],
        ['themes', themes],
        ['materials', materials],
      ] as const
    ).flatMap(words),
    ...(centuries.length
      ? [
          combineAny(
            centuries
              .flatMap((century) => {
                if (!century) return [];
                const { earliest, latest } = spanOfCentury(century);
                return [sql<boolean>`(t.earliest <= ${latest} and t.latest >= ${earliest})`];
              })
              .concat(sql<boolean>`false`),
          ),
        ]
      : []),
    ...(museumId === null ? [] : [sql<boolean>`p.museum_id = ${museumId}`]),
    ...(artistId === null ? [] : [paintedBy(artistId)]),
    ...(hues.length ? [sql<boolean>`i.hue = any(${[...hues]}::smallint[])`] : []),
  ]);
}

/** Painters are those that the painting itself names, or that a relation does. */
const paintedBy = (artistId: string): Condition => sql<boolean>`
  (p.artists @> ${JSON.stringify([{ itemId: artistId }])}::jsonb or exists (select from relation r where r.to_id = s.id and r.from_id = ${artistId} and ${isPainter}))`;
const isPainter = sql<boolean>`r.word ->> 'en' = 'painter of'`;

const likePattern = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`;
const normalizeKeyword = (keyword: string) => cleanName(keyword).slice(0, searchTermLength);

/** Whether the keyword is in a name of the painting; such results come first. */
export const nameContains = (keyword: string): Condition =>
  sql<boolean>`exists (select from entry e where e.subject_id = s.id and e.name ilike ${likePattern(normalizeKeyword(keyword))})`;

/** Every word must occur in a name or summary of the painting, in a painter's name or in the inventory number. */
export function matchesWords(keyword: string): Condition {
  const words = normalizeKeyword(keyword).split(/\s+/).filter(Boolean);
  return combineAll(
    words.map((word) => {
      const like = likePattern(word);
      return sql<boolean>`
        (exists (select from entry e where e.subject_id = s.id and (e.name ilike ${like} or e.summary ilike ${like}))
          or exists (select from entry e join other_name o on o.entry_id = e.id where e.subject_id = s.id and o.name ilike ${like})
          or p.artists::text ilike ${like} or p.inventory ilike ${like}
          or exists (select from relation r join entry e on e.subject_id = r.from_id where r.to_id = s.id and ${isPainter} and e.name ilike ${like}))`;
    }),
  );
}

interface Row extends TimeColumns {
  id: string;
  artists: Painting['artists'] | null;
  related: string[] | null;
  museumId: string | null;
  inventory: string | null;
  height: number | null;
  width: number | null;
  depth: number | null;
  imageId: string | null;
  imageUrl: string | null;
  hue: number | null;
  isDrawing: boolean | null;
}

/** Every subject of kind painting, with its row as a painting, the time of its making and its main picture. */
const paintingTables = sql`
  subject s
  left join painting p on p.subject_id = s.id
  left join subject_time t on t.subject_id = s.id and t.position = 0
  left join listed_subject l on l.subject_id = s.id
  left join lateral (
    select image.id, image.hash, image.width, image.height, image.hue, image.is_drawing from image_shown shown join image on image.id = shown.image_id
    where shown.subject_id = s.id and image.published_at is not null
    order by shown.part = 'painting' desc, shown.position limit 1) i on true`;

export interface Listing {
  where: Condition;
  order?: RawBuilder<unknown>;
  page: number;
  size: number;
}

/** A page of paintings and their total number. */
export async function listPaintings(
  db: Database,
  { where, order = sql`l.rank nulls last, s.id`, page, size }: Listing,
  language: Language,
): Promise<{ total: number; paintings: ListedPainting[] }> {
  const condition = sql`s.kind = 'painting' and ${where} and exists (select from entry e where e.subject_id = s.id)`;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from ${paintingTables} where ${condition}`.execute(db),
    sql<Row>`
      select s.id, p.artists, p.museum_id, p.inventory, p.height, p.width, p.depth, t.start_time, t.end_time, t.start_note, t.end_note, i.id as image_id, i.hue, i.is_drawing,
        '/media/image/' || i.hash || '-' || i.width || 'x' || i.height || '.webp' as image_url,
        (select array_agg(r.from_id order by r.from_id) from relation r where r.to_id = s.id and ${isPainter}) as related
      from ${paintingTables} where ${condition} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    ),
  ]);
  return { total: counted[0]!.total, paintings: await attachNames(db, rows, language) };
}

/** Paintings by their ids, in that order. */
export async function paintingsById(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<ListedPainting[]> {
  if (!ids.length) return [];
  const { paintings: listedPaintings } = await listPaintings(
    db,
    {
      where: sql`s.id = any(${[...ids]})`,
      order: sql`array_position(${[...ids]}::text[], s.id)`,
      page: 1,
      size: ids.length,
    },
    language,
  );
  return listedPaintings;
}

async function attachNames(db: Database, rows: readonly Row[], language: Language): Promise<ListedPainting[]> {
  const painters = rows.map(paintersIn);
  const entries = await loadLinkedEntries(
    db,
    rows.flatMap(({ id, museumId }, at) => [
      id,
      ...(museumId ? [museumId] : []),
      ...painters[at]!.flatMap(({ itemId }) => itemId ?? []),
    ]),
    language,
  );
  return rows.flatMap((row, at): ListedPainting[] => {
    const entry = entries.get(row.id);
    if (!entry) return [];
    return [
      {
        ...entry,
        time: timeOf(row),
        artists: painters[at]!.flatMap(({ itemId, name, role }) => {
          const painter = (itemId && entries.get(itemId)) || null;
          const artistName = selectTranslation(name, language)?.value ?? painter?.name;
          return artistName ? [{ name: painter?.name ?? artistName, entry: painter, role }] : [];
        }),
        museum: (row.museumId && entries.get(row.museumId)) || null,
        inventory: row.inventory ?? '',
        size: { height: row.height, width: row.width, depth: row.depth },
        picture:
          row.imageId && row.imageUrl
            ? { id: row.imageId, url: row.imageUrl, hue: row.hue, isDrawing: row.isDrawing === true }
            : null,
      },
    ];
  });
}

/** Painters that the painting names; otherwise those with a painter relation to it. */
const paintersIn = ({ artists, related }: Row): { itemId: string | null; name: InLanguages; role: ArtistRole }[] =>
  artists?.length ? artists : (related ?? []).map((itemId) => ({ itemId, name: {}, role: 'painter' as const }));
