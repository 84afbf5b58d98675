import { z } from 'zod';

/** Why a file, or a part of it, is refused, in words for the report. */
export class UnreadableError extends Error {}

/** Failures of this machine, not of a file: they end the import. */
const machineErrorCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EIO', 'EROFS']);
/** Maximum letters of a parser's own message. */
const maxReasonLetters = 200;

/**
 * The report's words for a file that cannot be read. Rethrows errors that are not the file's: an import continues after
 * a bad file, but not on a full disk.
 */
export function describeReadError(error: unknown): string {
  if (error instanceof UnreadableError) return error.message;
  if (error instanceof z.ZodError) {
    const { path, message } = error.issues[0]!;
    return `its ${path.join('.')} cannot be: ${message}`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && machineErrorCodes.has(code)) throw error;
  if (error instanceof RangeError && /call stack/.test(message)) return 'its parts lie too deep within one another';
  return `it cannot be read: ${message.split('\n')[0]!.slice(0, maxReasonLetters)}`;
}
