import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { searchPath } from '../../src/features/search/rules.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, signInAs, type SignedInMember } from './accounts.ts';
import { openPage, visit } from './open.ts';
import { createTestEntry, button, write } from './writing-entries.ts';

useWorkshopProduct();

const part = (page: Page, name: string) => page.getByRole('tab', { name });
const send = async (page: Page) => {
  await button(page, 'Soumettre à la relecture').click();
  await page.getByRole('heading', { name: 'Proposition envoyée' }).waitFor();
};
/** Claims an author's submission at the desk, by the part of the entry. */
async function take(desk: Page, name: string, module: string) {
  // Other tests propose texts in other languages.
  await desk.goto(`/review#/waiting?module=${module}${module === 'text' ? '&language=fr' : ''}`);
  await desk.getByRole('link', { name }).first().click();
  await button(desk, 'Claim').click();
  await button(desk, 'Release').waitFor();
}
const signedIn = async (member: SignedInMember, language: 'fr' | 'en') => {
  const page = await openPage({ language, expects: /404/ });
  await signInAs(page, member);
  return page;
};

test(
  'S04 R20 R22 T12 a member translates and extends an entry, a reviewer rejects, then passes and features it, a reader sees it',
  { timeout: 120_000 },
  async () => {
    const somebody = await createSignedInMember(),
      subject = await createTestEntry(somebody, '<p>A school in the east.</p>'),
      other = await createTestEntry(somebody);
    const name = `Idée ${subject}`,
      author = await createSignedInMember({ language: 'fr' }),
      keeper = await createSignedInMember({ role: 'reviewer' });

    const page = await signedIn(author, 'fr');
    await visit(page, `/user/edit?id=${subject}-en`);
    await page.getByRole('button', { name: 'anglais' }).click();
    await page.getByRole('heading', { name: 'Texte source (anglais)' }).waitFor();
    await page.getByLabel('Nom', { exact: true }).fill(name);
    await write(page, 'Une école du Levant.');
    await send(page);

    await part(page, 'Relations').click();
    await page.getByText(/Vous pouvez modifier jusqu’à/).waitFor();
    await page.getByRole('button', { name: 'Ajouter une relation' }).first().click();
    const relation = page.locator('.relation-form');
    await relation.getByRole('combobox').first().fill(`Idea ${other}`);
    await page.getByRole('option', { name: new RegExp(other) }).waitFor();
    await page.keyboard.press('Enter');
    await relation.getByLabel('Type').selectOption('influence');
    await relation
      .getByLabel(/^Mot, dans le sens Idée|^Mot, dans le sens Idea/)
      .first()
      .fill('a inspiré');
    await relation.getByLabel(/^Mot, dans le sens l’autre/).fill('inspirée par');
    await send(page);

    await part(page, 'Chronologie').click();
    await page.getByText(/Vous pouvez modifier jusqu’à/).waitFor();
    await button(page, 'Ajouter un événement').click();
    await page.keyboard.type('On ouvre l’école');
    await page.getByLabel('Quand', { exact: true }).fill('387 av. J.-C.');
    await expect.poll(() => page.getByLabel('Quand', { exact: true }).getAttribute('aria-busy')).toBe('false');
    await send(page);

    await part(page, 'Carte chronologique').click();
    await page.getByText(/Vous pouvez modifier jusqu’à/).waitFor();
    await page.getByRole('button', { name: 'Ajouter un lieu' }).first().click();
    await page.getByLabel('Titre', { exact: true }).fill('Le jardin de l’école');
    await page.getByLabel('Description', { exact: true }).fill('On y parlait en marchant, sous les oliviers.');
    await page.getByLabel('Nom du lieu').fill('Athènes');
    await page.getByLabel('Latitude').fill('37,99');
    await page.getByLabel('Longitude').fill('23,71');
    await send(page);

    // The reviewer passes three of them; the text has no source.
    const desk = await signedIn(keeper, 'en');
    await take(desk, name, 'text');
    await button(desk, 'Reject').click();
    await desk.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Which school?');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await desk.locator('header .stamp').getByText('Rejected').waitFor();

    // The author receives the reason, and corrects it.
    await page.goto('/user/usercenter#/msgcenter');
    await page
      .getByText('Which school?')
      .or(page.getByRole('button', { name: 'Voir le motif' }))
      .first()
      .waitFor();
    await visit(page, `/user/edit?id=${subject}-fr`);
    await page.getByText('Which school?').waitFor();
    await page.getByRole('button', { name: 'Reprendre cette proposition' }).click();
    await write(page, ' C’est l’Académie.');
    await send(page);

    for (const module of ['relations', 'timeline', 'timemap', 'text']) {
      await take(desk, module === 'text' ? name : subject, module);
      await button(desk, 'Approve and publish').click();
      await button(desk, 'Publish now').click();
      await desk
        .getByText(/^Published: readers see/)
        .first()
        .waitFor();
      await expect.poll(() => button(desk, 'Publish now').count()).toBe(0);
    }
    await visit(desk, '/review#/decided');
    await desk.locator('.desk-list').getByRole('link', { name }).first().click();
    await desk.locator('header .stamp').getByText('Approved').waitFor();
    await button(desk, 'Propose as featured').click();
    const second = await signedIn(await createSignedInMember({ role: 'reviewer' }), 'en');
    await visit(second, '/review#/featuring');
    await second.getByRole('link', { name }).first().click();
    await button(second, 'Feature').click();
    await second.locator('header .stamp').getByText('Featured').waitFor();

    // A Spanish reader finds the French text below Spanish results, and the rest in the usual places.
    const reader = await openPage({ language: 'es' });
    await visit(reader, searchPath(name));
    await reader
      .locator('main')
      .getByRole('link', { name: new RegExp(subject) })
      .first()
      .waitFor();
    await visit(reader, `/detail/${subject}-fr`);
    await reader.getByRole('heading', { level: 1, name }).waitFor();
    await reader.locator('.text').getByText('C’est l’Académie.').waitFor();
    await visit(reader, `/detail/${subject}-fr#/timeline`);
    await reader.locator('.event-list').getByText('On ouvre l’école').waitFor();
    await visit(reader, `/detail/${subject}-fr#/timemap`);
    await reader.locator('#\\/timemap').getByText('Le jardin de l’école').first().waitFor();
    await visit(reader, `/detail/${subject}-fr#/relation`);
    await reader
      .locator('#\\/relation')
      .getByRole('link', { name: new RegExp(other) })
      .first()
      .waitFor();
    await visit(reader, `/relation/atobPath?id=${subject}-fr&to=${other}-en`);
    await reader
      .getByText(/a inspiré/)
      .first()
      .waitFor();
    await visit(reader, '/timeline?from=-400&until=-380');
    await reader.getByText('On ouvre l’école').first().waitFor();
  },
);
