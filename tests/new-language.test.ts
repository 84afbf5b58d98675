import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, onTestFinished, test } from 'vitest';
import { translateFor } from '../src/kit/registry/texts.server.ts';
import { deriveId, textParts } from '../src/kit/database/ids.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { borrowProfile } from './browser/profiles.ts';
import { pagesOfEveryKind, visit } from './browser/open.ts';
import { ask } from './http/ask.ts';
import { searchPath } from '../src/features/search/rules.ts';
import { runProduct } from './run-product.ts';
import { openDatabase } from './world.ts';

/**
 * An invented language, English in Arabic letters: it runs from right to left, its code is not its tag, and nobody
 * wrote anything for it but its line in `rules/languages.ts` and one file of texts per feature.
 */
const code = 'qr' as Language;
const line = `  qr: { name: 'انغلسه', tag: 'ar' },\n`;

const letters = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'ابكدعفغهيجقلمنوبقرستشفوخيز'][at]!]),
);
/** Keeps the names of values and what machines read. */
const transliterate = (text: string) =>
  text
    .split(/(\{\w+\}|https?:\S+|\/[\w/.{}-]+|&\w+;)/)
    .map((part, at) => (at % 2 ? part : part.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase()]!)))
    .join('');

const isTest = /\.test\.tsx?$/;
/** A copy of the sources with the language added, in a folder that is removed with those of the run. */
function addLanguage(): string {
  const folder = mkdtempSync(join(inject('folder'), 'new-language-'));
  const copied = ['src', 'world', 'importers', 'migrations', 'bench', 'start.ts', 'vite.config.ts'];
  for (const path of [...copied, 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !isTest.test(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'src/rules/languages.ts'),
    source = readFileSync(file, 'utf8'),
    end = '} as const satisfies Record<string, LanguageFacts>;';
  expect(source.split(end)).toHaveLength(2);
  writeFileSync(file, source.replace(end, line + end));
  for (const english of globSync('src/**/texts/en.json')) {
    const sets = JSON.parse(readFileSync(english, 'utf8')) as Record<string, Record<string, string>>;
    for (const texts of Object.values(sets))
      for (const [key, text] of Object.entries(texts)) texts[key] = transliterate(text);
    writeFileSync(join(folder, english.replace('en.json', `${code}.json`)), JSON.stringify(sets));
  }
  return folder;
}

const arabicName = 'أَحْمَد الكاتِب';
/** A subject with an entry in the language, published by the copy itself. */
const importer = `
import './src/features.server.ts';
import { importSource } from './importers/engine.ts';
import { connect } from './src/kit/database/database.server.ts';
const { db } = connect(process.env.DATABASE_URL, 2);
const time = { role: 'life', startTime: '-0210-09-10 00:00:00', endTime: '0014-08-19 00:00:00', startNote: null, endNote: null, timeDesc: null, source: null };
const record = {
  key: 'katib', id: 'katib', kind: 'person', region: 'near-east', names: { en: 'Katib', qr: '${arabicName}' },
  summary: { qr: 'كاتب قديم' }, bodies: { en: '<p>A scribe.</p>', qr: '<p>كتب الرسائل في المدينة القديمة.</p>' },
  times: [time], place: null, same: { test: 'katib' },
  events: [{ startTime: '-0210-09-10 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null,
    title: { en: 'Wrote letters' }, place: null, weight: 1, with: [], source: null }],
};
const report = await importSource(db, {
  origin: { id: 'test', name: 'Test', licence: 'CC0', url: null },
  async *read() { yield { where: 'katib:1', record }; },
});
if (report.refused?.length) throw new Error(JSON.stringify(report));
await db.destroy();
`;

/** What moves the page sideways, and words beyond its edges that nobody can scroll to. */
const outside = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isCut = (element: Element): boolean =>
    getComputedStyle(element).overflowX !== 'visible' || (element.parentElement ? isCut(element.parentElement) : false);
  const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return (
      width > 1 &&
      hasWords &&
      element.checkVisibility() &&
      (left < -0.5 || right > clientWidth + 0.5) &&
      !isCut(element)
    );
  });
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`] : []),
    ...beyond.slice(0, 4).map((element) => `${element.tagName}.${element.className}: ${element.textContent}`),
  ];
};

test('a language that runs from right to left is one line and one file of texts per feature: every page shows it', async () => {
  const folder = addLanguage();
  const { db, url } = await openDatabase();
  const settings = { DATABASE_URL: url, STELE_DATA: folder, STELE_WORLD: 'off', STELE_DEV: 'on', QUICK_BUILD: '1' };
  writeFileSync(join(folder, 'publish-entry.ts'), importer);
  const published = spawnSync(process.execPath, ['publish-entry.ts'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: url },
    encoding: 'utf8',
  });
  expect(published.stderr + published.stdout).toBe('');
  const event = await db.selectFrom('event').where('subjectId', '=', 'katib').select('id').executeTakeFirstOrThrow();
  expect(event.id, 'the id as without the language').toBe(
    deriveId('katib', '-0210-09-10 00:00:00', ...textParts({ en: 'Wrote letters' })),
  );
  const product = runProduct({ ...settings, TRUST_PROXY: '127.0.0.1' }, { folder });
  onTestFinished(async () => {
    await product.signal('SIGKILL');
  });
  const of = await product.open();
  const read = async (path: string) => {
    const { text } = await ask(path.replace(/#.*/, ''), { of, headers: { cookie: `sys_lang=${code}` } });
    const page = parseDocument(text);
    return {
      text,
      words: DomUtils.textContent(page),
      elements: (name: string) => DomUtils.getElementsByTagName(name, page),
    };
  };

  const pages: Record<string, string> = { ...pagesOfEveryKind('en'), 'its own entry': '/detail/katib-qr' };
  const skipText = transliterate(translateFor('en')('site.skip'));
  for (const [name, address] of Object.entries(pages)) {
    const { elements, words } = await read(address);
    expect.soft(elements('html')[0]?.attribs, name).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect.soft(elements('h1'), name).toHaveLength(1);
    expect.soft(words.includes(skipText), `${name} shows a text`).toBe(true);
    expect.soft(/dict missed|\bundefined\b|\bNaN\b/.exec(words)?.[0], name).toBeUndefined();
  }

  // Its own entry: with its dates and in its language for machines, found without vowel signs and hamza, listed by name.
  const entry = await read('/detail/katib-qr');
  expect(entry.elements('link').map(({ attribs }) => attribs.hreflang)).toContain('ar');
  const letter = encodeURIComponent('ا');
  for (const [address, part] of [
    ['/detail/katib-qr', 'الرسائل'],
    ['/detail/katib-qr', '210 BC'],
    [searchPath('احمد'), arabicName],
    [searchPath('المدينة'), arabicName],
    [`/category/person?order=name&letter=${letter}`, arabicName],
  ] as const)
    expect.soft((await read(address)).words.includes(part), `${part} in ${decodeURIComponent(address)}`).toBe(true);

  const { page, context, leave } = await borrowProfile({ locale: 'en-GB', javaScriptEnabled: true }, false);
  await context.addCookies(
    Object.entries({ sys_lang: code, cookie_ok: '1' }).map(([name, value]) => ({ name, value, url: of })),
  );
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const [name, address] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await visit(page, of + address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outside), `${name} at ${width} px`).toEqual([]);
    }
    expect.soft(await page.evaluate(() => getComputedStyle(document.body).direction), name).toBe('rtl');
  }
  expect(errors).toEqual([]);
  await leave({ failed: true }); // the profile has cookies of another product
});
