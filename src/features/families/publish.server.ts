import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { deriveId } from '../../kit/database/ids.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import type { Gender } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import type { TimeNote, TimeRecord } from '../../rules/time/historical-time.ts';
import { publishUnionRelations } from '../relations/face/publish-union-relations.server.ts';
import { publishAtOnce, type Proposal } from '../../editing/revisions/face/publish.server.ts';
import { membersOf, type Family, type Member, type Union } from './rules.ts';
import { groupSameUnions, joinStatements, pairOf } from './same-unions.ts';
import { relationsOfUnion } from './union-relations.server.ts';

/**
 * Publishes families: creates entries for members without one, replaces the unions that each subject records, and
 * updates their graph relations. Skips members that do not exist. Returns the former members of the unions.
 */
export async function publishFamilies(db: Database, revisions: readonly PassedRevision<Family>[]): Promise<string[]> {
  await createNewPeople(db, revisions);
  const unions = revisions.flatMap(unionRows),
    ids = unions.map(({ id }) => id),
    tellers = revisions.map(({ thingId }) => thingId);
  const before = await loadFormerMembers(db, tellers);
  await sql`delete from family_union where told_by = any(${tellers}) and id <> all(${ids})`.execute(db);
  await sql`
    insert into family_union (id, told_by, position, kind, ended, doubtful, start_time, end_time, start_note, end_note, time_desc, source)
    select id, told_by, position, kind, ended, doubtful, start_time, end_time, start_note, end_note, time_desc, source
    from jsonb_populate_recordset(null::family_union, ${asJson(unions.map(({ members: _members, ...row }) => row))})
    on conflict (id) do update set position = excluded.position, kind = excluded.kind, ended = excluded.ended, doubtful = excluded.doubtful,
      start_time = excluded.start_time, end_time = excluded.end_time, start_note = excluded.start_note, end_note = excluded.end_note,
      time_desc = excluded.time_desc, source = excluded.source`.execute(db);
  await writeMembers(db, unions);
  const members = unions.flatMap(({ members: { partners, children } }) =>
    [...partners, ...children].map(({ id }) => id),
  );
  await replaceUnionRelations(db, unions, [...before, ...members]);
  return before;
}

/** Unions as readers see them, with their ids: derived from the recording subject, the partners, and an ordinal. */
function joinedUnions({ unions }: Family, thingId: string): { id: string; union: Union; statements: Union[] }[] {
  const times = new Map<string, number>();
  return groupSameUnions(unions).map((statements) => {
    const [first, ...others] = statements as [Union, ...Union[]],
      pair = pairOf(first);
    const nth = (times.get(pair) ?? 0) + 1;
    times.set(pair, nth);
    const ids = first.partners.map(({ id }) => id).sort();
    return { id: deriveId('union', thingId, ...ids, nth), union: joinStatements([first, ...others]), statements };
  });
}

/** The id of each union of a part; statements of one union have the same. */
export function unionIds(family: Family, thingId: string): string[] {
  const joined = joinedUnions(family, thingId);
  return family.unions.map((union) => joined.find(({ statements }) => statements.includes(union))!.id);
}

const unionRows = ({ thingId, content }: PassedRevision<Family>) => {
  return joinedUnions(content, thingId).map(({ id, union }, position) => {
    return {
      id,
      told_by: thingId,
      position,
      kind: union.kind,
      ended: union.ended,
      doubtful: union.doubtful,
      start_time: union.time?.startTime ?? null,
      end_time: union.time?.endTime ?? null,
      start_note: union.time?.startNote ?? null,
      end_note: union.time?.endNote ?? null,
      time_desc: union.time?.timeDesc ?? null,
      source: union.source,
      members: { partners: union.partners, children: union.children },
    };
  });
};
type UnionRows = ReturnType<typeof unionRows>;

async function loadFormerMembers(db: Database, tellers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.subject_id as id from family_union u join family_partner p on p.union_id = u.id where u.told_by = any(${[...tellers]})
    union select c.subject_id from family_union u join family_child c on c.union_id = u.id where u.told_by = any(${[...tellers]})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function writeMembers(db: Database, unions: UnionRows): Promise<void> {
  const ids = unions.map(({ id }) => id);
  const partners = unions.flatMap(({ id, members }) =>
    members.partners.map((member, position) => ({ union_id: id, subject_id: member.id, position })),
  );
  const children = unions.flatMap(({ id, members }) =>
    members.children.map(({ id: subject_id, adopted, doubtful }, position) => ({
      union_id: id,
      subject_id,
      position,
      adopted,
      doubtful,
    })),
  );
  await sql`delete from family_partner where union_id = any(${ids})`.execute(db);
  await sql`delete from family_child where union_id = any(${ids})`.execute(db);
  await sql`
    insert into family_partner select p.* from jsonb_populate_recordset(null::family_partner, ${asJson(partners)}) p
    join subject on subject.id = p.subject_id on conflict do nothing`.execute(db);
  await sql`
    insert into family_child select c.* from jsonb_populate_recordset(null::family_child, ${asJson(children)}) c
    join subject on subject.id = c.subject_id on conflict do nothing`.execute(db);
}

interface Person {
  id: string;
  gender: Gender | null;
  role: 'life' | 'birth' | null;
  startTime: string | null;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
}

/** The unions as relations. A birth has only a start date; it is omitted when the life starts `before` a known year. */
async function replaceUnionRelations(db: Database, unions: UnionRows, touched: readonly string[]): Promise<void> {
  const { rows } = await sql<Person>`
    select s.id, s.gender, t.role, t.start_time, t.end_time, t.start_note, t.end_note
    from subject s left join lateral (select * from subject_time where subject_id = s.id and role in ('life', 'birth') order by position limit 1) t on true
    where s.id = any(${[...new Set(touched)]})`.execute(db);
  const people = new Map(rows.map((row) => [row.id, row]));
  const birthOf = ({ role, startTime, startNote, endTime, endNote }: Person): TimeRecord | null =>
    startTime === null || startNote === 'before'
      ? null
      : {
          startTime,
          startNote,
          ...(role === 'birth' ? { endTime, endNote } : { endTime: null, endNote: null }),
          timeDesc: null,
        };
  const relations = unions.flatMap(({ id, kind, source, members: { partners, children }, ...row }) =>
    relationsOfUnion({
      id,
      kind,
      source,
      time: timeOf({
        startTime: row.start_time,
        endTime: row.end_time,
        startNote: row.start_note,
        endNote: row.end_note,
      }),
      partners: partners.flatMap((partner) => people.get(partner.id) ?? []),
      children: children.flatMap(({ id: child, adopted }) => {
        const person = people.get(child);
        return person ? [{ id: child, adopted, birth: birthOf(person) }] : [];
      }),
    }),
  );
  await publishUnionRelations(
    db,
    unions.map(({ id }) => id),
    relations,
    touched,
  );
}

/** Creates a minimal subject (facts and a name) for each new person of a family. */
async function createNewPeople(db: Database, revisions: readonly PassedRevision<Family>[]): Promise<void> {
  for (const { id, originId, content } of revisions) {
    const newcomers = new Map(
      content.unions.flatMap(membersOf).flatMap((member) => (member.person ? [[member.id, member]] : [])),
    );
    if (!newcomers.size) continue;
    const { rows: existingRows } = await sql<{ id: string }>`
      select id from thing where id = any(${[...newcomers.keys()]})`.execute(db);
    for (const row of existingRows) newcomers.delete(row.id);
    if (!newcomers.size) continue;
    const { authorId } = await db
      .selectFrom('revision')
      .where('id', '=', id)
      .select('authorId')
      .executeTakeFirstOrThrow();
    await publishAtOnce(db, [...newcomers.values()].flatMap(entryOf), { authorId, originId });
  }
}

function entryOf({ id, person }: Member): Proposal[] {
  if (!person) return [];
  const { names, gender, royal, life } = person;
  return [
    {
      module: 'facts',
      thingId: id,
      language: null,
      content: {
        kind: 'person',
        region: null,
        times: life ? [{ role: 'life', ...life, source: null }] : [],
        place: null,
        same: {},
        ...(gender && { gender }),
        ...(royal && { royal }),
      },
    },
    ...languages.flatMap((language): Proposal[] => {
      const name = names[language];
      return name
        ? [
            {
              module: 'text',
              thingId: id,
              language,
              content: { name, otherNames: [], disambiguation: null, summary: '', body: '' },
            },
          ]
        : [];
    }),
  ];
}
