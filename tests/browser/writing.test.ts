import { expect, test } from 'vitest';
import { builtInContent } from '../../importers/content/load.ts';
import { sanitizeUserHtml } from '../../src/rules/safe-html.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, signInAs } from './accounts.ts';
import { axeViolations, openPage, sidewaysOverflowOf, visit } from './open.ts';
import {
  createTestEntry,
  button,
  field,
  loadLatestRevision,
  openEditor,
  paste,
  publishText,
  write,
} from './writing-entries.ts';

useWorkshopProduct();

const submit = 'Submit for review';
const waitForText = (page: Awaited<ReturnType<typeof openPage>>, text: string | RegExp) =>
  page.locator('.writing-page').getByText(text).first().waitFor();

test('V08 every text of the world passes through the editor unchanged, even what the editor cannot show', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/dev/writing');
  await field(page).waitFor();
  const plain = (html: string) =>
    sanitizeUserHtml(html)
      .replace(/>\s+</g, '><')
      .replace(/\s+/g, ' ')
      .replace(/<[^>]+>/g, (tag) =>
        tag.replace(
          /^(<[\w-]+ )(.*)>$/,
          (_, name: string, attributes: string) =>
            `${name}${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ')}>`,
        ),
      )
      .trim();
  const ownTexts = [
    '<p>a <span class="x" data-y="1">b</span> <small id="content" contenteditable="false">c</small></p>',
    '<table border="1"><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<blockquote style="writing-mode:vertical-rl"><p>床前明月光</p><cite cite-id="li">李白</cite></blockquote>',
    '<p>x<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>y<span note-id="7" class="n">z <cite cite-id="c">w</cite></span></p>',
    '<dl><dt>a</dt><dd>b</dd></dl><figure class="f"><img src="https://e.example/a.png" alt="x"><figcaption>c</figcaption></figure><pre>a b</pre>',
    `<figure class="f left" style="width:30%"><img src="/media/image/${'a'.repeat(43)}-600x400.webp" alt="x"><figcaption>c <em>d</em></figcaption></figure><figure><img src="/media/image/${'b'.repeat(43)}-600x400.webp" alt=""></figure>`,
    '<ul><li>one<ol><li>two</li></ol></li><li><p>a</p><p>b</p></li></ul><hr><div class="box"><p>in</p></div><section><h3>t</h3></section><h1>a</h1><h5 style="text-align:center">b</h5>',
    '<p><a href="https://a.b/?c=1&amp;d=2" class="q"><strong>l</strong></a><b>bo</b><i>it</i><u>un</u><s>st</s>H<sub>2</sub>O<br>q<q>z</q><mark>m</mark></p>',
  ];
  const texts = [...ownTexts, ...builtInContent().subjects.flatMap((subject) => Object.values(subject.texts))];
  const back = await page.evaluate(
    (bodies) =>
      bodies.map((html) => (window as unknown as { throughEditor(html: string): string }).throughEditor(html)),
    texts,
  );
  expect(texts.length).toBeGreaterThan(180);
  const shape = (html: string) => plain(html).replace(/<br ?\/?>/g, '<br>');
  expect(texts.filter((html, at) => shape(back[at]!) !== shape(html)).map((html) => html.slice(0, 300))).toEqual([]);
});

test('S01 T03 the link to a new entry shows signed-out visitors an alert and the sign-in box, members without a phone the prompt', async () => {
  const page = await openPage({ language: 'en' });
  await visit(page, '/help');
  await page.getByRole('link', { name: 'Write an entry' }).click();
  await page.getByRole('alert').getByText('Account expired, please log in again').waitFor();
  await page.getByRole('dialog').getByRole('heading', { name: 'Log in' }).waitFor();
  await visit(page, '/user/newentry');
  await waitForText(page, 'Log in with a linked phone to write.');

  const { page: unbound } = await openEditor('augustus-en', { member: await createSignedInMember({ phone: null }) });
  await unbound.getByRole('dialog').waitFor();
  expect(await field(unbound).count()).toBe(0);
});

test('R12 V05 V06 V07 K04 a new entry step by step: name checked while typing, tags, nothing lost on reload, submitted as one', async () => {
  const { page, member } = await openEditor('augustus-en');
  await visit(page, '/user/newentry#/addNewEntry');
  await button(page, 'Next').click();
  await page.getByRole('alert').getByText('Choose a type first').waitFor();
  await page.getByText('Person', { exact: true }).click();
  await button(page, 'Next').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/addNewEntry/info');

  // An incomplete step leads to its missing field, and also names it next to the button.
  const name = page.getByLabel('Name', { exact: true });
  await button(page, 'Next').click();
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole('alert').getByText('Name:').waitFor();
  await name.fill('augustus');
  await page.getByText('This entry already exists; please add a disambiguation').first().waitFor();
  expect(await page.getByRole('link', { name: 'Augustus', exact: true }).getAttribute('href')).toBe(
    '/detail/augustus-en',
  );
  await button(page, '+ Life').click();
  await page.getByLabel('When', { exact: true }).fill('14 to 200 BC');
  await page.locator('.time-field .fault').waitFor();
  await page.getByLabel('When', { exact: true }).fill('c. 551 – 479 BC');
  await page.getByLabel('Source').fill('Shiji 47');
  await expect.poll(() => page.getByLabel('When', { exact: true }).getAttribute('aria-busy')).toBe('false');
  await button(page, 'Next').click();

  const fresh = page.getByRole('textbox', { name: 'Other names: add' });
  for (let n = 1; n <= 12; n++) {
    await fresh.fill(`Name ${n}`);
    await fresh.press('Enter');
  }
  const tags = page.locator('.tag:not(.fresh)');
  expect(await tags.count()).toBe(12);
  const colours = await tags.evaluateAll((elements) => elements.map((tag) => getComputedStyle(tag).borderColor));
  expect(new Set(colours.slice(0, 11)).size).toBe(11);
  expect(colours[11]).toBe(colours[0]);
  await fresh.fill('x'.repeat(120));
  expect((await fresh.inputValue()).length).toBe(100);
  await fresh.fill('');
  await fresh.press('Escape');
  expect(await fresh.evaluate((input) => input === document.activeElement)).toBe(false);
  await tags.nth(11).locator('input').fill(' ');
  await tags.nth(11).locator('input').press('Escape');
  await expect.poll(() => tags.count()).toBe(11);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await page.getByRole('alert').getByText('This entry already exists; please add a disambiguation').waitFor();
  const word = `month ${member.name}`;
  await page.getByLabel('Disambiguation').fill(word);
  await expect.poll(() => page.getByText('This entry already exists').count()).toBe(0);
  await button(page, 'Next').click();
  await page.getByText('Choose a picture').waitFor();
  await button(page, 'Next').click();
  await write(page, 'He gave it his name.');
  await expect.poll(() => page.locator('.safety').innerText()).toContain('Saved in this browser');

  await page.reload();
  await page.getByText(/This is your draft from/).waitFor();
  await expect.poll(() => field(page).innerText()).toContain('He gave it his name.');
  await button(page, 'Next').click();
  await page.locator('.check-entry').getByText(word).waitFor();
  await button(page, 'Back').click();
  await button(page, 'Next').click();
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  expect(await page.getByRole('link', { name: 'See my contributions' }).getAttribute('href')).toBe(
    '/user/usercenter#/mycontent',
  );
  const rows = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('authorId', '=', member.id)
      .orderBy('module')
      .select(['module', 'state', 'content', 'bundleId'])
      .execute(),
  );
  expect(rows.map(({ module, state }) => `${module} ${state}`)).toEqual(['facts submitted', 'text submitted']);
  expect(new Set(rows.map(({ bundleId }) => bundleId)).size).toBe(1);
  expect(rows[0]!.content).toMatchObject({
    kind: 'person',
    times: [{ role: 'life', startTime: '-0551-00-00 00:00:00', startNote: 'about', source: { title: 'Shiji 47' } }],
  });
  expect(rows[1]!.content).toMatchObject({
    name: 'augustus',
    disambiguation: word,
    otherNames: Array.from({ length: 11 }, (_, n) => `Name ${n + 1}`),
    body: '<p>He gave it his name.</p>',
  });
});

test('T14 T13 two people on one text: the second sees who writes and until when, takes over at the end, and the first loses nothing', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  const { page: first, member } = await openEditor(subject, { expects: /409|423/ });
  await write(first, ' Mine.');
  const { page: second } = await openEditor(subject, { expects: /423/ });
  await waitForText(second, new RegExp(`${member.name} is editing until`));
  await write(second, ' Theirs.');
  await button(second, submit).click();
  await second.getByRole('alert').getByText('Someone else is editing').waitFor();

  await withProductDatabase((db) =>
    db
      .updateTable('editLock')
      .set({ until: new Date(Date.now() - 1) })
      .where('thingId', '=', subject)
      .execute(),
  );
  await button(second, 'Try now').click();
  await waitForText(second, /You can edit until/);
  await button(first, submit).click();
  await first.getByRole('alert').getByText('Your editing lock has ended').waitFor();
  expect(await field(first).innerText()).toContain('Mine.');

  await button(second, submit).click();
  await second.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  await visit(second, `/user/edit?id=${subject}-en`);
  await waitForText(second, 'Your submission is waiting for review.');
  await first.reload();
  await waitForText(first, 'A submission for this part is under review.');
  await button(second, 'Withdraw').click();
  await field(second).waitFor();
  await expect.poll(() => field(second).innerText()).toContain('Theirs.');
  await first.reload();
  await expect.poll(() => field(first).innerText()).toContain('Mine.');
});

test('T14 when the network goes while typing, text is saved locally, then on the server; an ended session loses nothing', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  const { page, member } = await openEditor(subject, { expects: /ERR_INTERNET_DISCONNECTED|401|WebSocket/ });
  await waitForText(page, /You can edit until/);
  await page.context().setOffline(true);
  await write(page, ' Typed in a tunnel.');
  await expect.poll(() => page.locator('.safety').innerText()).toContain('saved in this browser');
  expect(await page.locator('.safety').evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  await button(page, submit).click();
  await page.getByRole('alert').getByText('No connection').waitFor();
  await page.context().setOffline(false);
  await expect
    .poll(async () => JSON.stringify((await loadLatestRevision(subject, 'text', 'draft'))?.content))
    .toContain('Typed in a tunnel.');

  await withProductDatabase((db) => db.deleteFrom('session').where('memberId', '=', member.id).execute());
  await write(page, ' And more.');
  await button(page, submit).click();
  await waitForText(page, /Your session has ended/);
  expect(await field(page).innerText()).toContain('Typed in a tunnel. And more.');
});

test('a newer version published meanwhile: its changes are shown, conflicts are chosen, and everything is submitted', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  const { page } = await openEditor(subject, { expects: /409/ });
  await waitForText(page, /You can edit until/);
  await write(page, ' Mine.');
  await publishText(subject, author, {
    name: `Idea ${subject}`,
    summary: 'Told anew.',
    body: '<p>One, better.</p><p>Two.</p><p>Three, theirs.</p>',
  });
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'A newer version was published while you were writing' }).waitFor();
  expect(await page.locator('.merge-theirs').allInnerTexts()).toEqual([
    expect.stringContaining('One, better.') as string,
  ]);
  expect(await button(page, 'Merge').isDisabled()).toBe(true);
  await page.getByRole('radiogroup', { name: 'Passage 1' }).getByLabel('Both').check();
  await button(page, 'Merge').click();
  await expect.poll(() => field(page).innerText()).toBe('One, better.\n\nTwo.\n\nThree. Mine.\n\nThree, theirs.');
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  expect((await loadLatestRevision(subject, 'text', 'submitted'))!.content).toMatchObject({
    summary: 'Told anew.',
    body: '<p>One, better.</p>\n<p>Two.</p>\n<p>Three. Mine.</p>\n<p>Three, theirs.</p>',
  });
});

test('V09 the editor writes what readers are shown: links by @ and by paste, notes, ruby, a vertical quotation, a table, all by keyboard', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author, '<p>Begun.</p>');
  const { page } = await openEditor(subject);
  await waitForText(page, /You can edit until/);
  await write(page, ' See @cleop');
  await page
    .getByRole('option', { name: /Cleopatra/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and ');
  await paste(page, { 'text/plain': '?id=kongzi-en' });
  await field(page).getByText('Confucius').waitFor();
  await page.keyboard.type(' once.');

  // The toolbar is one stop for Tab; arrow keys move within it.
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
  await tool('Undo').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tool('Redo').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  expect(await tool('Clear the formatting').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('toolbar', { name: 'Tools' }).locator('[tabindex="0"]').count()).toBe(1);

  await write(page, '');
  await tool('Note').click();
  await page.getByRole('dialog').locator('.ProseMirror-focused').waitFor();
  await page.keyboard.type('So says Plutarch.');
  await button(page, 'Insert').click();
  await tool('Reading above text').click();
  await page.getByLabel('Words', { exact: true }).fill('漢字');
  await page.getByLabel('Reading', { exact: true }).fill('かんじ');
  await button(page, 'Insert').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Shift+B');
  await page.keyboard.type('Old words');
  await tool('Vertical quotation').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Table').click();
  await page.keyboard.type('Year');
  await tool('Add a row').click();
  await tool('Delete the column').click();
  await button(page, submit).click();
  await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
  const { body } = (await loadLatestRevision(subject, 'text', 'submitted'))!.content as { body: string };
  expect(body).toContain(
    '<p>Begun. See <a ref-id="cleopatra" href="/detail/cleopatra-en">Cleopatra</a> and <a ref-id="kongzi" href="/detail/kongzi-en">Kongzi (Confucius)</a> once.<span note-id="1">So says Plutarch.</span><ruby>漢字<rt>かんじ</rt></ruby></p>',
  );
  expect(body).toContain('<blockquote style="writing-mode:vertical-rl"><p>Old words</p></blockquote>');
  expect(body.match(/<tr>/g)).toHaveLength(4);
  expect(body.match(/<th>|<td>/g)).toHaveLength(8);
});

test('T13 V17 the facts of an entry are a separate part; a missing language is translated side by side', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  const { page } = await openEditor(`${subject}-en`, { hash: '#/facts' });
  await waitForText(page, /You can edit until/);
  await button(page, '+ Dates').click();
  await page.getByLabel('When', { exact: true }).fill('3rd century BC');
  await expect.poll(() => page.getByLabel('When', { exact: true }).getAttribute('aria-busy')).toBe('false');
  await page.getByLabel('Latitude').fill('95');
  await button(page, submit).click();
  await page.getByRole('alert').getByText('A time or the place is not valid yet').waitFor();
  await page.getByLabel('Latitude').fill('');
  await button(page, submit).click();
  await page.locator('.sent').getByText('No source is given').waitFor();
  expect((await loadLatestRevision(subject, 'facts', 'submitted'))!.content).toMatchObject({
    kind: 'idea',
    times: [{ role: 'span', startTime: '-0300-00-00 00:00:00' }],
    place: null,
  });

  const { page: french } = await openEditor(`${subject}-en`, { language: 'fr', width: 1440, expects: /404/ });
  await french.getByRole('button', { name: 'anglais' }).click();
  await french.getByRole('heading', { name: 'Texte source (anglais)' }).waitFor();
  await french.getByLabel('Nom', { exact: true }).fill('Une idée');
  await write(french, 'Un.');
  expect(await axeViolations(french, { within: 'main' })).toEqual([]);
  await button(french, 'Soumettre à la relecture').click();
  await french.getByRole('heading', { name: 'Proposition envoyée' }).waitFor();
  expect(await loadLatestRevision(subject, 'text', 'submitted')).toMatchObject({
    content: { name: 'Une idée', body: '<p>Un.</p>' },
    translatedFrom: expect.any(String) as string,
  });

  // The source changes without its translation: the next person who opens the translation sees what changed.
  const reviewer = await createSignedInMember({ role: 'reviewer' }),
    { id } = await withProductDatabase((db) =>
      db
        .selectFrom('revision')
        .where('thingId', '=', subject)
        .where('module', '=', 'text')
        .where('state', '=', 'submitted')
        .select('id')
        .executeTakeFirstOrThrow(),
    );
  await passSubmission(id, reviewer);
  await publishText(subject, author, {
    name: `Idea ${subject}`,
    body: '<p>One.</p><p>Two and a half.</p><p>Three.</p>',
  });
  const { page: later } = await openEditor(`${subject}-fr`, { language: 'fr', width: 390 });
  await later.getByText('son original (anglais) a changé depuis').waitFor();
  await later.getByRole('button', { name: 'Voir ce qui a changé' }).click();
  await later.locator('.difference ins').getByText('and a half').waitFor();
  expect(await axeViolations(later, { within: 'main' })).toEqual([]);
  await later.getByLabel('Ma traduction est à jour').check();
  await write(later, ' Deux et demi.');
  await waitForText(later, /Vous pouvez modifier jusqu’à/);
  await button(later, 'Soumettre à la relecture').click();
  await later.getByRole('heading', { name: 'Proposition envoyée' }).waitFor();
  const current = await withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', subject)
      .where('language', '=', 'en')
      .where('published', '=', true)
      .orderBy('publicationNumber', 'desc')
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  expect(await loadLatestRevision(subject, 'text', 'submitted')).toMatchObject({ translatedFrom: current.id });
});

test('no writing page breaks in any language, scrolls sideways, or violates axe, in light and dark mode', async () => {
  const member = await createSignedInMember();
  const text = '/user/edit?id=augustus',
    facts = `${text}#/facts`,
    newEntry = '/user/newentry#/addNewEntry';
  for (const [language, width, addresses] of [
    ['zh', 390, [text]],
    ['en', 1440, [facts]],
    ['fr', 360, [text, facts, newEntry]],
    ['es', 768, [newEntry]],
    ['jp', 390, [facts]],
  ] as const) {
    const page = await openPage({ language, width, expects: /423/ });
    await signInAs(page, member);
    for (const address of addresses) {
      if (!(await visit(page, address))) await page.reload();
      await page.locator('.ProseMirror, .time-adds .button, .kind-choice').first().waitFor();
      expect.soft(await sidewaysOverflowOf(page), `${address} in ${language} at ${width}`).toBe(0);
      if (language === 'fr') {
        expect.soft(await axeViolations(page), address).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeViolations(page, { at: 'colours' }), `${address} by night`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      expect.soft(await page.locator('body').innerText(), address).not.toContain('dict missed');
    }
    await page.close();
  }
});
