/** What somebody was writing, as this browser keeps it. */
export interface LocalDraft<T> {
  value: T;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** One a member, part and language: whoever else signs in on this machine is not shown it. */
export const draftKey = (memberId: string, itemId: string, part: string, language: string) => `writing ${memberId} ${itemId} ${part} ${language}`;

/** Null where nothing is kept, or a browser keeps nothing. */
export function readLocal<T>(key: string): LocalDraft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft<T> | null;
  } catch {
    return null;
  }
}

/** False where the browser has no room or keeps nothing. */
export function keepLocal<T>(key: string, value: T, at = Date.now()): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ value, at }));
    return true;
  } catch {
    return false;
  }
}

export function forgetLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It kept nothing.
  }
}
