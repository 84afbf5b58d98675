import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { TimelineEvent } from '../../src/features/timelines/edit/editable-event.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission } from './accounts.ts';
import { expectNoAxeViolations, openPage, visit } from './open.ts';
import { createTestEntry, button, field, loadLatestRevision, openEditor } from './writing-entries.ts';

useWorkshopProduct();

const event = (year: string, title: TimelineEvent['title'], more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  startTime: `${year}-00-00 00:00:00`,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  title,
  place: null,
  weight: 1,
  with: [],
  source: null,
  ...more,
});

test('V17 S08 R22 a timeline is written, picked, pasted, copied and undone; an end before its start is refused; it passes and is read', async () => {
  const author = await createSignedInMember(),
    reviewer = await createSignedInMember({ role: 'reviewer' }),
    subject = await createTestEntry(author);
  const old = event(
    '-0300',
    { zh: '旧事', en: 'An old thing' },
    { source: { title: 'Old annals', author: 'Ban Gu', year: null, where: '3', url: null } },
  );
  await withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'timeline',
            thingId: subject,
            language: null,
            content: { events: [old, event('-0250', { en: 'Another' })] },
          },
        ],
        { authorId: author.id, originId: null },
      ),
    ),
  );
  const { page } = await openEditor(subject, { member: author, hash: '#/timeline', width: 390, height: 844 });
  const heads = page.locator('.event-head'),
    what = page.getByLabel('Event title'),
    when = page.getByLabel('When', { exact: true });
  await expect
    .poll(() => heads.allInnerTexts())
    .toEqual([expect.stringMatching(/300 BC\s+An old thing/), expect.stringMatching(/250 BC\s+Another/)]);
  await page.getByText(/You can edit until/).waitFor();

  await button(page, 'Add an event').click();
  expect(await what.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('The canal is opened');
  await when.fill('200 – 300 BC');
  await page.getByText('End time must be later than start time').waitFor();
  await button(page, 'Submit for review').click();
  await page
    .getByRole('alert')
    .getByText(/incomplete/)
    .waitFor();
  await when.fill('300 – 200 BC');
  await expect.poll(() => when.getAttribute('aria-busy')).toBe('false');

  await button(page, 'Pick a date').click();
  await page.getByLabel('Until: Year').fill('210');
  await page.getByLabel('From: Month').selectOption({ label: 'September' });
  await page.getByLabel('From: Certainty').selectOption({ label: 'About' });
  await expect.poll(() => when.inputValue()).toBe('c. September 300 BC – 210 BC');
  const descriptionField = page.getByLabel(/About the date/);
  await descriptionField.fill('x'.repeat(40));
  await page.getByText('The description of the time must be under 40 characters').waitFor();
  await descriptionField.fill('in autumn');
  await page.getByLabel('It shaped a life or a country').check();
  await page.getByLabel('Add an entry').fill('cleop');
  await page
    .getByRole('option', { name: /Cleopatra/ })
    .first()
    .click();
  await button(page, 'Remove Cleopatra VII').or(button(page, 'Remove Cleopatra')).waitFor();

  // A source that was cited before, by keyboard; its number is validated.
  const source = page.getByLabel('Title, or ISBN or DOI');
  await source.fill('old annals');
  await page.getByRole('option', { name: /Old annals Ban Gu/ }).waitFor();
  await source.press('ArrowDown');
  await source.press('Enter');
  await expect.poll(() => page.getByLabel('Author', { exact: true }).inputValue()).toBe('Ban Gu');
  await expectNoAxeViolations(page, 'an event while it is written');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await button(page, 'Paste many…').click();
  await page.getByLabel('List of events').fill('44 BC – Caesar is killed\nwhenever\n1066: Hastings');
  await page.getByText('No time found').waitFor();
  await button(page, 'Add 2 events').click();
  // Lines that could not be read stay, also after Escape, until they are corrected.
  await page.getByText('2 added. 1 line could not be read').waitFor();
  expect(await page.getByLabel('List of events').inputValue()).toBe('whenever');
  await page.keyboard.press('Escape');
  await button(page, 'Paste many…').click();
  await expect.poll(() => page.getByLabel('List of events').inputValue()).toBe('whenever');
  await button(page, 'Clear').click();
  await page.keyboard.press('Escape');
  await button(page, 'Copy: Another').click();
  await expect.poll(() => heads.count()).toBe(6);
  await what.fill('Another, and more');
  await heads.nth(0).focus();
  await page.keyboard.press('End');
  expect(await heads.nth(5).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Delete');
  await expect.poll(() => heads.count()).toBe(5);
  await page.keyboard.press('Control+z');
  await expect.poll(() => heads.count()).toBe(6);
  await button(page, 'Remove: An old thing').click();
  await page.getByRole('region', { name: 'Events you removed' }).getByText('An old thing').waitFor();
  await button(page, 'Undo').click();
  await button(page, 'Remove: Another').click();
  await expect.poll(() => page.locator('.event-mark').allInnerTexts()).toEqual(['new', 'changed', 'new', 'new']);

  // The axis is the equivalent of the list: an empty place on it is a year to write about.
  await page.setViewportSize({ width: 1440, height: 900 });
  const axis = page.locator('.axis-field');
  await axis.scrollIntoViewIfNeeded();
  const box = (await axis.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.8);
  await page.getByRole('button', { name: /^Add an event in/ }).click();
  await what.fill('Pointed at');
  expect(await when.inputValue()).toMatch(/^(?:AD )?\d+(?: BC)?$/);

  await page.reload();
  await page.getByText(/This is your draft from/).waitFor();
  await page.getByText(/You can edit until/).waitFor();
  await expect.poll(() => heads.count()).toBe(6);
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { events } = (await loadLatestRevision(subject, 'timeline', 'submitted'))!.content as {
    events: TimelineEvent[];
  };
  expect(events.map(({ title }) => title.en).sort()).toEqual([
    'An old thing',
    'Another, and more',
    'Caesar is killed',
    'Hastings',
    'Pointed at',
    'The canal is opened',
  ]);
  expect(events[0]).toEqual(old);
  expect(events.find(({ title }) => title.en === 'The canal is opened')).toMatchObject({
    startTime: '-0300-09-00 00:00:00',
    endTime: '-0210-00-00 00:00:00',
    startNote: 'about',
    timeDesc: 'in autumn',
    weight: 2,
    with: ['cleopatra'],
    source: { title: 'Old annals', author: 'Ban Gu' },
  });

  const { id } = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', subject)
      .where('state', '=', 'submitted')
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  await passSubmission(id, reviewer);
  const reader = await openPage({ language: 'en' });
  await visit(reader, `/detail/${subject}-en#/timeline`);
  await reader.locator('.event-list').getByText('The canal is opened').waitFor();
  expect(await reader.locator('.event-list .event-title').count()).toBe(6);
});

test('writing A4 a note has a source as data, and “Insert” takes its words and its source; Escape and a reload keep both', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author, '<p>Begun.</p>');
  const { page } = await openEditor(subject, { member: author });
  await page.getByText(/You can edit until/).waitFor();
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Note', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.type('See ');
  await button(page, 'Source…').click();
  const title = dialog.getByLabel('Title, or ISBN or DOI');
  await title.fill('0-19-280320-5');
  expect(await button(page, 'Look up').count()).toBe(0); // lookups are disabled here
  await title.press('Enter');
  await dialog.getByText('The check digit of this ISBN does not match').waitFor();
  await title.fill(`Roman Revolution ${subject}`);
  await title.fill('');
  await dialog.getByLabel('Page or place').fill('ch. 4');
  await button(page, 'Insert').click();
  await dialog.getByText('A source needs a title').waitFor();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  await title.fill(`Roman Revolution ${subject}`);
  await dialog.getByText('Author, year, address').click();
  await dialog.getByLabel('Author', { exact: true }).fill('Ronald Syme');
  await dialog.getByLabel('Address').fill('https://openlibrary.org/isbn/9780192803207');
  await expectNoAxeViolations(page, 'a source in a note');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText(/You can edit until/).waitFor();
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Note', exact: true }).click();
  await expect.poll(() => dialog.getByRole('textbox').first().innerText()).toMatch(/^See/);
  expect(await title.inputValue()).toBe(`Roman Revolution ${subject}`);
  expect(await dialog.getByLabel('Author', { exact: true }).inputValue()).toBe('Ronald Syme');
  await button(page, 'Insert').click();
  await button(page, 'Submit for review').click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { body } = (await loadLatestRevision(subject, 'text', 'submitted'))!.content as { body: string };
  expect(body).toContain(`>Roman Revolution ${subject}</cite>`);
  expect(body).toMatch(
    /See Ronald Syme, <a href="https:\/\/openlibrary\.org\/isbn\/9780192803207"><cite [^>]*data-author="Ronald Syme"/,
  );
  expect(body).toContain('data-where="ch. 4"');
});
