/** The name of a state on a map of a year: without years in parentheses, which distinguish it in lists. */
export const mapLabel = (name: string): string => name.replace(/\s*[(（][^()（）]*\d[^()（）]*[)）]$/u, '');
