import { lifeRecordOf } from '../../rules/time/life.ts';
import type { TimeRole, Gender } from '../../rules/kinds.ts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import { fallbackOrder, selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { linkedEntryOf, type LinkedEntry } from '../../rules/schemas.ts';
import type { TimeNote, TimeRecord } from '../../rules/time/historical-time.ts';
import type { FamilyUnion } from '../families/contract.ts';
import { edgesOf, type RelationRow } from '../relations/face/nodes-and-edges.server.ts';
import { pathAddress } from '../relations/face/path-of-stops.server.ts';
import type { ShownEdge, ShownGroup, ShownNode } from './contract.ts';
import type { Group, GroupNode, SavedPath } from './rules.ts';

/** The data of an entry that a node needs. */
interface EntryRow extends LinkedEntry {
  degree: number;
  gender: Gender | null;
  royal: boolean;
  time: TimeRecord | null;
  place: { latitude: number; longitude: number; name: InLanguages | null } | null;
}

/** The entries of some subjects, by subject; subjects without an entry are omitted. */
async function entriesOf(db: Database, ids: readonly string[], language: Language): Promise<Map<string, EntryRow>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<
    LinkedEntry &
      Pick<EntryRow, 'degree' | 'gender' | 'royal'> & {
        latitude: number | null;
        longitude: number | null;
        placeName: InLanguages | null;
        role: TimeRole | null;
        startTime: string | null;
        endTime: string | null;
        startNote: TimeNote | null;
        endNote: TimeNote | null;
      }
  >`
    select subject.id as item_id, subject.kind, subject.weight as degree, subject.gender,
      subject.royal or exists (select from subject_time where subject_id = subject.id and role = 'reign') as royal,
      subject.latitude, subject.longitude, subject.place_name,
      entry.id, entry.name, entry.disambiguation, entry.language, time.role, time.start_time, time.end_time, time.start_note, time.end_note
    from subject join lateral (
      select id, name, disambiguation, language from entry where subject_id = subject.id
      order by array_position(${[...fallbackOrder(language)]}::text[], language) limit 1) entry on true
    left join subject_time time on time.subject_id = subject.id and time.position = 0
    where subject.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(
    rows.map(({ role, startTime, endTime, startNote, endNote, latitude, longitude, placeName, ...row }) => [
      row.itemId,
      {
        ...row,
        time: firstTimeOf(role, timeOf({ startTime, endTime, startNote, endNote })),
        place: latitude === null || longitude === null ? null : { latitude, longitude, name: placeName },
      },
    ]),
  );
}

/** A birth or death that has bounds of its own is a life with an open end. */
const firstTimeOf = (role: TimeRole | null, time: TimeRecord | null): TimeRecord | null =>
  time && (role === 'birth' || role === 'death') ? lifeRecordOf([{ ...time, role }]) : time;

/** A group in a reader's language, with the current data of its entries. */
export async function loadShownGroup(
  db: Database,
  group: Group,
  { language, written }: { language: Language; written: Language },
): Promise<ShownGroup> {
  const { kind, name, about, year, lanes, journey, nodes, path } = group;
  const ids = [...new Set(nodes.flatMap(({ itemId }) => itemId ?? []))];
  const entries = await entriesOf(db, ids, language);
  return {
    kind,
    name,
    about,
    year,
    lanes,
    journey,
    language: written,
    nodes: nodes.map((node) => toShownNode(node, entries, { language, written })),
    edges: kind === 'graph' ? await loadEdges(db, group, entries, language) : [],
    unions: kind === 'tree' ? await loadUnions(db, group, entries) : [],
    path: path && addressOfPath(path),
  };
}

function toShownNode(
  { key, itemId, called, title, note, time, place, sketch, hue, at, gender }: GroupNode,
  entries: ReadonlyMap<string, EntryRow>,
  { language, written }: { language: Language; written: Language },
): ShownNode {
  const row = itemId === null ? undefined : entries.get(itemId);
  const entryPlace = row?.place && {
    latitude: row.place.latitude,
    longitude: row.place.longitude,
    name: selectTranslation(row.place.name, language)?.value ?? row.name,
  };
  return {
    key,
    note,
    hue,
    at,
    title: title || row?.name || called,
    entry: row ? linkedEntryOf(row) : null,
    gone: itemId !== null && !row,
    time: time ?? row?.time ?? null,
    place: place ?? entryPlace ?? null,
    sketch: sketch && { ...sketch, description: selectTranslation(sketch.description, written)?.value ?? null },
    gender: gender ?? row?.gender ?? null,
    royal: row?.royal ?? false,
    degree: row?.degree ?? 0,
  };
}

/** For each subject the key of the first node that represents it in lines. */
function keysOf(nodes: readonly GroupNode[], entries: ReadonlyMap<string, EntryRow>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { key, itemId } of nodes) if (itemId && entries.has(itemId) && !keys.has(itemId)) keys.set(itemId, key);
  return keys;
}

const isChosen = ({ relations }: Group, id: string) => relations === 'all' || relations.includes(id);

/** The encyclopedia's relations among a graph's entries, and the graph's own lines. */
async function loadEdges(
  db: Database,
  group: Group,
  entries: ReadonlyMap<string, EntryRow>,
  language: Language,
): Promise<ShownEdge[]> {
  const keys = keysOf(group.nodes, entries),
    ids = [...keys.keys()],
    nodeKeys = new Set(group.nodes.map(({ key }) => key));
  const { rows } = ids.length
    ? await sql<RelationRow>`
        select * from relation where from_id = any(${ids}::text[]) and to_id = any(${ids}::text[])
        order by number limit ${limits.groups.edges}`.execute(db)
    : { rows: [] };
  const nodes = ids.map((id) => ({ ...entries.get(id)!, time: null }));
  const selectedRelations = rows.filter(({ id }) => isChosen(group, id));
  return [
    ...edgesOf(selectedRelations, nodes, language).map(({ id, a, b, word, directed, time }) => ({
      id,
      a: keys.get(a)!,
      b: keys.get(b)!,
      word,
      directed,
      time,
      isOwn: false,
    })),
    ...group.edges
      .filter(({ a, b }) => nodeKeys.has(a) && nodeKeys.has(b))
      .map(({ a, b, word, directed }, place) => ({
        id: `own-${place}`,
        a,
        b,
        word,
        directed,
        time: null,
        isOwn: true,
      })),
  ];
}

/** The encyclopedia's unions among a tree's people, and the tree's own. */
async function loadUnions(
  db: Database,
  group: Group,
  entries: ReadonlyMap<string, EntryRow>,
): Promise<ShownGroup['unions']> {
  const keys = keysOf(group.nodes, entries),
    ids = [...keys.keys()],
    nodeKeys = new Set(group.nodes.map(({ key }) => key));
  const { rows } = ids.length
    ? await sql<Pick<FamilyUnion, 'id' | 'kind' | 'doubtful' | 'partners' | 'children'> & Parameters<typeof timeOf>[0]>`
        select u.id, u.kind, u.doubtful, u.start_time, u.end_time, u.start_note, u.end_note, u.time_desc,
          (select coalesce(json_agg(subject_id order by position), '[]') from family_partner where union_id = u.id and subject_id = any(${ids}::text[])) as partners,
          (select coalesce(json_agg(json_build_object('id', subject_id, 'adopted', adopted, 'doubtful', doubtful) order by position), '[]')
            from family_child where union_id = u.id and subject_id = any(${ids}::text[])) as children
        from family_union u where u.id in (
          select union_id from (
            select union_id, subject_id from family_partner where subject_id = any(${ids}::text[])
            union all select union_id, subject_id from family_child where subject_id = any(${ids}::text[])) member
          group by union_id having count(*) > 1)
        order by u.told_by, u.position limit ${limits.groups.edges}`.execute(db)
    : { rows: [] };
  return [
    ...rows
      .filter(({ id }) => isChosen(group, id))
      .map(({ id, kind, doubtful, partners, children, ...time }) => ({
        id,
        kind,
        doubtful,
        time: timeOf(time),
        partners: partners.map((partner) => keys.get(partner)!),
        children: children.map((child) => ({ ...child, id: keys.get(child.id)! })),
        isOwn: false,
      })),
    ...group.unions.map(({ kind, partners, children }, place) => ({
      id: `own-${place}`,
      kind,
      doubtful: false,
      time: null,
      partners: partners.filter((key) => nodeKeys.has(key)),
      children: children
        .filter(({ key }) => nodeKeys.has(key))
        .map(({ key, adopted, doubtful }) => ({ id: key, adopted, doubtful })),
      isOwn: true,
    })),
  ];
}

/** The page that runs a saved path query again. */
export function addressOfPath(path: SavedPath): string {
  const { aId, bId, hub = null, year = null, ...rest } = path;
  return pathAddress({ ...rest, id: aId, to: bId, hub, year, choice: 1 });
}
