import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.server.ts';
import { asFailure } from '../../kit/api.server.ts';
import { readLanguage, type Language } from '../../rules/languages.ts';
import { resolveEntry } from './queries.server.ts';

/** Ten years: a permanent cookie, as far as browsers allow. */
const cookieSeconds = 10 * 365 * 86_400;

/**
 * `/language/{code}?from={address}`: saves the language in the cookie `sys_lang` and goes back; on an entry to the same
 * subject's entry in that language, where there is one. A plain link, so that it works without script. Source: spec §2, §4.
 */
export function mountLanguageSwitch(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/language/:code', async (request, reply) => {
    const language = readLanguage((request.params as { code: string }).code);
    const { from } = request.query as { from?: string };
    const back = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/[\r\n\0]/.test(from) ? from : '/';
    if (!language) return reply.redirect(new URL(back, 'http://stele').pathname, 303);
    reply.setCookie('sys_lang', language, { path: '/', maxAge: cookieSeconds, sameSite: 'lax' });
    return reply.header('cache-control', 'no-store').redirect(await addressIn(db, language, back), 303);
  });
}

/** The same page for a reader of another language. */
async function addressIn(db: Database, language: Language, address: string): Promise<string> {
  const url = new URL(address, 'http://stele');
  url.searchParams.delete('lang');
  const match = /^\/detail\/([^/]+)$/.exec(url.pathname);
  if (match) {
    try {
      const entry = await resolveEntry(db, decodeURIComponent(match[1]!), language);
      if (entry.language === language) url.pathname = `/detail/${encodeURIComponent(entry.id)}`;
    } catch (error) {
      if (!asFailure(error).known) throw error;
    }
  }
  return url.pathname + url.search;
}
