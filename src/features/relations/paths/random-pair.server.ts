import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../kit/database/database.server.ts';
import { kinds, type Kind, type Region } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import type { PathEngine } from '../../../rules/path-engine.ts';
import { createDatabaseEngine } from './database-paths.server.ts';
import { pathPage } from './path-query.ts';

/** From this many hops, a path is surprising. */
const farHops = 3;
/** Number of best-linked subjects per kind to choose from, and of pairs tried. */
const candidatesPerKind = 60,
  maxTries = 12;

interface Candidate {
  id: string;
  number: number;
  kind: Kind;
  region: Region;
}

/**
 * `/relation/random` redirects to the path between two well-linked entries of different regions, a new pair each time.
 */
export function mountRandomPair(
  app: FastifyInstance,
  { db, paths = createDatabaseEngine(db) }: { db: Database; paths?: PathEngine },
) {
  app.get('/relation/random', { config: { cost: 'dear' } }, async (_request, reply) => {
    const pair = await findRandomPair(db, paths);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    return reply.redirect(
      pair ? `${pathPage}?id=${encodeURIComponent(pair[0])}&to=${encodeURIComponent(pair[1])}` : pathPage,
      303,
    );
  });
}

/** Two subjects at least three hops apart, or the farthest of all pairs tried. Null if none are connected. */
export async function findRandomPair(
  db: Database,
  engine: PathEngine,
  random = Math.random,
): Promise<[string, string] | null> {
  const candidates = await loadWellLinked(db);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  let best: { pair: [string, string]; hops: number } | null = null;
  for (let tried = 0; tried < maxTries; tried++) {
    const a = pick(candidates);
    const b =
      a &&
      (pick(candidates.filter(({ region }) => region !== a.region)) ??
        pick(candidates.filter(({ id }) => id !== a.id)));
    if (!b) break;
    const result = await engine.find({
      from: a.number,
      to: b.number,
      types: [],
      kinds: [],
      largestHub: null,
      mostHops: limits.pathHops,
      year: null,
      together: false,
      isCheapest: false,
      alternatives: 1,
    });
    const hops = result?.paths[0]?.hops.length ?? 0;
    if (hops > (best?.hops ?? 0)) best = { pair: [a.id, b.id], hops };
    if (hops >= farHops) break;
  }
  return best?.pair ?? null;
}

/** The best-linked subjects of each kind, preferably with a region. */
async function loadWellLinked(db: Database): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select best.id, best.number, best.kind, best.region
    from unnest(${[...kinds]}::text[]) as of_kind (kind) cross join lateral (
      select id, number, subject.kind, region from subject
      where subject.kind = of_kind.kind and weight > 1 and exists (select from entry where entry.subject_id = subject.id)
      order by weight desc, id limit ${candidatesPerKind}
    ) best`.execute(db);
  const somewhere = rows.filter(({ region }) => region !== null);
  return somewhere.length > 1 ? somewhere : rows;
}
