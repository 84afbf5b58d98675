import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { counts } from './counts.server.ts';
import { withExecutionContext, currentExecutionContext } from './execution-context.server.ts';

/** An error without private data for the log: PostgreSQL's `detail`, `where` and parameters contain members' text. */
function redactError(error: unknown) {
  const { name, message, code, stack, table, constraint, cause } = Object(error) as Record<string, unknown>;
  const isFromRow = table !== undefined || constraint !== undefined || String(code).startsWith('22');
  const safeMessage = isFromRow ? `(${String(code)}, its text may hold what somebody wrote)` : String(message);
  const where = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return {
    type: String(name ?? 'Error'),
    message: safeMessage,
    stack: where,
    ...(code !== undefined && { code: String(code) }),
    ...(table !== undefined && { table: String(table) }),
    ...(constraint !== undefined && { constraint: String(constraint) }),
    ...(cause !== undefined && { cause: isFromRow ? undefined : String(cause).slice(0, 500) }),
  };
}

/** Log options: JSON lines that name request and call, without address, network, body or member. */
export const createLogOptions = (level: string, stream?: { write(line: string): void }) => ({
  level,
  ...(stream && { stream }),
  redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-fingerprint"]'],
  serializers: {
    err: redactError,
    req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
      method,
      route: routeOptions?.url ?? '',
    }),
  },
  hooks: {
    /** Without a message, the log line would contain the error's message unfiltered. */
    logMethod(given: unknown[], log: (...line: unknown[]) => void) {
      const [error, message] = given;
      const line =
        error instanceof Error && message === undefined ? [{ err: error }, redactError(error).message] : given;
      log.apply(this, line);
    },
  },
  mixin: () => {
    const { request, what } = currentExecutionContext();
    return { ...(request && { request }), ...(what && { what }) };
  },
});

/** Format of a proxy's request id, for correlation with the proxy's own log. */
const externalIdPattern = /^[\w.:-]{8,64}$/;

/** The id of a request: the trusted proxy's, or our own. */
export const createRequestIds = (trustProxy: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id'];
  return trustProxy && typeof given === 'string' && externalIdPattern.test(given)
    ? given
    : randomBytes(9).toString('base64url');
};

/** Gives every request an id, in its answer and its log lines; with LOG_LEVEL=info each request is logged. */
export function mountRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withExecutionContext({ request: request.id }, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.info({ request: request.id, method, route: routeOptions.url ?? 'page', status: reply.statusCode, ms });
  });
}

/** Logs an unexpected error, and counts it. */
export const createErrorReporter = (app: Pick<FastifyInstance, 'log'>) => (error: unknown) => {
  counts.unexpected.inc();
  app.log.error(error);
};
