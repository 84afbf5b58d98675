/** Normalizes a web address (http or https); null for any other. */
export function webAddressOf(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
