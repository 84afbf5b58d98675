const mix = (block: number) => {
  const spread = Math.imul(block, 0xcc9e2d51);
  return Math.imul((spread << 15) | (spread >>> 17), 0x1b873593);
};

/**
 * MurmurHash3 (x86, 32 bits, seed 0) as eight hexadecimal digits; equal files have equal hashes. Source: spec §3
 * "murmurHash"; the function is by Austin Appleby, in the public domain.
 */
export function murmurHash(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    blocksLength = bytes.length & ~3;
  let hash = 0;
  for (let at = 0; at < blocksLength; at += 4) {
    hash ^= mix(view.getInt32(at, true));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= blocksLength; at--) tail = (tail << 8) | bytes[at]!;
  hash ^= mix(tail) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}
