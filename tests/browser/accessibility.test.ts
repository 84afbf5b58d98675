import { test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { everyPage, expectNoAxeViolations, notFound, openPage, visit } from './open.ts';

const wide = { width: 1440, height: 900 }, phone = { width: 390, height: 844 };

/** Every page, the widgets with a dialog open on them. */
async function checkEveryPage({ language, sizes, scheme = 'light' }: { language: (typeof languages)[number]; sizes: (typeof wide)[]; scheme?: 'light' | 'dark' }) {
  const page = await openPage({ language, scheme, expects: notFound });
  for (const [name, address] of Object.entries(everyPage(language))) {
    await visit(page, address);
    if (name === 'widgets') await page.getByRole('button', { name: 'Confirm, async' }).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoAxeViolations(page, `${name} in ${language}, ${scheme}, ${size.width} px`);
    }
  }
}

test.for(languages)('axe finds nothing on any page in %s', async (language) => {
  await checkEveryPage({ language, sizes: language === 'zh' || language === 'fr' ? [wide, phone] : [wide] });
});

test('axe finds nothing on any page in the dark', async () => {
  await checkEveryPage({ language: 'en', sizes: [wide], scheme: 'dark' });
});

test('axe finds nothing on a page that just opened to a newcomer', async () => {
  const page = await openPage({ locale: 'en-GB', cookies: {} });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Read Stele in English' }).waitFor();
  await page.getByRole('complementary', { name: 'Cookie 声明' }).waitFor();
  await expectNoAxeViolations(page);
});
