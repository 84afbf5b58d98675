import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail, Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { assertJsonBounds } from './bounded-json.server.ts';

/** The file part of a request. The body is read only as far as the file until the file is needed. */
const files = new WeakMap<FastifyRequest, Promise<MultipartFile | undefined>>();
function filePart(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return Promise.resolve(undefined);
  const { endpoint } = request.routeOptions.config;
  // Other files use the limit with which the parser was registered.
  const options = endpoint?.carries === 'recording' ? { limits: { fileSize: limits.recording.bytes } } : {};
  const part = files.get(request) ?? request.file(options).catch(throwBadInput);
  files.set(request, part);
  return part;
}

/**
 * The multipart parser throws plain errors for malformed bodies: a missing end, a boundary of thousands of characters.
 */
function throwBadInput(error: unknown): never {
  const { statusCode } = error as { statusCode?: number };
  throw statusCode ? error : Object.assign(new Failure('badInput', { field: 'body' }), { cause: error });
}

/** The file sent with a call as multipart/form-data; null without one. Fails with `tooLarge`. */
export async function readUploadedFile(request: FastifyRequest): Promise<Uint8Array | null> {
  const part = await filePart(request);
  if (!part) return null;
  const content = await part.toBuffer().catch(throwBadInput);
  // The library checks each chunk on arrival, and may have checked the last one before the limit was reached.
  return part.file.truncated ? fail('tooLarge') : content;
}

/** The file as a stream, for files too large for memory. Fails with `tooLarge` at the end of one above the limit. */
export async function openUploadedFile(request: FastifyRequest): Promise<AsyncIterable<Uint8Array> | null> {
  const part = await filePart(request);
  return part ? limitSize(part) : null;
}
async function* limitSize({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  yield* file;
  if (file.truncated) fail('tooLarge');
}

/** The input sent with a file: the multipart field `input`, as JSON, sent before the file. */
export async function multipartFields(request: FastifyRequest): Promise<object> {
  const part = await filePart(request);
  const field = part?.fields.input;
  if (!field || Array.isArray(field) || field.type !== 'field') return {};
  try {
    assertJsonBounds(Buffer.from(String(field.value)), limits.bodies.file);
    return Object(JSON.parse(String(field.value))) as object;
  } catch {
    return fail('badInput', { field: 'input' });
  }
}
