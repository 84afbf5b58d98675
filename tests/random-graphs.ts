import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { hiddenKind, openYear, type EdgeRow, type NodeRow } from '../src/features/relations/graph/csr.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import type { NumberedPath, PathQuestion } from '../src/rules/path-engine.ts';
import { kinds, type Kind } from '../src/rules/kinds.ts';
import { relationTypes, type RelationType } from '../src/rules/relation-types.ts';

interface RandomSubject {
  number: number;
  kind: Kind;
  /** Whether it has an entry. */
  visible: boolean;
  years: [first: number, last: number] | null;
}
interface RandomEdge {
  number: number;
  a: number;
  b: number;
  type: RelationType;
  years: [from: number, to: number] | null;
}
export interface RandomGraph {
  subjects: RandomSubject[];
  edges: RandomEdge[];
}

/** Close to each other, so that some overlap, and sometimes far, so that some have gaps. */
const year = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: -4, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(-900, -60, 40, 500) },
  )
  .filter((number) => number !== 0);
const years = fc.option(
  fc
    .tuple(year, year)
    .map(([someYear, other]): [number, number] => [Math.min(someYear, other), Math.max(someYear, other)]),
);
const fewKinds = ['person', 'book', 'idea'] as const satisfies readonly Kind[],
  fewTypes = [...relationTypes.slice(0, 4), 'other'] as const satisfies readonly RelationType[];

/**
 * Small graphs with all irregularities: several relations between the same two, subjects without entries, gaps in the
 * numbers. Relations connect subjects close to each other, so that paths are long and numerous.
 */
export const randomGraph: fc.Arbitrary<RandomGraph> = fc
  .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 4, maxLength: 20, size: 'max' })
  .chain((numbers) => {
    const pair = fc
      .tuple(fc.nat(numbers.length - 1), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .filter(([place, step]) => place + step < numbers.length)
      .map(([place, step, turned]) =>
        turned ? [numbers[place + step]!, numbers[place]!] : [numbers[place]!, numbers[place + step]!],
      );
    return fc.record({
      subjects: fc.tuple(
        ...numbers.map((number) =>
          fc.record({
            number: fc.constant(number),
            kind: fc.constantFrom(...fewKinds),
            visible: fc.nat(15).map((n) => n > 0),
            years,
          }),
        ),
      ),
      edges: fc
        .array(fc.record({ pair, type: fc.constantFrom<RelationType>(...fewTypes), years }), {
          maxLength: 70,
          size: 'max',
        })
        .map((edges) =>
          edges.map(({ pair: [a, b], ...edge }, place) => ({ a: a!, b: b!, ...edge, number: 5 + place * 3 })),
        ),
    });
  });

/** A question; half of them have no filters. */
export const randomQuestion = ({ subjects }: RandomGraph): fc.Arbitrary<PathQuestion> => {
  const numbers = subjects.map(({ number }) => number),
    third = Math.ceil(numbers.length / 3);
  const ends = {
    from: fc.constantFrom(...numbers.slice(0, third)),
    to: fc.constantFrom(...numbers.slice(-third), ...numbers.slice(0, 2)),
  };
  const open = {
    types: [],
    kinds: [],
    largestHub: null,
    mostHops: 12,
    year: null,
    together: false,
    isCheapest: false,
  };
  const mostly = <T>(usual: T, else_: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: else_ });
  return fc.oneof(
    fc.record({ ...ends, alternatives: fc.integer({ min: 1, max: 10 }) }).map((question) => ({ ...open, ...question })),
    fc.record({
      ...ends,
      types: mostly<RelationType[]>([], fc.subarray([...fewTypes])),
      kinds: mostly<Kind[]>([], fc.subarray([...fewKinds])),
      largestHub: mostly<number | null>(null, fc.integer({ min: 1, max: 16 })),
      mostHops: mostly(12, fc.integer({ min: 1, max: 6 })),
      year: mostly<number | null>(null, year),
      together: mostly(false, fc.constant(true)),
      isCheapest: fc.constant(false),
      alternatives: fc.integer({ min: 1, max: 10 }),
    }),
  );
};
/** A question for the cheapest path, without a limit of hops that a small graph could exceed. */
export const cheapestQuestion = (graph: RandomGraph): fc.Arbitrary<PathQuestion> =>
  randomQuestion(graph).map((question) => ({ ...question, isCheapest: true, mostHops: 30 }));

export const graphAndQuestions = (maximum: number) =>
  randomGraph.chain((graph) =>
    fc.record({
      graph: fc.constant(graph),
      questions: fc.array(randomQuestion(graph), { minLength: 1, maxLength: maximum }),
    }),
  );

type Answer = { paths: NumberedPath[]; more: boolean } | null;

/** The answer by a simple search: breadth first from one end, then all paths of that length, then the cheapest. */
export const referenceAnswerOf = (graph: RandomGraph, question: PathQuestion): Answer =>
  referenceOf(graph, question).answer();

/** A simple search for shortest paths and for the cost of the cheapest one. */
export function referenceOf({ subjects, edges }: RandomGraph, question: PathQuestion) {
  const { from, to, types, kinds: allowed, largestHub, mostHops, year: at, together, alternatives } = question;
  const subject = new Map(subjects.map((entry) => [entry.number, entry]));
  const degree = (number: number) => edges.filter(({ a, b }) => a === number || b === number).length;
  const price = (count: number) => Math.round(Math.log2(1 + count) * 1024);
  const typePrice = (type: RelationType) =>
    price(edges.filter((edge) => edge.type === type).length) + (type === 'other' ? 128 * 1024 : 0);
  /** A bit for every doubling of the years between two lives, from 32 on. */
  const leapPrice = (span: RandomSubject['years'], other: RandomSubject['years']) => {
    const gap = span && other ? Math.max(other[0] - span[1], span[0] - other[1]) : 0;
    let bits = 0;
    for (let years = 32; years <= gap; years *= 2) bits++;
    return bits * 1024;
  };
  /** From the first to the last year of both ends; null if one of them has no known time. */
  const [lifetime, otherLifetime] = [subject.get(from)!.years, subject.get(to)!.years];
  const lifetimes: RandomSubject['years'] =
    lifetime && otherLifetime
      ? [Math.min(lifetime[0], otherLifetime[0]), Math.max(lifetime[1], otherLifetime[1])]
      : null;
  /** Six bits outside the lifetimes, and three for every doubling of the years between, from 8 on. */
  const outsidePrice = (span: RandomSubject['years']) => {
    const gap = span && lifetimes ? Math.max(lifetimes[0] - span[1], span[0] - lifetimes[1]) : 0;
    let bits = 0;
    for (let years = 8; years <= gap; years *= 2) bits += bits ? 3 : 6;
    return bits * 1024;
  };
  const passingPrice = (number: number) =>
    price(degree(number)) +
    outsidePrice(subject.get(number)!.years) +
    (subject.get(number)!.kind === 'idea' ? 16 * 1024 : 0);
  const edgePrice = ({ type, years: span }: RandomEdge) => typePrice(type) + outsidePrice(span);
  const covers = (span: [number, number] | null) => at === null || !span || (span[0] <= at && at <= span[1]);
  const mayBe = (number: number) => {
    const { kind, visible, years: span } = subject.get(number)!;
    return (
      visible &&
      covers(span) &&
      (number === from ||
        number === to ||
        ((!allowed.length || allowed.includes(kind)) && (largestHub === null || degree(number) <= largestHub)))
    );
  };
  const meet = (span: RandomSubject['years'], other: RandomSubject['years']) =>
    !span || !other || (span[0] <= other[1] && other[0] <= span[1]);
  const between = (number: number, other: number) =>
    edges
      .filter(
        ({ a, b, type, years: span }) =>
          ((a === number && b === other) || (a === other && b === number)) &&
          (!types.length || types.includes(type)) &&
          covers(span),
      )
      .filter(() => !together || meet(subject.get(number)!.years, subject.get(other)!.years))
      .sort((x, y) => edgePrice(x) - edgePrice(y) || x.number - y.number);
  const next = (number: number) =>
    subjects.map((entry) => entry.number).filter((other) => mayBe(other) && between(number, other).length);

  const toPath = (way: number[]): NumberedPath => ({
    nodes: way,
    hops: way.slice(1).map((number, place) => between(way[place]!, number).map((edge) => edge.number)),
  });

  const passing = (number: number) => (number === from || number === to ? 0 : passingPrice(number));
  const hopPrice = (number: number, other: number) =>
    edgePrice(between(number, other)[0]!) + leapPrice(subject.get(number)!.years, subject.get(other)!.years);

  /** What a path costs if the cheapest is wanted. */
  const costOf = (way: readonly number[]) =>
    way.slice(1).reduce((sum, number, place) => sum + 4 * 1024 + hopPrice(way[place]!, number) + passing(number), 0);

  /** The cost of the cheapest path by Bellman and Ford's algorithm; null if there is none. */
  function cheapestCost(): number | null {
    if (!mayBe(from) || !mayBe(to)) return null;
    const costs = new Map([[from, 0]]);
    for (const _ of subjects)
      for (const [number, cost] of costs)
        for (const other of next(number)) {
          const total = cost + costOf([number, other]);
          if (total < (costs.get(other) ?? Infinity)) costs.set(other, total);
        }
    return costs.get(to) ?? null;
  }

  function answer(): Answer {
    if (!mayBe(from) || !mayBe(to)) return null;
    let ways = [[from]];
    const seen = new Set([from]);
    while (!ways.some((way) => way.at(-1) === to)) {
      if (!ways.length || ways[0]!.length > mostHops) return null;
      ways = ways.flatMap((way) =>
        next(way.at(-1)!)
          .filter((number) => !seen.has(number))
          .map((number) => [...way, number]),
      );
      for (const way of ways) seen.add(way.at(-1)!);
    }
    const cost = (way: number[]) =>
      way.slice(1).reduce((sum, number, place) => sum + hopPrice(way[place]!, number) + passing(number), 0);
    const sorted = ways
      .filter((way) => way.at(-1) === to)
      .map((way) => ({ way, cost: cost(way) }))
      .sort(
        (route, other) =>
          route.cost - other.cost ||
          route.way.map((number, place) => number - other.way[place]!).find((difference) => difference) ||
          0,
      );
    const paths = sorted.slice(0, alternatives).map(({ way }) => toPath(way));
    return { paths, more: sorted.length > alternatives };
  }
  return {
    answer,
    costOf,
    cheapestCost,
    isPath: (way: readonly number[]) => way.slice(1).every((number, place) => next(way[place]!).includes(number)),
    hopsOf: (way: readonly number[]) => toPath([...way]).hops,
  };
}

/** Writes a graph to a database with empty tables, or with another such graph. */
export async function putGraph(db: Database, { subjects, edges }: RandomGraph): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate thing, subject, revision, member cascade`.execute(tx);
    await sql`insert into member (id, name) values ('m', 'M')`.execute(tx);
    await sql`insert into thing (id, type) select 's' || number, 'subject' from unnest(${['', ...subjects.map(({ number }) => number)].map(String)}::text[]) number`.execute(
      tx,
    );
    await sql`insert into revision (id, module, thing_id, author_id, state, content) values ('r', 'facts', 's', 'm', 'passed', '{}')`.execute(
      tx,
    );
    await sql`
      insert into subject (id, number, kind, weight)
      select 's' || number, number, kind, weight from json_to_recordset(${asJson(subjects.map((subject) => ({ ...subject, weight: edges.filter(({ a, b }) => a === subject.number || b === subject.number).length })))})
        as one (number integer, kind text, weight integer)`.execute(tx);
    await sql`
      insert into entry (id, subject_id, language, name, revision_id)
      select 's' || number, 's' || number, 'zh', 'S', 'r' from unnest(${subjects.filter(({ visible }) => visible).map(({ number }) => number)}::integer[]) number`.execute(
      tx,
    );
    await sql`
      insert into subject_time (subject_id, position, role, start_time, end_time, earliest, latest)
      select 's' || number, 0, 'span', ${timeOf(sql`first`)}, ${timeOf(sql`last`)}, 0, 0
      from json_to_recordset(${asJson(subjects.flatMap(({ number, years: span }) => (span ? [{ number, first: span[0], last: span[1] }] : [])))}) as one (number integer, first integer, last integer)`.execute(
      tx,
    );
    await sql`
      insert into relation (id, number, from_id, to_id, type, word)
      select 'r' || number, number, 's' || a, 's' || b, type, '{}' from json_to_recordset(${asJson(edges)}) as one (number integer, a integer, b integer, type text)`.execute(
      tx,
    );
    await sql`
      insert into edge (number, a, b, type, from_year, to_year)
      select number, a, b, array_position(${relationTypes}::text[], type) - 1, (years ->> 0)::integer, (years ->> 1)::integer
      from json_to_recordset(${asJson(edges)}) as one (number integer, a integer, b integer, type text, years json)`.execute(
      tx,
    );
  });
}

/** A year in the form of a stored time. */
const timeOf = (of: RawBuilder<unknown>) =>
  sql`case when ${of} < 0 then '-' else '' end || lpad(abs(${of})::text, 4, '0') || '-00-00 00:00:00'`;

/** The same in the form for the graph in memory. */
export function rowsOf({ subjects, edges }: RandomGraph): { nodes: NodeRow[]; edges: EdgeRow[] } {
  return {
    nodes: subjects.map(({ number, kind, visible, years: span }) => ({
      number,
      kind: visible ? kinds.indexOf(kind) : hiddenKind,
      firstYear: span?.[0] ?? openYear.first,
      lastYear: span?.[1] ?? openYear.last,
    })),
    edges: edges.map(({ number, a, b, type, years: span }) => ({
      relation: number,
      a,
      b,
      type: relationTypes.indexOf(type),
      fromYear: span?.[0] ?? openYear.first,
      toYear: span?.[1] ?? openYear.last,
    })),
  };
}
