import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { asFailure } from '../../kit/calls/api.server.ts';
import { checkOrigin } from '../../kit/calls/http.server.ts';
import { hreflang, readLanguage, type Language } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { resolveEntry } from './queries.server.ts';

/** Ten years: as permanent as browsers allow. */
const cookie = { path: '/', maxAge: 10 * 365 * 86_400, sameSite: 'lax' } as const;

/**
 * POST `/language/{code}?from={address}`: saves the language in the cookie `sys_lang` and redirects back; from an entry
 * to the same subject's entry in that language, if there is one. A plain form that works without script. Source: spec
 * §2, §4. GET, which any site and any image can trigger, saves nothing: it redirects to the page in that language once.
 */
export function mountLanguageSwitch(
  app: FastifyInstance,
  { db, originOf }: { db: Database; originOf(request: FastifyRequest): string },
) {
  async function answer(request: FastifyRequest, reply: FastifyReply, isExplicit: boolean) {
    const language = readLanguage((request.params as { code: string }).code);
    const back = toRedirectTarget((request.query as { from?: unknown }).from);
    if (!language) return reply.redirect(back.pathname + back.search, 303);
    const to = await localizeAddress(db, language, back);
    if (!isExplicit) to.searchParams.set('lang', hreflang(language));
    else reply.setCookie('sys_lang', language, { ...cookie, secure: originOf(request).startsWith('https:') });
    return reply.header('cache-control', 'no-store').redirect(to.pathname + to.search, 303);
  }
  app.get('/language/:code', { config: { cost: 'ordinary' } }, (request, reply) => answer(request, reply, false));
  void app.register(async (forms) => {
    // The form has no fields: its address contains everything.
    const nothing = { parseAs: 'string', bodyLimit: 1024 } as const;
    forms.addContentTypeParser('application/x-www-form-urlencoded', nothing, (_request, _body, done) => done(null));
    forms.post('/language/:code', { config: { cost: 'ordinary' } }, async (request, reply) => {
      checkOrigin(request, originOf(request));
      return answer(request, reply, true);
    });
  });
}

/** A base for parsing: only path and query are used. */
const base = 'http://stele';

/** The redirect target: a page of this site, whatever was requested. */
function toRedirectTarget(from: unknown): URL {
  const url =
    typeof from === 'string' && from.startsWith('/') && URL.canParse(from, base) ? new URL(from, base) : new URL(base);
  if (url.origin !== base) return new URL(base);
  url.pathname = url.pathname.replace(/^\/+/, '/'); // two slashes would begin a host name
  return url;
}

/** The address of the same page in another language. */
async function localizeAddress(db: Database, language: Language, url: URL): Promise<URL> {
  url.searchParams.delete('lang');
  const match = /^\/detail\/([^/]+)$/.exec(url.pathname);
  if (match) {
    try {
      const entry = await resolveEntry(db, decodeURIComponent(match[1]!), language);
      if (entry.language === language) url.pathname = entryAddress(entry.id);
    } catch (error) {
      if (!(error instanceof URIError) && !asFailure(error).isKnown) throw error;
    }
  }
  return url;
}
