import type { Dictionary } from '../texts.ts';

/** The name of a set of texts, which the browser loads as one file (`ServerFeature.texts`, kit/registry/feature.server.ts). */
export type TextSet = string;

/** The texts loaded on this page so far, shared by all islands. */
const dictionary: Record<string, string> = {};
const requests = new Map<TextSet, Promise<void>>();

/** Loads these sets into the dictionary; `version` identifies language and content (kit/registry/texts.server.ts). */
export async function loadTexts(sets: readonly TextSet[], version: string): Promise<Dictionary> {
  await Promise.all(
    sets.map((set) => {
      const before = requests.get(set);
      if (before) return before;
      const loading = fetchTexts(textsAddress(set, version));
      requests.set(set, loading);
      loading.catch(() => requests.delete(set));
      return loading;
    }),
  );
  return dictionary;
}

async function fetchTexts(address: string): Promise<void> {
  Object.assign(dictionary, await fetchJson<Dictionary>(address));
}

/** Fetches a JSON file that an island needs. */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Content;
}

/** Address of a set of texts, for one language and version. */
export const textsAddress = (set: TextSet, version: string): string => `/texts/${set}-${version}.json`;
