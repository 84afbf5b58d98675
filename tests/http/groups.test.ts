import { expect, test } from 'vitest';
import { searchPath } from '../../src/features/search/rules.ts';
import { registerThings } from '../../src/kit/thing-rows.server.ts';
import { newId } from '../../src/kit/database/ids.server.ts';
import { Group } from '../../src/features/groups/rules.ts';
import { createSignedInMember, withProductDatabase, passSubmission } from '../browser/accounts.ts';
import { productUrl } from '../product-under-test.ts';
import { ask } from './ask.ts';

/** A member's graph with this visibility. */
async function aGroup(visibility: 'private' | 'link' | 'public') {
  const { id: memberId, cookies } = await createSignedInMember();
  const id = newId(),
    nodes = [
      { key: 'a', itemId: 'augustus', called: 'Augustus' },
      { key: 'b', title: 'An <b>own</b> thing' },
    ];
  const content = Group.parse({ kind: 'graph', name: 'Rome "&" <friends>', nodes });
  await withProductDatabase(async (db) => {
    await registerThings(db, [{ id, type: 'group' }]);
    await db
      .insertInto('specialGroup')
      .values({
        thingId: id,
        memberId,
        kind: 'graph',
        language: 'en',
        visibility,
        content: JSON.stringify(content) as never,
        draft: null,
        savedBy: null,
        origin: null,
        reviewed: null,
        subjectId: null,
        reviewedAt: null,
        savedAt: new Date(),
      })
      .execute();
  });
  return { id, cookie: `bearer=${cookies.bearer}; free=1` };
}
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

test('a group is read by its address, complete without script; a private one answers like a missing one, even to its maker', async () => {
  const { id } = await aGroup('link');
  const page = await ask(`/group/${id}?lang=en`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Rome &quot;&amp;&quot; &lt;friends&gt;');
  expect(page.text).toContain('/detail/augustus-en');
  expect(page.text).not.toContain('<b>own</b>');
  expect(page.text).toContain('name="robots" content="noindex"');
  const [, address] = /type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(page.text)!;
  expect(decodeURIComponent(address!)).toContain(`/group/${id}`);

  const hidden = await aGroup('private');
  for (const path of [`/group/${hidden.id}`, `/embed/group/${hidden.id}`, '/group/none'])
    expect((await ask(path, { headers: { cookie: hidden.cookie } })).status, path).toBe(404);
  expect((await ask(`/group/${(await aGroup('public')).id}`)).text).not.toContain('noindex');
});

test('any site may frame a group under /embed, and no other page: without login, cookies or forms', async () => {
  const { id, cookie } = await aGroup('link');
  const embedded = await ask(`/embed/group/${id}?lang=fr`, { headers: { cookie: `${cookie}; sys_lang=zh` } });
  expect(embedded.status).toBe(200);
  expect(embedded.headers['content-language']).toBe('fr'); // regardless of a cookie
  expect(embedded.headers['set-cookie']).toBeUndefined();
  expect(embedded.text).not.toMatch(/<form|account-host|data-island="header"/);
  const stranger = await ask(`/embed/group/${id}?lang=fr`);
  expect(embedded.text).toBe(stranger.text);
  // writing C: without a language in the address, that of the browser
  for (const [accepted, language] of [
    ['en-GB,en;q=0.9', 'en'],
    ['de, ja;q=0.8, en;q=0.5', 'ja'],
    ['de', 'zh'],
  ] as const) {
    const plain = await ask(`/embed/group/${id}`, { headers: { 'accept-language': accepted } });
    expect(plain.headers['content-language'], accepted).toBe(language);
    expect(plain.headers.vary).toContain('accept-language');
  }
  expect(policyOf(embedded)).toBe(policyOf(await ask('/embed/timemap')));
  expect(policyOf(embedded)).not.toContain("frame-ancestors 'self'");
  for (const path of [`/group/${id}`, '/group/new/graph', `/group/edit/${id}`])
    expect(policyOf(await ask(path)), path).toBe(policyOf(await ask('/timemap')));
});

test('the story of three: a member submits a group, a reviewer passes it, a stranger finds it by its entry, by search and in a frame', async () => {
  const maker = await createSignedInMember(),
    reviewer = await createSignedInMember({ role: 'reviewer' });
  const headers = { cookie: `bearer=${maker.cookies.bearer}; free=1` };
  const group = {
    kind: 'graph',
    name: 'Quarrymen of Carrara',
    nodes: [
      { key: 'a', itemId: 'augustus', called: 'Augustus' },
      { key: 'b', title: 'A mason', note: '<b>Luna</b> marble' },
    ],
    edges: [{ a: 'b', b: 'a', word: 'cut stone for' }],
  };
  const saved = await ask('/api/special/group/save', {
    body: { group, submit: true, itemId: 'augustus', language: 'en' },
    headers,
  });
  const { id, revisionId } = saved.envelope.data as { id: string; revisionId: string };
  const address = `/group/${id}?version=reviewed`;
  expect((await ask(address)).status).toBe(404); // not reviewed yet
  await passSubmission(revisionId, reviewer);
  const page = await ask(`${address}&lang=en`);
  expect(page.text).toContain('A mason');
  expect(page.text).not.toContain('<b>Luna</b>');
  const { items } = (
    await ask('/api/special/content', { body: { itemId: 'augustus', specialModule: 'graph', language: 'en' } })
  ).envelope.data as { items: { id: string; href: string }[] };
  expect(items.find((item) => item.id === id)).toMatchObject({ href: address });
  const resultsPage = (await ask(`${searchPath('quarrymen', 'special')}?lang=en`)).text;
  expect(resultsPage).toContain(`/group/${id}?version=reviewed`);
  expect(resultsPage).toContain('A reader’s graph');
  const embedded = await ask(`/embed/group/${id}?version=reviewed&lang=en`);
  expect(embedded.status).toBe(200);
  expect(embedded.text).toContain('A mason');
});

test('oEmbed tells other sites how to frame a shared group, and nothing about any other', async () => {
  const { id } = await aGroup('public');
  const oembed = (url: string, more = '') => ask(`/data/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = await oembed(`${productUrl()}/group/${id}`, '&maxwidth=400');
  expect(answer.status).toBe(200);
  const reply = JSON.parse(answer.text) as { html: string; width: number };
  expect(reply).toMatchObject({ type: 'rich', version: '1.0', title: 'Rome "&" <friends>', width: 400, height: 520 });
  expect(reply.html).toContain(`/embed/group/${id}"`);
  expect(reply.html).toContain('title="Rome &quot;&amp;&quot; &lt;friends>"');
  expect((await oembed(`https://evil.test/group/${id}`)).status).toBe(404);
  expect((await oembed(`${productUrl()}/group/${(await aGroup('private')).id}`)).status).toBe(404);
  expect((await oembed('no address')).status).toBe(400);
  expect((await oembed(`${productUrl()}/group/${id}`, '&format=xml')).status).toBe(501);
});
