import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openReadOnlyWorld, openWorld } from '../../../tests/world.ts';
import { searchAll } from './contract.ts';
import { indexNewSentences } from './sentences.server.ts';
import type { PublishedRevision } from '../../kit/registry/publication-hooks.server.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { indexPublished, indexThings } from './face/index.server.ts';

const idsOf = ({ hits }: { hits: { itemId: string }[] }) => hits.map(({ itemId }) => itemId);

test('an entry is found by its events and relations, once, and an import is caught up with', async () => {
  const { db, as } = await openWorld();
  await sql`delete from search_passage where position = -1`.execute(db);
  await sql`update search_index set sentences_to = 0`.execute(db);
  expect(await indexNewSentences(db)).toBeGreaterThan(1000);
  expect(await indexNewSentences(db)).toBe(0);
  const find = async (keyword: string) => idsOf(await as(null, 'en')(searchAll, { keyword }));
  expect((await find('comes to Rome at eighteen to claim Caesar’s name'))[0]).toBe('augustus');
  expect((await find('victorious in the Battle of Actium')).slice(0, 3)).toContain('augustus');

  await indexThings(db, ['augustus']);
  const { length } = await db
    .selectFrom('searchPassage')
    .where('thingId', '=', 'augustus')
    .where('language', '=', 'en')
    .where('position', '=', -1)
    .select('id')
    .execute();
  expect(length).toBe(1);
});

test('a relation that is published changes the sentences of both ends at once, an import in the next run', async () => {
  const { db } = await openWorld();
  const relations = requirePart('relations');
  const publishing = (thingId: string, to: string): PublishedRevision => ({
    part: relations,
    thingId,
    key: '',
    content: { relations: [{ to }] },
  });
  const sentencesOf = async (thingId: string) =>
    (
      await db
        .selectFrom('searchPassage')
        .where('thingId', '=', thingId)
        .where('language', '=', 'en')
        .where('position', '=', -1)
        .select('text')
        .execute()
    ).map(({ text }) => text);
  await sql`update relation set sentence = '{"en": "{a} zorbled {b}"}' where from_id = 'augustus' and to_id = 'battle-of-actium'`.execute(
    db,
  );
  await indexPublished(db, [publishing('augustus', 'battle-of-actium')], ['augustus', 'battle-of-actium']);
  for (const end of ['augustus', 'battle-of-actium'])
    expect((await sentencesOf(end)).join()).toContain('Augustus zorbled the Battle of Actium');

  await sql`update relation set sentence = '{"en": "{a} quuxed {b}"}' where from_id = 'augustus' and to_id = 'battle-of-actium'`.execute(
    db,
  );
  await indexPublished(
    db,
    Array.from({ length: 60 }, () => publishing('augustus', 'battle-of-actium')),
    [],
  );
  expect((await sentencesOf('augustus')).join()).not.toContain('quuxed');
  expect(await indexNewSentences(db)).toBeGreaterThan(0);
  expect((await sentencesOf('augustus')).join()).toContain('Augustus quuxed the Battle of Actium');
});

test('a description finds the subject whose first sentence says it, before entries with the words in their texts', async () => {
  const { as } = openReadOnlyWorld();
  const first = async (keyword: string, language: 'en' | 'zh' | 'fr') =>
    idsOf(await as(null, language)(searchAll, { keyword }))[0];
  expect(await first('first emperor of Rome', 'en')).toBe('augustus');
  expect(await first('premier empereur de Rome', 'fr')).toBe('augustus');
  expect(await first('first Roman emperor', 'en')).toBe('augustus');
  expect(await first('premier empereur romain', 'fr')).toBe('augustus');
});
