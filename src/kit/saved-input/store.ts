import * as limits from '../../rules/limits.ts';

/** A saved copy of input to one place of the product, by one account, in one tab. */
interface StoredInput {
  value: unknown;
  /** When it was saved, in milliseconds since 1970. */
  at: number;
}
export interface InputCopy<Value> extends StoredInput {
  key: string;
  value: Value;
}

const prefix = 'typed ';
/** Prefix of the keys of all copies of an account, or of a place; ids contain no space and places are escaped. */
const keyStart = (owner: string | null, place?: string) =>
  `${prefix}${owner ?? 'visitor'} ${place === undefined ? '' : `${encodeURIComponent(place)} `}`;

let tab: string | undefined;
/**
 * Identifies this tab across reloads, so that two tabs do not overwrite each other's copies. A duplicated tab starts
 * with the session storage of the first, whose page has not been left: it gets a new id.
 */
function tabId(): string {
  if (tab !== undefined) return tab;
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
  try {
    tab = sessionStorage.isTabLeft ? String(sessionStorage.tab) : id;
    sessionStorage.tab = tab;
    const stay = () => void delete sessionStorage.isTabLeft;
    stay();
    addEventListener('pagehide', () => void (sessionStorage.isTabLeft = 'true'));
    addEventListener('pageshow', stay);
  } catch {
    // A browser without storage.
  }
  return (tab ??= id);
}
const ownKey = (owner: string | null, place: string) => keyStart(owner, place) + tabId();

/** Copies for which the browser had no room: they are lost with the page. */
const unstoredCopies = new Map<string, StoredInput>();
function store(key: string, stored: StoredInput) {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    unstoredCopies.delete(key);
  } catch {
    unstoredCopies.set(key, stored);
  }
}

const savers = new Set<() => void>();
let listensToPage = false;
/** Calls `save` when the page is hidden or left. Leaving asks for confirmation while some input is not stored. */
export function saveOnLeaving(save: () => void): () => void {
  savers.add(save);
  if (!listensToPage) {
    listensToPage = true;
    const saveAll = () => savers.forEach((run) => run());
    document.addEventListener('visibilitychange', saveAll);
    addEventListener('pagehide', saveAll);
    addEventListener('beforeunload', (event) => {
      saveAll();
      for (const [key, stored] of unstoredCopies) store(key, stored);
      if (unstoredCopies.size) event.preventDefault();
    });
  }
  return () => void savers.delete(save);
}

function parse(key: string): StoredInput | null {
  const inMemory = unstoredCopies.get(key);
  if (inMemory) return inMemory;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<StoredInput> | null;
    if (typeof stored?.at !== 'number' || stored.value === undefined) return null;
    return { at: stored.at, value: stored.value };
  } catch {
    return null; // one unreadable copy does not hide the others
  }
}

function keysThatStart(start: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // A browser without storage.
  }
  return [...new Set([...stored, ...unstoredCopies.keys()])].filter((key) => key.startsWith(start));
}

function remove(key: string) {
  unstoredCopies.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage.
  }
}

/** Removes a copy that was read, unless its own tab has changed it since. */
export function removeCopy({ key, at }: InputCopy<unknown>): void {
  if (parse(key)?.at === at) remove(key);
}

let hasRemovedExpired = false;
function removeExpired() {
  if (hasRemovedExpired) return;
  hasRemovedExpired = true;
  const oldest = Date.now() - limits.savedInputDays * 86_400_000;
  for (const key of keysThatStart(prefix)) if ((parse(key)?.at ?? 0) < oldest) remove(key);
}

/** The copy of this tab, otherwise the newest one of another tab; null if nothing is saved. */
export function readInput<Value>(owner: string | null, place: string): InputCopy<Value> | null {
  removeExpired();
  const tabKey = ownKey(owner, place);
  const [newest] = keysThatStart(keyStart(owner, place))
    .flatMap((key) => {
      const stored = parse(key);
      return stored ? { key, ...stored } : [];
    })
    .sort((a, b) => Number(b.key === tabKey) - Number(a.key === tabKey) || b.at - a.at);
  return newest ? { ...newest, value: newest.value as Value } : null;
}

/** Accounts that signed out on this page: input that is still on screen is not saved again. */
const signedOutOwners = new Set<string>();

export function writeInput(owner: string | null, place: string, value: unknown): void {
  if (owner !== null && signedOutOwners.has(owner)) return;
  store(ownKey(owner, place), { value, at: Date.now() });
}

/** Removes this tab's copy for a place, after the input was sent. */
export const removeInput = (owner: string | null, place: string): void => remove(ownKey(owner, place));

/** Removes everything that an account saved in this browser; called when it signs out. */
export function removeInputsOf(owner: string): void {
  signedOutOwners.add(owner);
  for (const key of keysThatStart(keyStart(owner))) remove(key);
}
