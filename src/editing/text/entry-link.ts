import { entryAddress, parseEntryId } from '../../rules/entry-ids.ts';
import { entryLink } from '../../rules/entry-link.ts';

/** The id of the entry at an address (`?id=X`, `/detail/X`, or either on this site); null for any other (V09). */
export function entryOfAddress(text: string, origin: string): string | null {
  const address = text.trim();
  if (!address || /\s/.test(address)) return null;
  const localAddress = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const id = /^\/detail\/([^/?#]+)/.exec(entryLink(localAddress))?.[1];
  try {
    return id ? decodeURIComponent(id) : null;
  } catch {
    return null;
  }
}

/** The attributes of a link to an entry: its address, and its subject, so that each language links to its own entry. */
export const linkTo = (id: string) => ({
  href: entryAddress(id),
  kept: { 'ref-id': parseEntryId(id).subjectId },
});

/** Whether an address is allowed in a text: nothing that runs scripts. */
export const isSafeAddress = (address: string) => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);
