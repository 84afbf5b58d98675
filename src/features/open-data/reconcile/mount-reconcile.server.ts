import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { fail } from '../../../rules/errors.ts';
import { kinds, type Kind } from '../../../rules/kinds.ts';
import { hreflang, type Language } from '../../../rules/languages.ts';
import { extendRows, ExtendRequest, extensionProperties } from './extend-rows.server.ts';
import { maxQueries, reconcile, ReconcileQuery } from './reconcile-queries.server.ts';

/** Largest request, in bytes. */
const bodyLimit = 256 * 1024;
const maxSuggestions = 10;

const Queries = z
  .record(z.string().max(40), ReconcileQuery)
  .refine((queries) => Object.keys(queries).length <= maxQueries);

/**
 * `/data/reconcile`: matches names of a table with entries, for OpenRefine and others. Protocol: Reconciliation Service API
 * 0.2 of the W3C Entity Reconciliation Community Group, with suggestions and data extension.
 */
export function mountReconcile(
  app: FastifyInstance,
  { db, originOf, languageOf }: Pick<RouteContext, 'db' | 'originOf' | 'languageOf'>,
): void {
  const send = (reply: FastifyReply, body: object) =>
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).send(body);

  async function answer(request: FastifyRequest, reply: FastifyReply, parameters: URLSearchParams) {
    const language = await languageOf(request);
    const queries = parameters.get('queries'),
      extend = parameters.get('extend');
    if (extend !== null) return send(reply, await extendRows(db, parse(ExtendRequest, extend, 'extend'), language));
    if (queries === null) return send(reply, describeService(originOf(request), language));
    const entries = Object.entries(parse(Queries, queries, 'queries'));
    const results = await reconcile(
      db,
      entries.map(([, query]) => query),
      { language, nameOfKind: kindNames(language) },
    );
    return send(reply, Object.fromEntries(entries.map(([key], at) => [key, { result: results[at] }])));
  }

  app.get('/data/reconcile', { config: { cost: 'dear' } }, (request, reply) =>
    answer(request, reply, parametersOf(request)),
  );
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/data/reconcile', { bodyLimit, config: { cost: 'dear' } }, (request, reply) =>
      answer(request, reply, request.body instanceof URLSearchParams ? request.body : parametersOf(request)),
    );
  });

  app.get('/data/reconcile/suggest/entity', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const prefix = (parametersOf(request).get('prefix') ?? '').trim().slice(0, 100),
      language = await languageOf(request);
    const names = prefix ? await getSearchEngine().suggest(db, prefix, language, { linked: false }) : [];
    const shown = names.slice(0, maxSuggestions);
    const entries = await loadLinkedEntries(
      db,
      shown.map(({ thingId }) => thingId),
      language,
    );
    const nameOfKind = kindNames(language);
    const result = shown.flatMap(({ thingId }) => {
      const entry = entries.get(thingId);
      return entry
        ? {
            id: thingId,
            name: entry.name,
            ...(entry.disambiguation && { description: entry.disambiguation }),
            notable: [{ id: entry.kind, name: nameOfKind(entry.kind) }],
          }
        : [];
    });
    return send(reply, { result });
  });

  app.get('/data/reconcile/properties', { config: { cost: 'ordinary' } }, (request, reply) =>
    send(reply, { type: parametersOf(request).get('type') ?? '', properties: extensionProperties }),
  );
}

const parametersOf = (request: FastifyRequest) => new URL(request.url, 'http://localhost').searchParams;

const kindNames = (language: Language) => {
  const t = translateFor(language);
  return (kind: Kind) => t(`kind.${kind}`);
};

/** Fails with `badInput`. */
function parse<Schema extends z.ZodType>(schema: Schema, json: string, field: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return fail('badInput', { field });
  }
}

/** Format: Reconciliation Service API 0.2, section 3. */
function describeService(origin: string, language: Language) {
  const t = translateFor(language),
    nameOfKind = kindNames(language);
  return {
    versions: ['0.2'],
    name: t('site.name'),
    identifierSpace: `${origin}/data/subject/`,
    schemaSpace: `${origin}/data/vocabulary#`,
    documentation: `${origin}/api/docs`,
    defaultTypes: kinds.map((kind) => ({ id: kind, name: nameOfKind(kind) })),
    view: { url: `${origin}/detail/{{id}}` },
    preview: { url: `${origin}/embed/detail/{{id}}?lang=${hreflang(language)}`, width: 420, height: 240 },
    suggest: { entity: { service_url: origin, service_path: '/data/reconcile/suggest/entity' } },
    extend: {
      propose_properties: { service_url: origin, service_path: '/data/reconcile/properties' },
      property_settings: [],
    },
    batchSize: maxQueries,
  };
}
