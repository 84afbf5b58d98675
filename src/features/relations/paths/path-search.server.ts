import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { parseEntryId } from '../../../rules/entry-ids.ts';
import { fail } from '../../../rules/errors.ts';
import { languages, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { NumberedPath, PathEngine, PathQuestion } from '../../../rules/path-engine.ts';
import type { PathFilters, ShortestPath } from '../contract.ts';
import { edgesOf, nodesOf, relationsByNumber, withoutNumber } from '../face/nodes-and-edges.server.ts';
import { joinLegs, type Leg } from './path-legs.ts';

/** A stop of a path: an entry as its subject. */
export interface Stop {
  id: string;
  number: number;
}

/** The subjects of entry ids, in order. Fails with `entryNotFound` if one has no entry in any language. */
export async function stopsOf(db: Database, ids: readonly string[]): Promise<Stop[]> {
  const { rows } = await sql<Stop>`
    select subject.id, subject.number
    from unnest(${[...ids]}::text[], ${ids.map((id) => parseEntryId(id).subjectId)}::text[]) with ordinality as asked (id, in_any_language, place)
      left join entry on entry.id = asked.id
      join subject on subject.id = coalesce(entry.subject_id, (select id from subject where id in (asked.id, asked.in_any_language) order by id = asked.id desc limit 1))
    where exists (select from entry where entry.subject_id = subject.id)
    order by asked.place`.execute(db);
  if (rows.length < ids.length) fail('entryNotFound');
  return rows;
}

/** Entries by id or, failing that, by name: the reader's language first, then the best linked. */
export async function entriesByIdOrName(
  db: Database,
  idsOrNames: readonly string[],
  language: Language,
): Promise<(LinkedEntry | null)[]> {
  const { rows } = await sql<{ subjectId: string | null }>`
    select coalesce(
      (select subject_id from entry where id = asked.id),
      (select id from subject where id in (asked.id, asked.in_any_language) order by id = asked.id desc limit 1),
      (select subject_id from entry join subject on subject.id = subject_id where language = any(${[...languages]}::text[]) and lower(name) = lower(asked.id)
        order by language = ${language} desc, weight desc, subject_id limit 1)
    ) as subject_id
    from unnest(${[...idsOrNames]}::text[], ${idsOrNames.map((id) => parseEntryId(id).subjectId)}::text[]) with ordinality as asked (id, in_any_language, place)
    order by asked.place`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.flatMap(({ subjectId }) => subjectId ?? []),
    language,
  );
  return rows.map(({ subjectId }) => (subjectId && entries.get(subjectId)) || null);
}

type Filters = z.output<typeof PathFilters> & { alternatives: number };

/**
 * The shortest paths through the stops in order. Each leg is as short as possible; all together have at most as many
 * hops as requested. Fails with `samePathEnds`, with `passNotReached` and the name of the stop that no path reaches, or
 * with `noPath` if the ends themselves are not connected.
 */
export async function findPaths(
  db: Database,
  engine: PathEngine,
  stops: readonly Stop[],
  filters: Filters,
  language: Language,
): Promise<Leg> {
  const start = stops[0]!,
    end = stops.at(-1)!;
  if (start.number === end.number || stops.some(({ number }, place) => number === stops[place + 1]?.number))
    fail('samePathEnds');

  const legs: Leg[] = [];
  let hopsLeft = filters.hops;
  for (const [place, from] of stops.slice(0, -1).entries()) {
    const to = stops[place + 1]!,
      legsAfter = stops.length - place - 2;
    const mostHops = hopsLeft - legsAfter;
    const leg = mostHops > 0 ? await engine.find(toPathQuestion(from, to, filters, mostHops)) : null;
    if (!leg?.paths.length) return failUnreachable(db, engine, stops, place, filters, language);
    legs.push(leg);
    hopsLeft -= leg.paths[0]!.hops.length;
  }
  return joinLegs(legs, filters.alternatives);
}

const toPathQuestion = (
  from: Stop,
  to: Stop,
  { types, kinds, hub, year, together, way, alternatives }: Filters,
  mostHops: number,
): PathQuestion => ({
  from: from.number,
  to: to.number,
  types,
  kinds: way === 'people' ? ['person'] : kinds,
  largestHub: hub ?? null,
  mostHops,
  year: year ?? null,
  together,
  isCheapest: way !== 'shortest',
  alternatives,
});

/**
 * Fails with what blocks the path: the stop that the leg from `place` leads to, the last stop in between, or the ends
 * themselves.
 */
async function failUnreachable(
  db: Database,
  engine: PathEngine,
  stops: readonly Stop[],
  place: number,
  filters: Filters,
  language: Language,
): Promise<never> {
  if (stops.length === 2) fail('noPath');
  const isLastLeg = place === stops.length - 2;
  if (
    isLastLeg &&
    !(await engine.find(toPathQuestion(stops[0]!, stops.at(-1)!, { ...filters, alternatives: 1 }, filters.hops)))
  )
    fail('noPath');
  const stop = stops[isLastLeg ? place : place + 1]!;
  const names = await loadLinkedEntries(db, [stop.id], language);
  return fail('passNotReached', { id: stop.id, name: names.get(stop.id)?.name ?? stop.id });
}

/** Paths for a reader: nodes, and the most informative relation of each hop. */
export async function describePaths(
  db: Database,
  stops: readonly Stop[],
  { paths, more }: Leg,
  language: Language,
): Promise<ShortestPath> {
  const first = (hop: readonly number[]) => hop[0]!;
  const [nodes, rows] = await Promise.all([
    nodesOf(db, { numbers: [...new Set(paths.flatMap(({ nodes: on }) => on))] }, language),
    relationsByNumber(
      db,
      paths.flatMap(({ hops }) => hops.map(first)),
    ),
  ]);
  const idOf = new Map(nodes.map(({ number, itemId }) => [number, itemId]));
  const edgeOf = new Map(rows.map(({ number, id }) => [number, id]));
  const isComplete = ({ nodes: on, hops }: NumberedPath) =>
    on.every((number) => idOf.has(number)) && hops.every((hop) => edgeOf.has(first(hop)));
  const completePaths = paths.filter(isComplete); // skips paths that were unpublished since the search
  if (!completePaths.length) fail('noPath');
  const ids = stops.map(({ id }) => id);
  return {
    start: ids[0]!,
    end: ids.at(-1)!,
    pass: ids.slice(1, -1),
    length: completePaths[0]!.hops.length,
    paths: completePaths.map(({ nodes: on, hops }) => ({
      nodes: on.map((number) => idOf.get(number)!),
      hops: hops.map((hop) => ({ edge: edgeOf.get(first(hop))!, more: hop.length - 1 })),
    })),
    nodes: nodes.map(withoutNumber),
    edges: edgesOf(rows, nodes, language),
    more,
  };
}
