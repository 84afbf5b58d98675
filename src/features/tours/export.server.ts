import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../kit/calls/attachment.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { directionOf, hreflang, languageTag, type Language } from '../../rules/languages.ts';
import { selectPublishedUserContent } from '../../editing/revisions/face/own/user-content.server.ts';
import type { Tour } from './rules.ts';
import { localizeTour } from './views.ts';

interface ExportOptions {
  db: Database;
  originOf(request: FastifyRequest): string;
  languageOf(request: FastifyRequest): Promise<Language>;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** `/tour/take-out/{id}.html`: a tour as one self-contained file: its texts, and the addresses of its views. */
export function mountTours(app: FastifyInstance, { db, originOf, languageOf }: ExportOptions): void {
  app.get('/tour/take-out/:file', { config: { cost: 'page' } }, async (request, reply) => {
    const id = /^(.+)\.html$/.exec((request.params as { file: string }).file)?.[1] ?? '';
    const row = await selectPublishedUserContent(db, 'tour').where('ownWork.id', '=', id).executeTakeFirst();
    if (!row) return reply.callNotFound();
    const language = await languageOf(request);
    const page = asFile(row.content as Tour, language, `${originOf(request)}/tour/${encodeURIComponent(id)}`);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', contentDisposition(`${id}-${hreflang(language)}.html`))
      .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'`)
      .send(page);
  });
}

/** A tour as a document without script. */
export function asFile(tour: Tour, language: Language, address: string): string {
  const { title, description, stops, language: spoken } = localizeTour(tour, language);
  const { origin } = new URL(address);
  const items = stops.map(
    (stop, at) =>
      `<li id="stop-${at + 1}" lang="${languageTag(stop.language)}"><h2><a href="${escapeHtml(origin + stop.address)}">${escapeHtml(stop.title)}</a></h2>${stop.text ? `<p>${escapeHtml(stop.text)}</p>` : ''}</li>`,
  );
  return `<!doctype html>
<html lang="${languageTag(spoken)}" dir="${directionOf(spoken)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${description ? `<p>${escapeHtml(description)}</p>\n` : ''}<ol>
${items.join('\n')}
</ol>
<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>
</body>
</html>
`;
}

const style = `:root{color-scheme:light dark}body{max-width:38em;margin:3rem auto;padding:0 1rem;font:1.05rem/1.75 Georgia,serif;background:light-dark(#faf7f0,#14120e);color:light-dark(#1d1a15,#ece5d6)}a{color:light-dark(#a52a1c,#e2705c)}li{margin-block:1.6rem}h2{margin:0;font-size:1.2rem}p{margin:.3rem 0}`;
