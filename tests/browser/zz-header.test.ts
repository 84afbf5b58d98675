import { expect, test } from 'vitest';
import { openPage, visit } from './open.ts';

test.for(Array.from({length:60},(_, n)=>n))('S01 %i cannot be hydrated', async () => {
  const page = await openPage({ language: 'en', expects: /404|dynamically imported module/ });
  await page.route(/\/assets\/frame-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/help');
  await page.locator('.login-link').press('Enter'); // its failure notice moves the link under a pointer
  await page.waitForURL('**/login?from=%2Fhelp', { timeout: 10000 }).catch(async (e) => { console.log('STATE', page.url(), await page.evaluate(() => ({ html: document.querySelector('[data-island=header]')!.outerHTML.slice(0, 3000), active: document.activeElement?.outerHTML.slice(0, 200) }))); throw e; });
});
