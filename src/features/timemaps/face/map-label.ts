/** The name of a state on a map of a year: without years in parentheses, which distinguish it in lists. */
export function mapLabel(name: string): string {
  const start = Math.max(name.lastIndexOf('('), name.lastIndexOf('（'));
  return start > 0 && /[)）]$/.test(name) && /\d/.test(name.slice(start)) ? name.slice(0, start).trimEnd() : name;
}
