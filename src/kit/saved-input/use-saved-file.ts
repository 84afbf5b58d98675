import { useEffect, useSyncExternalStore } from 'react';
import * as limits from '../../rules/limits.ts';
import { useInputOwner } from './owner.ts';

/** A file that was chosen but not sent yet, as stored in IndexedDB. */
interface StoredFile {
  file: File;
  /** In milliseconds since 1970. */
  at: number;
}

const storeName = 'files';
const keyOf = (owner: string | null, place: string) => `${owner ?? 'visitor'} ${place}`;

/** Does one operation on the store; null if the browser has none, as in some private windows. */
async function withStore(work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('chosen-files', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'));
    });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const request = work(database.transaction(storeName, 'readwrite').objectStore(storeName));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Files by key, once loaded. */
const cachedFiles = new Map<string, File | null>();
const listeners = new Set<() => void>();
function cacheFile(key: string, file: File | null) {
  cachedFiles.set(key, file);
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
async function load(key: string) {
  const stored = (await withStore((store) => store.get(key))) as StoredFile | undefined | null;
  if (cachedFiles.has(key)) return;
  const isExpired = stored && stored.at < Date.now() - limits.savedInputDays * 86_400_000;
  if (isExpired) void withStore((store) => store.delete(key));
  cacheFile(key, stored && !isExpired ? stored.file : null);
}

/** The file that this account chose in a place but has not sent; setting null removes it. */
export function useSavedFile(place: string): [File | null, (file: File | null) => void] {
  const owner = useInputOwner();
  const key = owner === undefined ? null : keyOf(owner, place);
  const file = useSyncExternalStore(
    subscribe,
    () => (key === null ? null : (cachedFiles.get(key) ?? null)),
    () => null,
  );
  useEffect(() => {
    if (key !== null && !cachedFiles.has(key)) void load(key);
  }, [key]);
  return [
    file,
    (next) => {
      if (key === null || cachedFiles.get(key) === next) return;
      cacheFile(key, next);
      void withStore((store) =>
        next ? store.put({ file: next, at: Date.now() } satisfies StoredFile, key) : store.delete(key),
      );
    },
  ];
}

/** Removes the files that an account chose in this browser; called when it signs out. */
export async function removeFilesOf(owner: string): Promise<void> {
  const start = keyOf(owner, '');
  await withStore((store) => store.delete(IDBKeyRange.bound(start, `${start}\uffff`)));
}
