import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { numberBefore, publishedAfter } from './queries.server.ts';
import { mostChanges } from './rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What was published on a day, a line of JSON for each part, as `/data/changes` tells it. Made as it is taken. */
export function mountDumps(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/dumps/:day(^\\d{4}-\\d\\d-\\d\\d$).ndjson', { config: { cost: 'dear' } }, async (request, reply) => {
    const { day } = request.params as { day: string };
    const from = new Date(`${day}T00:00:00Z`);
    if (Number.isNaN(from.getTime())) return reply.callNotFound();
    const isOver = Date.now() - from.getTime() > dayMs;
    return reply
      .headers({ 'cache-control': isOver ? 'public, max-age=3600' : 'no-cache', 'x-robots-tag': 'noindex' })
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(linesOf(db, from), { objectMode: false }));
  });
}

async function* linesOf(db: Database, from: Date): AsyncGenerator<string> {
  const [since, until] = [await numberBefore(db, from), await numberBefore(db, new Date(from.getTime() + dayMs))];
  for (let at = since, more = true; more;) {
    const page = await publishedAfter(db, { since: at, until, limit: mostChanges });
    yield page.changes.map((change) => `${JSON.stringify(change)}\n`).join('');
    ({ last: at, more } = page);
  }
}
