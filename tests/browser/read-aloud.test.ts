import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, openPage, visit } from './open.ts';

/** Gives the browser voices, which a headless one has not, and records what they say; each sentence ends on request. */
const giveVoices = (page: Page, languages: string[]) =>
  page.addInitScript((given) => {
    const spoken: { text: string; lang: string; rate: number }[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    const voices = given.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
    class Utterance extends EventTarget {
      text: string;
      lang = '';
      rate = 1;
      voice: unknown = null;
      onend: (() => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      spoken,
      finishSentence: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
      failSentence: () => current?.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent),
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak(utterance: SpeechSynthesisUtterance) {
          current = utterance;
          spoken.push({ text: utterance.text, lang: utterance.voice!.lang, rate: utterance.rate });
        },
        cancel: () => void (current = null),
      }),
    });
  }, languages);

const spokenOf = (page: Page) => page.evaluate<{ text: string; lang: string; rate: number }[]>('spoken');
const markedOf = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map((range) => String(range)).join(''));

test('issue 42 an entry is read aloud sentence by sentence, paused, resumed, and stopped', async () => {
  const page = await openPage({ language: 'fr' });
  await giveVoices(page, ['en-US', 'fr_CA', 'fr-FR']);
  await visit(page, '/detail/augustus-fr');
  await page.getByRole('button', { name: 'Lire à voix haute' }).click();
  await expect.poll(() => spokenOf(page)).toHaveLength(1);
  const [first] = await spokenOf(page);
  expect(first!.lang).toMatch(/^fr/);
  expect(first!.text).toBe(await page.locator('.view-text .text h2').first().innerText());
  expect((await markedOf(page)).replace(/\s+/g, ' ').trim().slice(0, 20)).toBe(first!.text.slice(0, 20));
  await page.evaluate('finishSentence()');
  await expect.poll(() => spokenOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.evaluate('finishSentence()');
  expect(await spokenOf(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  const again = await spokenOf(page);
  expect(again[2]!.text).toBe(again[1]!.text);
  await page.getByLabel('Vitesse').selectOption('1.25 ×');
  expect((await spokenOf(page)).at(-1)).toMatchObject({ text: again[1]!.text, rate: 1.25 });
  await expectNoAxeViolations(page, 'reading aloud', { within: '.read-aloud-slot' });
  await page.getByRole('button', { name: 'Arrêter' }).click();
  expect(await markedOf(page)).toBe('');
  // No numbers of notes are read.
  expect(again.map(({ text }) => text).join(' ')).not.toMatch(/\[\d+\]/);
});

test('issue 42 a voice that fails is reported, and the text can be read again', async () => {
  const page = await openPage({ language: 'en' });
  await giveVoices(page, ['en-GB']);
  await visit(page, '/detail/augustus-en');
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => spokenOf(page)).toHaveLength(1);
  await page.evaluate('failSentence()');
  await page.getByText('The browser could not read on.').waitFor();
  await page.getByRole('button', { name: 'Read aloud' }).waitFor();
});

test('issue 42 a browser without a voice for the language of a text has no button', async () => {
  const page = await openPage({ language: 'jp' });
  await giveVoices(page, ['en-US', 'zh-CN']);
  await visit(page, '/detail/augustus-jp');
  expect(await page.getByRole('button', { name: '読み上げる' }).count()).toBe(0);
  expect(await page.locator('.read-aloud-slot').count()).toBe(1);
});
