/** A value as JSON with sorted keys, for comparing values: the database stores keys in its own order. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, nestedValue: unknown) =>
    typeof nestedValue === 'object' && nestedValue !== null && !Array.isArray(nestedValue)
      ? Object.fromEntries(Object.entries(nestedValue).sort(([a], [b]) => (a < b ? -1 : 1)))
      : nestedValue,
  );
