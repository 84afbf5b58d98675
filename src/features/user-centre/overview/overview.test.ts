import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { saveVersion } from '../../entries/writing-contract.ts';
import { contributions, overview } from './contract.ts';

test('a member sees what needs their attention, and how their published contributions were read and cited, by month', async () => {
  const { db, by, open, pass, decide, newText } = await createReviewFixture();
  const propose = async (itemId: string, more: { draft?: boolean } = {}) => {
    const { token, baseId } = await open('author', itemId);
    const text = newText(`Name of ${itemId}`, { body: `<p>${itemId}</p>` });
    return (await by('author')(saveVersion, { itemId, token, baseId, text, ...more })).revisionId;
  };
  expect(await by('author')(contributions, {})).toMatchObject({ published: 0, read: 0, cited: 0, things: [] });
  expect(await by('author')(overview, {})).toEqual({ unread: 0, drafts: 0, waiting: 0, rejected: 0, published: 0 });

  await pass(await propose('augustus-en'));
  const refused = await propose('livia-en');
  await decide('reviewer', refused, 'claim');
  await decide('reviewer', refused, 'reject', { reason: 'Too short.' });
  await propose('qin-shi-huang-en');
  await propose('sima-qian-en', { draft: true });
  expect(await by('author')(overview, {})).toEqual({ unread: 2, drafts: 1, waiting: 1, rejected: 1, published: 1 });

  // Read today and a year ago, before the member's publication.
  await sql`
    insert into page_day (day, kind, page, language, thing_id, views, visits, looked_ms, cites)
    select (now() at time zone 'utc')::date - ago, 'entry', 'augustus-en', 'en', 'augustus', views, 0, 0, 2
    from (values (0, 7), (400, 100)) v (ago, views)`.execute(db);
  const other = await by('other')(contributions, {});
  expect(other).toMatchObject({ published: 0, read: 0 });
  await sql`update revision set author_id = 'second' where author_id = 'author'`.execute(db); // by a third member, since results are cached
  const effect = await by('second', 'fr')(contributions, {});
  expect(effect).toMatchObject({ published: 1, read: 7, cited: 2, things: [{ href: '/detail/augustus-fr', read: 7 }] });
  expect(effect.months).toHaveLength(12);
  expect(effect.months.at(-1)).toMatchObject({ published: 1, read: 7 });
  expect(await by('author')(contributions, {})).toMatchObject({ published: 0 });
});
