import { expect, test } from 'vitest';
import { createSignedInMember, signInAs } from './accounts.ts';
import { send } from '../typing/places.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

test('a graph is started, filled with an entry and a custom node, linked, saved, shared, viewed and listed', async () => {
  // Without a graphics card the canvas says so, and the list has the complete content.
  const page = await openPage({ language: 'en', width: 390, webgl: false });
  await signInAs(page, await createSignedInMember());
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
  await page.getByRole('button', { name: 'Draw line' }).click();
  await page.getByText('— dreamt of →').waitFor();
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
  expect(await sidewaysOverflowOf(page)).toBe(0);

  const seen = page.getByLabel('Visibility');
  await seen.selectOption({ label: 'Anyone with the link' });
  await page.reload();
  await expect.poll(() => seen.inputValue()).toBe('link');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'View it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rome and I' }).waitFor();
  expect(await page.locator('.group-list').innerText()).toMatch(/Augustus[^]*Seen in a dream[^]*— dreamt of →/);
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
  expect(await sidewaysOverflowOf(page)).toBe(0);

  await visit(page, '/user/usercenter#/mycontent/special');
  await page.locator('.contents').getByRole('link', { name: 'Rome and I' }).waitFor();
  await expectNoAxeViolations(page, page.url(), { within: 'main' });
});

const aGraph = {
  edges: [{ a: 'a', b: 'b', word: 'knows' }],
  kind: 'graph',
  name: 'Two',
  nodes: [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ],
};

test('writing B14 a new graph starts with the field to add an entry, and has a canvas below it once there is one', async () => {
  const page = await openPage({ language: 'en', height: 900, webgl: false }),
    author = await createSignedInMember();
  await signInAs(page, author);
  const { id } = await send<{ id: string }>(author, '/api/special/groupDraft/save', {
    group: { kind: 'graph', name: 'New', nodes: [] },
  });
  await visit(page, `/group/edit/${id}`);
  const field = page.getByLabel('Add an entry');
  const bottom = async () => {
    const { y, height } = (await field.boundingBox())!;
    return y + height;
  };
  await field.waitFor();
  expect(await bottom()).toBeLessThan(900);
  const canvas = page.locator('.group-nodes > .stage');
  expect(await canvas.count()).toBe(0);
  await field.fill('Augustus');
  await page
    .getByRole('option', { name: /^Augustus/ })
    .first()
    .click();
  await canvas.waitFor();
  expect(await bottom()).toBeLessThan((await canvas.boundingBox())!.y);
  // With the keyboard only: the button of the last step keeps the focus, and shortcuts work too.
  const undo = page.getByRole('button', { name: 'Undo', exact: true }),
    rows = page.locator('.group-row');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(0);
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => rows.count()).toBe(1);
});

test('writing-more C a graph in a frame of another site fills it, whatever its height', async () => {
  const page = await openPage({ language: 'en', width: 800, height: 500 }),
    author = await createSignedInMember();
  const { id } = await send<{ id: string }>(author, '/api/special/group/save', { group: aGraph, visibility: 'link' });
  for (const height of [500, 900, 320]) {
    await page.setViewportSize({ width: 800, height });
    await visit(page, `/embed/group/${id}?lang=en`);
    await page.locator('.group-stage').waitFor();
    await page.getByText('2 entries, 1 relation', { exact: true }).waitFor();
    const [stage, foot] = await Promise.all(
      ['.embed .stage', '.embed-home'].map((part) => page.locator(part).boundingBox()),
    );
    expect(stage!.y + stage!.height, String(height)).toBeCloseTo(foot!.y, 0);
    expect(foot!.y + foot!.height, String(height)).toBeCloseTo(Math.max(height, 256 + foot!.height), 0);
  }
});
