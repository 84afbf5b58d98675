/** Signature, flags and length of the (unused) header extension. */
const headerBytes = 19;
/** End marker instead of a row. */
const endMarker = -1;

/**
 * Parses `COPY … TO STDOUT (FORMAT binary)` chunk by chunk, where every column is an integer or a smallint. Each row is
 * passed in the same reused array; `blanks` has the value for null, by column. Source: PostgreSQL manual, "COPY", file
 * formats.
 */
export function createRowReader(blanks: readonly number[], take: (row: Int32Array) => void): (chunk: Buffer) => void {
  const row = new Int32Array(blanks.length),
    columns = blanks.length;
  let toSkip = headerBytes;
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);

  /** Returns the offset of the next row, or the same offset if this row is incomplete. */
  function readRow(bytes: Buffer, start: number): number {
    let at = start + 2;
    if (at > bytes.length || int16(bytes, start) === endMarker) return start;
    for (let column = 0; column < columns; column++) {
      if (at + 4 > bytes.length) return start;
      const size = int32(bytes, at);
      at += 4;
      if (size < 0) {
        row[column] = blanks[column]!;
        continue;
      }
      if (at + size > bytes.length) return start;
      row[column] = size === 2 ? int16(bytes, at) : int32(bytes, at);
      at += size;
    }
    take(row);
    return at;
  }

  return (chunk) => {
    const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let at = Math.min(toSkip, bytes.length);
    toSkip -= at;
    for (let next = readRow(bytes, at); next > at; next = readRow(bytes, at)) at = next;
    rest = bytes.subarray(at);
  };
}

const int16 = (bytes: Buffer, at: number) => ((bytes[at]! << 24) >> 16) | bytes[at + 1]!;
const int32 = (bytes: Buffer, at: number) =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
