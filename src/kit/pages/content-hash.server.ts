import { createHash } from 'node:crypto';

/** The start of a content's hash: enough to tell two contents of one address apart. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
