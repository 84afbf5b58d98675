import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { resolve } from 'node:path';
import { features } from './features.server.ts';
import { jobs } from './jobs.server.ts';
import { backingUp } from './features/backups/backing-up.server.ts';
import { mountAppFiles } from './features/site/app/app-files.server.ts';
import { ErrorPage } from './features/site/error-page.tsx';
import { mountDumps } from './features/changes/dumps.server.ts';
import { mountDrawnPages } from './features/books/drawn/routes.server.ts';
import { mountTakeOut } from './features/books/taking-out/routes.server.ts';
import { mountForMachines } from './features/entries/for-machines.server.ts';
import { mountOembed } from './features/groups/oembed.server.ts';
import { mountLanguageSwitch } from './features/entries/language-switch.server.ts';
import { mountPacks } from './features/packs/routes.server.ts';
import { mountTours } from './features/tours/take-out.server.ts';
import { pictureAudience } from './features/media/audience.server.ts';
import { mountIiif } from './features/media/iiif/serve-iiif.server.ts';
import { mountPlainComments } from './features/social/plain/send-plain.server.ts';
import { mountWatchFeed } from './features/social/watching/feed.server.ts';
import { mountCaptions } from './features/media/recordings/serve-captions.server.ts';
import { mountWall } from './features/paintings/wall/atlas.server.ts';
import { createSockets, mayUpgrade } from './features/messages/socket.server.ts';
import { databasePaths } from './features/relations/paths/database-paths.server.ts';
import { startGraph, type RunningGraph } from './features/relations/graph/graph.server.ts';
import { mountRandomPair } from './features/relations/paths/random-pair.server.ts';
import { trackingMetrics, writeEvents } from './features/tracking/events.server.ts';
import { mountDevPages } from './features/accounts/dev-pages.server.ts';
import { endLog, keepLog } from './kit/backups/log-archive.server.ts';
import { createApi, createReplyCache } from './kit/calls/api.server.ts';
import type { Connection } from './kit/database/database.server.ts';
import { createNetworkLimits, mountNetworkLimits } from './kit/calls/network-limits.server.ts';
import { serverLimits, mountSecurityHeaders, securityHeaders } from './kit/calls/request-limits.server.ts';
import { driversOf } from './kit/drivers.server.ts';
import { readersDatabase } from './kit/database/readers-database.server.ts';
import { everything, listen } from './kit/database/listen.server.ts';
import { addJob } from './kit/jobs/job.server.ts';
import { startJobs } from './kit/jobs/run-jobs.server.ts';
import { mountCalls } from './kit/calls/http.server.ts';
import { briefly } from './kit/list-tags.ts';
import { mountMedia } from './kit/pictures/serve-media.server.ts';
import { createHealthCheck } from './kit/database/health.server.ts';
import { mountMetrics } from './kit/metrics.server.ts';
import { docsPage, openApi } from './kit/calls/openapi.server.ts';
import { createPageCache } from './kit/pages/page-cache.server.ts';
import { isEmbed, wellFormed } from './kit/pages/page-address.ts';
import { openPageDoor } from './kit/pages/page-door.server.ts';
import { pageFiles } from './kit/pages/page-files.server.ts';
import { mountPages } from './kit/pages/pages.server.ts';
import { securityPolicy } from './kit/pages/security-policy.ts';
import { publishedChannel, publicationListener } from './kit/database/publications.server.ts';
import { decodingMetrics, endDecoders } from './kit/pictures/picture.server.ts';
import type { Quota } from './kit/database/quota.server.ts';
import { decryptBody } from './kit/calls/body-encryption.server.ts';
import { memberOf, sessionCookie } from './kit/calls/session.server.ts';
import type { Values } from './kit/texts.ts';
import type { Settings } from './kit/settings.server.ts';
import { createHouseReport } from './kit/watching/house-report.server.ts';
import { logging, mountRequestLog, reportTo, requestIds } from './kit/watching/logging.server.ts';
import { watchStatements } from './kit/watching/slow-statements.server.ts';
import { fileOf, fileStreamOf } from './kit/calls/upload.server.ts';
import { noVisitor, visitorOf } from './kit/calls/visitor.server.ts';
import type { ErrorName } from './rules/errors.ts';
import { detectLanguage, type Language } from './rules/languages.ts';
import * as limits from './rules/limits.ts';
import { partsOfEntryId } from './rules/entry-ids.ts';
import { Document } from './document.tsx';
import { routes } from './routes.ts';
import { dictionaryFor, sayFor, textFiles, textsVersion } from './texts.server.ts';

/**
 * The whole product as one Fastify app: files, calls, pages, and jobs once it listens. `databaseUrl` is where it
 * listens for notifications.
 */
export async function createApp({
  settings,
  connection,
  databaseUrl,
  say,
}: {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  /** Writes a line to the log of whoever runs this. */
  say(line: string): void;
}): Promise<FastifyInstance> {
  const { db, pool } = connection;
  const replies = createReplyCache(settings.DATA_CACHE_MB * 1024 * 1024);
  const api = createApi(features, replies);
  const drivers = driversOf(db, settings, () => addressOf(app));
  const cache = createPageCache(settings.PAGE_CACHE_MB * 1024 * 1024);
  const bounds = serverLimits();
  const app = Fastify({
    logger: logging(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(settings.TRUST_PROXY !== undefined),
    trustProxy: settings.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    ...bounds,
    http: { ...bounds.http, shouldUpgradeCallback: mayUpgrade },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    rewriteUrl: ({ url }) => wellFormed(url!),
  });
  const onTrouble = reportTo(app);
  mountRequestLog(app);
  watchStatements({
    fromMs: settings.SLOW_STATEMENT_MS,
    tell: (slow) => app.log.warn({ slow }, 'a statement took long'),
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: limits.image.bytes,
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: limits.bodies.ordinary.bytes,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });

  const languageOf = async (request: FastifyRequest) =>
    detectLanguage({
      cookie: isEmbed(request.url) ? undefined : request.cookies.sys_lang,
      host: request.hostname,
      query: (request.query as { lang?: string }).lang,
      argument: entryLanguage(request.url),
    });
  const originOf = (request: FastifyRequest) =>
    settings.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host || 'localhost'}`;

  mountSecurityHeaders(app, settings.PUBLIC_URL);
  const networkLimits = createNetworkLimits(settings.NETWORK_POINTS, settings.DATABASE_URL ? pool : undefined);
  mountNetworkLimits(app, networkLimits);
  const memberAsking = (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor = visitorOf(request, reply, originOf(request)),
  ) => memberOf(db, request.cookies[sessionCookie], { phoneOptional: settings.BOUND_BY === 'any', visitor });
  let graph: RunningGraph | null = null;
  const markAllStale = () => {
    replies.markAllStale();
    cache.markAllStale();
  };
  const readers = settings.DATABASE_READ_URLS.length
    ? readersDatabase({
        primary: connection,
        urls: settings.DATABASE_READ_URLS,
        lagSeconds: settings.REPLICA_LAG_SECONDS,
        onPrimaryBack: markAllStale,
      })
    : undefined;
  const sockets = createSockets({ db, onTrouble });
  const listener = listen(databaseUrl, {
    ...sockets.listeners,
    [publishedChannel]: publicationListener(
      (tags) => {
        readers?.published();
        replies.invalidate(tags);
        cache.invalidate(tags);
        graph?.published(tags);
      },
      () => {
        readers?.published();
        markAllStale();
        graph?.published([everything]);
      },
    ),
  });
  await listener.ready;
  const brief = setInterval(() => {
    replies.invalidate([briefly]);
    cache.invalidate([briefly]);
  }, limits.briefMs).unref();
  const inDatabase = databasePaths(db);
  if (settings.GRAPH === 'memory')
    graph = startGraph({ databaseUrl, instead: inDatabase, onTrouble: (what) => app.log.warn(`graph: ${what}`) });
  const paths = graph?.paths ?? inDatabase;
  let running: ReturnType<typeof startJobs> | undefined;
  let log: ReturnType<typeof keepLog> | undefined;
  let opening = Promise.resolve();
  let closing = false;
  app.addHook('onListen', () => (opening = beginWork()));
  async function beginWork() {
    if (closing) return;
    if (settings.BACKUP_LOG === 'on')
      log = keepLog({ databaseUrl, settings, onBegin: () => addJob(db, backingUp, {}, backingUp.name), onTrouble });
    else if (!settings.DATABASE_URL) await endLog(pool);
    if (closing) return; // told to stop just as it opened
    running = startJobs(jobs, { connection, databaseUrl, drivers, settings, say, onTrouble });
  }
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(brief);
    await opening.catch(() => {}); // told where it failed
    await log?.stop();
    await running?.stop();
    await writeEvents(db);
    await listener.stop();
    await readers?.stop();
    await graph?.close();
    endDecoders();
  });

  const metrics = [...(graph?.metrics ?? []), ...sockets.metrics, ...decodingMetrics, ...trackingMetrics];
  const health = createHealthCheck(connection, {
    url: databaseUrl,
    own: !settings.DATABASE_URL,
    canRead: () => readers?.canRead() ?? false,
  });
  const houseReport = createHouseReport({
    connection,
    settings,
    drivers,
    caches: { pages: cache, replies },
    replicas: () => readers?.report() ?? [],
    health,
  });
  const { countPage } = mountMetrics(app, {
    pool,
    cache,
    token: settings.METRICS_TOKEN,
    metrics,
    health,
    houseReport,
  });
  await app.register(fastifyStatic, {
    root: resolve('build/client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  for (const [url, json] of textFiles)
    app.get(url, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(json),
    );
  mountAppFiles(app, { originOf });

  const calls = {
    api,
    languageOf,
    sayError: (error: ErrorName, language: Language, values: Values) => {
      const say = sayFor(language),
        { what } = values;
      return say(
        `error.${error}`,
        error === 'quotaReached' ? { ...values, what: say(`quota.${what as Quota}`) } : values,
      );
    },
    originOf,
    open: (sealed: string, most: { values: number }) => decryptBody(db, sealed, most),
    contextOf: async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
      const visitor = visitorOf(request, reply, originOf(request));
      const member = await memberAsking(request, reply, visitor);
      return {
        db: readers && isStranger(request) ? readers.db : db,
        language,
        paths,
        drivers,
        settings,
        houseReport,
        visitor,
        file: () => fileOf(request),
        fileStream: () => fileStreamOf(request),
        member,
      };
    },
  };
  mountCalls(app, calls);
  mountPlainComments(app, calls);
  sockets.mount(app, originOf);
  const described = openApi(api.endpoints);
  app.get('/api/openapi.json', { config: { cost: 'page' } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(described),
  );
  app.get('/api/docs', { config: { cost: 'page' } }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': securityPolicy() })
      .type('text/html; charset=utf-8')
      .send(docsPage(api.endpoints)),
  );
  for (const unknown of ['/api/*', '/data/*', '/home/*'])
    app.all(unknown, async (request, reply) => {
      const message = sayFor(await languageOf(request))('error.pageNotFound');
      return reply.code(404).send({ code: 404, message, data: { error: 'pageNotFound' } });
    });

  const strangerReading = (language: Language) => ({
    db: readers?.db ?? db,
    language,
    paths,
    drivers,
    settings,
    visitor: noVisitor,
    member: null,
  });
  mountMedia(app, drivers.media, pictureAudience(db, memberAsking));
  mountCaptions(app, db);
  mountWall(app, { db, media: drivers.media });
  mountIiif(app, { db, media: drivers.media, originOf, languageOf, networkLimits });
  if (settings.STELE_DEV === 'on') mountDevPages(app, { db, originOf });
  mountForMachines(app, { db, originOf });
  mountWatchFeed(app, { db, originOf });
  mountOembed(app, { db, originOf, languageOf });
  mountTakeOut(app, { db, originOf });
  mountDumps(app, { db });
  mountPacks(app, {
    db,
    media: drivers.media,
    originOf,
    languageOf,
    callFor: (language) => api.callFor({ ...strangerReading(language), cacheTags: () => {} }),
  });
  mountDrawnPages(app, { db });
  mountTours(app, { db, originOf, languageOf });
  mountLanguageSwitch(app, { db, originOf });
  mountRandomPair(app, { db, paths });
  mountPages(app, {
    routes,
    Document,
    ErrorPage,
    files: pageFiles(resolve('build/client')),
    api,
    cache,
    door: openPageDoor(app, { cache, headers: securityHeaders(settings.PUBLIC_URL), countPage }),
    languageOf,
    originOf,
    sayFor,
    dictionaryFor,
    textsVersion,
    onTrouble,
    dev: settings.STELE_DEV === 'on',
    networkLimits,
    contextOf: strangerReading,
  });
  return app;
}

/** Whether a call only reads, for somebody who has written nothing: a replica may answer it. */
const isStranger = ({ method, cookies, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.endpoint?.for === 'anyone' &&
  !Object.keys(cookies).some((name) => name === sessionCookie || name.startsWith('pending_'));

/** The local address of this server. */
function addressOf(app: FastifyInstance): string {
  const [{ address, family, port }] = app.addresses() as [{ address: string; family: string; port: number }];
  return `http://${family === 'IPv6' ? `[${address === '::' ? '::1' : address}]` : address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

/** The language of an entry's address: used when the reader has chosen none. */
function entryLanguage(url: string) {
  const match = /^\/detail\/([^/?#]+)/.exec(url) ?? /[?&]paintingId=([^&#]+)/.exec(url);
  return match ? partsOfEntryId(match[1]!).language : null;
}
