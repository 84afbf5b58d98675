import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Database } from '../../../kit/database/database.server.ts';
import { languages } from '../../../rules/languages.ts';

/** Serves the captions of published recordings as files for players. */
export function mountCaptions(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { subject: string; recording: string; file: string } }>(
    '/captions/:subject/:recording/:file',
    { config: { cost: 'ordinary' } },
    async (request, reply) => {
      const { subject, recording, file } = request.params;
      const language = languages.find((siteLanguage) => file === `${siteLanguage}.vtt`);
      const row = language && (await captionsOf(db, subject, recording));
      const text = row && row[language];
      if (!text) return reply.header('cache-control', 'no-store').callNotFound();
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.headers({
        'cache-control': 'public, max-age=300',
        'content-security-policy': `default-src 'none'; sandbox`,
        'cross-origin-resource-policy': 'same-origin',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/vtt; charset=utf-8').send(text);
    },
  );
}

async function captionsOf(db: Database, subjectId: string, recordingId: string) {
  const row = await db
    .selectFrom('recordingShown')
    .where('subjectId', '=', subjectId)
    .where('recordingId', '=', recordingId)
    .select('captions')
    .executeTakeFirst();
  return row?.captions;
}
