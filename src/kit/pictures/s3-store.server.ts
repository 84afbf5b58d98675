import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Failure } from '../../rules/errors.ts';
import { assertFileName, isMediaName, mediaTypeOf, type MediaStore } from './media-store.server.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Timeout of the store's answer, in milliseconds; sending large content may take longer at the minimum rate. */
const answerMs = 8_000;
/** Minimum rate for sending large content, in bytes per millisecond. */
const minBytesPerMs = 64;
/** Codes of S3 and compatible stores for a full store. */
const fullCodes = /<Code>(?:QuotaExceeded|XMinioStorageFull|EntityTooLarge|InsufficientStorage|TotalStorageExceeded)/;

function failWithCause(name: 'storeAway' | 'storeFull', cause: unknown): never {
  throw Object.assign(new Failure(name), { cause });
}

/** A bucket of an S3-compatible store, addressed by path. */
export function s3Store(
  { endpoint, bucket, region, accessKey, secretKey }: S3Settings,
  patienceMs = answerMs,
  /** Prefix within the bucket, with a trailing slash, and the check for names there. */
  { within = '', isName = isMediaName }: { within?: string; isName?: (name: string) => boolean } = {},
): MediaStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const urlOf = (name: string) => `${bucketUrl}/${within}${assertFileName(name, isName)}`;

  /** The answer, or null for an unknown name. */
  async function ask(
    method: string,
    url: string,
    init: RequestInit & { duplex?: 'half' } = {},
    ms = patienceMs,
  ): Promise<Response | null> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ms);
    const response = await client
      .sign(url, { ...init, method })
      .then((request) => fetch(request, { signal: patience.signal, redirect: 'error' }))
      .catch((cause: unknown) => failWithCause('storeAway', cause))
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const bodyText = (await response.text().catch(() => '')).slice(0, 2_000);
    if (response.status === 404 && !bodyText.includes('NoSuchBucket')) return null;
    return failWithCause(
      response.status === 507 || fullCodes.test(bodyText) ? 'storeFull' : 'storeAway',
      `${response.status} ${bodyText}`,
    );
  }

  return {
    async put(name, content) {
      const isWhole = content instanceof Uint8Array;
      const bytes = isWhole ? content.length : content.bytes;
      const response = await ask(
        'PUT',
        urlOf(name),
        {
          body: (isWhole ? content : Readable.toWeb(content.stream)) as BodyInit,
          duplex: 'half',
          headers: {
            'content-length': String(bytes),
            'content-type': mediaTypeOf(name),
            'x-amz-content-sha256': isWhole ? createHash('sha256').update(content).digest('hex') : 'UNSIGNED-PAYLOAD',
          },
        },
        patienceMs + bytes / minBytesPerMs,
      );
      await response?.body?.cancel();
      if (!response) failWithCause('storeAway', 'there is no such bucket');
    },
    async sizeOf(name) {
      const response = await ask('HEAD', urlOf(name));
      return response && Number(response.headers.get('content-length'));
    },
    async open(name, range) {
      const response = await ask(
        'GET',
        urlOf(name),
        range && { headers: { range: `bytes=${range.start}-${range.end}` } },
      );
      if (!response?.body) return null;
      const bytes = Number(response.headers.get('content-length'));
      return { bytes, stream: Readable.fromWeb(response.body as ReadableStream) };
    },
    async remove(name) {
      await (await ask('DELETE', urlOf(name)))?.body?.cancel();
    },
    removeUnfinished: async () => {}, // not needed: writing an object is atomic
    async *list(prefix = '') {
      for (let next: string | null = ''; next !== null;) {
        const query = new URLSearchParams({
          ...(next && { 'continuation-token': next }),
          'list-type': '2',
          prefix: within + prefix,
        });
        const response = await ask('GET', `${bucketUrl}?${query}`);
        if (!response) failWithCause('storeAway', 'there is no such bucket');
        const listing = await response.text().catch((cause: unknown) => failWithCause('storeAway', cause));
        for (const [, file] of listing.matchAll(/<Contents>((?:(?!<Contents>).)*?)<\/Contents>/gs)) {
          const name = textOf(file!, 'Key')?.slice(within.length);
          if (name && isName(name)) yield { name, bytes: Number(textOf(file!, 'Size')) };
        }
        next = textOf(listing, 'NextContinuationToken');
      }
    },
  };
}

/** Text of the first such element; decodes those of XML's five entities that keys can contain. */
function textOf(xml: string, element: string): string | null {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&') ?? null;
}
