import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import * as limits from '../../rules/limits.ts';
import { mountSecurityHeaders, serverLimits } from '../calls/request-limits.server.ts';
import { toDecodableUrl } from '../pages/page-address.ts';
import type { Settings } from '../settings.server.ts';
import {
  createErrorReporter,
  createLogOptions,
  createRequestIds,
  mountRequestLog,
} from '../watching/logging.server.ts';
import { watchStatements } from '../watching/slow-statements.server.ts';

/** A server without routes: bounds of requests, log, cookies, uploads and security headers. */
export async function createServer(
  settings: Settings,
  mayUpgrade: (request: IncomingMessage) => boolean,
): Promise<{ app: FastifyInstance; onTrouble: ReturnType<typeof createErrorReporter> }> {
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
  mountSecurityHeaders(app, settings);
  return { app, onTrouble };
}

/** The local address of a server that listens. */
export function addressOf(app: FastifyInstance): string {
  const [{ address, family, port }] = app.addresses() as [{ address: string; family: string; port: number }];
  return `http://${family === 'IPv6' ? `[${address === '::' ? '::1' : address}]` : address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}
