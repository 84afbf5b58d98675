/**
 * Splits a published text after its first section. A section ends where the next heading of the second level begins; a
 * text with fewer than two is returned whole.
 */
export function splitAfterFirstSection(html: string): [first: string, rest: string] {
  const headings = [...html.matchAll(/<h2[\s>]/g)].map(({ index }) => index);
  // The text before the first heading is a separate section.
  const end = headings.find((at) => at > 0);
  return end === undefined ? [html, ''] : [html.slice(0, end), html.slice(end)];
}
