import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
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
import { createApi, createReplyCache } from './kit/calls/api.server.ts';
import type { Connection } from './kit/database/database.server.ts';
import { createNetworkLimits, mountNetworkLimits } from './kit/calls/pricing/network-limits.server.ts';
import { securityHeaders } from './kit/calls/request-limits.server.ts';
import { createDrivers } from './kit/drivers.server.ts';
import { openReadReplicas } from './kit/database/read-replicas.server.ts';
import { wildcard, listen } from './kit/database/listen.server.ts';
import { mountCalls } from './kit/calls/http.server.ts';
import { loadPartViews } from './kit/registry/part-views.ts';
import { findUnknownStage } from './kit/registry/parts.server.ts';
import { loadCalls, mountFeatures, registeredPages } from './kit/registry/feature.server.ts';
import { anyPublicationTag, shortLivedTag } from './kit/list-tags.ts';
import { createDamageLookup } from './kit/pictures/check-files.server.ts';
import { mountMedia } from './kit/pictures/serve-media.server.ts';
import { createHealthCheck } from './kit/database/health.server.ts';
import { mountMetrics } from './kit/watching/metrics.server.ts';
import { mountApiDocs } from './kit/calls/api-docs.server.ts';
import { createPageCache } from './kit/pages/page-cache.server.ts';
import { buildHash, createPageCopies } from './kit/pages/page-copies.server.ts';
import { mountPageFastPath } from './kit/pages/page-fast-path.server.ts';
import { loadPageFiles } from './kit/pages/page-files.server.ts';
import { mountPages } from './kit/pages/pages.server.ts';
import { publishedChannel, publicationListener } from './kit/database/publications.server.ts';
import { decodingMetrics, stopDecoders } from './kit/pictures/picture.server.ts';
import type { Settings } from './kit/settings.server.ts';
import { createSystemStatus } from './kit/watching/system-status.server.ts';
import { openMetricsPort } from './kit/watching/metrics-port.server.ts';
import { anonymousVisitor } from './kit/calls/visitor.server.ts';
import { languages, type Language } from './rules/languages.ts';
import * as limits from './rules/limits.ts';
import { Document } from './document.tsx';
import { dictionaryFor, translateFor, textsVersion } from './kit/registry/texts.server.ts';
import { mountAssets } from './kit/serving/assets.server.ts';
import { startBackgroundWork } from './kit/serving/background-work.server.ts';
import { createCallServices, mountUnknownCalls } from './kit/serving/call-services.server.ts';
import { addressOf, createServer } from './kit/serving/create-server.server.ts';
import { createRequesters } from './kit/serving/requesters.server.ts';

/** Disk that copies of pages may take, by the memory for pages. */
const diskPerMemory = 4;

/**
 * The whole product as one Fastify app: files, calls, pages, and jobs once it listens. `databaseUrl` is for the
 * connection that listens for notifications.
 */
export async function createApp({
  settings,
  connection,
  databaseUrl,
  isAlone = true,
  runsJobs = true,
  logLine,
  isEnding = () => false,
}: {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  /** Whether no other process of this site serves on this machine. */
  isAlone?: boolean;
  /** Whether this process runs the jobs, too. */
  runsJobs?: boolean;
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
  const cache = createPageCache(settings.PAGE_CACHE_MB * 1024 * 1024);
  const { app, onTrouble } = await createServer(settings, mayUpgrade);
  const api = createApi(await loadCalls(), replies, onTrouble);
  const drivers = createDrivers(db, settings, () => addressOf(app));
  const requesters = createRequesters(db, settings);
  const { languageOf, originOf } = requesters;
  const networkLimits = createNetworkLimits(
    settings.NETWORK_POINTS,
    settings.DATABASE_URL || !isAlone ? pool : undefined,
  );
  mountNetworkLimits(app, networkLimits);
  const audience = createMediaAudience(db, requesters.memberOf);
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
  const copies =
    settings.PAGE_CACHE_MB && !readers
      ? createPageCopies({
          db,
          cache,
          build: buildHash(
            [
              ...['server/index.js', 'client/manifest.json'].map((file) => readFileSync(resolve('build', file))),
              ...languages.map(textsVersion),
            ],
            settings,
          ),
          capacity: settings.PAGE_CACHE_MB * diskPerMemory * 1024 * 1024,
          receiveNotifications: listener.receiveNotifications,
        })
      : null;
  const brief = setInterval(() => {
    replies.invalidate([shortLivedTag]);
    cache.invalidate([shortLivedTag]);
  }, limits.shortCacheMs).unref();
  const inDatabase = createDatabaseEngine(db);
  if (settings.GRAPH === 'memory')
    graph = startGraph({ databaseUrl, instead: inDatabase, onError: (what) => app.log.warn(`graph: ${what}`) });
  const paths = graph?.paths ?? inDatabase;
  const stopBackgroundWork = runsJobs
    ? startBackgroundWork(app, {
        connection,
        databaseUrl,
        drivers,
        settings,
        backupJob: runBackupJob,
        logLine,
        onTrouble,
      })
    : null;
  app.addHook('onClose', async () => {
    clearInterval(brief);
    await copies?.stop();
    await stopBackgroundWork?.();
    await writeEvents(db);
    await listener.stop();
    await readers?.stop();
    await graph?.close();
    stopDecoders();
  });

  const metrics = [
    ...(graph?.metrics ?? []),
    ...(copies?.metrics ?? []),
    ...sockets.metrics,
    ...decodingMetrics,
    ...trackingMetrics,
  ];
  const health = createHealthCheck(connection, {
    url: databaseUrl,
    isBundled: !settings.DATABASE_URL,
    canRead: () => readers?.canRead() ?? false,
  });
  const systemStatus = createSystemStatus({
    connection,
    settings,
    drivers,
    caches: { pages: cache, replies },
    replicas: () => readers?.report() ?? [],
    health,
  });
  const { countPage, readMetrics } = mountMetrics(app, {
    pool,
    cache,
    token: settings.METRICS_TOKEN,
    metrics,
    health,
    systemStatus,
    isEnding,
    isTokenNeeded: [settings.PUBLIC_URL, settings.TRUST_PROXY, settings.METRICS_PORT].some(
      (setting) => setting !== undefined,
    ),
  });
  if (settings.METRICS_PORT !== undefined) {
    const { METRICS_PORT, METRICS_HOST } = settings;
    const closeMetricsPort = await openMetricsPort(readMetrics, { METRICS_PORT, METRICS_HOST });
    app.addHook('onClose', closeMetricsPort);
  }
  await mountAssets(app);
  const shared = { paths, drivers, settings };
  const calls = createCallServices({ db, readDb: readers?.db, api, requesters, shared: { ...shared, systemStatus } });
  mountCalls(app, calls);
  sockets.mount(app, originOf);
  mountApiDocs(app, api.endpoints, originOf);
  mountUnknownCalls(app, requesters);

  const strangerReading = (language: Language) => ({
    ...shared,
    db: readers?.db ?? db,
    language,
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
    callFor: (language, member) =>
      api.callFor({ ...strangerReading(language), ...(member && { db, member }), cacheTags: () => {} }),
  });
  mountPages(app, {
    routes: registeredPages(),
    Document,
    ErrorPage,
    files: loadPageFiles(resolve('build/client')),
    api,
    cache,
    copies,
    door: mountPageFastPath(app, { cache, headers: securityHeaders(settings), countPage }),
    languageOf,
    originOf,
    translateFor,
    dictionaryFor,
    textsVersion,
    embedHosts: settings.EMBED_HOSTS,
    onTrouble,
    dev: settings.STELE_DEV === 'on',
    networkLimits,
    contextOf: strangerReading,
  });
  return app;
}
