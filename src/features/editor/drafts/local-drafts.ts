/** What somebody was writing, as this browser keeps it until the server has it. */
export interface LocalDraft<Writing, Content> {
  value: Writing;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The tab that wrote it. */
  tab: string;
  /** The server's draft that it was written upon, by its version; null for none. */
  onVersion: number | null;
  /** What that draft held; null for none, or where the browser had no room for it. */
  was: Content | null;
}
/** A local draft where it lies: each tab has a place of its own, so that none writes over another's. */
export interface Copy<Writing, Content> extends LocalDraft<Writing, Content> {
  place: string;
}

/** One a member, part and language: whoever else signs in on this machine is not shown it. */
export const draftKey = (memberId: string, itemId: string, part: string, language: string) =>
  `writing ${memberId} ${itemId} ${part} ${language}`;
export const placeOf = (key: string, tab: string) => `${key} ${tab}`;

/** The copies of all tabs, the newest first; none where a browser keeps nothing. */
export function readCopies<Writing, Content>(key: string): Copy<Writing, Content>[] {
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

/** Null where the copy cannot be read: it does not hide the others. */
function readDraft<Writing, Content>(place: string): Partial<LocalDraft<Writing, Content>> | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<LocalDraft<Writing, Content>> | null;
  } catch {
    return null;
  }
}

/** False where the browser has no room or keeps nothing. */
export function keepLocal<Writing, Content>(key: string, draft: LocalDraft<Writing, Content>): boolean {
  const place = placeOf(key, draft.tab);
  return keep(place, draft) || (draft.was !== null && keep(place, { ...draft, was: null }));
}

function keep(place: string, draft: object): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetLocal(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // It kept nothing.
  }
}
