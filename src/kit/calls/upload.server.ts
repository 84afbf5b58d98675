import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail, Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { boundJson } from './bounded-json.server.ts';

/** A call's file, where the reading of its body stands still until the file is wanted. */
const files = new WeakMap<FastifyRequest, Promise<MultipartFile | undefined>>();
function filePart(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return Promise.resolve(undefined);
  const part = files.get(request) ?? request.file().catch(asBadInput);
  files.set(request, part);
  return part;
}

/**
 * Its parser throws plain errors at what is no multipart: an end that is missing, a boundary of thousands of letters.
 */
function asBadInput(error: unknown): never {
  const { statusCode } = error as { statusCode?: number };
  throw statusCode ? error : Object.assign(new Failure('badInput', { field: 'body' }), { cause: error });
}

/** The file that came with a call as multipart/form-data; null without one. Fails with `tooLarge`. */
export async function fileOf(request: FastifyRequest): Promise<Uint8Array | null> {
  const part = await filePart(request);
  if (!part) return null;
  const content = await part.toBuffer().catch(asBadInput);
  // The library looks at each chunk as it comes, and may have looked at the last one before the limit was reached.
  return part.file.truncated ? fail('tooLarge') : content;
}

/** What was said beside a file: the field `input`, as JSON, before it. */
export async function multipartFields(request: FastifyRequest): Promise<object> {
  const part = await filePart(request);
  const field = part?.fields.input;
  if (!field || Array.isArray(field) || field.type !== 'field') return {};
  try {
    boundJson(Buffer.from(String(field.value)), limits.bodies.file);
    return Object(JSON.parse(String(field.value))) as object;
  } catch {
    return fail('badInput', { field: 'input' });
  }
}
