import { readSync, writeSync, fstatSync } from 'node:fs';

/**
 * Erases in place what a file states about place, author and tools. No byte moves, so offsets in the file stay valid.
 * False for a file that is truncated or has data after its end. Ogg is left as it is: its comments are part of its
 * stream.
 */
export function eraseMetadata(file: number, format: 'mp3' | 'ogg' | 'wav' | 'flac' | 'mp4' | 'webm'): boolean {
  const { size } = fstatSync(file);
  switch (format) {
    case 'mp3':
      return eraseMp3Metadata(file, size);
    case 'flac':
      return eraseFlacMetadata(file, size);
    case 'wav':
      return eraseWavMetadata(file, size);
    case 'mp4':
      return eraseMetadataBoxes(file, 0, size, 0);
    case 'webm':
      return eraseWebmMetadata(file, size);
    default:
      return true;
  }
}

function readBytes(file: number, at: number, length: number): Buffer {
  const into = Buffer.alloc(length);
  return into.subarray(0, readSync(file, into, 0, length, at));
}
/** Buffer of zeros: the number of bytes overwritten at once. */
const zeros = Buffer.alloc(64 * 1024);
function overwriteWithZeros(file: number, from: number, to: number): void {
  for (let at = from; at < to; at += zeros.length) writeSync(file, zeros, 0, Math.min(zeros.length, to - at), at);
}

/** Turns the tag at the start into padding; empties the one at the end. */
function eraseMp3Metadata(file: number, size: number): boolean {
  const head = readBytes(file, 0, 10);
  if (head.toString('latin1', 0, 3) === 'ID3') {
    const length = ((head[6]! & 127) << 21) | ((head[7]! & 127) << 14) | ((head[8]! & 127) << 7) | (head[9]! & 127);
    if (length + 10 >= size) return false;
    overwriteWithZeros(file, 10, 10 + length);
    writeSync(file, Buffer.from([0]), 0, 1, 5); // no flags: only padding follows
  }
  if (size > 128 && readBytes(file, size - 128, 3).toString('latin1') === 'TAG')
    overwriteWithZeros(file, size - 125, size);
  return true;
}

/** Turns blocks of comments, pictures and application data into padding. */
function eraseFlacMetadata(file: number, size: number): boolean {
  for (let at = 4; ;) {
    const head = readBytes(file, at, 4);
    if (head.length < 4) return false;
    const kind = head[0]! & 127,
      end = at + 4 + head.readUIntBE(1, 3);
    if (end > size) return false;
    if (![0, 1, 3, 5].includes(kind)) {
      overwriteWithZeros(file, at + 4, end);
      writeSync(file, Buffer.from([(head[0]! & 128) | 1]), 0, 1, at);
    }
    if (head[0]! & 128) return end < size;
    at = end;
  }
}

/** Turns all chunks except the format and the sound into WAV's JUNK chunks. */
function eraseWavMetadata(file: number, size: number): boolean {
  const end = readBytes(file, 4, 4).readUInt32LE(0) + 8;
  if (end > size + 1 || end < size - 1) return false;
  for (let at = 12; at + 8 <= size;) {
    const head = readBytes(file, at, 8);
    const length = head.readUInt32LE(4);
    if (at + 8 + length > size) return false;
    if (!['fmt ', 'data', 'fact'].includes(head.toString('latin1', 0, 4))) {
      writeSync(file, Buffer.from('JUNK'), 0, 4, at);
      overwriteWithZeros(file, at + 8, at + 8 + length);
    }
    at += 8 + length + (length % 2);
  }
  return true;
}

/** Boxes that contain other boxes with metadata. */
const containerBoxes = ['moov', 'trak', 'moof', 'traf'],
  metadataBoxes = ['udta', 'meta', 'uuid'];
const maxBoxes = 200_000;
/** Turns metadata boxes into free space. Boxes must fill the file to its last byte. */
function eraseMetadataBoxes(file: number, from: number, to: number, depth: number, seen = { boxes: 0 }): boolean {
  let at = from;
  while (at < to) {
    const head = readBytes(file, at, 16);
    if (head.length < 8 || ++seen.boxes > maxBoxes) return false;
    const short = head.readUInt32BE(0),
      isLong = short === 1;
    if (isLong && head.length < 16) return false;
    const length = short === 0 ? to - at : isLong ? Number(head.readBigUInt64BE(8)) : short,
      begin = at + (isLong ? 16 : 8),
      end = at + length;
    if (end > to || begin > end) return false;
    const type = head.toString('latin1', 4, 8);
    if (metadataBoxes.includes(type)) {
      writeSync(file, Buffer.from('free'), 0, 4, at + 4);
      overwriteWithZeros(file, begin, end);
    } else if (containerBoxes.includes(type) && (depth >= 4 || !eraseMetadataBoxes(file, begin, end, depth + 1, seen)))
      return false;
    at = end;
  }
  return at === to;
}

const segmentElement = 0x18538067,
  metadataElements = [0x1254c367, 0x1941a469]; // Tags, Attachments
/** Turns elements of tags and of attached files into void elements. */
function eraseWebmMetadata(file: number, size: number): boolean {
  for (let at = 0; at < size;) {
    const element = readElement(file, at);
    if (!element) return false;
    const { id, begin, length } = element;
    if (id === segmentElement) {
      at = begin; // enter the segment
      continue;
    }
    // A segment of unknown length, as in a live stream: tags in it cannot be distinguished from sound.
    if (length === null) return true;
    if (begin + length > size) return false;
    if (metadataElements.includes(id) && begin + length - at >= 9) {
      const empty = Buffer.alloc(9);
      empty[0] = 0xec;
      empty.writeBigUInt64BE(0x0100000000000000n | BigInt(begin + length - at - 9), 1);
      writeSync(file, empty, 0, 9, at);
      overwriteWithZeros(file, at + 9, begin + length);
    }
    at = begin + length;
  }
  return true;
}

/** Reads an EBML element: its id and where its content starts; null if there is none. */
function readElement(file: number, at: number): { id: number; begin: number; length: number | null } | null {
  const head = readBytes(file, at, 12);
  const idLength = Math.clz32((head[0] ?? 0) << 24) + 1;
  if (idLength > 4 || head.length < idLength + 1) return null;
  const sizeLength = Math.clz32(head[idLength]! << 24) + 1;
  if (sizeLength > 8 || head.length < idLength + sizeLength) return null;
  const first = head[idLength]! & ((1 << (8 - sizeLength)) - 1);
  let length = first,
    isUnknown = first === (1 << (8 - sizeLength)) - 1;
  for (let byte = 1; byte < sizeLength; byte++) {
    length = length * 256 + head[idLength + byte]!;
    isUnknown &&= head[idLength + byte] === 255;
  }
  return { id: head.readUIntBE(0, idLength), begin: at + idLength + sizeLength, length: isUnknown ? null : length };
}
