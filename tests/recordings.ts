/** Minimal sounds and films, each with a note of where it was made. */
const where = 'GPS +48.8606+002.3376';

/** A tone of a second, with a comment. */
export function createWav({ seconds = 1, hertz = 440 } = {}): Buffer {
  const rate = 8000,
    samples = Buffer.alloc(rate * seconds * 2);
  for (let at = 0; at < rate * seconds; at++)
    samples.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * hertz * at) / rate)), at * 2);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const note = Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from(`${where} `.padEnd(24)))]);
  const inside = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    chunk('LIST', note),
    chunk('data', samples),
  ]);
  return chunk('RIFF', inside);
}
function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** Two seconds of silence after a tag. */
export function createMp3(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064, 0);
  const text = Buffer.concat([Buffer.from([0]), Buffer.from(where)]);
  const note = Buffer.alloc(10, 'TXXX');
  note.writeUInt32BE(text.length, 4);
  note.writeUInt16BE(0, 8);
  const size = note.length + text.length;
  const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, size >> 7, size & 127]);
  return Buffer.concat([tag, note, text, ...Array.from({ length: 77 }, () => frame)]);
}

export function createFlac(): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4096, 0);
  info.writeUInt16BE(4096, 2);
  // 8000 Hz in 20 bits, one channel, 16 bits per sample, 16000 samples.
  info.writeBigUInt64BE((8000n << 44n) | (15n << 36n) | 16000n, 10);
  const comment = Buffer.concat([
    Buffer.from([6, 0, 0, 0]),
    Buffer.from('vendor'),
    Buffer.from([1, 0, 0, 0]),
    lengthPrefixed(where),
  ]);
  return Buffer.concat([
    Buffer.from('fLaC'),
    Buffer.from([0, 0, 0, 34]),
    info,
    Buffer.from([0x84, 0, 0, comment.length]),
    comment,
    Buffer.from([0xff, 0xf8, 0, 0]),
    Buffer.alloc(200),
  ]);
}
function lengthPrefixed(text: string): Buffer {
  const content = Buffer.from(`LOCATION=${text}`),
    head = Buffer.alloc(4);
  head.writeUInt32LE(content.length);
  return Buffer.concat([head, content]);
}

const box = (name: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content),
    head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
};
const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32BE(value >>> 0, at * 4));
  return buffer;
};
/** A film of three seconds with one picture, or a sound in the same container; its metadata name a place. */
export function createMp4({ handler = 'vide' }: { handler?: 'vide' | 'soun' } = {}): Buffer {
  const sample =
    handler === 'vide'
      ? box('avc1', Buffer.alloc(78))
      : box('mp4a', Buffer.from('000000000000000100000000000000000002001000000000', 'hex'), words(44100 << 16));
  const table = box(
    'stbl',
    box('stsd', words(0, 1), sample),
    box('stts', words(0, 1, 1, 3000)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, 100)),
    box('stco', words(0, 1, 40)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 1000, 3000, 0)),
    box('hdlr', words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
    box('minf', box(handler === 'vide' ? 'vmhd' : 'smhd', words(1, 0, 0)), table),
  );
  const track = box('trak', box('tkhd', words(7, 0, 0, 1, 0, 3000), Buffer.alloc(60)), media);
  const movie = box(
    'moov',
    box('mvhd', words(0, 0, 0, 1000, 3000), Buffer.alloc(80)),
    track,
    box('udta', box('\u00a9xyz', Buffer.from(where))),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isommp42')),
    box('mdat', Buffer.alloc(100)),
    movie,
  ]);
}

const element = (id: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content),
    size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100000000000000n | BigInt(inside.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, inside]);
};
export function createWebm(docType = 'webm'): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(2500);
  const track = element(
    'ae',
    element('d7', Buffer.from([1])),
    element('73c5', Buffer.from([1])),
    element('83', Buffer.from([1])),
    element('86', Buffer.from('V_VP8')),
    element('e0', element('b0', Buffer.from([1, 64])), element('ba', Buffer.from([0, 240]))),
  );
  const tag = element(
    '7373',
    element('67c8', element('45a3', Buffer.from('LOCATION')), element('4487', Buffer.from(where))),
  );
  return Buffer.concat([
    element('1a45dfa3', element('4286', Buffer.from([1])), element('4282', Buffer.from(docType))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), element('4489', duration)),
      element('1654ae6b', track),
      element('1254c367', tag),
      element('1f43b675', element('e7', Buffer.from([0])), element('a3', Buffer.from([0x81, 0, 0, 0x80, 1, 2, 3]))),
    ),
  ]);
}

/** An Opus stream: its header, its comments, and its last page at two seconds. */
export function createOgg(): Buffer {
  const head = Buffer.from('OpusHead\u0001\u0001\0\0\u0080\u00bb\0\0\0\0\0', 'latin1');
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  return Buffer.concat([page(2, 0n, 0, head), page(0, 0n, 1, tags), page(4, 96_000n, 2, Buffer.alloc(100))]);
}
function page(kind: number, granule: bigint, number: number, content: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head[5] = kind;
  head.writeBigUInt64LE(granule, 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = 1;
  head[27] = content.length;
  return Buffer.concat([head, content]);
}
