import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../../rules/limits.ts';

/** Fake browser storage, with the parts used here. */
function storageOf(items: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  };
  return new Proxy(items, {
    get: (_, name: string) => storage[name as keyof typeof storage] ?? items[name],
  });
}

let stored: Record<string, string>;
/** Event listeners of the page. */
let heard: [string, (event: Event) => void][];
function dispatch(type: string): Event {
  const event = new Event(type, { cancelable: true });
  for (const [name, listener] of heard) if (name === type) listener(event);
  return event;
}
beforeEach(() => {
  stored = {};
  heard = [];
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => heard.push([type, listener]));
  vi.stubGlobal('document', { addEventListener });
  vi.resetModules();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const load = () => import('./store.ts');
const inAnotherTab = async () => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storageOf());
  return load();
};

test('typed input is found again only by its account and its place', async () => {
  const { writeInput, readInput, removeInput } = await load();
  writeInput('a', 'comment item x', 'words');
  writeInput(null, 'comment item x', 'of a visitor');
  expect(readInput('a', 'comment item x')?.value).toBe('words');
  expect(readInput(null, 'comment item x')?.value).toBe('of a visitor');
  for (const [owner, place] of [
    ['b', 'comment item x'],
    ['a', 'comment item'],
    ['a', 'comment item xy'],
  ] as const)
    expect(readInput(owner, place), `${owner} ${place}`).toBeNull();
  removeInput('a', 'comment item x');
  expect(readInput('a', 'comment item x')).toBeNull();
  expect(readInput(null, 'comment item x')?.value).toBe('of a visitor');
});

test('two tabs do not overwrite each other; one that opens later continues with the newest copy', async () => {
  vi.useFakeTimers({ now: 1000 });
  (await load()).writeInput('a', 'p', 'first tab');
  const other = await inAnotherTab();
  expect(other.readInput('a', 'p')?.value).toBe('first tab');
  vi.setSystemTime(2000);
  other.writeInput('a', 'p', 'second tab');
  expect(other.readInput('a', 'p')?.value).toBe('second tab');
  expect((await inAnotherTab()).readInput('a', 'p')?.value).toBe('second tab');
  expect(Object.keys(stored)).toHaveLength(2);
});

test('a copy that was taken over is removed only if its own tab has not changed it since', async () => {
  vi.useFakeTimers({ now: 1000 });
  const first = await load();
  first.writeInput('a', 'p', 'half');
  const other = await inAnotherTab();
  const copy = other.readInput('a', 'p')!;
  vi.setSystemTime(2000);
  first.writeInput('a', 'p', 'half, and more');
  other.removeCopy(copy);
  expect(first.readInput('a', 'p')?.value).toBe('half, and more');
  other.removeCopy(other.readInput('a', 'p')!);
  expect(stored).toEqual({});
});

test('a duplicated tab, which starts with the first tab’s session, has its own copies; a reloaded tab continues with its own', async () => {
  const first = await load();
  first.writeInput('a', 'p', 'first tab');
  vi.resetModules();
  const duplicate = await load();
  duplicate.writeInput('a', 'p', 'duplicate');
  expect(first.readInput('a', 'p')?.value).toBe('first tab');
  expect(Object.keys(stored)).toHaveLength(2);
  dispatch('pagehide');
  vi.resetModules();
  const reloaded = await load();
  reloaded.writeInput('a', 'p', 'duplicate, reloaded');
  expect(Object.keys(stored)).toHaveLength(2);
});

test('an unreadable copy hides no other, and expired copies are removed', async () => {
  const { writeInput } = await load();
  writeInput('a', 'p', 'words');
  stored['typed a p broken'] = '{"value":';
  stored['typed a old tab'] = JSON.stringify({ value: 1, at: Date.now() - (limits.savedInputDays + 1) * 86_400_000 });
  const { readInput } = await inAnotherTab();
  expect(readInput('a', 'p')?.value).toBe('words');
  expect(readInput('a', 'old')).toBeNull();
  expect(Object.keys(stored)).not.toContain('typed a old tab');
});

test('signing out removes what the account typed, and what is still on the screen is not saved again', async () => {
  const { writeInput, readInput, removeInputsOf } = await load();
  writeInput('a', 'p', 'words');
  writeInput('b', 'p', 'of somebody else');
  removeInputsOf('a');
  writeInput('a', 'p', 'still on the screen');
  expect(readInput('a', 'p')).toBeNull();
  expect(readInput('b', 'p')?.value).toBe('of somebody else');
});

test('without storage, typed text lasts as long as the page, and leaving it asks for confirmation', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
  const { writeInput, readInput, removeInput, saveOnLeaving } = await load();
  saveOnLeaving(() => {});
  expect(dispatch('beforeunload').defaultPrevented).toBe(false);
  writeInput('a', 'p', 'words');
  expect(readInput('a', 'p')?.value).toBe('words');
  expect(readInput('b', 'p')).toBeNull();
  expect(dispatch('beforeunload').defaultPrevented).toBe(true);
  vi.stubGlobal('localStorage', storageOf(stored));
  expect(dispatch('beforeunload').defaultPrevented).toBe(false);
  expect(Object.keys(stored)).toHaveLength(1);
  removeInput('a', 'p');
  expect(readInput('a', 'p')).toBeNull();
});
