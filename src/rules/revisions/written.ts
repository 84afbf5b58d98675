/**
 * Every text in a proposal, with the field that it stands in; elements and their attributes are part of it, so that
 * nothing hides in them.
 */
export function* writtenIn(content: unknown, where = ''): Generator<[where: string, text: string]> {
  if (typeof content === 'string') yield [where, content];
  else if (typeof content === 'object' && content !== null) {
    for (const [name, value] of Object.entries(content)) yield* writtenIn(value, where ? `${where}.${name}` : name);
  }
}

/** Characters of all that is written. */
export function sizeOf(content: unknown): number {
  let size = 0;
  for (const [, text] of writtenIn(content)) size += text.length;
  return size;
}
