import { draftKey } from './local-drafts.ts';

export interface UnsentDraft {
  /** The id in an address: of a subject or an entry. */
  itemId: string;
  /** Name of the part. */
  part: string;
}

/** Parts of entries that a member edited in this browser, in any tab, and that the server does not have. */
export function listUnsentDrafts(memberId: string): UnsentDraft[] {
  const start = draftKey(memberId, '', '', '').trimEnd();
  try {
    const drafts = Object.keys(localStorage).flatMap((place) => {
      const [itemId, part] = place.startsWith(`${start} `) ? place.slice(start.length + 1).split(' ') : [];
      return itemId &&
        part &&
        itemId !== 'new' &&
        /^(?:text|facts|timeline|timemap|relations|family|painting|gallery)$/.test(part)
        ? [{ itemId, part }]
        : [];
    });
    return [...new Map(drafts.map((draft) => [`${draft.itemId} ${draft.part}`, draft])).values()];
  } catch {
    return []; // the browser stores nothing
  }
}
