import type { FastifyRequest } from 'fastify';
import { fail } from '../rules/errors.ts';

/** The file that came with a call as multipart/form-data; null without one. Fails with `tooLarge`. */
export async function fileOf(request: FastifyRequest): Promise<Uint8Array | null> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) return null;
  const content = await part.toBuffer();
  // The library looks at each chunk as it comes, and may have looked at the last one before the limit was reached.
  return part.file.truncated ? fail('tooLarge') : content;
}
