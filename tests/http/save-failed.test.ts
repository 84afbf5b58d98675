import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSignedInMember, randomName, withProductDatabase } from '../browser/accounts.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { ask } from './ask.ts';

useWorkshopProduct();

test('specification 18 a save that fails for an unknown reason is answered with "Save failed", in the language of the body', async () => {
  const { id, cookies } = await createSignedInMember();
  const trigger = sql.id(`fail_${id}`);
  await withProductDatabase(async (db) => {
    await sql`create function ${trigger}() returns trigger language plpgsql as $$ begin raise 'disk'; end $$`.execute(
      db,
    );
    await sql`create trigger ${trigger} before insert on revision for each row
      when (new.author_id = ${sql.lit(id)}) execute function ${trigger}()`.execute(db);
  });
  try {
    const { envelope } = await ask('/api/item/save', {
      body: {
        facts: { kind: 'person', region: null, times: [], place: null, same: {} },
        text: { name: randomName(), otherNames: [], disambiguation: null, summary: '', body: '' },
        language: 'en',
        draft: true,
      },
      headers: { cookie: `bearer=${cookies.bearer}; free=1` },
    });
    expect(envelope).toMatchObject({ code: 500, message: 'Save failed', data: { error: 'saveFailed' } });
  } finally {
    await withProductDatabase(async (db) => {
      await sql`drop function ${trigger} cascade`.execute(db);
    });
  }
});
