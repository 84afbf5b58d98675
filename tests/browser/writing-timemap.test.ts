import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { Timemap } from '../../src/features/timemaps/rules.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, type SignedInMember } from './accounts.ts';
import { axeViolations, openPage, visit } from './open.ts';
import { createTestEntry, button, openEditor } from './writing-entries.ts';

useWorkshopProduct();

const road: Timemap['nodes'][number] = {
  title: { en: 'Rome', zh: '罗马' },
  description: null,
  time: { startTime: '-0312-00-00 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
  place: { latitude: 41.89, longitude: 12.49, name: { en: 'Rome' } },
  sketch: null,
  images: [],
  weight: 1,
  source: null,
};
const publishNodes = (subjectId: string, author: SignedInMember, ...nodes: Timemap['nodes']) =>
  withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'timemap', thingId: subjectId, language: null, content: { nodes } }], {
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
      .where('module', '=', 'timemap')
      .where('state', '=', 'submitted')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow(),
  ).then(({ id, content }) => ({ id, nodes: (content as Timemap).nodes }));

/** Converts fractions of a map's canvas to a point. */
async function on(page: Page, map: string): Promise<(right: number, down: number) => [number, number]> {
  const field = page.locator(`${map} .map-field`);
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await field.boundingBox())!;
  return (right, down) => [x + width * right, y + height * down];
}
/** Wide enough for map and list side by side; in software a larger size only takes longer. */
const small = { width: 1100, height: 700 };
const exactly = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const rows = (page: Page) => page.locator('.edit-nodes > li');

test(
  'R22 S07 V18 V19 places are marked, drawn, imported and submitted; they pass, and a reader sees node and drawing',
  { timeout: 120_000 },
  async () => {
    const author = await createSignedInMember(),
      subject = await createTestEntry(author);
    await publishNodes(subject, author, road);
    const { page } = await openEditor(subject, { hash: '#/timemap', ...small });
    await page.getByText(/You can edit until/).waitFor();
    await page.locator('.edit-map .map-field[data-ready][data-nodes="1"]').waitFor();

    // A click on the map adds a place to the list.
    await page.mouse.click(...(await on(page, '.edit-map'))(0.5, 0.8));
    await button(page, 'Add a place here').click();
    expect(Number(await exactly(page, 'Latitude').inputValue())).toBeGreaterThan(30);
    await exactly(page, 'Title').fill('Road');
    await exactly(page, 'Description').fill('Too short.');
    await exactly(page, 'Title').focus();
    await page.getByText('A title has 5 to 25 characters').waitFor();
    await page.getByText('A description has 20 to 600 characters').waitFor();
    await button(page, 'Submit for review').click();
    await page.getByText('1 line is incomplete: it is marked in the list.').waitFor();
    await page.getByText('The place needs a name').waitFor();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await exactly(page, 'Title').fill('The Appian Way');
    await exactly(page, 'Description').fill('The queen of the long roads, from Rome to Brundisium.');
    await exactly(page, 'When').fill('190 BC');

    // The picker: a name and a marked position, found among the places of the encyclopedia.
    await exactly(page, 'Latitude').fill('');
    await exactly(page, 'Longitude').fill('');
    await button(page, 'Choose on the map').click();
    const picker = page.getByRole('dialog');
    await button(page, 'Use this place').click();
    await picker.getByText('Mark its position').waitFor();
    await picker.locator('.map-field[data-ready]').waitFor();
    await picker.locator('.map-field').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await picker.getByText(/^Marked: /).waitFor();
    await button(page, 'Use this place').click();
    await picker.getByText('The place needs a name').waitFor();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await picker.getByLabel('Find a place of the encyclopedia').fill('great wall');
    await picker
      .getByRole('option', { name: /Great Wall/ })
      .first()
      .click();
    await expect.poll(() => picker.getByLabel('Name of the place').inputValue()).not.toBe('');
    await picker.getByLabel('Name of the place').fill('Brundisium');
    await picker.getByLabel('Latitude').fill('40°38′N');
    await picker.getByLabel('Longitude').fill('17°57′E');
    await button(page, 'Use this place').click();
    expect([
      await exactly(page, 'Name of the place').inputValue(),
      await exactly(page, 'Latitude').inputValue(),
    ]).toEqual(['Brundisium', '40°38′N']);

    // A line, corner by corner: the last one is undone, another is changed in the list.
    await button(page, 'Draw: Line').click();
    await page.locator('.map-field[data-drawing]').waitFor();
    const at = await on(page, '.edit-map');
    for (const [right, down] of [
      [0.2, 0.5],
      [0.4, 0.7],
      [0.6, 0.5],
    ] as const) {
      await page.mouse.move(...at(right - 0.03, down));
      await page.mouse.click(...at(right, down));
    }
    await page.getByText(/3 points so far/).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByText(/2 points so far/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^Drag the points/).waitFor();
    await page.getByText('Enter coordinates').click();
    const corners = page.getByLabel(/^Coordinates, one point per line/),
      linesOf = async () => (await corners.inputValue()).split('\n');
    await expect.poll(async () => (await linesOf()).length).toBe(2);
    const drawn = await corners.inputValue();
    await page.mouse.move(...at(0.4, 0.7));
    await page.mouse.down();
    await page.mouse.move(...at(0.45, 0.6), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => corners.inputValue()).not.toBe(drawn);
    await button(page, 'Undo').click();
    await expect.poll(() => corners.inputValue()).toBe(drawn);
    await button(page, 'Finish').click();
    await exactly(page, 'Style').selectOption('arrow');
    await exactly(page, 'What the drawing shows').fill('Where the road ran');

    // An area by its coordinates only; one that crosses itself is refused with a message.
    await button(page, 'Close').click();
    await button(page, '+ Add a place').click();
    await exactly(page, 'Title').fill('The Pontine Marshes');
    await exactly(page, 'Name of the place').fill('Pontine Marshes');
    await page.getByText('Enter coordinates').click();
    await page.getByRole('radio', { name: 'Area', exact: true }).check();
    await corners.fill('41.5, 12.8\n41.3, 13.2\n41.5, 13.2\n41.3, 12.8');
    await corners.blur();
    await page.getByText('The edge crosses itself: move one of its points').waitFor();
    await corners.fill('41.5, 12.8\n41.3, 12.9\n41.3, 13.2\n41.5, 13.2');
    await corners.blur();
    await expect.poll(() => exactly(page, 'Latitude').inputValue()).toMatch(/^41\.[34]/);

    // A file from elsewhere.
    await button(page, 'Import GeoJSON').click();
    await page.getByLabel('Or its text').fill('{"type":"Topology"}');
    await page.getByText('This is JSON, but not GeoJSON').waitFor();
    const feature = (coordinates: number[]) => ({
      type: 'Feature',
      properties: { title: 'Tarentum is taken', start: -272 },
      geometry: { type: 'Point', coordinates },
    });
    await page.getByLabel('Or its text').fill(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [feature([17.24, 40.47]), feature([1_919_000, 4_933_000])],
      }),
    );
    await page.getByText('1 place to import').waitFor();
    await page.getByText(/Feature 2 is left out: its coordinates are metres/).waitFor();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await button(page, 'Import').click();
    expect(await rows(page).count()).toBe(4);
    expect(await rows(page).locator('.node-name').allInnerTexts()).toEqual([
      'Rome',
      'Tarentum is taken',
      'Brundisium',
      'Pontine Marshes',
    ]);

    // Unchanged content is submitted unchanged, though its title is short.
    await button(page, 'Submit for review').click();
    await page.getByRole('heading', { name: 'Submitted for review' }).waitFor();
    const { id, nodes } = await submitted(subject);
    expect(nodes.map(({ title }) => title.en).toSorted()).toEqual([
      'Rome',
      'Tarentum is taken',
      'The Appian Way',
      'The Pontine Marshes',
    ]);
    expect(nodes.find(({ title }) => title.en === 'Rome')).toEqual(road);
    expect(nodes.find(({ title }) => title.en === 'The Appian Way')).toMatchObject({
      place: { latitude: 40.633333333333333, name: { en: 'Brundisium' } },
      time: { startTime: '-0190-00-00 00:00:00' },
      sketch: { style: 'arrow', shape: { type: 'LineString' }, description: { en: 'Where the road ran' } },
    });
    const reviewer = await createSignedInMember({ role: 'reviewer' });
    await passSubmission(id, reviewer);

    const reader = await openPage({ language: 'en', ...small });
    await visit(reader, `/detail/${subject}-en#/timemap`);
    const seen = reader.locator('.place-list li', { hasText: 'Brundisium' });
    await seen.waitFor();
    await reader.locator('.timemap-stage .map-field[data-ready][data-nodes="4"]').waitFor({ timeout: 40_000 }); // without a graphics card
    expect(await seen.innerText()).toMatch(/The Appian Way[\s\S]*The queen of the long roads[\s\S]*Where the road ran/);
  },
);

test('R22 V19 on a phone without a map everything is written in fields, and nothing leaves the screen', async () => {
  const author = await createSignedInMember(),
    subject = await createTestEntry(author);
  await publishNodes(subject, author, road);
  const { page } = await openEditor(subject, {
    hash: '#/timemap',
    width: 390,
    height: 844,
    webgl: false,
    language: 'fr',
  });
  await page.getByText('Ce navigateur ne peut pas dessiner la carte (WebGL manque).', { exact: false }).waitFor();
  await rows(page).first().getByRole('button').first().click();
  expect(await page.getByRole('button', { name: /^Tracer/ }).count()).toBe(0);
  await exactly(page, 'Latitude').fill('41,89, 12,49'); // both, pasted together
  await exactly(page, 'Latitude').blur();
  await expect.poll(() => exactly(page, 'Longitude').inputValue()).toBe('12.49');
  await exactly(page, 'Latitude').fill('95');
  await page.getByText(/^Latitude illisible/).waitFor();
  await page.getByText('L’écrire en coordonnées').click();
  await page.getByRole('radio', { name: 'Ligne' }).check();
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
