/** The address of a book in the reader: a chapter in up to three witnesses, at a segment. Source: spec §2. */
export function bookAddress(
  id: string,
  { chapter, witnesses, segment }: { chapter?: string; witnesses?: readonly string[]; segment?: string } = {},
): string {
  const query = new URLSearchParams({ id });
  if (chapter) query.set('vid', chapter);
  if (witnesses?.length) query.set('w', witnesses.join(','));
  return `/book/detail?${query.toString().replaceAll('%2C', ',')}${segment ? `#s${segment}` : ''}`;
}
