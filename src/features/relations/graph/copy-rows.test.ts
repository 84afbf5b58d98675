import fc from 'fast-check';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../tests/world.ts';
import { createRowReader } from './copy-rows.ts';

test('rows that PostgreSQL copies are parsed, wherever its chunks are split', async () => {
  const { url } = await openDatabase('template0');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(
    copyTo(`
    copy (select n, nullif(n % 3, 0), (n % 40000 - 5)::smallint, case n % 4 when 0 then -2147483648 when 1 then 2147483647 when 2 then -1 end from generate_series(1, 50) n) to stdout (format binary)`),
  ))
    chunks.push(chunk as Buffer);
  await client.end();
  const bytes = Buffer.concat(chunks);
  const expected = Array.from({ length: 50 }, (_, place) => {
    const n = place + 1;
    return [n, n % 3 || 77, n - 5, [-2147483648, 2147483647, -1, 99][n % 4]];
  });
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 30 }), (cuts) => {
      const rows: number[][] = [];
      const read = createRowReader([0, 77, 0, 99], (row) => rows.push([...row]));
      const places = [0, ...cuts.sort((cut, other) => cut - other), bytes.length];
      for (const [at, place] of places.slice(1).entries()) read(bytes.subarray(places[at], place));
      expect(rows).toEqual(expected);
    }),
  );
});
