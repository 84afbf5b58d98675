import { test } from 'vitest';
import { mkdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { ask } from '../http/ask.ts';
import { modules } from '../../src/rules/modules.ts';
import { aMember, aName, inProduct, signInAs } from './accounts.ts';
import { openPage, visit } from './open.ts';

test('look', { timeout: 120_000 }, async () => {
  mkdirSync('/tmp/look', { recursive: true });
  const author = await aMember(), rev = await aMember({ role: 'reviewer' });
  const as = async (who: typeof author, path: string, body: object) => (await ask(path, { body: { language: 'en', ...body }, headers: { cookie: `bearer=${who.cookies.bearer}; free=1` } })).envelope.data as Record<string, string>;
  const name = `Scribe ${aName()}`;
  const { revisionId: id, itemId } = await as(author, '/api/item/save', { facts: { kind: 'idea', region: null, times: [], place: null, same: {} }, text: { name, otherNames: [], disambiguation: null, summary: 'A scribe of no fame.', body: '<p>He coppied letters and charters for the monks of Saint Gall, day by day.</p>' }, note: 'First' });
  const contents = { facts: {}, text: { name: 'Augustus' }, timeline: { events: [] }, timemap: { nodes: [] }, relations: { relations: [] } };
  await inProduct((db) => db.insertInto('revision').values(modules.flatMap((module) => (['draft', 'not passed'] as const).map((state) => ({ id: randomUUID(), module, subjectId: 'augustus', language: module === 'text' ? (state === 'draft' ? 'en' as const : 'fr' as const) : null, authorId: author.id, state, content: JSON.stringify(contents[module]), baseId: null, originId: null, decidedAt: null, rejectReason: state === 'not passed' ? 'Cite a source.' : null })))).execute());
  for (const [language, width, scheme] of [['zh', 390, 'light'], ['fr', 1440, 'dark'], ['fr', 390, 'dark'], ['zh', 1440, 'light']] as const) {
    const page = await openPage({ language, width, scheme, expects: /./ });
    await signInAs(page, author);
    for (const [what, hash] of [['all', '#/mycontent'], ['relations', '#/mycontent?list=rejected&of=relations']] as const) {
      await visit(page, `/user/usercenter${hash}`);
      await page.locator('.contents > li').first().waitFor();
      await page.screenshot({ path: `/tmp/look/content-${what}-${language}-${width}.png`, fullPage: true });
    }
    const desk = await openPage({ language, width, scheme, expects: /./ });
    await signInAs(desk, rev);
    await visit(desk, `/review#/submission/${id}`);
    await desk.locator('.desk-buttons').waitFor();
    // Its author takes it back and sends something else while it is read.
    await as(author, '/data/revision/withdraw', { id });
    await as(author, '/api/item/save', { itemId, facts: { kind: 'idea', region: null, times: [], place: null, same: {} }, text: { name, otherNames: [], disambiguation: null, summary: `A scribe of ${language} ${width}.`, body: '<p>He coppied letters and charters for the monks of Saint Gall, day by day.</p>' } });
    await desk.locator('.desk-buttons button').first().click();
    await desk.locator('.desk-outdated').waitFor();
    await desk.screenshot({ path: `/tmp/look/desk-changed-${language}-${width}.png`, fullPage: true });
  }
  const page = await openPage({ language: 'fr', width: 1440, expects: /./ });
  await signInAs(page, rev);
  await visit(page, `/review#/submission/${id}`);
  await page.locator('.desk-buttons button').first().click();
  await page.locator('.desk-buttons button').nth(3).waitFor();
  await page.locator('.desk-buttons button').last().click();
  await page.locator('.desk-edit').waitFor();
  await page.screenshot({ path: '/tmp/look/edit-fr-1440.png', fullPage: true });
  const body = page.locator('.desk-edit .source-text');
  await body.fill((await body.inputValue()).replace('coppied', 'copied'));
  await page.locator('.desk-edit button.first').click();
  await page.locator('.desk-newer').waitFor();
  await page.screenshot({ path: '/tmp/look/mended-fr-1440.png', fullPage: true });
  for (const [language, width] of [['zh', 390], ['fr', 1440]] as const) {
    const history = await openPage({ language, width, expects: /./ });
    await visit(history, `/detail/${itemId}/history`);
    await history.screenshot({ path: `/tmp/look/history-${language}-${width}.png`, fullPage: true });
    const banned = await openPage({ language, width, expects: /./ });
    await signInAs(banned, await aMember({ status: 'ban', bannedUntil: new Date(Date.now() + 3 * 86_400_000) }));
    await visit(banned, '/user/edit?id=augustus-en');
    await banned.locator('.writing-told').waitFor();
    await banned.screenshot({ path: `/tmp/look/banned-${language}-${width}.png` });
  }
});
