/**
 * Merges earlier and newer input: texts one below the other, objects field by field. For all other values the newer one
 * wins.
 */
export function mergeInput<Value>(earlier: Value, now: Value): Value {
  if (typeof earlier === 'string' && typeof now === 'string') {
    if (earlier.includes(now)) return earlier;
    return (now.includes(earlier) ? now : `${earlier}\n${now}`) as Value;
  }
  if (!isRecord(earlier) || !isRecord(now)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([field, value]) => [field, field in earlier ? mergeInput(earlier[field], value) : value]),
  ) as Value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
