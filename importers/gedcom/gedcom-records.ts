/** The bytes of one record, from a line of level 0 to the next; or why they are refused. */
export type RecordBytes = { line: number } & ({ bytes: Buffer; why?: undefined } | { bytes: null; why: string });

/** Maximum size of a record in bytes; a note with the text of a book has some hundred thousand. */
const maxRecordBytes = 4 * 1024 * 1024;
/** Maximum level of a line; the standard needs fewer than ten. */
const maxLevel = 50;

const lineFeed = 0x0a,
  carriageReturn = 0x0d,
  zero = 0x30,
  nine = 0x39;

/** Splits a GEDCOM file, in any superset of ASCII, into its records. Only one record is in memory. */
export async function* recordBytesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<RecordBytes> {
  let pending: Buffer = Buffer.alloc(0),
    line = 1,
    end: number | null = null,
    lost: { line: number } | null = null;
  for await (const chunk of chunks) {
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
    end ??= pending.includes(lineFeed) ? lineFeed : pending.includes(carriageReturn) ? carriageReturn : null;
    if (end === null) {
      if (pending.length > maxRecordBytes) break;
      continue;
    }
    const boundary = Buffer.from([end, zero, 0x20]);
    let start = 0;
    for (let at = pending.indexOf(boundary); at >= 0; at = pending.indexOf(boundary, start)) {
      const bytes = pending.subarray(start, at + 1);
      yield lost ? refuseTooLarge(lost.line) : checkDepth(bytes, line, end);
      lost = null;
      line += linesIn(bytes, end);
      start = at + 1;
    }
    pending = pending.subarray(start);
    if (pending.length <= maxRecordBytes) continue;
    // The last bytes are retained, because a boundary may start in them.
    lost ??= { line };
    const forgotten = pending.subarray(0, pending.length - 2);
    line += linesIn(forgotten, end);
    pending = pending.subarray(pending.length - 2);
  }
  if (lost || pending.length > maxRecordBytes) yield refuseTooLarge(lost?.line ?? line);
  else if (pending.length) yield checkDepth(pending, line, end ?? lineFeed);
}

const refuseTooLarge = (line: number): RecordBytes => ({
  line,
  bytes: null,
  why: `a record larger than ${maxRecordBytes / 1024 / 1024} MB`,
});

function linesIn(bytes: Buffer, end: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1)) lines++;
  return lines;
}

/** A record, refused if its lines are nested too deeply. */
function checkDepth(bytes: Buffer, line: number, end: number): RecordBytes {
  for (let start = 0; start < bytes.length;) {
    let level = 0,
      at = start;
    for (; at < start + 6 && bytes[at]! >= zero && bytes[at]! <= nine; at++) level = level * 10 + (bytes[at]! - zero);
    if (level > maxLevel) return { line, bytes: null, why: `nested deeper than ${maxLevel} levels` };
    const next = bytes.indexOf(end, start);
    if (next < 0) break;
    start = next + 1;
  }
  return { line, bytes: Buffer.from(bytes) };
}
