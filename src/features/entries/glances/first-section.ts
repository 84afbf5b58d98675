/**
 * A published text in two: up to the end of its first section, and the rest. A section ends where the next heading of
 * the second level begins; a text with fewer than two is all first.
 */
export function splitAfterFirstSection(html: string): [first: string, rest: string] {
  const headings = [...html.matchAll(/<h2[\s>]/g)].map(({ index }) => index);
  // What stands before the first heading is a section of its own.
  const end = headings.find((at) => at > 0);
  return end === undefined ? [html, ''] : [html.slice(0, end), html.slice(end)];
}
