import { describe, expect, test } from 'vitest';
import {
  apiCode,
  byLanguage,
  detectLanguage,
  fallbackOrder,
  hreflang,
  selectTranslation,
  languageName,
  languages,
  languageTag,
  readLanguage,
} from './languages.ts';

test('K01 the languages are zh, en, fr, es and jp', () =>
  expect([...languages].sort()).toEqual(['en', 'es', 'fr', 'jp', 'zh']));

test('C03 zh is cn for calls, both ways', () => {
  expect(languages.map(apiCode)).toEqual(['cn', 'en', 'fr', 'es', 'jp']);
  for (const language of languages) expect(readLanguage(apiCode(language))).toBe(language);
});

test('browsers get zh-Hans and ja, addresses zh and ja', () => {
  expect(languages.map(languageTag)).toEqual(['zh-Hans', 'en', 'fr', 'es', 'ja']);
  expect(languages.map(hreflang)).toEqual(['zh', 'en', 'fr', 'es', 'ja']);
  for (const language of languages) expect(readLanguage(hreflang(language))).toBe(language);
});

test('a language is named in the reader’s language', () => {
  expect(languages.map((reader) => languageName('en', reader))).toEqual([
    '英语',
    'English',
    'anglais',
    'inglés',
    '英語',
  ]);
  expect(languages.map((language) => languageName(language, 'fr'))).toEqual([
    'chinois',
    'anglais',
    'français',
    'espagnol',
    'japonais',
  ]);
});

test.each(['', 'de', 'zh-Hans', 'EN', 'constructor', null, undefined])('%j is not one of our languages', (code) =>
  expect(readLanguage(code)).toBeNull(),
);

describe('detectLanguage', () => {
  const request = { cookie: 'fr', host: 'es.stele.example', query: 'en', argument: 'jp' } as const;

  test('K01 the cookie comes first', () => expect(detectLanguage(request)).toBe('fr'));
  test('K01 then the host’s first label', () => expect(detectLanguage({ ...request, cookie: undefined })).toBe('es'));
  test('K01 then the query', () =>
    expect(detectLanguage({ ...request, cookie: undefined, host: 'www.stele.example' })).toBe('en'));
  test('K01 then the explicit argument', () =>
    expect(detectLanguage({ argument: 'jp', host: 'localhost:3000', query: null })).toBe('jp'));
  test('K01 and Chinese if nothing is given', () =>
    expect([detectLanguage({}), detectLanguage({ argument: null })]).toEqual(['zh', 'zh']));

  test('K01 an unknown language is skipped', () => {
    expect(detectLanguage({ ...request, cookie: 'klingon' })).toBe('es');
    expect(detectLanguage({ cookie: '', host: 'klingon.stele.example', query: 'x', argument: 'fr' })).toBe('fr');
  });

  test('K01 a host of one label has no prefix', () => expect(detectLanguage({ host: 'fr' })).toBe('zh'));
  test('K01 language codes of calls and of browsers are accepted too', () =>
    expect([detectLanguage({ cookie: 'cn', query: 'en' }), detectLanguage({ query: 'ja' })]).toEqual(['zh', 'jp']));
});

describe('fallbacks', () => {
  test('each order begins with the language itself and has all five', () => {
    for (const language of languages) {
      expect(fallbackOrder(language)[0]).toBe(language);
      expect([...fallbackOrder(language)].sort()).toEqual([...languages].sort());
    }
  });

  test('a missing text falls back to the next language that has it', () => {
    expect(selectTranslation({ en: 'Qin', zh: '秦' }, 'fr')).toEqual({ value: 'Qin', language: 'en' });
    expect(selectTranslation({ en: 'Qin', zh: '秦' }, 'jp')).toEqual({ value: '秦', language: 'zh' });
    expect(selectTranslation({ en: '', es: 'Qin' }, 'en')).toEqual({ value: 'Qin', language: 'es' });
    expect(selectTranslation({ en: 0 }, 'zh')).toEqual({ value: 0, language: 'en' });
  });

  test('no text at all is null', () =>
    expect([selectTranslation({}, 'en'), selectTranslation(null, 'en'), selectTranslation({ fr: '' }, 'en')]).toEqual([
      null,
      null,
      null,
    ]));

  test('a language without a rule of its own has that of the first in its fallback order', () => {
    const own = byLanguage<string | null>({ zh: '、', en: ',', fr: null });
    expect(own).toEqual({ zh: '、', en: ',', fr: null, es: ',', jp: '、' });
  });
});
