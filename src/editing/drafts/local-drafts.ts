/** Unsaved text that this browser stores until the server has it. */
export interface LocalDraft<Writing, Content> {
  value: Writing;
  /** Time of the save, in milliseconds since 1970. */
  at: number;
  /** Id of the tab that wrote it. */
  tab: string;
  /** The version of the server's draft that it is based on; null for none. */
  onVersion: number | null;
  /** The content of that draft; null for none, or if the browser had no room for it. */
  was: Content | null;
}
/** A local draft with its storage key. Each tab has its own key, so that tabs do not overwrite each other. */
export interface LocalCopy<Writing, Content> extends LocalDraft<Writing, Content> {
  place: string;
}

/** One key per member, part and language, so that other members on the same machine do not see the draft. */
export const draftKey = (memberId: string, itemId: string, part: string, language: string) =>
  `writing ${memberId} ${itemId} ${part} ${language}`;
export const copyKeyOf = (key: string, tab: string) => `${key} ${tab}`;

/** The copies of all tabs, the newest first; none if the browser stores nothing. */
export function readCopies<Writing, Content>(key: string): LocalCopy<Writing, Content>[] {
  try {
    const places = Object.keys(localStorage).filter((place) => place === key || place.startsWith(`${key} `));
    return places
      .flatMap((place) => {
        const draft = readDraft<Writing, Content>(place);
        if (!draft?.at || draft.value === undefined) return [];
        return [{ tab: '', onVersion: null, was: null, ...draft, value: draft.value, at: draft.at, place }];
      })
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** Null if the copy cannot be parsed, so that the other copies are still read. */
function readDraft<Writing, Content>(place: string): Partial<LocalDraft<Writing, Content>> | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<LocalDraft<Writing, Content>> | null;
  } catch {
    return null;
  }
}

/** Returns false if the browser has no room or stores nothing. Drops `was` if only that makes it fit. */
export function saveLocalDraft<Writing, Content>(key: string, draft: LocalDraft<Writing, Content>): boolean {
  const place = copyKeyOf(key, draft.tab);
  return writeStorage(place, draft) || (draft.was !== null && writeStorage(place, { ...draft, was: null }));
}

function writeStorage(place: string, draft: object): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteLocalDraft(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser stores nothing.
  }
}
