import { expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

test('an administrator reads the health of the site and the audit log, filters by keyboard; a reviewer may not', async () => {
  const page = await openPage({ language: 'en', width: 1440, height: 900 });
  const reviewer = await createSignedInMember({ role: 'reviewer' });
  await signInAs(page, reviewer);
  await visit(page, '/review/health');
  await page.getByText('This page is for administrators.').waitFor();
  expect((await page.request.get('/data/health')).status()).toBe(403);
  const name = randomName();
  await withProductDatabase((db) =>
    db
      .insertInto('auditLog')
      .values([
        { memberId: null, role: 'operator', act: 'role', detail: JSON.stringify({ username: name }), request: null },
        { memberId: null, role: 'operator', act: 'role', detail: '{"username":"other"}', request: 'abc-123' },
      ])
      .execute(),
  );
  await signInAs(page, await createSignedInMember({ role: 'administrator' }));
  await visit(page, '/review/health');
  await page
    .getByText(/^responds in \d+ ms$/)
    .first()
    .waitFor();
  await page.getByText(/^PostgreSQL 18/).waitFor();
  await page.getByRole('heading', { name: 'Caches' }).waitFor();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const acts = page.getByRole('listitem').filter({ has: page.getByRole('time') });
  await acts.filter({ hasText: name }).getByText('Set a role').waitFor();
  await page.getByLabel('Outcome').selectOption('refused');
  await page.getByRole('button', { name: 'Show' }).click();
  const refusal = acts.filter({ hasText: reviewer.name });
  await refusal.getByText('Health', { exact: true }).waitFor();
  await refusal.getByText('Refused').waitFor();
  await expectNoAxeViolations(page);
  await page.goBack();
  await page.getByLabel('Action').selectOption('members/ban');
  await page.getByLabel('Until').fill('2001-01-01');
  await page.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('No matching actions.').waitFor();
  expect(new URL(page.url()).hash).toBe('#/act=members%2Fban&until=2001-01-01');
  await page.goBack();
  await acts.filter({ hasText: name }).waitFor();
  await expectNoAxeViolations(page);

  await page.context().addCookies([{ name: 'sys_lang', value: 'fr', url: page.url() }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [address, heading] of [
    ['/review/audit', 'Journal d’audit'],
    ['/review/health', 'État du service'],
    ['/review/merge', 'Fusionner des entrées'],
  ] as const) {
    await visit(page, address);
    await page.getByRole('heading', { name: heading }).waitFor();
    const expectedTexts = {
      '/review/audit': 'Attribution d’un rôle',
      '/review/health': 'répond en',
      '/review/merge': 'Entrée à conserver',
    };
    await page
      .locator('.audit-acts, .health-groups, .merge-choice')
      .getByText(expectedTexts[address])
      .first()
      .waitFor();
    expect(await sidewaysOverflowOf(page)).toBe(0);
    expect(await page.evaluate(() => document.body.innerText.includes('dict missed'))).toBe(false);
    await expectNoAxeViolations(page);
  }
});
