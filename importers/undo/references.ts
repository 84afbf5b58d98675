import { sql } from 'kysely';
import { remainingMentionsOf } from './mentions.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { languages } from '../../src/rules/languages.ts';
import { revisionsOf } from './revisions.ts';

/**
 * Subjects that texts written by people link to, published or not. Read once: such texts are few compared with an
 * import.
 */
export async function loadSubjectsLinkedByPeople(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct found[1] as address from revision, regexp_matches(content->>'body', '/detail/([^"''#?&<>[:space:]]+)', 'g') found
    where module = 'text' and origin_id is null and content->>'body' like '%/detail/%'`.execute(db);
  const suffix = new RegExp(`-(?:${languages.join('|')})$`);
  return new Set(
    rows.flatMap(({ address }) => {
      const id = decodeUri(address);
      return [id, id.replace(suffix, '')];
    }),
  );
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Why subjects of an import stay although no one wrote about them: other content refers to them. */
export async function findReferencedSubjects(
  db: Database,
  ids: readonly string[],
  origin: string,
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const { rows: imports } = await sql<{ thingId: string; name: string }>`
    select r.thing_id, o.name from import_record r join origin o on o.id = r.origin_id
    where r.thing_id = any(${ids}) and r.origin_id <> ${origin}`.execute(db);
  for (const { thingId, name } of imports) reasons.set(thingId, `${name} brought it too`);
  const { rows: speakers } = await sql<{ id: string }>`
    select from_id as id from relation where to_id = any(${ids})
    union select event.subject_id from event_subject join event on event.id = event_subject.event_id where event_subject.subject_id = any(${ids})
    union select u.told_by from family_union u join family_partner p on p.union_id = u.id where p.subject_id = any(${ids})
    union select u.told_by from family_union u join family_child c on c.union_id = u.id where c.subject_id = any(${ids})`.execute(
    db,
  );
  const targetIds = new Set(ids);
  for (const [speaker, parts] of await revisionsOf(
    db,
    speakers.map(({ id }) => id),
    origin,
  ))
    for (const id of remainingMentionsOf(parts))
      if (targetIds.has(id) && id !== speaker && !reasons.has(id)) reasons.set(id, `${speaker} leads to it`);
  return reasons;
}
