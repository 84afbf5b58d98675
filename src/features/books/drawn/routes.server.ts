import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../kit/database/database.server.ts';
import { drawInscription } from './inscription.ts';
import { drawnLanguages } from './rules.ts';

/** Most segments drawn per chapter; more would not be a page. */
const maxSegments = 60;

/** The drawing; null if there is nothing to draw. */
export async function drawPage(db: Database, bookId: string, chapter: string): Promise<string | null> {
  const segments = await db
    .selectFrom('bookSegment as s')
    .innerJoin('bookWitness as w', (join) =>
      join.onRef('w.bookId', '=', 's.bookId').onRef('w.witness', '=', 's.witness'),
    )
    .where('s.bookId', '=', bookId)
    .where('s.chapter', '=', chapter)
    .where('w.kind', '=', 'original')
    .where('w.language', 'in', [...drawnLanguages])
    .orderBy('s.ordinal')
    .limit(maxSegments)
    .select('s.text')
    .execute();
  return segments.length ? drawInscription(segments.map(({ text }) => text)) : null;
}

/** `/book/drawn/{book}/{chapter}.svg`: the Latin or Greek original of a chapter as an inscription. */
export function mountDrawnPages(app: FastifyInstance, { db }: { db: Database }): void {
  app.get('/book/drawn/:bookId/:file', { config: { cost: 'dear' } }, async (request, reply) => {
    const { bookId, file } = request.params as { bookId: string; file: string };
    const chapter = /^([\w.-]{1,40})\.svg$/.exec(file)?.[1];
    const page = chapter && (await drawPage(db, bookId, chapter));
    if (!page) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page);
  });
}
