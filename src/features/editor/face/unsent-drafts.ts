import { draftKey } from '../drafts/local-drafts.ts';

export interface UnsentDraft {
  /** The id in an address: of a subject, or of an entry. */
  itemId: string;
  /** The name of a part. */
  part: string;
}

/** What a member was writing in this browser that the server has not: parts of entries, whichever tab wrote them. */
export function unsentDrafts(memberId: string): UnsentDraft[] {
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
    return [...new Map(drafts.map((one) => [`${one.itemId} ${one.part}`, one])).values()];
  } catch {
    return []; // a browser that keeps nothing
  }
}
