/**
 * A frame of STOMP 1.2. Of repeated headers the first counts. Source:
 * https://stomp.github.io/stomp-specification-1.2.html
 */
export interface Frame {
  command: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A malformed frame, after which parsing cannot continue. */
export class BrokenFrame extends Error {}

const [lf, cr, nul] = [10, 13, 0];
const emptyBuffer = Buffer.alloc(0);
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' };
const unescapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' };
/** Frames without header escaping, for compatibility with STOMP 1.0. */
const isWithoutEscapes = (command: string) => command === 'CONNECT' || command === 'CONNECTED';

/** Serializes a frame; the body in UTF-8, with content-length. */
export function writeFrame({
  command,
  headers,
  body = '',
}: {
  command: string;
  headers: Frame['headers'];
  body?: string;
}): string {
  const write = (text: string) =>
    isWithoutEscapes(command) ? text : text.replace(/[\\\n\r:]/g, (sign) => escapes[sign]!);
  const lines = Object.entries({ ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }).map(
    ([name, value]) => `${write(name)}:${write(value)}\n`,
  );
  return `${command}\n${lines.join('')}\n${body}\0`;
}

/**
 * Parses frames from a stream of chunks, split anywhere; `largest` is the largest frame accepted, in bytes. Throws
 * `BrokenFrame`.
 */
export function createFrameReader(largest: number): (piece: Buffer) => Frame[] {
  let rest: Buffer = emptyBuffer;
  return (piece) => {
    rest = rest.length ? Buffer.concat([rest, piece]) : piece;
    const frames: Frame[] = [];
    for (;;) {
      const begin = skipHeartbeats(rest);
      const end = findFrameEnd(rest, begin, largest);
      if (end === null) {
        rest = begin < rest.length ? rest.subarray(begin) : emptyBuffer; // keeps no more bytes than needed
        return frames;
      }
      frames.push(readFrame(rest.subarray(begin, end)));
      rest = rest.subarray(end);
    }
  };
}

/** Skips heartbeats: line ends between frames. */
function skipHeartbeats(bytes: Buffer): number {
  let at = 0;
  while (bytes[at] === lf || (bytes[at] === cr && (bytes[at + 1] === lf || at + 1 === bytes.length))) at++;
  // A carriage return at the very end may be half of a CRLF.
  return at > 0 && at === bytes.length && bytes[at - 1] === cr ? at - 1 : at;
}

/** The end of the frame that begins here, after its NUL; null while it is incomplete. */
function findFrameEnd(bytes: Buffer, begin: number, largest: number): number | null {
  const firstZero = bytes.indexOf(nul, begin);
  const body = findBodyStart(bytes, begin);
  if (firstZero >= 0 && (body === null || body > firstZero))
    throw new BrokenFrame('The frame has no empty line behind its headers.');
  const length = body === null ? null : contentLength(bytes.toString('utf8', begin, body));
  const zero = length === null ? firstZero : body! + length;
  if ((zero < 0 ? bytes.length : zero) - begin > largest)
    throw new BrokenFrame(`A frame may measure ${largest} bytes.`);
  if (zero < 0 || zero >= bytes.length) return null;
  if (bytes[zero] !== nul) throw new BrokenFrame('The frame does not end where content-length says.');
  return zero + 1;
}

/** The offset after the empty line that ends the headers; null without one. */
function findBodyStart(bytes: Buffer, begin: number): number | null {
  for (let at = bytes.indexOf(lf, begin); at >= 0; at = bytes.indexOf(lf, at + 1)) {
    if (bytes[at + 1] === lf) return at + 2;
    if (bytes[at + 1] === cr && bytes[at + 2] === lf) return at + 3;
  }
  return null;
}

function contentLength(head: string): number | null {
  const value = /\ncontent-length:(.*?)\r?\n/.exec(head)?.[1];
  if (value === undefined) return null;
  if (!/^\d{1,9}$/.test(value)) throw new BrokenFrame('content-length is no number.');
  return Number(value);
}

/** Parses a whole frame including its NUL. */
function readFrame(bytes: Buffer): Frame {
  const body = findBodyStart(bytes, 0)!;
  const [command = '', ...lines] = bytes
    .toString('utf8', 0, body)
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  const read = (text: string) =>
    isWithoutEscapes(command)
      ? text
      : text.replace(/\\[^]?/g, (sign) => unescapes[sign] ?? failBroken(`${sign} is no escape.`));
  const headers = Object.create(null) as Record<string, string>;
  for (const line of lines.slice(0, -2)) {
    const colon = line.indexOf(':');
    if (colon < 1) failBroken('A header is written name:value.');
    headers[read(line.slice(0, colon))] ??= read(line.slice(colon + 1));
  }
  return { command, headers, body: bytes.toString('utf8', body, bytes.length - 1) };
}

function failBroken(message: string): never {
  throw new BrokenFrame(message);
}
