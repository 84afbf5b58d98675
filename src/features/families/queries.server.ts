import { lifeRecordOf } from '../../rules/time/life.ts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { anyOf } from '../../kit/database/prepared.server.ts';
import { nearestEntryQuery } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { Gender } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { Citation, LinkedEntry } from '../../rules/schemas.ts';
import type { TimeNote, TimeRecord } from '../../rules/time/historical-time.ts';
import type { FamilyUnion } from './contract.ts';

interface Directions {
  /** Include unions of one's parents, and of their parents. */
  up: boolean;
  /** Include one's own unions, and those of one's children. */
  down: boolean;
  /** Whether to walk both directions from everyone found; otherwise each direction is only continued. */
  everywhere?: boolean;
  /** Whether to start with the partners of the given people, too. */
  spouses?: boolean;
}

interface FamilySurroundings {
  unions: FamilyUnion[];
  /** Everyone in these unions, and the people at the start. */
  ids: string[];
  /** True when the result was cut. */
  more: boolean;
}

/**
 * The unions around some people, generation by generation, each once; the number of steps and of people is limited.
 * Source: spec §5 R21.
 */
export async function loadUnionsAround(
  db: Database,
  from: readonly string[],
  { up, down, everywhere = false, spouses = false }: Directions,
  steps: number = limits.family.generations,
): Promise<FamilySurroundings> {
  const met = new Set(from);
  const isFull = () => met.size >= limits.family.people;
  const unionsOn = async (edge: Edge) => {
    const unionsOnEdge = await unionsOf(db, edge);
    for (const id of [...unionsOnEdge.up, ...unionsOnEdge.down].flatMap(membersOf)) met.add(id);
    return unionsOnEdge;
  };
  const ownUnions = spouses ? (await unionsOn({ up: [], down: from })).down : [],
    start = [...from, ...ownUnions.flatMap(({ partners }) => partners)];
  // Both directions are queried together; unions above come first in the result.
  const above: FamilyUnion[] = [],
    below = everywhere ? above : [];
  const seenUp = new Set(start),
    seenDown = new Set(start);
  let edge: Edge = { up: up ? start : [], down: down ? start : [] };
  for (let step = 0; edge.up.length + edge.down.length && step < steps && !isFull(); step++) {
    const unionsOnEdge = await unionsOn(edge);
    above.push(...unionsOnEdge.up);
    below.push(...unionsOnEdge.down);
    if (everywhere) {
      const next = takeUnseen([...unionsOnEdge.up, ...unionsOnEdge.down].flatMap(membersOf), seenUp);
      edge = { up: next, down: next };
    } else
      edge = {
        up: takeUnseen(
          unionsOnEdge.up.flatMap(({ partners }) => partners),
          seenUp,
        ),
        down: takeUnseen(
          unionsOnEdge.down.flatMap(({ children }) => children.map(({ id }) => id)),
          seenDown,
        ),
      };
  }
  const unions = [...new Map([...ownUnions, ...above, ...below].map((union) => [union.id, union])).values()];
  return { unions, ids: [...new Set([...from, ...unions.flatMap(membersOf)])], more: isFull() };
}

/** People to continue from: up to the unions where they are children, and down to those where they are partners. */
interface Edge {
  up: readonly string[];
  down: readonly string[];
}

const membersOf = ({ partners, children }: FamilyUnion) => [...partners, ...children.map(({ id }) => id)];
function takeUnseen(ids: readonly string[], seen: Set<string>): string[] {
  const next = [...new Set(ids)].filter((id) => !seen.has(id));
  for (const id of next) seen.add(id);
  return next;
}

async function unionsOf(db: Database, { up, down }: Edge): Promise<{ up: FamilyUnion[]; down: FamilyUnion[] }> {
  if (!up.length && !down.length) return { up: [], down: [] };
  const { rows } = await sql<Omit<FamilyUnion, 'time'> & Parameters<typeof timeOf>[0]>`
    select u.id, u.told_by, u.kind, u.ended, u.doubtful, u.start_time, u.end_time, u.start_note, u.end_note, u.time_desc, u.source,
      (select coalesce(json_agg(p.subject_id order by p.position), '[]') from family_partner p where p.union_id = u.id) as partners,
      (select coalesce(json_agg(json_build_object('id', c.subject_id, 'adopted', c.adopted, 'doubtful', c.doubtful) order by c.position), '[]')
        from family_child c where c.union_id = u.id) as children
    from family_union u
    where u.id in (select union_id from family_child where subject_id = ${anyOf(up)}
      union all select union_id from family_partner where subject_id = ${anyOf(down)})
    order by u.told_by, u.position`.execute(db);
  const unions = rows.map(({ startTime, endTime, startNote, endNote, timeDesc, ...union }) => ({
    ...union,
    time: timeOf({ startTime, endTime, startNote, endNote, timeDesc }),
  }));
  const [isUp, isDown] = [new Set(up), new Set(down)];
  return {
    up: unions.filter(({ children }) => children.some(({ id }) => isUp.has(id))),
    down: unions.filter(({ partners }) => partners.some((id) => isDown.has(id))),
  };
}

/** A person as the family queries return them. */
export interface PersonRow extends LinkedEntry {
  gender: Gender | null;
  royal: boolean;
  life: TimeRecord | null;
  /** Birth and death by themselves if one of them has a first and a last possible time. */
  birth: TimeRecord | null;
  death: TimeRecord | null;
  reign: TimeRecord | null;
  /** Subject id. */
  house: string | null;
  surname: string | null;
  source: Citation | null;
  /** Number of unions in which they are a child, and a partner. */
  asChild: number;
  asPartner: number;
}

interface TimeRow {
  role: 'life' | 'birth' | 'death' | 'reign';
  startTime: string;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  source: Citation | null;
}

/** People by id, in the order of the ids; people without an entry in any language are omitted. */
export async function peopleOf(db: Database, ids: readonly string[], language: Language): Promise<PersonRow[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Omit<PersonRow, 'life' | 'birth' | 'death' | 'reign' | 'source'> & { times: TimeRow[] }>`
    select s.id as item_id, e.id, e.name, e.disambiguation, e.language, s.kind, s.gender, s.royal, s.house_id as house,
      (select r.content->>'surname' from revision r where r.thing_id = s.id and r.module = 'facts' and r.published
        order by r.publication_number desc limit 1) as surname,
      (select count(*) from family_child c where c.subject_id = s.id)::int as as_child,
      (select count(*) from family_partner p where p.subject_id = s.id)::int as as_partner,
      (select coalesce(json_agg(json_build_object('role', role, 'startTime', start_time, 'endTime', end_time, 'startNote', start_note, 'endNote', end_note, 'source', source) order by position), '[]')
        from subject_time t where t.subject_id = s.id and role in ('life', 'birth', 'death', 'reign')) as times
    from subject s
    join lateral (${nearestEntryQuery(sql`s.id`, language)}) e on true
    where s.id = ${anyOf(ids)} order by s.id`.execute(db);
  return rows.map(({ times, ...row }) => {
    const of = (role: TimeRow['role']) => {
      const time = times.find((candidate) => candidate.role === role);
      return time ? timeOf(time) : null;
    };
    const rolesAndTimes = times.flatMap(({ role, ...time }) => {
      const record = timeOf(time);
      return record ? [{ ...record, role }] : [];
    });
    return {
      ...row,
      life: lifeRecordOf(rolesAndTimes),
      birth: of('birth'),
      death: of('death'),
      reign: of('reign'),
      source: times.find(({ source }) => source)?.source ?? null,
    };
  });
}
