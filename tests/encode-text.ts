/** Bytes of each letter that an encoding of one or two bytes has. */
const tables = new Map<string, Map<string, number[]>>();

function tableOf(encoding: string): Map<string, number[]> {
  const existingTable = tables.get(encoding);
  if (existingTable) return existingTable;
  const table = new Map<string, number[]>(),
    decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]) => {
    const letters = [...decoder.decode(Uint8Array.from(bytes))];
    if (letters.length === 1 && letters[0] !== '\ufffd' && !table.has(letters[0]!)) table.set(letters[0]!, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  if (!encoding.startsWith('windows'))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail);
  tables.set(encoding, table);
  return table;
}

/** Writes a text in an encoding that `TextDecoder` reads, such as GB18030 or Windows-1252. */
export function encodeText(text: string, encoding: string): Buffer {
  const table = tableOf(encoding);
  return Buffer.from(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}
