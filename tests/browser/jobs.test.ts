import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, randomName, withProductDatabase, signInAs } from './accounts.ts';
import { shiftOf } from './layout-shift.ts';
import { expectNoAxeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';

useWorkshopProduct();

/** Two jobs that no worker takes for a day: one will be retried, one has used all its attempts. */
const putJobs = () =>
  withProductDatabase(async (db) => {
    for (const attempts of [1, 3]) {
      await sql`
        with job as (select * from graphile_worker.add_job('removing', '{"names":[]}', run_at => now() + interval '1 day', max_attempts => 3)),
             run as (insert into job_run (job, queue_id, input, runner, attempt, outcome, ended_at, error, reason)
                     select 'removing', id, '{}', gen_random_uuid(), ${attempts}, 'failed', now(), 'storeAway', 'connect ECONNREFUSED' from job)
        select 1 from job`.execute(db);
      await sql`update graphile_worker._private_jobs set attempts = ${attempts} where attempts = 0 and run_at > now() + interval '1 hour'`.execute(
        db,
      );
    }
  });

test('an administrator sees waiting and failed jobs with reasons, retries and cancels by keyboard, imports a file, and starts a backup', async () => {
  await putJobs();
  const page = await openPage({ language: 'en', width: 1440, height: 900 });
  await signInAs(page, await createSignedInMember({ role: 'reviewer' }));
  await visit(page, '/review/jobs');
  await page.getByText('This page is for administrators.').waitFor();
  await signInAs(page, await createSignedInMember({ role: 'administrator' }));
  await visit(page, '/review/jobs');

  await page.getByRole('region', { name: 'Recurring' }).waitFor();
  expect(await shiftOf(page), 'nothing in sight moves while the lists load').toBeLessThan(0.02);
  const failed = page.getByRole('region', { name: /^Failed/ }),
    waiting = page.getByRole('region', { name: /^Waiting/ });
  await failed.getByText('The picture store is not responding').waitFor();
  await waiting.getByText('retry in 24 hours').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /E-mail digests Every ten minutes/ }).count()).toBe(1);
  await failed.getByText('System message').click();
  await failed.getByText('connect ECONNREFUSED').waitFor();
  await expectNoAxeViolations(page);

  await failed.getByRole('button', { name: 'Retry now' }).focus();
  await page.keyboard.press('Enter');
  await failed.waitFor({ state: 'detached' });
  await waiting.getByRole('button', { name: 'Discard' }).last().focus();
  await page.keyboard.press('Enter');
  await page.getByText('No jobs are running, waiting or failed.').waitFor();

  const name = randomName(),
    file = `${name}.tsv`;
  const form = page.getByRole('region', { name: 'Import' });
  await form
    .getByLabel('Upload a file')
    .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(`${name}\tmet\t${name}’s twin\n`) });
  await expect.poll(() => form.getByLabel('File or folder').inputValue()).toBe(file);
  await form.getByLabel('Kind').selectOption('triples');
  await form.getByLabel('Name, if the files').fill('Meetings');
  await form.getByLabel('Licence, if the files').fill('CC0-1.0');
  await form.getByRole('button', { name: 'Begin' }).click();
  const done = page.getByRole('region', { name: 'Recent' }).getByRole('listitem').filter({ hasText: file });
  await done.getByText('Report', { exact: true }).click({ timeout: 120_000 }); // the import runs first
  await done.getByText('Meetings (CC0-1.0)').waitFor();
  await done.getByRole('link', { name: 'Open the report' }).click();
  await page.getByRole('heading', { name: new RegExp(file) }).waitFor();
  await page.getByText('Meetings (CC0-1.0)').waitFor();
  await expectNoAxeViolations(page);
  await visit(page, '/review/jobs');

  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByText(/Not encrypted: anyone with access to that location/).waitFor();
  await backups.getByRole('button', { name: 'Back up now' }).click();
  await backups.getByRole('cell', { name: 'complete', exact: true }).waitFor();

  await page.context().addCookies([{ name: 'sys_lang', value: 'fr', url: page.url() }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/review/jobs');
  await page.getByRole('region', { name: 'Périodiques' }).waitFor();
  expect(await sidewaysOverflowOf(page)).toBe(0);
  expect(await page.evaluate(() => document.body.innerText.includes('dict missed'))).toBe(false);
  await expectNoAxeViolations(page);
});
