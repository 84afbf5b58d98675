import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapSearchHistory, searchHistory } from './search-history.ts';

const { read: readHistory, remember, forget, forgetAll } = searchHistory;

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
/** A separate storage. */
const storageIn = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
});

test('T15 the map has its own search history, kept in the browser', () => {
  const inBrowser = new Map<string, string>();
  vi.stubGlobal('localStorage', storageIn(inBrowser));
  remember('of the tab');
  mapSearchHistory.remember('Rome');
  mapSearchHistory.remember('Carthage');
  mapSearchHistory.forget('Rome');
  expect(mapSearchHistory.read()).toEqual(['Carthage']);
  expect(inBrowser.get('map_search_history')).toBe('["Carthage"]');
  expect(readHistory()).toEqual(['of the tab']);
});

afterEach(() => void vi.unstubAllGlobals());

test('T15 the last ten terms, the newest first, each once', () => {
  for (let term = 1; term <= 12; term++) remember(`${term}`);
  remember('7');
  remember('');
  expect(readHistory()).toEqual(['7', '12', '11', '10', '9', '8', '6', '5', '4', '3']);
});

test('T15 one term can be forgotten, or all', () => {
  for (const term of ['长城', 'Alexander', '<b>']) remember(term);
  forget('Alexander');
  expect(readHistory()).toEqual(['<b>', '长城']);
  forgetAll();
  expect(readHistory()).toEqual([]);
});

test('T15 invalid data under the same key is ignored', () => {
  for (const odd of ['{', '{"a":1}', 'null', '"x"', '[1, null, "", "ok"]']) {
    storage.set('search_history', odd);
    expect(readHistory(), odd).toEqual(odd.includes('ok') ? ['ok'] : []);
  }
});

test('T15 without storage there is no history and no error', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  remember('a');
  forget('a');
  forgetAll();
  expect(readHistory()).toEqual([]);
});
