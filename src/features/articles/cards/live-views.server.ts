import { languageSuffix } from '../../../rules/entry-ids.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadFirstPictures } from '../../../kit/pictures/first-pictures.server.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Language } from '../../../rules/languages.ts';
import { localizeText, type Tour } from '../../tours/rules.ts';
import type { Group } from '../../groups/rules.ts';
import type { LiveView } from '../contract.ts';

/** Card of member-made content: its kind, its size, and the address to embed it in a page. */
export interface LiveCard {
  summary: string;
  time: TimeRecord | null;
  picture: string | null;
  live: LiveView;
}

const embedAddress = (type: string, id: string, query = '') => `/embed/${type}/${encodeURIComponent(id)}${query}`;

/** The entry of a tour stop's address. */
const entryPattern = new RegExp(`^/detail/([^/?#]+?)${languageSuffix}(?=$|[?#/])`);
const entryOf = (address: string) => entryPattern.exec(address)?.[1] ?? null;

export async function loadLiveTours(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<[string, LiveCard][]> {
  const tours = await contentsOf<Pick<Tour, 'language' | 'descriptions' | 'stops'>>(db, ids);
  const stands = (tour: (typeof tours)[number]) => tour.content.stops.flatMap(({ address }) => entryOf(address) ?? []);
  const pictures = await loadFirstPictures(db, tours.flatMap(stands));
  return tours.map((tour) => {
    const { content, id } = tour;
    return [
      id,
      {
        summary: localizeText(content.descriptions, content.language, language)?.value ?? '',
        time: null,
        picture: firstOf(pictures, stands(tour)),
        live: { what: 'tour', count: content.stops.length, href: embedAddress('tour', id) },
      },
    ];
  });
}

export async function loadLiveMapScripts(db: Database, ids: readonly string[]): Promise<[string, LiveCard][]> {
  const scripts = await contentsOf<{ description: string; shapes: unknown[] }>(db, ids);
  return scripts.map(({ id, content: { description, shapes } }) => [
    id,
    {
      summary: description,
      time: null,
      picture: null,
      live: { what: 'mapscript', count: shapes.length, href: embedAddress('mapscript', id) },
    },
  ]);
}

/** Groups as others may see them: the shared version, otherwise the reviewed one. */
export async function loadLiveGroups(db: Database, ids: readonly string[]): Promise<[string, LiveCard][]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string; group: Pick<Group, 'kind' | 'about' | 'nodes'>; isShared: boolean }>`
    select thing_id as id, case when shared then content else reviewed end as "group", shared as is_shared
    from special_group cross join lateral (select visibility <> 'private' and content is not null as shared) as state
    where thing_id = any(${[...ids]}) and (shared or reviewed is not null)`.execute(db);
  const stands = ({ group }: (typeof rows)[number]) => group.nodes.flatMap(({ itemId }) => itemId ?? []);
  const pictures = await loadFirstPictures(db, rows.flatMap(stands));
  return rows.map((row) => [
    row.id,
    {
      summary: row.group.about,
      time: null,
      picture: firstOf(pictures, stands(row)),
      live: {
        what: row.group.kind,
        count: row.group.nodes.length,
        href: embedAddress('group', row.id, row.isShared ? '' : '?version=reviewed'),
      },
    },
  ]);
}

async function contentsOf<Content>(db: Database, ids: readonly string[]): Promise<{ id: string; content: Content }[]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string; content: Content }>`
    select id, content from own_work where id = any(${[...ids]}) and content is not null`.execute(db);
  return rows;
}

const firstOf = (pictures: ReadonlyMap<string, { url: string }>, ids: readonly string[]): string | null =>
  ids.flatMap((id) => pictures.get(id)?.url ?? [])[0] ?? null;
