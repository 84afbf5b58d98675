import { z } from 'zod';

/** Why a file, or a part of it, cannot be taken, in words for the report. */
export class Unreadable extends Error {}

/** Failures of this machine, not of a file: they end the import. */
const ofMachine = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EIO', 'EROFS']);
/** Letters of a parser's own words. */
const mostLetters = 200;

/**
 * What the report says of a file that could not be read. Rethrows what is no fault of the file: an import goes on after a
 * bad file, not on a full disk.
 */
export function whyUnreadable(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (error instanceof z.ZodError) {
    const { path, message } = error.issues[0]!;
    return `its ${path.join('.')} cannot be: ${message}`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && ofMachine.has(code)) throw error;
  if (error instanceof RangeError && /call stack/.test(message)) return 'its parts lie too deep within one another';
  return `it cannot be read: ${message.split('\n')[0]!.slice(0, mostLetters)}`;
}
