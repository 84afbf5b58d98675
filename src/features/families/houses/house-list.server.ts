import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { loadFirstPictures } from '../../../kit/pictures/first-pictures.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { ListedHouse } from '../contract.ts';

/** Members named with a house: those who reigned before others, then by number of links. */
const namedMembers = 4;
/** Lives drawn of a house. */
const drawnLives = 60;

interface HouseRow {
  id: string;
  people: number;
  members: string[];
  lives: [number, number][] | null;
  total: number;
}

/** Houses with a family tree, the largest first. */
export async function loadHouses(
  db: Database,
  page: number,
  size: number,
  language: Language,
): Promise<{ total: number; houses: ListedHouse[] }> {
  const { rows } = await sql<HouseRow>`
    select house_id as id, count(*)::int as people, count(*) over ()::int as total,
      (array_agg(id order by exists (select from subject_time where subject_id = id and role = 'reign') desc, weight desc, id))[1:${sql.lit(namedMembers)}] as members,
      (select json_agg(json_build_array(life.earliest, life.latest) order by life.earliest) from (
        select earliest, latest from subject person join subject_time on subject_time.subject_id = person.id
        where person.house_id = subject.house_id and role = 'life' and end_time is not null
          and coalesce(start_note, '') not in ('before', 'after') and coalesce(end_note, '') not in ('before', 'after')
        order by earliest limit ${sql.lit(drawnLives)}) life) as lives
    from subject
    where house_id is not null and id in (select subject_id from family_partner union all select subject_id from family_child)
    group by house_id order by people desc, house_id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const houseIds = rows.map(({ id }) => id);
  const shownIds = rows.flatMap(({ id, members }) => [id, ...members]);
  const [entries, pictures, times, summaries, lifeRows] = await Promise.all([
    loadLinkedEntries(db, shownIds, language),
    loadFirstPictures(db, houseIds),
    houseIds.length
      ? db.selectFrom('subjectTime').where('subjectId', 'in', houseIds).where('position', '=', 0).selectAll().execute()
      : [],
    houseIds.length
      ? db.selectFrom('entry').where('subjectId', 'in', houseIds).select(['id', 'summary']).execute()
      : [],
    shownIds.length
      ? db
          .selectFrom('subjectTime')
          .where('subjectId', 'in', shownIds)
          .where('role', '=', 'life')
          .select(['subjectId', 'earliest', 'latest'])
          .execute()
      : [],
  ]);
  const lifeOf = new Map(
    lifeRows.map(({ subjectId, earliest, latest }) => [subjectId, [earliest, latest] as [number, number]]),
  );
  const timeByHouse = new Map(times.map((row) => [row.subjectId, timeOf(row)]));
  const summaryById = new Map(summaries.map(({ id, summary }) => [id, summary]));
  return {
    total: rows[0]?.total ?? 0,
    houses: rows.flatMap(({ id, people, members, lives }) => {
      const house = entries.get(id);
      const best = members.flatMap((member) => {
        const entry = entries.get(member);
        return entry ? [{ ...entry, life: lifeOf.get(member) ?? null }] : [];
      });
      if (!house || !best[0]) return [];
      return [
        {
          house,
          people,
          best,
          summary: summaryById.get(house.id) ?? '',
          time: timeByHouse.get(id) ?? null,
          picture: pictures.get(id)?.url ?? null,
          lives: lives ?? [],
        },
      ];
    }),
  };
}
