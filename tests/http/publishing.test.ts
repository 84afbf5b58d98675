import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { publishAtOnce, type Proposal } from '../../src/features/revisions/face/publish.server.ts';
import { entryDetail, entryIntro, entrySimpleIntro } from '../../src/features/entries/contract.ts';
import type { Text } from '../../src/features/entries/rules.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { notifyPublication, listenForPublications } from '../../src/kit/database/publications.server.ts';
import { memberOf, tokenHash } from '../../src/kit/calls/session.server.ts';
import { soon, startProduct } from '../process/product.ts';
import { openDatabase, openWorld } from '../world.ts';
import { ask } from './ask.ts';

const by = { authorId: 'import-world', originId: 'world' };
const publish = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
const text = (content: Partial<Text>): Proposal => ({
  module: 'text',
  thingId: 'augustus',
  language: 'en',
  content: { name: 'Augustus', otherNames: [], disambiguation: null, summary: '', body: '', ...content },
});

test('V08 what is published is sanitised: no script, style, link, frame or handler in the text, no element in name, summary and other names', async () => {
  const { db, as } = await openWorld();
  const bad = '<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;';
  await publish(
    db,
    text({
      name: `Augustus${bad}`,
      disambiguation: `emperor${bad}`,
      summary: `First${bad} emperor`,
      otherNames: [`Octavian${bad}`],
      body: `<h2>Life</h2><p style="position:fixed;text-align:center" onclick="alert(1)" class="left x">One <a href="javascript:alert(1)">two</a></p><script>alert(1)</script><style>p{}</style><link rel="stylesheet" href="//evil.example"><iframe src="//evil.example"></iframe><svg onload="alert(1)"></svg>`,
    }),
  );
  const entry = await as(null, 'en')(entryDetail, { id: 'augustus' });
  expect([entry.name, entry.disambiguation, entry.summary, entry.otherNames]).toEqual([
    'Augustus',
    'emperor',
    'First emperor',
    ['Octavian'],
  ]);
  expect(entry.html).not.toMatch(/<(script|style|link|iframe|svg)|on\w+=|javascript:|position/i);
  expect(entry.html).toContain('style="text-align:center"');
  expect(entry.html).toContain('class="left"');
  for (const endpoint of [entryIntro, entrySimpleIntro])
    await expect(as(null, 'en')(endpoint, { id: 'augustus' })).resolves.toMatchObject({
      name: 'Augustus',
      summary: 'First emperor',
    });
  const { relations } = await as(null, 'en')(relationsOfEntry, { id: 'battle-of-actium' });
  expect(relations.find(({ other }) => other.itemId === 'augustus')!.other).toMatchObject({
    name: 'Augustus',
    disambiguation: 'emperor',
  });
});

test('V09 links of the form ?id=X become /detail/X when a text is published, others stay', async () => {
  const { db, as } = await openWorld();
  await publish(
    db,
    text({
      body: '<p><a href="?id=cleopatra">one</a> <a href="/item.html?lang=en&amp;id=rome">two</a> <a href="https://example.org/?id=x">three</a></p>',
    }),
  );
  const { html } = await as(null, 'en')(entryDetail, { id: 'augustus' });
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/detail/cleopatra',
    '/detail/rome',
    'https://example.org/?id=x',
  ]);
});

test('what is published drops its pages from the cache of every process, at once', async () => {
  const { db, url } = await openDatabase();
  const products = [
    startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }),
    startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }),
  ];
  const urls = await Promise.all(products.map((one) => one.open()));
  const shown = (of: string, path: string) => ask(path, { of });
  // Its own page, one that names it, and the list that it leads.
  const paths = ['/detail/augustus-en', '/detail/battle-of-actium-en', '/category/person?lang=en'];
  const before = new Map<string, string>();
  for (const of of urls)
    for (const path of paths) {
      const first = await shown(of, path);
      before.set(of + path, first.text);
      await expect(shown(of, path)).resolves.toMatchObject({ headers: { etag: first.headers.etag } });
    }
  await publish(db, text({ name: 'Imperator Caesar', summary: 'Told anew.' }));
  for (const of of urls)
    for (const path of paths)
      await expect
        .poll(async () => (await shown(of, path)).text, { ...soon, timeout: 2000 })
        .toContain('Imperator Caesar');
  const fresh = await shown(urls[0]!, paths[0]!);
  await expect(
    ask(paths[0]!, { of: urls[0]!, headers: { 'if-none-match': String(fresh.headers.etag) } }),
  ).resolves.toMatchObject({ status: 304 });
});

test('a new relation shows on the pages of both its ends at once', async () => {
  const { db, url } = await openDatabase();
  const of = await startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }).open();
  const page = async () => (await ask('/detail/kongzi-en', { of })).text;
  await expect(page()).resolves.not.toContain('dreams of');
  const word = { en: 'dreams of' };
  await publish(db, {
    module: 'relations',
    thingId: 'augustus',
    language: null,
    content: {
      relations: [
        {
          to: 'kongzi',
          type: 'other',
          word,
          inverse: null,
          time: null,
          place: null,
          description: null,
          attributes: {},
          source: null,
          origin: null,
        },
      ],
    },
  });
  await expect.poll(page, { ...soon, timeout: 2000 }).toContain('dreams of');
});

test('a process that lost its connection forgets every page when it hears again, because it may have missed something', async () => {
  const { db, url } = await openDatabase();
  const heard: string[][] = [];
  const publications = listenForPublications(url, (tags) => heard.push(tags));
  onTestFinished(() => publications.stop());
  await publications.ready;
  await notifyPublication(db, ['augustus']);
  await expect.poll(() => heard, soon).toEqual([['augustus', 'lists']]);

  const listeners = sql<{
    pid: number;
  }>`select pid from pg_stat_activity where application_name = 'stele listener' and datname = current_database()`;
  const {
    rows: [old],
  } = await listeners.execute(db);
  await sql`select pg_terminate_backend(${old!.pid})`.execute(db);
  await expect
    .poll(async () => (await listeners.execute(db)).rows.filter(({ pid }) => pid !== old!.pid).length, soon)
    .toBe(1);
  await expect.poll(() => heard.length, soon).toBe(3);
  expect(heard.slice(1)).toEqual([['*'], ['*']]); // when it broke, and when it listened again
  await notifyPublication(db, ['cleopatra']);
  await expect.poll(() => heard.at(-1), soon).toEqual(['cleopatra', 'lists']);
});

test('a session whose token is known makes a member, until it ends; only the hash of the token is kept', async () => {
  const { db } = await openWorld();
  await db
    .insertInto('member')
    .values([
      { id: 'm1', name: 'Sima Qian', phone: '+86 10' },
      { id: 'm2', name: 'Ban Zhao', phone: null, role: 'reviewer' },
    ])
    .execute();
  const hour = 3_600_000;
  await db
    .insertInto('session')
    .values([
      { tokenHash: tokenHash('token-1'), memberId: 'm1', expiresAt: new Date(Date.now() + hour) },
      { tokenHash: tokenHash('token-2'), memberId: 'm2', expiresAt: new Date(Date.now() + hour) },
      { tokenHash: tokenHash('token-3'), memberId: 'm1', expiresAt: new Date(Date.now() - hour) },
    ])
    .execute();
  await expect(memberOf(db, 'token-1')).resolves.toEqual({
    id: 'm1',
    name: 'Sima Qian',
    phoneBound: true,
    role: 'member',
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: expect.any(String) as string,
  });
  await expect(memberOf(db, 'token-2')).resolves.toEqual({
    id: 'm2',
    name: 'Ban Zhao',
    phoneBound: false,
    role: 'reviewer',
    status: 'normal',
    days: 0,
    confirmed: true,
    sessionId: expect.any(String) as string,
  });
  for (const token of ['token-3', 'token', '', undefined, tokenHash('token-1').toString('hex'), 'x\0y'])
    await expect(memberOf(db, token), String(token)).resolves.toBeNull();
});
