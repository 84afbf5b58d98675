import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { NumberedPath, PathEngine, PathQuestion } from '../../../rules/path-engine.ts';
import type { Kind } from '../../../rules/kinds.ts';
import { findBestPaths, type Steps } from '../graph/best-paths.ts';
import { findCheapestPath } from '../graph/cheapest-path.ts';
import { leapCost, outsideCost, passingCost, stepCost, typeCosts, type Lifetimes } from '../graph/costs.ts';
import { openYear } from '../graph/csr.ts';
import { clampYear } from '../graph/filters.ts';
import { typeCode } from '../type-codes.ts';

/** How long the frequencies of relation types are cached, which change slowly. */
const countsTtlMs = 10 * 60_000;
/** Sample size for counting types. */
const sampleSize = 200_000;

/**
 * Finds paths by bidirectional search in PostgreSQL, always expanding the side with fewer relations: always current,
 * and needs no memory. Used while the graph is not loaded, or always if it is switched off.
 */
export function createDatabaseEngine(db: Database): PathEngine {
  let costs: Promise<number[]> | undefined;
  let countedAt = 0;
  async function costsByType(): Promise<number[]> {
    if (!costs || Date.now() > countedAt + countsTtlMs) {
      countedAt = Date.now();
      costs = countTypes(db).then(typeCosts);
      costs.catch(() => {
        costs = undefined;
      });
    }
    return costs;
  }
  return {
    async find(question) {
      const costs = await costsByType();
      if (db.isTransaction) return search(db, question, costs);
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => search(tx, question, costs));
    },
  };
}

/** Number of relations of each type, from a sample if there are many. */
async function countTypes(db: Database): Promise<number[]> {
  const {
    rows: [about],
  } = await sql<{ edges: number }>`select reltuples as edges from pg_class where oid = 'edge'::regclass`.execute(db);
  const percent = Math.min(100, (100 * sampleSize) / Math.max(1, about!.edges));
  const { rows } = await sql<{
    type: number;
    count: number;
  }>`select type, count(*) as count from edge tablesample system (${percent}) group by type`.execute(db);
  const counts: number[] = [];
  for (const { type, count } of rows) counts[type] = Math.round((count * 100) / percent);
  return Array.from(counts, (count) => count ?? 0);
}

/** Number of relations: those derived from unions of families do not count for its weight, but paths can use them. */
const degree = sql`(subject.weight
      + (select count(*) from relation where from_id = subject.id and union_id is not null)
      + (select count(*) from relation where to_id = subject.id and union_id is not null))::integer`;

/** Known facts of a reached subject: its number of relations, and when it existed; without a known time, always. */
interface Fact {
  kind: Kind;
  degree: number;
  first: number;
  last: number;
}
/** Whether both existed at the same time, or one has no known time. */
const areContemporary = (fact: Fact, other: Fact) => fact.first <= other.last && other.first <= fact.last;

/** The state of a search from one end: subjects by distance, and the number of relations of the last level. */
interface Side {
  levels: number[][];
  seen: Set<number>;
  ahead: number;
}

async function search(db: Database, question: PathQuestion, costs: readonly number[]): ReturnType<PathEngine['find']> {
  const { from, to, mostHops, together, alternatives } = question;
  const facts = await loadAllowed(db, question, [from, to]);
  if (!facts.has(from) || !facts.has(to)) return null;
  if (from === to) return { paths: [{ nodes: [from], hops: [] }], more: false };
  const prices = pricesOf(costs, facts, facts.get(from)!, facts.get(to)!);
  if (question.isCheapest) return searchCheapest(db, question, facts, prices);

  const mayWalk = ({ origin, target }: Step) => !together || areContemporary(facts.get(origin)!, facts.get(target)!);
  const [forth, back] = [from, to].map((end): Side => ({
    levels: [[end]],
    seen: new Set([end]),
    ahead: facts.get(end)!.degree,
  })) as [Side, Side];
  for (let hops = 1; hops <= mostHops; hops++) {
    const [near, far] = forth.ahead <= back.ahead ? [forth, back] : [back, forth];
    const steps = (await stepsFrom(db, question, near.levels.at(-1)!)).filter(({ target }) => !near.seen.has(target));
    // If the sides meet, the distance to the other end is that side's depth: closer ones would have met before.
    const meeting = targetsOf(steps.filter((step) => far.seen.has(step.target) && mayWalk(step)));
    if (meeting.length) {
      const inner = (side: Side) => (side === near ? side.levels : side.levels.slice(0, -1));
      return choose(
        db,
        question,
        { forth: inner(forth), meeting, back: inner(back) },
        { prices, facts, limit: alternatives },
      );
    }
    if (hops === mostHops) return null;
    const newFacts = await loadAllowed(db, question, targetsOf(steps));
    for (const [number, fact] of newFacts) facts.set(number, fact);
    const level = targetsOf(steps.filter((step) => newFacts.has(step.target) && mayWalk(step)));
    if (!level.length) return null;
    near.levels.push(level);
    near.ahead = level.reduce((sum, number) => sum + facts.get(number)!.degree, 0);
    for (const number of level) near.seen.add(number);
  }
  return null;
}

/** A relation to follow; `origin` only if the query concerns both ends. */
interface Step {
  origin: number;
  target: number;
}
const targetsOf = (steps: readonly Step[]) => [...new Set(steps.map(({ target }) => target))];

/** The steps away from these subjects, in either direction. */
async function stepsFrom(db: Database, question: PathQuestion, subjects: number[]): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select distinct ${question.together ? sql`origin, target` : sql`target`} from (
      select a, b from edge where a = any(${subjects}::integer[]) ${edgeCondition(question)}
      union all
      select b, a from edge where b = any(${subjects}::integer[]) ${edgeCondition(question)}
    ) step (origin, target)`.execute(db);
  return rows;
}

const edgeCondition = ({ types, year }: PathQuestion): RawBuilder<unknown> => sql`
  ${types.length ? sql`and type = any(${types.map(typeCode)}::smallint[])` : sql``}
  ${year === null ? sql`` : sql`and coalesce(${clampYear(year)} between from_year and to_year, true)`}`;

/** The subjects that a path may pass or end at. The two ends may be of any kind and degree. */
async function loadAllowed(
  db: Database,
  { from, to, kinds, largestHub, year }: PathQuestion,
  numbers: number[],
): Promise<Map<number, Fact>> {
  const isEnd = sql`subject.number in (${from}, ${to})`;
  const { rows } = await sql<Fact & { number: number }>`
    select subject.number, subject.kind, ${degree} as degree, time.first, time.last
    from subject
    cross join lateral (
      select coalesce(min(from_year), ${openYear.first}) as first, coalesce(max(to_year), ${openYear.last}) as last from subject_time where subject_id = subject.id
    ) time
    where subject.number = any(${numbers}::integer[]) and exists (select from entry where entry.subject_id = subject.id)
    ${kinds.length ? sql`and (${isEnd} or subject.kind = any(${kinds}::text[]))` : sql``}
    ${largestHub === null ? sql`` : sql`and (${isEnd} or ${degree} <= ${largestHub})`}
    ${year === null ? sql`` : sql`and ${clampYear(year)} between time.first and time.last`}`.execute(db);
  return new Map(rows.map(({ number, ...fact }) => [number, fact]));
}

/** Both searches by level, and the subjects where they met. */
interface SearchLevels {
  forth: number[][];
  meeting: number[];
  back: number[][];
}
/** The best paths through the subjects where the two searches met, with their relations. */
async function choose(
  db: Database,
  question: PathQuestion,
  { forth, meeting, back }: SearchLevels,
  { prices, facts, limit }: { prices: Prices; facts: ReadonlyMap<number, Fact>; limit: number },
) {
  const relations = new Map<string, number[]>();
  const layers = [meeting];
  const steps: Steps[] = [];
  const hopCost = (from: number, edge: Edge, next: number) =>
    prices.relation(edge) + prices.leap(from, next) + (next === question.to ? 0 : prices.passing(next));

  /**
   * The pairs of neighbours between two layers, as (one of `layer`, one of `others`), with the cost of the most
   * significant relation.
   */
  async function pairs(layer: number[], others: number[]) {
    const edges = (await edgesAt(db, question, layer, others)).filter(
      ({ subject, other }) => !question.together || areContemporary(facts.get(subject)!, facts.get(other)!),
    );
    edges.sort(prices.compare);
    return [...Map.groupBy(edges, ({ subject, other }) => pairOf(subject, other))].map(([pair, [best, ...more]]) => {
      relations.set(
        pair,
        [best!, ...more].map(({ number }) => number),
      );
      return best!;
    });
  }
  for (const level of forth.toReversed()) {
    const between = await pairs(level, layers[0]!);
    const layer = [...new Set(between.map(({ subject }) => subject))];
    steps.unshift(
      stepsOf(
        between.map((edge) => [edge.subject, edge.other, hopCost(edge.subject, edge, edge.other)]),
        layer,
        layers[0]!,
      ),
    );
    layers.unshift(layer);
  }
  for (const level of back.toReversed()) {
    const between = await pairs(level, layers.at(-1)!);
    const layer = [...new Set(between.map(({ subject }) => subject))];
    steps.push(
      stepsOf(
        between.map((edge) => [edge.other, edge.subject, hopCost(edge.other, edge, edge.subject)]),
        layers.at(-1)!,
        layer,
      ),
    );
    layers.push(layer);
  }
  const paths = findBestPaths(layers, steps, limit + 1).map((nodes): NumberedPath => ({
    nodes,
    hops: nodes.slice(1).map((node, place) => relations.get(pairOf(node, nodes[place]!))!),
  }));
  return { paths: paths.slice(0, limit), more: paths.length > limit };
}

const pairOf = (subject: number, other: number) => (subject < other ? `${subject} ${other}` : `${other} ${subject}`);

function stepsOf(
  between: readonly (readonly [from: number, to: number, cost: number])[],
  starts: number[],
  ends: number[],
): Steps {
  const [startAt, endAt] = [starts, ends].map(
    (subjects) => new Map(subjects.map((number, place) => [number, place])),
  ) as [Map<number, number>, Map<number, number>];
  return {
    from: between.map(([from]) => startAt.get(from)!),
    to: between.map(([, to]) => endAt.get(to)!),
    cost: between.map(([, , cost]) => cost),
  };
}

interface Edge {
  subject: number;
  other: number;
  number: number;
  type: number;
  first: number;
  last: number;
}
/** Columns of an `Edge` except its ends. */
const edgeColumns = sql`number, type, coalesce(from_year, ${openYear.first}) as first, coalesce(to_year, ${openYear.last}) as last`;

/** The edges at `subjects`, or between them and `others`, that pass the filters, each from the subject's side. */
async function edgesAt(db: Database, question: PathQuestion, subjects: number[], others?: number[]): Promise<Edge[]> {
  const from = (end: 'a' | 'b', far: 'a' | 'b') => sql`
    select ${sql.ref(end)} as subject, ${sql.ref(far)} as other, ${edgeColumns} from edge
    where ${sql.ref(end)} = any(${subjects}::integer[]) ${others ? sql`and ${sql.ref(far)} = any(${others}::integer[])` : sql``} ${edgeCondition(question)}`;
  const { rows } = await sql<Edge>`${from('a', 'b')} union all ${from('b', 'a')}`.execute(db);
  return rows;
}

/** What relations, leaps and subjects cost in a search. */
type Prices = ReturnType<typeof pricesOf>;
function pricesOf(costs: readonly number[], facts: ReadonlyMap<number, Fact>, from: Fact, to: Fact) {
  const lifetimes: Lifetimes = { firstYear: Math.min(from.first, to.first), lastYear: Math.max(from.last, to.last) };
  const relation = ({ type, first, last }: Edge) => costs[type]! + outsideCost(lifetimes, first, last);
  return {
    relation,
    /** The most significant first. */
    compare: (edge: Edge, other: Edge) => relation(edge) - relation(other) || edge.number - other.number,
    leap(subject: number, next: number) {
      const [fact, other] = [facts.get(subject)!, facts.get(next)!];
      return leapCost(fact.first, fact.last, other.first, other.last);
    },
    passing(subject: number) {
      const { kind, degree, first, last } = facts.get(subject)!;
      return passingCost(kind, degree) + outsideCost(lifetimes, first, last);
    },
  };
}

/** Subjects that one query expands. */
const batchSize = 100;

/** The cheapest path; null if there is none of at most `mostHops` hops. */
async function searchCheapest(
  db: Database,
  question: PathQuestion,
  facts: Map<number, Fact>,
  prices: Prices,
): ReturnType<PathEngine['find']> {
  const { from, to, together, mostHops } = question;
  const passing = (subject: number) => (subject === from || subject === to ? 0 : prices.passing(subject));
  const refused = new Set<number>();
  const cheapest = findCheapestPath(from, to, batchSize);
  let state = cheapest.next();
  while (!state.done) {
    const edges = await edgesAt(db, question, state.value);
    const unknown = [...new Set(edges.map(({ other }) => other))].filter((n) => !facts.has(n) && !refused.has(n));
    for (const [number, fact] of await loadAllowed(db, question, unknown)) facts.set(number, fact);
    for (const number of unknown) if (!facts.has(number)) refused.add(number);
    const steps = edges.filter(
      ({ subject, other }) =>
        facts.has(other) && (!together || areContemporary(facts.get(subject)!, facts.get(other)!)),
    );
    state = cheapest.next(
      steps.map((edge) => {
        const { subject: origin, other: target } = edge;
        const step = stepCost + prices.relation(edge) + prices.leap(origin, target);
        return { origin, target, cost: 2 * step + passing(origin) + passing(target) };
      }),
    );
  }
  const nodes = state.value;
  if (!nodes || nodes.length > mostHops + 1) return null;
  const hops: number[][] = [];
  for (const [place, node] of nodes.slice(1).entries()) {
    const edges = await edgesAt(db, question, [nodes[place]!], [node]);
    hops.push(edges.sort(prices.compare).map(({ number }) => number));
  }
  return { paths: [{ nodes, hops }], more: false };
}
