import { expect, test } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { MapScript } from '../../src/features/timemaps/face/scripts/rules.ts';
import { Tour } from '../../src/features/tours/rules.ts';
import { productUrl, useWorkshopProduct } from '../product-under-test.ts';
import { createSignedInMember, withProductDatabase, passSubmission, signInAs } from './accounts.ts';
import { axeViolations, openPage, visit } from './open.ts';
import { button } from './writing-entries.ts';

useWorkshopProduct();

/** Wide enough for map and list side by side; in software a larger size only takes longer. */
const small = { width: 1100, height: 800 };

const submittedOf = (thingId: string) =>
  withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', thingId)
      .where('state', '=', 'submitted')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow(),
  );

test(
  'T10 a map is started in the user centre, drawn, submitted, passed, viewed, overlaid on the world map and compared by slider',
  { timeout: 120_000 },
  async () => {
    const author = await createSignedInMember(),
      reviewer = await createSignedInMember({ role: 'reviewer' });
    const page = await openPage({ language: 'en', ...small });
    await signInAs(page, author);
    await visit(page, '/user/usercenter#/mapscript');
    await page.getByLabel('New title').fill('Roads of the south');
    await button(page, 'Begin').click();
    await page.waitForURL('**/mapscript/edit/*');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.locator('.edit-map .map-field[data-ready]').waitFor();
    await button(page, 'Submit for review').click();
    await page.getByText('Nothing is drawn on the map yet').waitFor();

    await page.locator('.edit-map').evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await page.locator('.edit-map .map-field').boundingBox())!;
    await page.mouse.click(x + width * 0.55, y + height * 0.6);
    await button(page, 'Add a place here').click();
    await page.getByLabel('Title', { exact: true }).last().fill('A harbour');
    await page.getByLabel('Layer').fill('Ports');
    await button(page, '+ Shape').click();
    await page.getByLabel('Title', { exact: true }).last().fill('A road');
    await page.locator('.sketch-corners summary').click();
    await page.locator('.sketch-kind').filter({ hasText: 'line' }).click();
    await page.locator('.sketch-corners textarea').fill('41.9, 12.5\n40.6, 17.9');
    await page.locator('.sketch-corners textarea').blur();
    await page.locator('.edit-nodes small', { hasText: 'line' }).waitFor();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await button(page, 'Submit for review').click();
    await page.locator('.writing-told.sent').waitFor();
    const { id: revisionId, content } = await submittedOf(id);
    expect(
      MapScript.parse(content).shapes.map(({ layer, title, sketch }) => [layer, title, sketch.shape.type]),
    ).toEqual([
      ['Ports', 'A harbour', 'Point'],
      ['Ports', 'A road', 'LineString'],
    ]);
    await passSubmission(revisionId, reviewer);

    const reader = await openPage({ language: 'en', ...small });
    await visit(reader, `/mapscript/${id}`);
    await reader.locator('.map-laid[data-shapes="2"]').waitFor({ state: 'attached' });
    await reader.getByRole('heading', { name: 'Roads of the south' }).waitFor();
    expect(await axeViolations(reader, { within: 'main' })).toEqual([]);
    await reader.getByRole('link', { name: 'View on the world map' }).click();
    await reader.locator('.map-laid[data-shapes="2"]').waitFor({ state: 'attached' });
    const compares = reader.getByLabel('Compare with a slider');
    await compares.check();
    const slider = reader.locator('.map-compare');
    await slider.focus();
    await reader.keyboard.press('End');
    expect(await slider.inputValue()).toBe('100');
    expect(new URL(reader.url()).search).toContain(`maps=${id}&compare=1`);
    await reader.getByRole('checkbox', { name: /Overlay on the map: Roads of the south/ }).uncheck();
    await reader.locator('.map-laid').waitFor({ state: 'detached' });
    expect(new URL(reader.url()).search).not.toContain('maps=');
  },
);

test(
  'a tour is captured from any page and played by keys; a stop whose page is gone says so; without script it is a list',
  { timeout: 120_000 },
  async () => {
    const author = await createSignedInMember();
    const page = await openPage({ language: 'en', expects: /404/ });
    await signInAs(page, author);
    await visit(page, '/user/usercenter#/tours');
    await page.getByLabel('New title').fill('Two rivers');
    await button(page, 'Begin').click();
    await page.waitForURL('**/tour/edit/*');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await button(page, 'Start capturing').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('.tour-capture').waitFor();
    await visit(page, '/detail/babylon-en');
    await button(page, '+ Capture this view').click();
    await page.getByText('Added: 1 stop').waitFor();
    await page.locator('.tour-capture a').click();
    await page.locator('.edit-stops > li').waitFor();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.getByLabel('Commentary').fill('Where two rivers meet.');
    // writing-more B12: it is hidden while something is edited, and removed once its tour is submitted.
    expect(await page.locator('.tour-capture').isVisible()).toBe(false);
    await visit(page, '/detail/babylon-en');
    await page.locator('.tour-capture').waitFor();
    await page.goBack();
    await button(page, 'Submit for review').click();
    await page.locator('.writing-told.sent').waitFor();
    await visit(page, '/detail/babylon-en');
    expect(await page.evaluate(() => localStorage.getItem('stele tour'))).toBeNull();
    expect(await page.locator('.tour-capture').count()).toBe(0);
    expect(Tour.parse((await submittedOf(id)).content).stops).toMatchObject([
      { address: '/detail/babylon-en', titles: { en: 'Babylon' }, texts: { en: 'Where two rivers meet.' } },
    ]);

    const gone = `t-${id}`;
    const content = Tour.parse({
      name: 'Gone',
      language: 'en',
      stops: [
        { address: '/detail/babylon-en', titles: { en: 'Babylon' } },
        { address: '/detail/was-never-en', titles: { en: 'Nowhere' } },
      ],
    });
    await withProductDatabase((db) =>
      db.transaction().execute((tx) =>
        publishAtOnce(tx, [{ module: 'tour', thingId: gone, language: null, content }], {
          authorId: author.id,
          originId: null,
        }),
      ),
    );
    await visit(page, `/tour/${gone}`);
    await button(page, 'Play').click();
    await page.frameLocator('.tour-playing iframe').getByRole('heading', { name: 'Babylon', level: 1 }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('The page of this stop no longer exists:').waitFor();
    expect(new URL(page.url()).hash).toBe('#stop-2');
    expect(await axeViolations(page, { within: '.tour-playing' })).toEqual([]);
    await page.keyboard.press('Home');
    await page.getByText('1 of 2').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tour-playing').waitFor({ state: 'detached' });

    const reader = await openPage({ language: 'fr', javaScriptEnabled: false });
    await reader.goto(`${productUrl()}/tour/tour-silk-road`);
    expect(await reader.locator('.tour-stops > li').count()).toBe(9);
    expect(await reader.locator('.tour-stops h2 a').first().getAttribute('href')).toBe('/detail/chang-an-fr');
    const route = reader.getByRole('group', { name: 'L’itinéraire, d’étape en étape' });
    expect(await route.getByRole('link').first().getAttribute('href')).toBe('#stop-1');
    expect(await route.getByRole('link', { name: 'Napoléon' }).count(), 'a person is not a place').toBe(0);
    const file = await reader.request.get(productUrl() + '/tour/take-out/tour-silk-road.html?lang=fr');
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect(await file.text()).toContain('La Route de la soie en neuf étapes');
    const embed = await reader.request.get(productUrl() + '/embed/tour/tour-silk-road');
    expect(embed.headers()['content-security-policy']).toContain('frame-ancestors *');
  },
);
