/** CP932, for which there is no encoder here: every pair of bytes is decoded once. */
const codes = (() => {
  const decoder = new TextDecoder('shift_jis'),
    bytes = new Map<string, number[]>();
  for (const lead of [...Array(0x1f).keys()]
    .map((at) => 0x81 + at)
    .concat([...Array(0x10).keys()].map((at) => 0xe0 + at)))
    for (let trail = 0x40; trail < 0xfd; trail++) {
      const sign = decoder.decode(new Uint8Array([lead, trail]));
      if (sign.length === 1 && !bytes.has(sign)) bytes.set(sign, [lead, trail]);
    }
  return bytes;
})();

/** A text in CP932; characters that it lacks are cut to one byte. */
export const inCp932 = (text: string): Uint8Array =>
  new Uint8Array([...text].flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0)]));
