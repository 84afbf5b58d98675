import { expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs } from './accounts.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

test('writing B19 an administrator appoints a reviewer, reads the reason for a ban and lifts it, on desktop and phone', async () => {
  const prefix = randomName();
  const boss = await createSignedInMember({ role: 'administrator' });
  const writer = await createSignedInMember({ name: `${prefix}-writer` });
  const banned = await createSignedInMember({
    name: `${prefix}-banned`,
    status: 'ban',
    bannedUntil: new Date(Date.now() + 5 * 86_400_000),
    banReason: 'Sells watches.',
    bannedBy: boss.id,
  });
  const page = await openPage({ language: 'en', width: 1440, height: 900 });
  await signInAs(page, boss);
  await visit(page, '/review');
  await page.getByRole('link', { name: 'Members and roles' }).click();
  await page.getByLabel('Find by username').fill(prefix);
  await page.keyboard.press('Enter');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row(writer.name).waitFor();
  await expectNoAxeViolations(page);

  await page.getByLabel(`Role of ${writer.name}`).selectOption('reviewer');
  await page.getByRole('dialog').getByText('They can review all contributions').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel(`Role of ${writer.name}`).inputValue()).toBe('member');
  await page.getByLabel(`Role of ${writer.name}`).selectOption('reviewer');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText(`${writer.name} now has the role “Reviewer”.`).waitFor();
  const roleOf = (id: string) =>
    withProductDatabase((db) =>
      db.selectFrom('member').where('id', '=', id).select(['role', 'status']).executeTakeFirstOrThrow(),
    );
  expect(await roleOf(writer.id)).toMatchObject({ role: 'reviewer' });

  await page.context().addCookies([{ name: 'sys_lang', value: 'fr', url: page.url() }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/review/members#/which=banned&name=${prefix}`);
  await page.reload(); // only the hash changes
  await row(banned.name).getByText('Sells watches.').waitFor();
  await row(banned.name)
    .getByText(/Exclu jusqu’au/)
    .waitFor();
  expect(await sidewaysOverflowOf(page)).toBe(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Lever l’exclusion' }).click();
  await page.getByText(`L’exclusion de ${banned.name} est levée.`).waitFor();
  expect(await roleOf(banned.id)).toMatchObject({ status: 'normal' });
  await page.getByText('Aucun membre trouvé.').waitFor();
});
