import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenFrame, createFrameReader, writeFrame, type Frame } from './stomp-frames.server.ts';

const largest = 10_000;
const read = (...pieces: (string | Buffer)[]) => {
  const reader = createFrameReader(largest);
  return pieces.flatMap((piece) => reader(Buffer.from(piece)));
};
/** A frame's headers without the content-length that writing adds. */
const plain = ({ command, headers, body }: Frame) => ({
  command,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-length')),
  body,
});

const name = fc
  .string({ unit: fc.constantFrom('a', 'Z', '-', ':', '\\', '\n', '\r', '史', '😀', ' '), minLength: 1, maxLength: 8 })
  .filter((key) => !['content-length', '__proto__'].includes(key));
const aFrame = fc.record({
  command: fc.constantFrom('SEND', 'SUBSCRIBE', 'MESSAGE', 'ERROR'),
  headers: fc.dictionary(
    name,
    fc.string({ unit: fc.constantFrom('b', ':', '\\', '\n', '\r', '史', 'c', 'n', '\\c', '') }),
    { maxKeys: 5, noNullPrototype: true },
  ),
  body: fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed()),
});

describe('every written frame can be read', () => {
  test('headers with colons, backslashes and line ends, bodies with zero bytes', () => {
    fc.assert(
      fc.property(aFrame, (frame) => {
        expect(read(writeFrame(frame)).map(plain)).toEqual([frame]);
      }),
    );
  });

  test('several frames with heartbeats between them, split into any pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(aFrame, fc.constantFrom('', '\n', '\n\n', '\r\n')), { maxLength: 4 }),
        fc.array(fc.nat(400), { maxLength: 6 }),
        (frames, cuts) => {
          const bytes = Buffer.from(frames.map(([frame, beats]) => beats + writeFrame(frame)).join(''));
          const at = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
          const pieces = at.slice(1).map((end, place) => bytes.subarray(at[place], end));
          expect(read(...pieces).map(plain)).toEqual(frames.map(([frame]) => frame));
        },
      ),
    );
  });

  test('a frame cut at every byte', () => {
    const bytes = Buffer.from(
      `\r\n\n${writeFrame({ command: 'SUBSCRIBE', headers: { id: 'a:b\\c\n', destination: '/史/😀' }, body: '石渠\0' })}\n`,
    );
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(read(bytes.subarray(0, cut), bytes.subarray(cut)).map(plain)).toEqual([
        { command: 'SUBSCRIBE', headers: { id: 'a:b\\c\n', destination: '/史/😀' }, body: '石渠\0' },
      ]);
    }
    expect(read(...Array.from(bytes, (byte) => Buffer.from([byte])))).toHaveLength(1);
  });
});

test('line ends may be CRLF; the first of a repeated header counts; a connect frame is not unescaped', () => {
  expect(read('SEND\r\na:1\r\na:2\r\nb:x\\cy\r\n\r\nbody\0')).toEqual([
    { command: 'SEND', headers: { a: '1', b: 'x:y' }, body: 'body' },
  ]);
  expect(read('CONNECT\nhost:x\\cy\n\n\0')).toEqual([{ command: 'CONNECT', headers: { host: 'x\\cy' }, body: '' }]);
  expect(read('SEND\n__proto__:x\n\n\0')[0]!.headers.__proto__).toBe('x');
  expect(writeFrame({ command: 'CONNECTED', headers: { server: 'a\\b' } })).toBe('CONNECTED\nserver:a\\b\n\n\0');
});

test.for([
  ['a header without a colon', 'SEND\nnothing\n\n\0'],
  ['a header without a name', 'SEND\n:x\n\n\0'],
  ['an escape that is none', 'SEND\na:\\t\n\n\0'],
  ['a backslash at the end', 'SEND\na:\\\n\n\0'],
  ['no empty line', 'SEND\na:b\0'],
  ['an empty line that belongs to the next frame', 'SEND\na:b\0\nSEND\n\n\0'],
  ['a length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
  ['a length that is too short', 'SEND\ncontent-length:1\n\nabc\0'],
  ['a length beyond all bounds', 'SEND\ncontent-length:999999999\n\n'],
  ['headers without end', `SEND\n${'a:b\n'.repeat(largest / 4)}`],
  ['a body without end', `SEND\n\n${'a'.repeat(largest)}`],
  ['a frame in one piece that is too large', `SEND\n\n${'a'.repeat(largest)}\0`],
] as const)('%s is a protocol error', ([, text]) => {
  expect(() => read(text)).toThrow(BrokenFrame);
});

test('any bytes are parsed, buffered or refused, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.uint8Array({ maxLength: 40 }),
          fc.constantFrom(
            ...['SEND\n', '\n', '\0', 'a:b\n', 'content-length:3\n', '\r\n'].map((text) => Buffer.from(text)),
          ),
        ),
        { maxLength: 12 },
      ),
      (pieces) => {
        try {
          read(...pieces.map((piece) => Buffer.from(piece)));
        } catch (error) {
          expect(error).toBeInstanceOf(BrokenFrame);
        }
      },
    ),
  );
});
