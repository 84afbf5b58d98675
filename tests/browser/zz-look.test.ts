import { test, expect } from 'vitest';
import { publishInWorkshop } from '../house.ts';
import { aMember, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

publishInWorkshop();
const out = '/tmp/chapter-look';

for (const [name, reader, address] of [
  ['zh-d', { language: 'zh' }, '/book/edit?id=book-hojoki&vid=kawa&w=original'],
  ['fr-p-n', { language: 'fr', width: 390, height: 844, scheme: 'dark' }, '/book/edit?id=book-hojoki&vid=kawa&w=fr'],
  ['he-fr-d', { language: 'fr' }, '/book/edit?id=book-hebrew-bible&vid=gen-1&w=original'],
  ['zh-p', { language: 'zh', width: 390, height: 844 }, '/book/edit?id=book-laozi&vid=1&w=original'],
  ['fr-d-n', { language: 'fr', scheme: 'dark' }, '/book/edit?id=book-laozi&vid=1&w=fr'],
] as const)
  test(name, async () => {
    const page = await openPage(reader);
    await signInAs(page, await aMember());
    await visit(page, address);
    const fields = page.locator('.segment-editor').first().getByRole('textbox');
    await page.locator('.segment-editor').first().waitFor();
    await page.locator('.segment-editor').first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${out}/${name}-1.png` });
    const shown = page.locator('.segment-editor').first().locator('.segment-words').first();
    const box = (await shown.boundingBox())!;
    await page.mouse.click(box.x + (name.startsWith('zh-d') ? box.width - 30 : box.width / 2), box.y + 20);
    await page.locator('.segment-live').waitFor();
    await page.keyboard.type('XYZ');
    await page.screenshot({ path: `${out}/${name}-2.png` });
    await page.getByRole('toolbar').locator('button').last().click();
    await page.keyboard.type('note words');
    await page.screenshot({ path: `${out}/${name}-3.png` });
    console.log(name, await fields.count(), await shown.innerHTML());
    await expectNoAxeViolations(page, name, { within: 'main' });
    expect(await page.locator('.segment-live').count()).toBe(1);
  });
