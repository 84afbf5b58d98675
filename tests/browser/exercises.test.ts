import { expect, test } from 'vitest';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

const ofEntry = '/exercise?id=napoleon-en';

test('issue 42 a quiz says which answers are right, with date and source, and begins again', async () => {
  const page = await openPage({ language: 'en', width: 390, height: 844 });
  await visit(page, ofEntry);
  expect(await page.locator('h1').textContent()).toMatch(/^Quiz · Napoleon/);
  const questions = page.locator('.exercise-question');
  const total = await questions.count();
  expect(total).toBeGreaterThan(3);
  // The answers of the page itself, in the order of the questions.
  for (let at = 0; at < total; at++) await questions.nth(at).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  const right = await page.locator('.exercise-mark[data-right=true]').count();
  expect(await page.getByRole('status').filter({ hasText: 'correct' }).innerText()).toBe(
    `${right} of ${total} correct`,
  );
  expect(await page.locator('.exercise-verdict .source').count()).toBe(total);
  await expectNoAxeViolations(page, 'a quiz that was checked', { within: '.exercise' });
  expect(await sidewaysOverflowOf(page)).toBe(0);
  // The marked options are all right.
  for (let at = 0; at < total; at++) await questions.nth(at).locator('label[data-right] input').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByText(`${total} of ${total} correct`).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await page.locator('.exercise-verdict').count()).toBe(0);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
});

test('issue 42 events are put in order with the keyboard alone', async () => {
  const page = await openPage({ language: 'fr' });
  await visit(page, '/exercise?form=order&from=1400&until=1600');
  const items = page.locator('.exercise-order > li');
  expect(await items.count()).toBe(7);
  const solution = await page.locator('.exercise-solution .owned').allTextContents();
  for (const [target, text] of solution.entries()) {
    const position = async () =>
      (await items.allTextContents()).findIndex((item) => item.replace(/[↑↓]/g, '').trim() === text.trim());
    for (let at = await position(); at > target; at--) {
      const up = items.nth(at).getByRole('button').first();
      await up.focus();
      await page.keyboard.press('Enter');
      await expect.poll(position).toBe(at - 1);
    }
  }
  await page.getByRole('button', { name: 'Vérifier les réponses' }).click();
  await page.getByText('7 sur 7 justes').waitFor();
  await expectNoAxeViolations(page, 'an order', { within: '.exercise' });
});

test('issue 42 without script tasks, cards and answers are complete, and faults are named', async () => {
  const page = await openPage({ language: 'zh', javaScriptEnabled: false });
  await page.goto('/exercise?form=cards&id=qin-shi-huang');
  const cards = page.locator('.flash-card');
  expect(await cards.count()).toBeGreaterThan(3);
  expect(await cards.first().locator('.flash-card-when').isVisible()).toBe(false);
  await cards.first().locator('summary').click();
  expect(await cards.first().locator('.flash-card-when').innerText()).toMatch(/前\d+年/);
  await page.goto('/exercise?form=order');
  await page.getByText('答案与出处').first().click();
  expect(await page.locator('.exercise-solution > li').count()).toBe(7);
  await page.goto('/exercise?from=1500&until=1400');
  expect(await page.locator('#wrong-until').innerText()).not.toBe('');
  await page.goto('/exercise?from=once%20upon%20a%20time');
  expect(await page.locator('#wrong-from').innerText()).not.toBe('');
  await page.goto('/exercise?from=1&until=2&kinds=painting');
  await page.getByText('年代确切且有出处的事件太少').waitFor();
});

test('issue 42 on paper a quiz has lines for name and class, and its answers on a page of their own', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, ofEntry);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.exercise-name').isVisible()).toBe(true);
  expect(await page.locator('.exercise-solution li').first().isVisible()).toBe(true);
  expect(await page.locator('.exercise-answers').evaluate((answers) => getComputedStyle(answers).breakBefore)).toBe(
    'page',
  );
  for (const hidden of ['.exercise-choice', '.exercise-acts', '.tabs'])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
});

test('issue 42 an entry with dated events leads to its exercises, and their address can be embedded', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/napoleon-en#/timeline');
  await page.getByRole('link', { name: 'Flash cards' }).click();
  await page.waitForURL('**/exercise?form=cards&id=napoleon-en');
  await page.goto('/embed/exercise?form=cards&id=napoleon-en&lang=en');
  expect(await page.locator('header, .exercise-choice').count()).toBe(0);
  expect(await page.locator('.flash-card').count()).toBeGreaterThan(3);
});
