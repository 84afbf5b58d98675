import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseEntryId } from '../../rules/entry-ids.ts';
import { detectLanguage, type Language } from '../../rules/languages.ts';
import { memberOf, sessionCookie, type Member } from '../calls/session.server.ts';
import { visitorOf, type Visitor } from '../calls/visitor.server.ts';
import type { Database } from '../database/database.server.ts';
import { isEmbed } from '../pages/page-address.ts';
import type { Settings } from '../settings.server.ts';

/** Who sends a request, in which language, and to which address of this site. */
export interface Requesters {
  languageOf(request: FastifyRequest): Promise<Language>;
  originOf(request: FastifyRequest): string;
  visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor;
  memberOf(request: FastifyRequest, reply: FastifyReply, visitor?: Visitor): Promise<Member | null>;
}

export function createRequesters(db: Database, settings: Settings): Requesters {
  const originOf = (request: FastifyRequest) =>
    settings.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host || 'localhost'}`;
  const ownVisitorOf = (request: FastifyRequest, reply: FastifyReply) => visitorOf(request, reply, originOf(request));
  return {
    originOf,
    visitorOf: ownVisitorOf,
    languageOf: async (request) =>
      detectLanguage({
        cookie: isEmbed(request.url) ? undefined : request.cookies.sys_lang,
        host: request.hostname,
        query: (request.query as { lang?: string }).lang,
        argument: entryLanguage(request.url),
        acceptLanguage: isEmbed(request.url) ? request.headers['accept-language'] : undefined,
      }),
    memberOf: (request, reply, visitor = ownVisitorOf(request, reply)) =>
      memberOf(db, request.cookies[sessionCookie], {
        phoneOptional: settings.BOUND_BY === 'any',
        secondFactor: settings.SECOND_FACTOR,
        visitor,
      }),
  };
}

/** The language of an entry's address, used if the reader has chosen none. */
function entryLanguage(url: string) {
  const match = /^\/detail\/([^/?#]+)/.exec(url) ?? /[?&]paintingId=([^&#]+)/.exec(url);
  return match ? parseEntryId(match[1]!).language : null;
}
