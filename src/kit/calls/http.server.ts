import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, fail, Failure, httpStatusOf, type ErrorName } from '../../rules/errors.ts';
import { apiCode, languages, readLanguage, type Language } from '../../rules/languages.ts';
import { authorize, asFailure, type Api, type Context } from './api.server.ts';
import { bodyLimits, bodyLimitBytes, mountRequestLimits, type Timeouts } from './request-limits.server.ts';
import { splitRoute, type Endpoint, type Envelope } from './endpoint.ts';
import { encodingFor } from '../pages/page-cache.server.ts';
import { multipartFields } from './upload.server.ts';
import type { Values } from '../texts.ts';
import { waitIn } from '../../rules/time/relative-time.ts';

interface Calls {
  api: Api;
  contextOf(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<Omit<Context, 'cacheTags'>>;
  languageOf(request: FastifyRequest): Promise<Language>;
  /** Where readers find this house. */
  originOf(request: FastifyRequest): string;
  /** The JSON that a sealed body carries, of at most so many members and elements (kit/calls/body-encryption.server.ts). */
  open(sealed: string, most: { values: number }): Promise<unknown>;
  /** An error as a sentence in the reader's language. */
  sayError(error: ErrorName, language: Language, values: Values): string;
  /** `limits.patienceMs` unless said. */
  timeouts?: Timeouts;
}

const languageCodes = [...new Set(['zh', ...languages.map(apiCode)])].join('|');

/** `{lang}` matches language codes only, so that it never takes an entry's id for one (design §4). */
const routeOf = (path: string) =>
  path.replaceAll('{lang}', `:lang(^(?:${languageCodes})$)`).replace(/\{(\w+)\}/g, ':$1');

/** Answers of so many letters are packed; smaller ones travel as fast as they are. */
const packedFrom = 4096;
const pack = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Hangs every call on Fastify and answers in the envelope of spec §7. */
export function mountCalls(app: FastifyInstance, calls: Calls) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      payload.length < packedFrom ||
      reply.hasHeader('content-encoding') ||
      !String(reply.getHeader('content-type')).startsWith('application/json')
    )
      return payload;
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return pack[encoding](payload);
  });
  mountRequestLimits(app, calls.timeouts);
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const endpoint of calls.api.endpoints) {
    for (const line of endpoint.routes) {
      const { method, path } = splitRoute(line);
      app.route({
        method,
        url: routeOf(path),
        bodyLimit: bodyLimitBytes(endpoint),
        config: { endpoint },
        handler: (request, reply) => answerCall(endpoint, request, reply),
      });
    }
  }

  /** Whoever sends a large body is asked who they are before it is read. */
  const known = new WeakMap<FastifyRequest, Omit<Context, 'cacheTags'>>();
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint?.carries) return;
    checkOrigin(request, calls.originOf(request));
    const context = await calls.contextOf(request, reply, await calls.languageOf(request));
    authorize(endpoint, context);
    known.set(request, context);
  });

  async function answerCall(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Envelope> {
    const sealed = request.headers['content-type'] === 'application/jose';
    let body: unknown = request.body,
      unopened: unknown;
    if (sealed)
      body = await calls.open(String(body), bodyLimits(endpoint)).catch((error: unknown) => void (unopened = error));
    const said = [request.params, body, request.query].map((one) => (isObject(one) ? one : {}));
    const language =
      readLanguage(String(said.map((one) => one.language ?? one.lang).find((code) => code !== undefined) ?? '')) ??
      (await calls.languageOf(request));
    try {
      if (unopened) throw unopened;
      if (request.method === 'POST') checkOrigin(request, calls.originOf(request));
      const context = { ...(known.get(request) ?? (await calls.contextOf(request, reply, language))), language };
      if (request.method === 'POST' && body !== undefined && !isObject(body)) fail('badInput', { field: 'body' });
      // What was said beside a file is read once it is known that the call is admitted.
      const input = async () => Object.assign({}, ...said.reverse(), await multipartFields(request));
      const data = await calls.api.run(endpoint, input, { ...context, cacheTags: () => {} });
      reply.header('cache-control', 'no-store');
      return { code: 200, data };
    } catch (error) {
      return failed(error, language, reply, request);
    }
  }

  /** Everything that goes wrong before a handler runs (a body that is no JSON, too large, too often) ends here too. */
  app.setErrorHandler(async (error, request, reply) => {
    const language = await calls.languageOf(request);
    await readAway(request.raw);
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    return failed(error, language, reply, request);
  });

  async function failed(
    error: unknown,
    language: Language,
    reply: FastifyReply,
    request: FastifyRequest,
  ): Promise<Envelope> {
    const { failure, known } = refusal(error) ?? asFailure(error);
    if (!known) request.log.error(error);
    const values = failure.details as Values;
    const message = calls.sayError(
      failure.errorName,
      language,
      typeof values.seconds === 'number' ? { ...values, wait: waitIn(values.seconds, language) } : values,
    );
    if (typeof values.seconds === 'number') reply.header('retry-after', values.seconds);
    return reply
      .code(httpStatusOf(failure.errorName))
      .header('cache-control', 'no-store')
      .send({
        code: errors[failure.errorName],
        message,
        data: { error: failure.errorName, ...failure.details },
      }) as unknown as Envelope;
  }
}

/** A page of another site, be it a sibling of this one, may not ask in a reader's name; programs send no Origin. */
export function checkOrigin({ headers }: FastifyRequest, origin: string) {
  const { origin: said, 'sec-fetch-site': site = 'none' } = headers;
  if (said !== undefined ? said !== origin : site !== 'none' && site !== 'same-origin') fail('originRefused');
}

/**
 * Of a body that is too large so much is read and forgotten, in bytes; a browser hears an answer only when it has sent
 * all.
 */
const mostReadAway = 32 * 1024 * 1024;
async function readAway(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed || Number(body.headers['content-length'] ?? 0) > mostReadAway) return;
  body.resume();
  await finished(body, { signal: AbortSignal.timeout(10_000) }).catch(() => {}); // whoever takes longer, or has gone, hears nothing
}

/** What Fastify refuses before a handler runs, by its status; null for anything else. */
function refusal(error: unknown): ReturnType<typeof asFailure> | null {
  const { statusCode: status = 500 } = error as { statusCode?: number };
  if (status < 400 || status > 499) return null;
  const name =
    status === 413
      ? 'tooLarge'
      : status === 429
        ? 'tooManyRequests'
        : status === 403 || status === 404
          ? 'pageNotFound'
          : 'badInput';
  return { failure: new Failure(name, name === 'badInput' ? { field: 'body' } : {}), known: true };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
