import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

/** Size of a sealed chunk, in bytes; a reader never uses more than it has verified. */
const chunkBytes = 64 * 1024,
  saltBytes = 16,
  tagBytes = 16;

/** The size of a sealed file, in bytes. */
export const sealedBytes = (bytes: number): number =>
  saltBytes + bytes + tagBytes * Math.max(1, Math.ceil(bytes / chunkBytes));

/**
 * Seals a file with AES-256-GCM, chunk by chunk. The file's key is derived from the key, a salt at the file's start and
 * its name: a chunk that is changed, moved, removed or from another file does not open, nor does a file that ends too
 * early.
 */
export async function* seal(key: Buffer, name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const fileKey = keyOfFile(key, name, salt);
  yield salt;
  let number = 0;
  for await (const { chunk, isLast } of splitIntoChunks(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Opens a sealed file; throws if `seal` did not make it with this key and name. */
export async function* unseal(key: Buffer, name: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined,
    number = 0;
  const read = sealed[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < saltBytes) {
    const { value, done } = await read.next();
    if (done) throw new Error(`${name} is cut off`);
    head = Buffer.concat([head, value]);
  }
  fileKey = keyOfFile(key, name, head.subarray(0, saltBytes));
  const rest = (async function* () {
    yield head.subarray(saltBytes);
    yield* { [Symbol.asyncIterator]: () => read };
  })();
  for await (const { chunk, isLast } of splitIntoChunks(rest, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw new Error(`${name} is cut off`);
    const opening = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number++, isLast));
    opening.setAuthTag(chunk.subarray(chunk.length - tagBytes));
    yield Buffer.concat([opening.update(chunk.subarray(0, chunk.length - tagBytes)), opening.final()]);
  }
}

const keyOfFile = (key: Buffer, name: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, salt, `stele backup ${name}`, 32));

/** Encodes the number of the chunk, and whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 0, 6);
  nonce[11] = Number(isLast);
  return nonce;
}

/** Pieces of equal size except the last; always at least one. */
async function* splitIntoChunks(
  content: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = [],
    bytes = 0;
  for await (const piece of content) {
    held.push(piece);
    bytes += piece.length;
    if (bytes <= size) continue;
    const buffer = Buffer.concat(held);
    let at = 0;
    for (; buffer.length - at > size; at += size) yield { chunk: buffer.subarray(at, at + size), isLast: false };
    held = [buffer.subarray(at)];
    bytes = buffer.length - at;
  }
  yield { chunk: Buffer.concat(held), isLast: true };
}

/** Derives a key from a pass phrase and verifies it. Contains no secret. */
export interface KeyParameters {
  salt: string;
  /** Cost of scrypt: memory is 1 kB × cost. */
  cost: number;
  proof: string;
}

const scryptCost = 2 ** 15;
const proofOf = (key: Buffer) => createHmac('sha256', key).update('stele backup').digest('hex');
/** 64 hexadecimal digits are a key, anything else is a pass phrase. */
const rawKey = /^[\da-f]{64}$/i;

const derive = promisify(scrypt) as (
  phrase: string,
  salt: Buffer,
  bytes: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

async function deriveKey(secret: string, { salt, cost }: Omit<KeyParameters, 'proof'>): Promise<Buffer> {
  if (rawKey.test(secret)) return Buffer.from(secret, 'hex');
  return derive(secret.normalize('NFC'), Buffer.from(salt, 'hex'), 32, { N: cost, r: 8, p: 3, maxmem: 2048 * cost });
}

export async function createKey(secret: string): Promise<{ key: Buffer; signs: KeyParameters }> {
  const signs = { salt: randomBytes(saltBytes).toString('hex'), cost: scryptCost };
  const key = await deriveKey(secret, signs);
  return { key, signs: { ...signs, proof: proofOf(key) } };
}

/** Null if the key differs. */
export async function deriveStoredKey(secret: string, signs: KeyParameters): Promise<Buffer | null> {
  const key = await deriveKey(secret, signs);
  const [ownProof, storedProof] = [proofOf(key), signs.proof].map((proof) => Buffer.from(proof, 'hex'));
  return storedProof!.length === ownProof!.length && timingSafeEqual(ownProof!, storedProof!) ? key : null;
}
