import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEntry } from '../src/features/entries/writing-contract.ts';
import { expectAgreement } from './agreement.ts';
import { createReviewFixture } from './review-fixture.ts';

test('the agreement check finds rows that publishing forgot to delete, in any table, and extra or missing ones', async () => {
  const { by, newText, pass, db } = await createReviewFixture();
  const { itemId, revisionId } = await by('author')(createEntry, {
    facts: { kind: 'person', region: null, times: [], place: null, same: {} },
    text: newText('Livia Orestilla', { summary: 'An empress.' }),
  });
  await pass(revisionId);
  const id = itemId.replace(/-en$/, '');
  await expectAgreement(db, [id]);

  // No published part overwrites these rows, so publishing again leaves them in place.
  const time = sql`'0001-00-00', 0, 0`,
    words = sql`'{"en": "Forgotten"}'`;
  const forgotten = {
    entry: sql`insert into entry (id, subject_id, language, name, revision_id) values (${`${id}-fr`}, ${id}, 'fr', 'Forgotten', ${revisionId})`,
    event: sql`insert into event (id, subject_id, position, start_time, earliest, latest, title, kind, region, standing)
      values ('forgotten', ${id}, 0, ${time}, ${words}, 'person', 'nowhere', '1')`,
    relation: sql`insert into relation (id, from_id, to_id, type, word) values ('forgotten', ${id}, 'augustus', 'other', ${words})`,
    timemap_node: sql`insert into timemap_node (id, subject_id, position, title, latitude, longitude, place_name)
      values ('forgotten', ${id}, 0, ${words}, 0, 0, ${words})`,
    search_name: sql`insert into search_name (key, form, own, at, type, ref, thing_id, language, name)
      values ('forgotten', 'name', true, 0, 'entries', ${itemId}, ${id}, 'en', 'Forgotten')`,
    other_name: sql`insert into other_name (entry_id, position, name) values (${itemId}, 9, 'Forgotten')`,
    same_as: sql`insert into same_as (scheme, value, subject_id) values ('wikidata', 'forgotten', ${id})`,
  };
  for (const [table, insert] of Object.entries(forgotten)) {
    await insert.execute(db);
    await expect(expectAgreement(db, [id]), table).rejects.toThrow(new RegExp(`^${table}:`));
    await sql`delete from ${sql.table(table)} t where t::text ~* 'forgotten'`.execute(db);
  }
  await expectAgreement(db, [id]);

  await sql`update subject set region = 'europe' where id = ${id}`.execute(db);
  await expect(expectAgreement(db, [id])).rejects.toThrow(/^subject:/);
  await sql`update subject set region = null where id = ${id}`.execute(db);
  await sql`delete from search_passage where thing_id = ${id}`.execute(db);
  await expect(expectAgreement(db, [id])).rejects.toThrow(/^search_passage:/);
});
