import { expect, test } from 'vitest';
import { aMember, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sideways, visit } from './open.ts';

test('a graph is begun, filled with an entry and something of one’s own, joined, saved, shared, looked at and listed', async () => {
  // Without a graphics card the canvas says so, and the list has all of it.
  const page = await openPage({ language: 'en', width: 390, webgl: false });
  await signInAs(page, await aMember());
  await visit(page, '/group/new/graph');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Please give it a name').first().waitFor();
  await page.getByLabel('Name').fill('Rome and I');
  await page.getByRole('button', { name: 'Begin' }).click();

  await page.getByLabel('Add an entry').fill('Augustus');
  await page
    .getByRole('option', { name: /^Augustus/ })
    .first()
    .click();
  await page.locator('.group-row', { hasText: 'Augustus' }).waitFor();
  await page.getByRole('button', { name: '+ Add your own' }).click();
  await page.getByLabel('Title').fill('A thing of mine');
  await page.getByLabel('Note').fill('Seen in a dream');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('From').selectOption({ label: 'Augustus' });
  await page.getByLabel('Relation', { exact: true }).fill('dreamt of');
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'A thing of mine' });
  await page.getByRole('button', { name: 'Draw the line' }).click();
  await page.getByText('— dreamt of →').waitFor();
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
  expect(await sideways(page)).toBe(0);

  await page.getByLabel('Who sees it').selectOption({ label: 'Whoever has the link' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rome and I' }).waitFor();
  expect(await page.locator('.group-list').innerText()).toMatch(/Augustus[^]*Seen in a dream[^]*— dreamt of →/);
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
  expect(await sideways(page)).toBe(0);

  await visit(page, '/user/usercenter#/mycontent/special');
  await page.locator('.contents').getByRole('link', { name: 'Rome and I' }).waitFor();
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
});
