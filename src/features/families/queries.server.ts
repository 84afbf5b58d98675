import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { Gender } from '../../rules/kinds.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { Citation, LinkedEntry } from '../../rules/schemas.ts';
import type { TimeNote, TimeRecord } from '../../rules/time/historical-time.ts';
import type { FamilyUnion } from './contract.ts';

interface Ways {
  /** The unions of one's parents, and theirs. */
  up: boolean;
  /** One's own unions, and those of one's children. */
  down: boolean;
  /** Whether every way may be walked again from everybody who is met; else only on in its own direction. */
  everywhere?: boolean;
  /** Whether whoever begins brings those with whom they are in a union. */
  spouses?: boolean;
}

interface Around {
  unions: FamilyUnion[];
  /** Everybody in them, and whoever began. */
  ids: string[];
  /** There was no room for all. */
  more: boolean;
}

/**
 * The unions around some people, generation by generation, each once: at most so many steps far and so many people.
 * Source: spec §5 R21.
 */
export async function unionsAround(
  db: Database,
  from: readonly string[],
  { up, down, everywhere = false, spouses = false }: Ways,
  steps: number = limits.family.generations,
): Promise<Around> {
  const unions = new Map<string, FamilyUnion>(),
    met = new Set(from);
  const take = (found: readonly FamilyUnion[]) => {
    const fresh = found.filter(({ id }) => !unions.has(id));
    for (const one of fresh) {
      unions.set(one.id, one);
      for (const id of membersOf(one)) met.add(id);
    }
    return found;
  };
  const isFull = () => met.size >= limits.family.people;
  const start = spouses
    ? [...from, ...take(await unionsOf(db, from, 'partner')).flatMap(({ partners }) => partners)]
    : from;
  const walk = async (way: 'up' | 'down') => {
    const seen = new Set(start);
    for (let edge = [...start], step = 0; edge.length && step < steps && !isFull(); step++) {
      const found = take(await unionsOf(db, edge, way === 'up' ? 'child' : 'partner'));
      edge = onwards(
        found.flatMap(({ partners, children }) => (way === 'up' ? partners : children.map(({ id }) => id))),
        seen,
      );
    }
  };
  if (everywhere) {
    const seen = new Set(start);
    for (let edge = [...start], step = 0; edge.length && step < steps && !isFull(); step++) {
      const found = [...take(await unionsOf(db, edge, 'child')), ...take(await unionsOf(db, edge, 'partner'))];
      edge = onwards(found.flatMap(membersOf), seen);
    }
  } else {
    if (up) await walk('up');
    if (down) await walk('down');
  }
  return { unions: [...unions.values()], ids: [...met], more: isFull() };
}

const membersOf = ({ partners, children }: FamilyUnion) => [...partners, ...children.map(({ id }) => id)];
function onwards(ids: readonly string[], seen: Set<string>): string[] {
  const next = [...new Set(ids)].filter((id) => !seen.has(id));
  for (const id of next) seen.add(id);
  return next;
}

/** The unions in which some people are partners, or children. */
async function unionsOf(db: Database, ids: readonly string[], as: 'partner' | 'child'): Promise<FamilyUnion[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Omit<FamilyUnion, 'time'> & Parameters<typeof timeOf>[0] & { position: number }>`
    select u.id, u.told_by, u.kind, u.ended, u.doubtful, u.start_time, u.end_time, u.start_note, u.end_note, u.time_desc, u.source,
      (select coalesce(json_agg(p.subject_id order by p.position), '[]') from family_partner p where p.union_id = u.id) as partners,
      (select coalesce(json_agg(json_build_object('id', c.subject_id, 'adopted', c.adopted, 'doubtful', c.doubtful) order by c.position), '[]')
        from family_child c where c.union_id = u.id) as children
    from family_union u
    where u.id in (select union_id from ${sql.table(as === 'partner' ? 'family_partner' : 'family_child')} where subject_id = any(${[...ids]}))
    order by u.told_by, u.position`.execute(db);
  return rows.map(({ startTime, endTime, startNote, endNote, timeDesc, position: _position, ...union }) => ({
    ...union,
    time: timeOf({ startTime, endTime, startNote, endNote, timeDesc }),
  }));
}

/** A person as a family knows them. */
export interface PersonRow extends LinkedEntry {
  gender: Gender | null;
  royal: boolean;
  life: TimeRecord | null;
  reign: TimeRecord | null;
  /** Subject. */
  house: string | null;
  source: Citation | null;
  /** In how many unions they are a child, and a partner. */
  asChild: number;
  asPartner: number;
}

interface TimesOf {
  role: 'life' | 'reign';
  startTime: string;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  source: Citation | null;
}

/** People by id; whoever has no entry in any language is missing. */
export async function peopleOf(db: Database, ids: readonly string[], language: Language): Promise<PersonRow[]> {
  if (!ids.length) return [];
  const { rows } = await sql<Omit<PersonRow, 'life' | 'reign' | 'source'> & { times: TimesOf[] }>`
    select s.id as item_id, e.id, e.name, e.disambiguation, e.language, s.kind, s.gender, s.royal, s.house_id as house,
      (select count(*) from family_child c where c.subject_id = s.id)::int as as_child,
      (select count(*) from family_partner p where p.subject_id = s.id)::int as as_partner,
      (select coalesce(json_agg(json_build_object('role', role, 'startTime', start_time, 'endTime', end_time, 'startNote', start_note, 'endNote', end_note, 'source', source) order by position), '[]')
        from subject_time t where t.subject_id = s.id and role in ('life', 'reign')) as times
    from subject s
    join lateral (
      select id, name, disambiguation, language from entry where subject_id = s.id
      order by array_position(${[...fallbackOrder(language)]}::text[], language) limit 1) e on true
    where s.id = any(${[...ids]})`.execute(db);
  return rows.map(({ times, ...row }) => {
    const of = (role: TimesOf['role']) => {
      const time = times.find((one) => one.role === role);
      return time ? timeOf(time) : null;
    };
    return { ...row, life: of('life'), reign: of('reign'), source: times.find(({ source }) => source)?.source ?? null };
  });
}
