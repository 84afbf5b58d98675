import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorName } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { Api, Context } from '../calls/api.server.ts';
import { decryptBody } from '../calls/body-encryption.server.ts';
import type { CallServices } from '../calls/http.server.ts';
import { sessionCookie } from '../calls/session.server.ts';
import { openUploadedFile, readUploadedFile } from '../calls/upload.server.ts';
import type { Database } from '../database/database.server.ts';
import type { Quota } from '../database/quota.server.ts';
import { translateFor } from '../registry/texts.server.ts';
import type { Values } from '../texts.ts';
import type { Requesters } from './requesters.server.ts';

interface CallServiceOptions {
  db: Database;
  /** For visitors without any data of their own; a replica may be behind it. */
  readDb?: Database;
  api: Api;
  requesters: Requesters;
  shared: Pick<Context, 'paths' | 'drivers' | 'settings' | 'systemStatus'>;
}

/** What answers calls over HTTP: context, language, and messages of errors. */
export const createCallServices = ({ db, readDb, api, requesters, shared }: CallServiceOptions): CallServices => ({
  api,
  languageOf: requesters.languageOf,
  originOf: requesters.originOf,
  formatError: (error: ErrorName, language: Language, values: Values) => {
    const t = translateFor(language),
      { what } = values;
    return t(`error.${error}`, error === 'quotaReached' ? { ...values, what: t(`quota.${what as Quota}`) } : values);
  },
  decrypt: (sealed, bodyLimit) => decryptBody(db, sealed, bodyLimit),
  contextOf: async (request, reply, language) => {
    const visitor = requesters.visitorOf(request, reply);
    const member = await requesters.memberOf(request, reply, visitor);
    return {
      ...shared,
      db: readDb && isAnonymousRead(request) ? readDb : db,
      language,
      visitor,
      file: () => readUploadedFile(request),
      fileStream: () => openUploadedFile(request),
      member,
    };
  },
});

/** Whether a call only reads, for a visitor without any data of their own: a replica may answer it. */
const isAnonymousRead = ({ method, cookies, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.endpoint?.for === 'anyone' &&
  !Object.keys(cookies).some((name) => name === sessionCookie || name.startsWith('pending_'));

/** Answers calls that do not exist with 404, in the language of the caller. */
export function mountUnknownCalls(app: FastifyInstance, { languageOf }: Requesters): void {
  for (const unknown of ['/api/*', '/data/*', '/home/*'])
    app.all(unknown, async (request, reply) => {
      const message = translateFor(await languageOf(request))('error.pageNotFound');
      return reply.code(404).send({ code: 404, message, data: { error: 'pageNotFound' } });
    });
}
