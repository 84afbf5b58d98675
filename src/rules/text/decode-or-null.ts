/** A percent-encoded text; null if it is not validly encoded (`%`, `%E0%A4%A`). */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
