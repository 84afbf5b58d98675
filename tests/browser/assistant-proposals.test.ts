import { expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { translateFor } from '../../src/kit/registry/texts.server.ts';
import { ask, readPage } from '../http/ask.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, passSubmission, randomName, signInAs } from './accounts.ts';
import { openPage, visit } from './open.ts';

useWorkshopProduct();

test('issue 42 what an assistant proposes is marked for its author, at the desk, and among the versions in five languages', async () => {
  const author = await createSignedInMember(),
    name = `Scribe ${randomName()}`;
  const headers = { cookie: `bearer=${author.cookies.bearer}; free=1` };
  const post = async (path: string, body: object) => {
    const { envelope } = await ask(path, { body: { language: 'en', ...body }, headers });
    expect(envelope.code, JSON.stringify(envelope)).toBe(200);
    return envelope.data;
  };
  const { secret } = await post('/data/account/token/add', { name: 'Helper', days: 30 });
  const proposed = await ask('/mcp', {
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'propose_entry',
        arguments: { kind: 'idea', name, summary: 'A scribe of no fame.', text: 'He copied letters.' },
      },
    },
    headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${String(secret)}` },
  });
  const { result } = JSON.parse(proposed.text) as { result: { content: { text: string }[] } };
  const { address } = JSON.parse(result.content[1]!.text) as { address: string };

  const page = await openPage({ language: 'en' });
  await signInAs(page, author);
  await visit(page, '/user/usercenter#/mycontent/mydrafts');
  const draft = page.locator('.contents > li').filter({ hasText: name }).filter({ hasText: 'Text' });
  await draft.getByText('Proposed with an assistant').waitFor();
  // The address that the assistant passes on is the one that the list has.
  const { pathname, search, hash } = new URL(address);
  expect(await draft.getByRole('link', { name }).getAttribute('href')).toBe(pathname + search + hash);
  const itemId = new URL(address).searchParams.get('draft')!;
  const submitted = await post('/api/item/save', {
    itemId,
    facts: { kind: 'idea', region: null, times: [], place: null, same: {} },
    text: { name, otherNames: [], disambiguation: null, summary: 'A scribe.', body: '<p>He copied letters.</p>' },
    onVersion: await ask(`/data/part/${itemId}/facts?lang=en`, { headers }).then(
      ({ envelope }) => (envelope.data.draft as { version: number }).version,
    ),
  });
  const reviewer = await createSignedInMember({ role: 'reviewer' });
  const desk = await openPage({ language: 'en' });
  await signInAs(desk, reviewer);
  await visit(desk, `/review#/submission/${String(submitted.revisionId)}`);
  await desk.locator('.desk-beside').getByText('Proposed with an assistant').waitFor();
  await passSubmission(String(submitted.revisionId), reviewer);
  for (const language of languages) {
    const { texts } = await readPage(`/detail/${itemId}/history`, language);
    expect(texts('p'), language).toContain(translateFor(language)('desk.withAssistant'));
  }
});
