import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Number of bytes at the start of a file that contain its length. */
export const headBytes = 12;

/** Whether a stored file is empty, zeroed, or differs in length from its own header (WebP: RIFF). */
export function isCutShort(name: string, head: Buffer, bytes: number): boolean {
  if (bytes === 0) return true;
  if (!name.endsWith('.webp')) return false;
  if (head.length >= 4 && head.readUInt32LE(0) === 0) return true;
  return head.toString('latin1', 0, 4) === 'RIFF' && (head.length < 8 || head.readUInt32LE(4) + 8 !== bytes);
}

/** The first bytes of a stream, which can still be read from its beginning afterwards. */
export async function peek(stream: Readable): Promise<Buffer> {
  for (;;) {
    const head = stream.read(headBytes) as Buffer | null;
    if (head) {
      stream.unshift(head);
      return head;
    }
    if (stream.readableEnded || stream.destroyed) return Buffer.alloc(0);
    await Promise.race([once(stream, 'readable'), once(stream, 'end')]);
  }
}
