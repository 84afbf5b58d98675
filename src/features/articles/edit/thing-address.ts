import { parseEntryId } from '../../../rules/entry-ids.ts';

/** Addresses of this site that end with the id of the thing. */
const thingPathPattern = /^\/(?:embed\/)?(?:article|tour|mapscript|group)\/([^/?#]+)\/?$/;
const picturePathPattern = /^\/detail\/[^/]+\/media\/detail\/([^/?#]+)/;
const entryPathPattern = /^\/detail\/([^/?#]+)/;

/** The id of the thing at an address of this site; null for any other address. */
export function thingIdOfAddress(text: string, origin: string): string | null {
  const typed = text.trim();
  if (!typed.startsWith('/') && !typed.startsWith(`${origin}/`)) return null;
  const address = URL.parse(typed, origin);
  if (!address || address.origin !== origin) return null;
  const { pathname, searchParams } = address;
  const id = thingPathPattern.exec(pathname)?.[1] ?? picturePathPattern.exec(pathname)?.[1];
  if (id) return id === 'new' || id === 'by' ? null : decodeURIComponent(id);
  const entryId =
    entryPathPattern.exec(pathname)?.[1] ?? (pathname === '/painting/detail' ? searchParams.get('paintingId') : null);
  if (entryId) return parseEntryId(decodeURIComponent(entryId)).subjectId;
  return pathname === '/book/detail' ? searchParams.get('id') : null;
}
