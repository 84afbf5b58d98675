/**
 * Every text in a proposal, with its field; elements and their attributes are included, so that nothing is hidden in
 * them.
 */
export function* iterateTexts(content: unknown, where = ''): Generator<[where: string, text: string]> {
  if (typeof content === 'string') yield [where, content];
  else if (typeof content === 'object' && content !== null) {
    for (const [name, value] of Object.entries(content)) yield* iterateTexts(value, where ? `${where}.${name}` : name);
  }
}

/** Total characters of a proposal's texts. */
export function countTextLength(content: unknown): number {
  let size = 0;
  for (const [, text] of iterateTexts(content)) size += text.length;
  return size;
}
