import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { Relations } from '../../src/features/relations/rules.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, type SignedInMember } from './accounts.ts';
import { shiftOf } from './layout-shift.ts';
import { axeViolations, openPage, visit } from './open.ts';
import { createTestEntry, button, openEditor } from './writing-entries.ts';

useWorkshopProduct();

type Relation = Relations['relations'][number];
const influenced = (to: string): Relation => ({
  to,
  type: 'influence',
  word: { en: 'influenced' },
  inverse: { en: 'influenced by' },
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
});

const publishRelations = (subjectId: string, author: SignedInMember, ...relations: Relation[]) =>
  withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'relations', thingId: subjectId, language: null, content: { relations } }], {
        authorId: author.id,
        originId: null,
      }),
    ),
  );
const submitted = (subjectId: string) =>
  withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', subjectId)
      .where('module', '=', 'relations')
      .where('state', '=', 'submitted')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow(),
  ).then(({ id, content }) => ({ id, relations: (content as Relations).relations }));

test(
  'R20 S05 V03 V04 relations are added, changed and removed on canvas and list, by keyboard; they pass, and readers see them',
  { timeout: 90_000 },
  async () => {
    const author = await createSignedInMember();
    const [subject, other, third] = [
      await createTestEntry(author),
      await createTestEntry(author),
      await createTestEntry(author),
    ];
    await publishRelations(subject, author, influenced(third));
    await publishRelations(other, author, influenced(subject));
    const { page } = await openEditor(subject, { hash: '#/relation' });
    await page.getByText(/You can edit until/).waitFor();
    const canvas = page.getByRole('application'),
      form = page.locator('.relation-form'),
      rows = page.locator('.relation-rows > ul > li');
    await page.locator('.relation-stage[data-nodes="3"] .graph-field[data-ready]').waitFor();
    expect(await rows.count()).toBe(1);
    expect(await shiftOf(page), 'nothing in sight moves while the editor loads').toBeLessThan(0.02);
    await page.getByText('From other entries 1').click();
    expect(await page.getByRole('link', { name: `Edit there: Idea ${other}` }).getAttribute('href')).toBe(
      `/user/edit?id=${other}-en#/relation`,
    );

    // Removed with the keyboard, drawn as removed, and restored with undo: the page's shortcuts work on the canvas.
    await canvas.focus();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      if ((await page.locator('.graph-canvas [role=status]').innerText()).includes(third)) break;
      await page.keyboard.press('Escape'); // back to the centre
    }
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Selected entry' }).getByText('influenced', { exact: true }).waitFor();
    await page.keyboard.press('Delete');
    await page.getByText(`Removed: Idea ${third}, influenced. Undo restores it.`).waitFor();
    expect(await rows.first().getAttribute('data-mark')).toBe('removed');
    await canvas.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => rows.first().getAttribute('data-mark')).toBe('same');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await button(page, `Restore: Idea ${third}, influenced`).first().click();
    await expect.poll(() => rows.first().getAttribute('data-mark')).toBe('same');

    // Added from the canvas: first to itself, with a label that is too long.
    await canvas.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await form.waitFor();
    const pick = async (id: string) => {
      const box = form.getByLabel('The other entry');
      await box.fill(`Idea ${id}`);
      await page.getByRole('option', { name: new RegExp(id) }).waitFor();
      await box.press('Enter');
      await form.getByRole('heading', { name: `Idea ${id}` }).waitFor();
    };
    await pick(subject);
    await button(page, 'Submit for review').click();
    await page.getByRole('alert').getByText('1 line is incomplete').waitFor();
    await form.getByText('The relation has no word').waitFor();
    await form.getByText('Choose a type').waitFor();
    await form.getByLabel('Type').selectOption('teach');
    const word = form.getByLabel(/^Word:/);
    await word.fill('once a teacher of very many');
    await form.getByText('18 / 18').waitFor();
    await page.getByText('At most 18 characters').waitFor();
    expect(await word.inputValue()).toBe('once a teacher of ');
    await form.getByLabel(/^The other way:/).fill('pupil of');
    await form.getByText('A relation to itself').waitFor();
    await button(page, 'Submit for review').click();
    await page.getByRole('alert').getByText('1 line is incomplete').waitFor();
    await pick(other);
    await expect.poll(() => form.getByText('A relation to itself').count()).toBe(0);
    await word.fill('taught');
    expect(await form.getByText('6 / 18').count()).toBe(1);
    await form.getByText(`Idea ${subject}: taught Idea ${other}`).waitFor();
    await form.getByLabel('When', { exact: true }).fill('c. 300 BC');
    await form.getByLabel('Description').fill('At the school.');
    await button(page, '+ Add an attribute').click();
    await form.getByLabel('Value').fill('Athens');
    await button(page, 'Submit for review').click();
    await form.getByText('An attribute has no name').waitFor();
    await form.getByLabel('Name', { exact: true }).last().fill('school');
    await expect.poll(() => page.getByText('1 line is incomplete').count()).toBe(0);
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('relation-open');
    expect(await rows.first().getAttribute('data-mark')).toBe('added');
    await expect.poll(() => page.locator('.time-box [aria-busy=true]').count()).toBe(0);
    await button(page, 'Submit for review').click();
    await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();

    const { id, relations } = await submitted(subject);
    expect(relations).toEqual(
      [
        { ...influenced(third) },
        {
          to: other,
          type: 'teach',
          word: { en: 'taught' },
          inverse: { en: 'pupil of' },
          time: expect.objectContaining({ startTime: '-0300-00-00 00:00:00', startNote: 'about' }) as unknown,
          place: null,
          description: { en: 'At the school.' },
          attributes: { school: 'Athens' },
          source: null,
          origin: null,
        },
      ].toSorted((a, b) => Number(a.to === third) - Number(b.to === third)),
    );
    const reviewer = await createSignedInMember({ role: 'reviewer' });
    await passSubmission(id, reviewer);

    // A reader sees it in the list, in the graph and on a path; another member adds it in their language, on a phone.
    const reader = await openPage({ language: 'en' });
    await visit(reader, `/detail/${subject}-en#/relation`);
    await reader.locator('.graph-field[data-ready="3"]').waitFor();
    await reader.locator('.relation-group').getByText('At the school.').waitFor();
    expect(await reader.locator('.view:target > .edit-part').getAttribute('href')).toBe(
      `/user/edit?id=${subject}-en#/relation`,
    );
    await visit(reader, `/relation/atobPath?id=${subject}-en&to=${other}-en&types=teach`);
    await reader
      .getByText(/taught Idea/)
      .first()
      .waitFor();

    await page.close(); // the sender's page is closed, so the part is not locked
    const { page: phone } = await openEditor(subject, {
      language: 'fr',
      width: 390,
      scheme: 'dark',
      hash: '#/relation',
      expects: /404|423/,
    });
    await phone.getByText(/Vous pouvez modifier jusqu’à/).waitFor();
    await phone.locator('.relation-open', { hasText: other }).click();
    const sheet = phone.locator('.relation-form');
    expect((await sheet.boundingBox())!.width).toBe(390);
    await sheet.getByText('Dans les autres langues : taught').waitFor();
    await sheet.getByLabel(/^Mot, dans le sens Idea/).fill('a enseigné à');
    expect(await axeViolations(phone, { within: 'main' })).toEqual([]);
    expect(
      await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await phone.getByRole('button', { name: 'Terminé' }).click();
    await phone.getByRole('button', { name: 'Soumettre à la relecture' }).click();
    await phone.getByRole('heading', { name: 'Proposition envoyée' }).waitFor();
    expect((await submitted(subject)).relations.find(({ to }) => to === other)?.word).toEqual({
      en: 'taught',
      fr: 'a enseigné à',
    });
  },
);
