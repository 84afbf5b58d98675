import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { centuryOf, formatCentury } from '../../rules/time/centuries.ts';
import { yearOfSecond } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { wordName } from './face/words.ts';
import type { Vocabulary } from './rules.ts';

export interface Choice {
  value: string;
  name: string;
  count: number;
}
type Group = 'styles' | 'themes' | 'materials' | 'centuries' | 'museums' | 'hues';
export const groups: readonly Group[] = ['styles', 'themes', 'materials', 'centuries', 'museums', 'hues'];

/** Maximum number of choices in a group; longer lists are of no use. */
const maxChoices = 60;

/** The values of a group that paintings have, most frequent first; centuries in chronological order. */
export async function choicesOf(db: Database, group: Group, language: Language): Promise<Choice[]> {
  switch (group) {
    case 'centuries':
      return countCenturies(db, language);
    case 'museums':
      return countMuseums(db, language);
    case 'hues':
      return countHues(db, language);
    default:
      return countWords(db, group, language);
  }
}

async function countWords(db: Database, group: Extract<Vocabulary, Group>, language: Language): Promise<Choice[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select word as value, count(*)::int as count from painting, unnest(painting.${sql.id(group)}) word
    group by word order by count desc, word limit ${maxChoices}`.execute(db);
  const t = translateFor(language);
  return rows.map(({ value, count }) => ({ value, name: wordName(group, value, t), count }));
}

/** A painting that spans two centuries counts in both; one dated to no more than five centuries, in none. */
async function countCenturies(db: Database, language: Language): Promise<Choice[]> {
  const { rows } = await sql<{ earliest: number; latest: number; count: number }>`
    select t.earliest::float8, t.latest::float8, count(*)::int as count
    from subject s join subject_time t on t.subject_id = s.id and t.position = 0
    where s.kind = 'painting' and t.earliest is not null group by t.earliest, t.latest`.execute(db);
  const counts = new Map<number, number>();
  for (const { earliest, latest, count } of rows) {
    const [first, last] = [earliest, latest].map((second) => centuryOf(yearOfSecond(second))) as [number, number];
    if (last - first > 4) continue;
    for (let century = first; century <= last; century++)
      if (century) counts.set(century, (counts.get(century) ?? 0) + count);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([century, count]) => ({ value: String(century), name: formatCentury(century, language), count }));
}

async function countMuseums(db: Database, language: Language): Promise<Choice[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select museum_id as value, count(*)::int as count from painting where museum_id is not null
    group by museum_id order by count desc, museum_id limit ${maxChoices}`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ value }) => value),
    language,
  );
  return rows.flatMap(({ value, count }) => {
    const entry = entries.get(value);
    return entry ? [{ value, name: entry.name, count }] : [];
  });
}

async function countHues(db: Database, language: Language): Promise<Choice[]> {
  // Hue of each painting's main picture, as in lists.
  const { rows } = await sql<{ hue: number; count: number }>`
    select hue, count(*)::int as count from (
      select distinct on (s.id) image.hue
      from subject s join image_shown shown on shown.subject_id = s.id join image on image.id = shown.image_id
      where s.kind = 'painting' and image.published_at is not null
      order by s.id, shown.part = 'painting' desc, shown.position) first
    where hue is not null group by hue order by hue`.execute(db);
  const t = translateFor(language);
  return rows.map(({ hue, count }) => ({ value: String(hue), name: t(`painting.hue.${hue as 0}`), count }));
}

/** Paintings that show a picture of themselves, and not only a drawing. */
export async function countPictures(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct s.id)::int as count
    from subject s join image_shown shown on shown.subject_id = s.id join image on image.id = shown.image_id
    where s.kind = 'painting' and image.published_at is not null and not image.is_drawing`.execute(db);
  return rows[0]!.count;
}
