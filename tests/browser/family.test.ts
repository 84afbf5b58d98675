import { expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';
import { button, loadLatestRevision, openEditor } from './writing-entries.ts';

useWorkshopProduct();

test('R21 a family tree has each person once, keys, expansion, search, years, time layout and colours; list and kinship without script', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/family/augustus-en?way=descendants&steps=1');
  const tree = page.locator('.tree-view[data-laid]');
  await tree.waitFor();
  const people = async () => Number(await tree.getAttribute('data-laid'));
  const initialCount = await people();
  expect(initialCount).toBe(await page.locator('.family-list li').count());
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByRole('dialog').getByLabel('Address').inputValue()).toBe(page.url());
  await page.keyboard.press('Escape');

  const canvas = page.locator('.tree-canvas');
  await canvas.focus();
  await page.keyboard.press('ArrowDown');
  const card = page.locator('.tree-card');
  await card.getByRole('heading', { name: 'Augustus' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await card.getByText(/of Augustus/).waitFor();

  // Expanding adds a generation, collapsing takes it away.
  await page.getByRole('textbox', { name: 'Find in the graph' }).fill('julia');
  await page.keyboard.press('Enter');
  await card.getByRole('heading', { name: 'Julia the Elder' }).waitFor();
  await card.getByRole('button', { name: 'Downwards' }).click();
  await expect.poll(people).toBeGreaterThan(initialCount);
  const grown = await people();
  await card.getByRole('button', { name: 'Collapse' }).click();
  await expect.poll(people).toBeLessThan(grown);

  await page.getByLabel('Alive in the year').check();
  await expect.poll(() => new URL(page.url()).searchParams.get('year')).not.toBeNull();

  // By time, coloured by house: the same people, and the address holds these options.
  await page.locator('summary', { hasText: 'View' }).click();
  await page.getByRole('radio', { name: 'By house' }).check();
  await page.locator('.tree-legend').getByRole('link', { name: 'Julio-Claudian dynasty' }).waitFor();
  const along = await people();
  await page.locator('.tree-looks input[name="tree-look"]').nth(1).check();
  await page.locator('.tree-view[data-look="lives"]').waitFor();
  expect(await people()).toBe(along);
  expect(new URL(page.url()).searchParams.get('look')).toBe('lives');
  expect(new URL(page.url()).searchParams.get('color')).toBe('house');

  // The page as the server renders it.
  const response = await page.request.get('/family/nero-en?to=Augustus');
  const html = await response.text();
  expect(html).toContain('maternal great-great-grandfather of Nero');
  expect(html).toContain('Common ancestors');
});

test('S06 R21 a daughter and a spouse are added in edit mode, drawn before submission, reviewed, and shown in the tree', async () => {
  const author = await createSignedInMember(),
    reviewer = await createSignedInMember({ role: 'reviewer' });
  const { page } = await openEditor('murasaki-shikibu', { member: author, hash: '#/family' });
  await page.getByText(/You can edit until/).waitFor();
  await button(page, '+ Add husband').click();
  await page.getByLabel('Name', { exact: true }).fill('Fujiwara no Nobutaka');
  await button(page, '+ Add daughter').click();
  await page.getByLabel('Name', { exact: true }).nth(1).fill('Daini no Sanmi');
  await page.locator('.tree-view[data-laid="3"]').waitFor();
  await button(page, 'Submit for review').click();
  await expect
    .poll(() => loadLatestRevision('murasaki-shikibu', 'family', 'submitted'))
    .toMatchObject({
      content: {
        unions: [
          {
            partners: [
              { person: { names: { en: 'Fujiwara no Nobutaka' }, gender: 'male' } },
              { id: 'murasaki-shikibu' },
            ],
            children: [{ person: { names: { en: 'Daini no Sanmi' }, gender: 'female' }, adopted: false }],
          },
        ],
      },
    });
  const { id } = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', 'murasaki-shikibu')
      .where('module', '=', 'family')
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  await passSubmission(id, reviewer);
  await visit(page, '/family/murasaki-shikibu-en');
  await page.locator('.family-list').getByRole('link', { name: 'Daini no Sanmi' }).waitFor();
  await page.locator('.family-list').getByText('daughter', { exact: true }).waitFor();
});

test('A5 A3 a person of whom only a family is recorded has a small page that leads to the house; consorts are called consorts', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/detail/elizabeth-blount-en');
  await page.getByRole('heading', { level: 1, name: 'Elizabeth Blount' }).waitFor();
  expect(await page.locator('.lead').innerText()).toBe('Lover of Henry VIII of England. Mother of Henry FitzRoy.');
  expect(await page.getByText('Only the family is recorded').innerText()).toMatch(/about deeds/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('.rubbing').count()).toBe(0);
  await expectNoAxeViolations(page);
  await page.locator('.panel').getByRole('link', { name: 'House of Tudor' }).click();
  await page.getByRole('heading', { level: 1, name: 'House of Tudor' }).waitFor();

  await visit(page, '/detail/cixi-en#/family');
  const list = page.locator('.family-list');
  expect(await list.getByRole('listitem').filter({ hasText: 'consort of Xianfeng' }).count()).toBe(1);
});
