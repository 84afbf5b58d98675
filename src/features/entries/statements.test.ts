import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testContext, createVisitor } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import { implementations } from '../../calls.server.ts';
import { createApi } from '../../kit/calls/api.server.ts';
import { withRequestCache } from '../../kit/database/request-cache.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { loader } from './entry-page.tsx';

test('an entry page needs few SQL statements, and their number does not grow with its content', async () => {
  const { db, url: database } = await openDatabase();
  const api = createApi(implementations);
  const statementsOf = async (id: string) => {
    const call = api.callFor({
      ...testContext(withRequestCache(db)),
      language: 'en',
      visitor: createVisitor(),
      member: null,
    });
    const querySpy = vi.spyOn(pg.Client.prototype, 'query');
    const url = new URL(`http://localhost/detail/${id}`);
    await loader({ call, origin: url.origin, language: 'en', t: translateFor('en'), params: { id }, url });
    // Connections of earlier tests in this process may still be closing.
    const own = (querySpy.mock.contexts as pg.Client[]).filter((client) => database.includes(`/${client.database}?`));
    querySpy.mockRestore();
    return own.length;
  };
  const short = await statementsOf('alodia-en'),
    long = await statementsOf('augustus-en');
  expect(short).toBeLessThanOrEqual(8);
  expect(long).toBeLessThanOrEqual(15); // look-ups of entries that arrive in one tick are one statement: two of them may miss each other
});
