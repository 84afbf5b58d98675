import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../tests/world.ts';
import { migrate, migrationsIn } from '../../../kit/database/migrations.server.ts';
import { gramOfBook, gramOfLetter, gramOfPair, gramOfWord } from './grams.server.ts';
import { countMatches } from './matches.server.ts';
import { readBookQuery } from './query.server.ts';

test('R08: passages indexed before are still found by characters, pairs, phrases and words; their character counts are dropped', async () => {
  const { db } = await openDatabase('template0');
  const migrations = await migrationsIn(resolve('migrations'));
  await migrate(
    db,
    migrations.filter(({ name }) => name < '2026-12-03-books'),
  );
  await sql`insert into thing (id, type) values ('old-book', 'book')`.execute(db);
  const grams = [
    gramOfBook('old-book'),
    gramOfWord('arma'),
    ...[...'学而时'].map(gramOfLetter),
    gramOfPair('学', '而'),
    gramOfPair('而', '时'),
  ];
  await sql`
    insert into book_passage (book_id, chapter, witness, part, ordinal, language, from_ordinal, from_offset, until_ordinal, own, folded, grams)
    values ('old-book', 'one', 'original', 'text', 0, 'lzh', 0, 0, 0, 20, '学而时 arma さくら𠀋', ${`{${grams.join(',')}}`}::int[])`.execute(
    db,
  );
  await migrate(db, migrations);

  const counted = async (keyword: string) =>
    (await countMatches(db, await readBookQuery(db, keyword), ['text'])).met.map(({ count }) => count);
  for (const keyword of ['而', '學而', '學而時', 'arma', 'く', 'さく', 'さくら', '𠀋', '"學而時 arma"'])
    expect(await counted(keyword), keyword).toEqual([1]);
  for (const keyword of ['時而', 'virum', 'くさ', '學時']) expect(await counted(keyword), keyword).toEqual([]);
  const { rows } = await sql<{ words: number[] }>`select words from book_passage`.execute(db);
  expect(rows).toEqual([{ words: [gramOfBook('old-book'), gramOfWord('arma')] }]);
});
