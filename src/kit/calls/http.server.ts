import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, fail, Failure, httpStatusOf, type ErrorName } from '../../rules/errors.ts';
import { apiCode, languages, readLanguage, type Language } from '../../rules/languages.ts';
import { asFailure, type Api, type Context } from './api.server.ts';
import * as limits from '../../rules/limits.ts';
import {
  bodyLimits,
  bodyLimitBytes,
  mountRequestLimits,
  parsedBodyOf,
  type Timeouts,
} from './request-limits.server.ts';
import { languageInBody, drainRefusedBody } from './refused-body.server.ts';
import { splitRoute, type Endpoint, type Envelope } from './endpoint.ts';
import { encodingFor } from '../pages/page-cache.server.ts';
import { multipartFields } from './upload.server.ts';
import { counts } from '../watching/counts.server.ts';
import { createErrorReporter } from '../watching/logging.server.ts';
import type { Values } from '../texts.ts';
import { formatWait } from '../../rules/time/relative-time.ts';

export interface CallServices {
  api: Api;
  contextOf(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<Omit<Context, 'cacheTags'>>;
  languageOf(request: FastifyRequest): Promise<Language>;
  /** The public origin of this site. */
  originOf(request: FastifyRequest): string;
  /** Decrypts an encrypted body into its JSON, with `most.values` members and elements at most. */
  decrypt(sealed: string, bodyLimit: { values: number }): Promise<unknown>;
  /** An error as a sentence in the reader's language. */
  formatError(error: ErrorName, language: Language, values: Values): string;
  /** `limits.timeoutMs` by default. */
  timeouts?: Timeouts;
}

const languageCodes = [...new Set(languages.flatMap((language) => [language, apiCode(language)]))].join('|');

/** `{lang}` matches language codes only, so that an entry id is never taken for one (design §4). */
const toFastifyRoute = (path: string) =>
  path.replaceAll('{lang}', `:lang(^(?:${languageCodes})$)`).replace(/\{(\w+)\}/g, ':$1');

/** Whether the last part of a path is optional, because the contract has a default for it: page sizes of spec §9. */
function isLastOptional(endpoint: Endpoint, path: string): boolean {
  const last = /\{(\w+)\}$/.exec(path)?.[1];
  return last !== undefined && last !== 'lang' && endpoint.input.shape[last]?.safeParse(undefined).success === true;
}

/** Answers of at least this many characters are compressed. */
const minCompressedLength = 4096;
const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Mounts every call on Fastify and answers in the envelope of spec §7. */
export function mountCalls(app: FastifyInstance, calls: CallServices) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      payload.length < minCompressedLength ||
      reply.hasHeader('content-encoding') ||
      !String(reply.getHeader('content-type')).startsWith('application/json')
    )
      return payload;
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressors[encoding](payload);
  });
  mountRequestLimits(app, calls.timeouts);
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const endpoint of calls.api.endpoints) {
    for (const line of endpoint.routes) {
      const { method, path } = splitRoute(line);
      app.route({
        method,
        url: toFastifyRoute(path) + (isLastOptional(endpoint, path) ? '?' : ''),
        bodyLimit: bodyLimitBytes(endpoint),
        config: { endpoint },
        handler: (request, reply) => answerCall(endpoint, request, reply),
      });
    }
  }

  /** Contexts of requests with a large body, which are authorized before the body is read. */
  const authorized = new WeakMap<FastifyRequest, Omit<Context, 'cacheTags'>>();
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint?.carries) return;
    checkOrigin(request, calls.originOf(request));
    const context = await calls.contextOf(request, reply, await calls.languageOf(request));
    await calls.api.admit(endpoint, context);
    authorized.set(request, context);
  });

  async function answerCall(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Envelope> {
    const sealed = request.headers['content-type'] === 'application/jose';
    let body: unknown = request.body,
      unopened: unknown;
    if (sealed)
      body = await calls.decrypt(String(body), bodyLimits(endpoint)).catch((error: unknown) => void (unopened = error));
    const inputs = [request.params, body, request.query].map((value) => (isObject(value) ? value : {}));
    const findLanguage = (fields: readonly Record<string, unknown>[]) =>
      readLanguage(
        String(fields.map((record) => record.language ?? record.lang).find((code) => code !== undefined) ?? ''),
      );
    let language = findLanguage(inputs) ?? (await calls.languageOf(request));
    try {
      if (unopened) throw unopened;
      if (request.method === 'POST') checkOrigin(request, calls.originOf(request));
      // Fields that accompany a file: such calls were authorized before.
      const fields = (await multipartFields(request)) as Record<string, unknown>;
      language = findLanguage([fields]) ?? language;
      const context = { ...(authorized.get(request) ?? (await calls.contextOf(request, reply, language))), language };
      if (request.method === 'POST' && body !== undefined && !isObject(body)) fail('badInput', { field: 'body' });
      const input = Object.assign({}, ...inputs.reverse(), fields) as object;
      const data = await calls.api.run(endpoint, input, { ...context, cacheTags: () => {} });
      reply.header('cache-control', 'no-store');
      return { code: 200, data };
    } catch (error) {
      return failed(error, language, reply, request);
    }
  }

  /** Also handles errors before a handler runs (invalid JSON, a body too large, too many requests). */
  app.setErrorHandler(async (error, request, reply) => {
    const parsed = parsedBodyOf(request);
    const language =
      (parsed ? languageInBody(parsed) : await drainRefusedBody(request.raw)) ??
      requestedLanguage(request.params) ??
      requestedLanguage(request.query) ??
      readLanguage(request.headers['content-language'] ?? '') ??
      (await calls.languageOf(request));
    if (!request.raw.readableEnded) reply.header('connection', 'close');
    return failed(error, language, reply, request);
  });

  async function failed(
    error: unknown,
    language: Language,
    reply: FastifyReply,
    request: FastifyRequest,
  ): Promise<Envelope> {
    const { failure: originalFailure, isKnown } = toClientFailure(error) ?? asFailure(error);
    if (!isKnown) createErrorReporter(request)(error);
    const failure =
      originalFailure.errorName === 'requestFailed' && isSaveCall(request.routeOptions.config.endpoint)
        ? new Failure('saveFailed', originalFailure.details)
        : originalFailure;
    counts.refusals.inc({ error: failure.errorName });
    const values = failure.details as Values;
    const message = calls.formatError(
      failure.errorName,
      language,
      typeof values.seconds === 'number' ? { ...values, wait: formatWait(values.seconds, language) } : values,
    );
    const status = httpStatusOf(failure.errorName);
    const seconds =
      typeof values.seconds === 'number' ? values.seconds : status === 503 ? limits.retryAfterSeconds : null;
    if (seconds !== null) reply.header('retry-after', seconds);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({
        code: errors[failure.errorName],
        message,
        data: { error: failure.errorName, ...failure.details },
      }) as unknown as Envelope;
  }
}

/**
 * CSRF protection: fails with `originRefused` if a page of another origin, sibling subdomains included, makes the
 * request. Programs send no Origin header and pass.
 */
export function checkOrigin({ headers }: FastifyRequest, origin: string) {
  const { origin: sent, 'sec-fetch-site': site = 'none' } = headers;
  if (sent !== undefined ? sent !== origin : site !== 'none' && site !== 'same-origin') fail('originRefused');
}

/** Fastify's own client errors, by status; null for anything else. */
function toClientFailure(error: unknown): ReturnType<typeof asFailure> | null {
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
  return { failure: new Failure(name, name === 'badInput' ? { field: 'body' } : {}), isKnown: true };
}

/** Whether a call saves its caller's text. Source: spec §7, §8 "save failed". */
const isSaveCall = (endpoint?: Endpoint) => endpoint?.routes.some((line) => /^POST .*save/i.test(line)) ?? false;

const requestedLanguage = (fields: unknown) => (isObject(fields) ? readLanguage(String(fields.lang ?? '')) : null);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
