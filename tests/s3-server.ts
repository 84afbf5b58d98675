import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const keys = { accessKey: 'stele', secretKey: 'a secret of the tests' };
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Simulated failures of the store. */
type Trouble = 'away' | 'full' | 'silent' | 'broken';

/**
 * A store with the part of S3 that Stele uses: PUT, GET with a range, HEAD, DELETE and lists of objects of a bucket, by
 * path, each signed. Source: "Signature Version 4" of the Amazon S3 API reference. Like S3 it rejects chunked bodies.
 */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  let trouble: Trouble | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`);
    const content = await bodyOf(request);
    if (trouble === 'silent') return;
    if (trouble === 'full' && method === 'PUT') return refuse(403, 'QuotaExceeded');
    if (trouble === 'broken') return refuse(500, 'InternalError');
    if (!isSigned(request, content)) return refuse(403, 'SignatureDoesNotMatch');
    if (method === 'GET' && url.startsWith('/pictures?')) return void response.end(listing(url));
    if (!url.startsWith('/pictures/')) return refuse(404, 'NoSuchBucket');
    const object = objects.get(url);
    switch (method) {
      case 'PUT':
        if (headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
        objects.set(url, content);
        return void response.end();
      case 'DELETE':
        objects.delete(url);
        return void response.writeHead(204).end();
      default: {
        if (!object) return refuse(404, 'NoSuchKey');
        const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
        const piece = first ? object.subarray(Number(first), Number(last) + 1) : object;
        response.writeHead(first ? 206 : 200, { 'content-length': piece.length });
        return void response.end(method === 'HEAD' ? undefined : piece);
      }
    }
  }

  /** Two objects per page, so that clients must request further ones. */
  function listing(url: string): string {
    const searchParams = new URLSearchParams(url.split('?')[1]);
    const after = searchParams.get('continuation-token') ?? '';
    const matches = [...objects]
      .map(([path, { length }]) => ({ key: decodeURIComponent(path.slice('/pictures/'.length)), length }))
      .filter(({ key }) => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const page = matches.slice(0, 2);
    const contents = page.map(({ key, length }) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`);
    const next = matches.length > 2 ? `<NextContinuationToken>${page.at(-1)!.key}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }

  async function bodyOf(request: IncomingMessage): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: 'eu-test-1', ...keys },
    /** Its objects, by path. */
    objects: objects as ReadonlyMap<string, Buffer>,
    /** Null restores normal operation. */
    async set(what: Trouble | null) {
      if (trouble === 'away' && what !== 'away') await listen(port);
      if (trouble !== 'away' && what === 'away') await close();
      trouble = what;
    },
    stop: async () => void (server.listening && (await close())),
  };
}

/** Recomputes the signature from the received request, and compares. */
function isSigned({ method, url, headers }: IncomingMessage, content: Buffer): boolean {
  const [, key, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (key !== keys.accessKey) return false;
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content)) return false;
  const [path, query = ''] = url!.split('?') as [string, string?];
  const signed = names!.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, path, query, signed.join(''), names, hash].join('\n');
  const [day, region, service, end] = scope!.split('/') as [string, string, string, string];
  const signingKey = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretKey}`, day));
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  return hmac(signingKey, toSign).toString('hex') === signature;
}
