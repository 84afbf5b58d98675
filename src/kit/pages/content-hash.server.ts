import { createHash } from 'node:crypto';

/** The start of a content's hash: enough to distinguish versions of one address. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
