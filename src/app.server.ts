import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { resolve } from 'node:path';
import './features.server.ts';
import './features.ts';
import { runBackupJob } from './features/backups/backup-jobs.server.ts';
import { ErrorPage } from './features/site/error-page.tsx';
import { createMediaAudience } from './features/media/audience.server.ts';
import { createSockets, mayUpgrade } from './features/messages/socket.server.ts';
import { createDatabaseEngine } from './features/relations/paths/database-paths.server.ts';
import { startGraph, type RunningGraph } from './features/relations/graph/graph.server.ts';
import { trackingMetrics, writeEvents } from './features/tracking/events.server.ts';
import { stopWalRetention, startWalArchiver } from './kit/backups/wal-archive.server.ts';
import { createApi, createReplyCache } from './kit/calls/api.server.ts';
import type { Connection } from './kit/database/database.server.ts';
import { createNetworkLimits, mountNetworkLimits } from './kit/calls/pricing/network-limits.server.ts';
import { serverLimits, mountSecurityHeaders, securityHeaders } from './kit/calls/request-limits.server.ts';
import { createDrivers } from './kit/drivers.server.ts';
import { openReadReplicas } from './kit/database/read-replicas.server.ts';
import { wildcard, listen } from './kit/database/listen.server.ts';
import { addJob } from './kit/jobs/job.server.ts';
import { startJobs } from './kit/jobs/run-jobs.server.ts';
import { mountCalls } from './kit/calls/http.server.ts';
import { loadPartViews } from './kit/registry/part-views.ts';
import { findUnknownStage } from './kit/registry/parts.server.ts';
import { loadCalls, loadJobs, mountFeatures, registeredPages } from './kit/registry/feature.server.ts';
import { anyPublicationTag, shortLivedTag } from './kit/list-tags.ts';
import { createDamageLookup } from './kit/pictures/check-files.server.ts';
import { mountMedia } from './kit/pictures/serve-media.server.ts';
import { createHealthCheck } from './kit/database/health.server.ts';
import { mountMetrics } from './kit/watching/metrics.server.ts';
import { mountApiDocs } from './kit/calls/api-docs.server.ts';
import { createPageCache } from './kit/pages/page-cache.server.ts';
import { isEmbed, toDecodableUrl } from './kit/pages/page-address.ts';
import { mountPageFastPath } from './kit/pages/page-fast-path.server.ts';
import { loadPageFiles } from './kit/pages/page-files.server.ts';
import { mountPages } from './kit/pages/pages.server.ts';
import { publishedChannel, publicationListener } from './kit/database/publications.server.ts';
import { decodingMetrics, stopDecoders } from './kit/pictures/picture.server.ts';
import type { Quota } from './kit/database/quota.server.ts';
import { decryptBody } from './kit/calls/body-encryption.server.ts';
import { memberOf, sessionCookie } from './kit/calls/session.server.ts';
import type { Values } from './kit/texts.ts';
import type { Settings } from './kit/settings.server.ts';
import { createSystemStatus } from './kit/watching/system-status.server.ts';
import { openMetricsPort } from './kit/watching/metrics-port.server.ts';
import {
  createLogOptions,
  mountRequestLog,
  createErrorReporter,
  createRequestIds,
} from './kit/watching/logging.server.ts';
import { watchStatements } from './kit/watching/slow-statements.server.ts';
import { readUploadedFile, openUploadedFile } from './kit/calls/upload.server.ts';
import { anonymousVisitor, visitorOf } from './kit/calls/visitor.server.ts';
import type { ErrorName } from './rules/errors.ts';
import { detectLanguage, type Language } from './rules/languages.ts';
import * as limits from './rules/limits.ts';
import { parseEntryId } from './rules/entry-ids.ts';
import { Document } from './document.tsx';
import { dictionaryFor, translateFor, textFiles, textsVersion } from './kit/registry/texts.server.ts';

/**
 * The whole product as one Fastify app: files, calls, pages, and jobs once it listens. `databaseUrl` is for the
 * connection that listens for notifications.
 */
export async function createApp({
  settings,
  connection,
  databaseUrl,
  logLine,
  isEnding = () => false,
}: {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  /** Writes a line to the log of the process. */
  logLine(line: string): void;
  /** Whether the process was asked to stop: it still answers, but is not ready for new readers. */
  isEnding?(): boolean;
}): Promise<FastifyInstance> {
  await loadPartViews();
  const unknownStage = findUnknownStage(settings.REVIEW_STAGES);
  if (unknownStage) throw new Error(`REVIEW_STAGES: ${unknownStage}`);
  const { db, pool } = connection;
  const replies = createReplyCache(settings.DATA_CACHE_MB * 1024 * 1024);
  const api = createApi(await loadCalls(), replies, (error) => onTrouble(error));
  const drivers = createDrivers(db, settings, () => addressOf(app));
  const cache = createPageCache(settings.PAGE_CACHE_MB * 1024 * 1024);
  const bounds = serverLimits();
  const app = Fastify({
    logger: createLogOptions(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(settings.TRUST_PROXY !== undefined),
    trustProxy: settings.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // earlier requests are still answered
    ...bounds,
    http: { ...bounds.http, shouldUpgradeCallback: mayUpgrade },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    rewriteUrl: ({ url }) => toDecodableUrl(url!),
  });
  const onTrouble = createErrorReporter(app);
  mountRequestLog(app);
  watchStatements({
    fromMs: settings.SLOW_STATEMENT_MS,
    onSlow: (slow) => app.log.warn({ slow }, 'a statement took long'),
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: limits.image.bytes - 1, // exclusive limit
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
      acceptLanguage: isEmbed(request.url) ? request.headers['accept-language'] : undefined,
    });
  const originOf = (request: FastifyRequest) =>
    settings.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host || 'localhost'}`;

  mountSecurityHeaders(app, settings);
  const networkLimits = createNetworkLimits(settings.NETWORK_POINTS, settings.DATABASE_URL ? pool : undefined);
  mountNetworkLimits(app, networkLimits);
  const memberAsking = (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor = visitorOf(request, reply, originOf(request)),
  ) =>
    memberOf(db, request.cookies[sessionCookie], {
      phoneOptional: settings.BOUND_BY === 'any',
      secondFactor: settings.SECOND_FACTOR,
      visitor,
    });
  const audience = createMediaAudience(db, memberAsking);
  let graph: RunningGraph | null = null;
  const markAllStale = () => {
    replies.markAllStale();
    cache.markAllStale();
  };
  const readers = settings.DATABASE_READ_URLS.length
    ? openReadReplicas({
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
        readers?.notePublication();
        replies.invalidate(tags);
        cache.invalidate([...tags, anyPublicationTag]);
        if (tags.includes(wildcard)) audience.forget();
        graph?.published(tags);
      },
      () => {
        readers?.notePublication();
        markAllStale();
        audience.forget();
        graph?.published([wildcard]);
      },
    ),
  });
  await listener.ready;
  const brief = setInterval(() => {
    replies.invalidate([shortLivedTag]);
    cache.invalidate([shortLivedTag]);
  }, limits.shortCacheMs).unref();
  const inDatabase = createDatabaseEngine(db);
  if (settings.GRAPH === 'memory')
    graph = startGraph({ databaseUrl, instead: inDatabase, onError: (what) => app.log.warn(`graph: ${what}`) });
  const paths = graph?.paths ?? inDatabase;
  let running: ReturnType<typeof startJobs> | undefined;
  let log: ReturnType<typeof startWalArchiver> | undefined;
  let opening = Promise.resolve();
  let closing = false;
  app.addHook('onListen', () => (opening = beginWork()));
  async function beginWork() {
    if (closing) return;
    if (settings.BACKUP_LOG === 'on')
      log = startWalArchiver({
        databaseUrl,
        settings,
        onBegin: () => addJob(db, runBackupJob, {}, runBackupJob.name),
        onTrouble,
      });
    else if (!settings.DATABASE_URL) await stopWalRetention(pool);
    if (closing) return; // asked to stop while opening
    running = startJobs(await loadJobs(), { connection, databaseUrl, drivers, settings, logLine, onTrouble });
  }
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(brief);
    await opening.catch(() => {}); // already reported
    await log?.stop();
    await running?.stop();
    await writeEvents(db);
    await listener.stop();
    await readers?.stop();
    await graph?.close();
    stopDecoders();
  });

  const metrics = [...(graph?.metrics ?? []), ...sockets.metrics, ...decodingMetrics, ...trackingMetrics];
  const health = createHealthCheck(connection, {
    url: databaseUrl,
    isBundled: !settings.DATABASE_URL,
    canRead: () => readers?.canRead() ?? false,
  });
  const houseReport = createSystemStatus({
    connection,
    settings,
    drivers,
    caches: { pages: cache, replies },
    replicas: () => readers?.report() ?? [],
    health,
  });
  const { countPage, registry } = mountMetrics(app, {
    pool,
    cache,
    token: settings.METRICS_TOKEN,
    metrics,
    health,
    systemStatus: houseReport,
    isEnding,
    isTokenNeeded: [settings.PUBLIC_URL, settings.TRUST_PROXY, settings.METRICS_PORT].some(
      (setting) => setting !== undefined,
    ),
  });
  if (settings.METRICS_PORT !== undefined) {
    const { METRICS_PORT, METRICS_HOST } = settings;
    const closeMetricsPort = await openMetricsPort(registry, { METRICS_PORT, METRICS_HOST });
    app.addHook('onClose', closeMetricsPort);
  }
  await app.register(fastifyStatic, {
    root: resolve('build/client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  for (const [url, json] of textFiles())
    app.get(url, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('application/json; charset=utf-8')
        .send(json),
    );

  const calls = {
    api,
    languageOf,
    formatError: (error: ErrorName, language: Language, values: Values) => {
      const t = translateFor(language),
        { what } = values;
      return t(`error.${error}`, error === 'quotaReached' ? { ...values, what: t(`quota.${what as Quota}`) } : values);
    },
    originOf,
    decrypt: (sealed: string, bodyLimit: { values: number }) => decryptBody(db, sealed, bodyLimit),
    contextOf: async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
      const visitor = visitorOf(request, reply, originOf(request));
      const member = await memberAsking(request, reply, visitor);
      return {
        db: readers && isAnonymousRead(request) ? readers.db : db,
        language,
        paths,
        drivers,
        settings,
        houseReport,
        visitor,
        file: () => readUploadedFile(request),
        fileStream: () => openUploadedFile(request),
        member,
      };
    },
  };
  mountCalls(app, calls);
  sockets.mount(app, originOf);
  mountApiDocs(app, api.endpoints);
  for (const unknown of ['/api/*', '/data/*', '/home/*'])
    app.all(unknown, async (request, reply) => {
      const message = translateFor(await languageOf(request))('error.pageNotFound');
      return reply.code(404).send({ code: 404, message, data: { error: 'pageNotFound' } });
    });

  const strangerReading = (language: Language) => ({
    db: readers?.db ?? db,
    language,
    paths,
    drivers,
    settings,
    visitor: anonymousVisitor,
    member: null,
  });
  mountMedia(app, drivers.media, audience.audienceOf, createDamageLookup(db));
  await mountFeatures(app, {
    db,
    settings,
    drivers,
    media: drivers.media,
    paths,
    cache,
    calls,
    originOf,
    languageOf,
    callFor: (language) => api.callFor({ ...strangerReading(language), cacheTags: () => {} }),
  });
  mountPages(app, {
    routes: registeredPages(),
    Document,
    ErrorPage,
    files: loadPageFiles(resolve('build/client')),
    api,
    cache,
    door: mountPageFastPath(app, { cache, headers: securityHeaders(settings), countPage }),
    languageOf,
    originOf,
    translateFor,
    dictionaryFor,
    textsVersion,
    onTrouble,
    dev: settings.STELE_DEV === 'on',
    networkLimits,
    contextOf: strangerReading,
  });
  return app;
}

/** Whether a call only reads, for a visitor without any data of their own: a replica may answer it. */
const isAnonymousRead = ({ method, cookies, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.endpoint?.for === 'anyone' &&
  !Object.keys(cookies).some((name) => name === sessionCookie || name.startsWith('pending_'));

/** The local address of this server. */
function addressOf(app: FastifyInstance): string {
  const [{ address, family, port }] = app.addresses() as [{ address: string; family: string; port: number }];
  return `http://${family === 'IPv6' ? `[${address === '::' ? '::1' : address}]` : address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

/** The language of an entry's address, used if the reader has chosen none. */
function entryLanguage(url: string) {
  const match = /^\/detail\/([^/?#]+)/.exec(url) ?? /[?&]paintingId=([^&#]+)/.exec(url);
  return match ? parseEntryId(match[1]!).language : null;
}
