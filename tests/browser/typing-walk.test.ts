import type { Page, Response } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useWorkshopProduct } from '../product-under-test.ts';
import { places, prepare, scopeOf, typeEverywhere, valuesIn, wordsIn, type PreparedData } from '../typing/places.ts';
import { signInAs } from './accounts.ts';
import { waitForHydration, openPage, visit } from './open.ts';

useWorkshopProduct();

let prepared: PreparedData;
beforeAll(async () => {
  prepared = await prepare();
});

/** Bodies of calls that succeeded. */
function hearSent(page: Page): string[] {
  const sent: string[] = [];
  const hear = async (response: Response) => {
    const body = response.request().postData();
    if (!body || !response.ok()) return;
    const reply = (await response.json().catch(() => null)) as { code?: number } | null;
    if (reply?.code === 200) sent.push(body);
  };
  page.on('response', (response) => void hear(response));
  return sent;
}
/** Content of the page, of its fields and its drafts; and saved input that was not sent. */
const heldBy = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const stored = Object.entries(localStorage).map(([key, value]) => [key, String(value)] as const);
    const isTyped = ([key]: readonly [string, string]) => key.startsWith('typed ');
    return {
      page: [document.body.innerHTML, ...fields, ...stored.filter((entry) => !isTyped(entry)).flat()].join('\n'),
      unsent: stored.filter(isTyped).flat().join('\n'),
    };
  });

for (const who of ['author', 'reviewer', 'administrator', 'banned'] as const)
  test(`text typed by the ${who} in any field survives Escape and a reload; the primary button of a dialog uses all of it`, async () => {
    const page = await openPage({ language: 'en', webgl: false, expects: /4\d\d/ });
    // Without it bodies are sent unencrypted, so that they can be read here.
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await signInAs(page, prepared[who]);
    const sent = hearSent(page);
    for (const [name, place] of Object.entries(places)) {
      if (place.as !== who) continue;
      const scope = scopeOf(page, place, prepared);
      const open = () => place.open?.(page, prepared);
      const reload = async () => {
        await page.reload();
        await waitForHydration(page);
      };
      if (!(await visit(page, place.address(prepared)))) await reload();
      await open();
      const typed = await typeEverywhere(scope, place.values);
      expect(wordsIn(typed).length, `fields of “${name}”`).toBeGreaterThan(0);
      if (place.isDialog) {
        await page.keyboard.press('Escape');
        await scope.waitFor({ state: 'detached' });
        await open();
        await expect.poll(() => valuesIn(scope), { message: `“${name}” after Escape` }).toEqual(typed);
      }
      await reload();
      await open();
      await expect.poll(() => valuesIn(scope), { message: `“${name}” after a reload` }).toEqual(typed);
      if (!place.isDialog) continue;
      const words = wordsIn(typed);
      await scope.locator('footer .button.first').click();
      if (place.lacks) {
        await scope.locator('.fault').first().waitFor();
        expect(await valuesIn(scope), `“${name}”, which lacks ${place.lacks}`).toEqual(typed);
        continue;
      }
      await scope.waitFor({ state: 'detached' });
      await expect
        .poll(
          async () => {
            const { page: pageText, unsent } = await heldBy(page);
            const taken = [pageText, ...sent].join('\n');
            return {
              lost: words.filter((word) => !taken.includes(word)),
              savedStill: words.filter((word) => unsent.includes(word)),
            };
          },
          { message: `“${name}” after its primary button` },
        )
        .toEqual({ lost: [], savedStill: [] });
    }
  });
