import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, EntryId, LanguageCode, LinkedEntry, PageNumber, Place, TimeRecord } from '../../rules/schemas.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import { maxEntryLength, pathWays } from './paths/path-query.ts';

/** A relation seen from one of its ends. Source: spec §3 "Relation". */
export const EntryRelation = z.object({
  id: z.string(),
  type: z.enum(relationTypes),
  /** Label for the other entry, in the reader's language. */
  word: z.string(),
  /** The same as a sentence, with `{here}` for the entry itself and `{other}`, in the language `language`. */
  says: z.string(),
  language: LanguageCode,
  /** out: it starts here; in: it ends here; both: it has no direction. */
  direction: z.enum(['out', 'in', 'both']),
  other: LinkedEntry,
  time: TimeRecord.nullable(),
  place: Place.nullable(),
  description: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
  source: Citation.nullable(),
});
export type EntryRelation = z.output<typeof EntryRelation>;

export const relationsOfEntry = endpoint('GET /api/item/relation/{lang}/{id}', {
  summary: 'The relations of an entry, ordered by type and then by time.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    page: PageNumber.default(1),
    size: z.coerce.number().int().min(1).max(1000).default(limits.relationPageSize),
  }),
  reply: z.object({ total: z.number(), relations: z.array(EntryRelation) }),
  fails: ['entryNotFound'],
  example: { id: 'qin-shi-huang' },
});

export const GraphNode = LinkedEntry.extend({
  /** Its main time: a life, a reign, a span. */
  time: TimeRecord.nullable(),
  /** Total number of its relations. */
  degree: z.number(),
});
export type GraphNode = z.output<typeof GraphNode>;

/** A relation as an edge, read from `a` to `b`. */
export const GraphEdge = z.object({
  id: z.string(),
  /** Subjects: `itemId` of two nodes. */
  a: EntryId,
  b: EntryId,
  type: z.enum(relationTypes),
  /** The word of the relation, read from `a` to `b`. */
  word: z.string(),
  /** False if it reads the same both ways. */
  directed: z.boolean(),
  time: TimeRecord.nullable(),
  /** A sentence with `{a}` and `{b}` in place of the two entries, in the language `language`. */
  says: z.string(),
  language: LanguageCode,
  description: z.string().nullable(),
  source: Citation.nullable(),
});
export type GraphEdge = z.output<typeof GraphEdge>;

export const Graph = z.object({ nodes: z.array(GraphNode), edges: z.array(GraphEdge) });
export type Graph = z.output<typeof Graph>;

export const nearestRelations = endpoint('POST /api/web/basic/item/relation', {
  summary:
    'A graph of the entries nearest to an entry, with all relations among them. ' +
    'Each relation type has its share; within it, the best linked entries come first.',
  for: 'anyone',
  cached: true,
  input: z.object({
    itemId: EntryId,
    maxCount: z.coerce.number().int().min(1).max(500).default(limits.nearestRelations),
  }),
  /** `center` is the requested subject; `total` its total number of neighbours. */
  reply: Graph.extend({ center: EntryId, total: z.number() }),
  fails: ['entryNotFound'],
  example: { itemId: 'qin-shi-huang', maxCount: 14 },
});

export const subdividedRelations = endpoint('GET /api/item/relation/subdivision/{lang}/{id}', {
  summary: 'The relations of an entry by type and word: their number, and the first ones of each word.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: z.array(
    z.object({
      type: z.enum(relationTypes),
      name: z.string(),
      count: z.number(),
      words: z.array(z.object({ word: z.string(), count: z.number(), relations: z.array(EntryRelation) })),
    }),
  ),
  fails: ['entryNotFound'],
  example: { id: 'alexander-the-great' },
});

export const relationDictionary = endpoint('GET /api/relation/relationDic', {
  summary: 'All relation types, and the words in use for each, most frequent first.',
  for: 'anyone',
  cached: true,
  reply: z.array(
    z.object({
      type: z.enum(relationTypes),
      name: z.string(),
      count: z.number(),
      words: z.array(z.object({ word: z.string(), inverse: z.string().nullable(), count: z.number() })),
    }),
  ),
});

/** `a,b,c` in a query, or a list. */
const listOf = <T extends z.ZodType<unknown, string>>(itemSchema: T, maxItems: number) =>
  z
    .union([z.string().max(maxItems * (maxEntryLength + 1)), z.array(z.string().max(maxEntryLength)).max(maxItems)])
    .default([])
    .transform((input) =>
      (typeof input === 'string' ? input.split(',') : input).map((part) => part.trim()).filter(Boolean),
    )
    .pipe(z.array(itemSchema).max(maxItems));

/** Filters on a path. An empty list allows everything. */
export const PathFilters = z.object({
  types: listOf(z.enum(relationTypes), relationTypes.length),
  /** Kinds of the entries between the two ends. */
  kinds: listOf(z.enum(kinds), kinds.length),
  /** Most relations of entries between the ends. */
  hub: z.coerce.number().int().min(1).max(10_000_000).optional(),
  /** Most hops of the whole path. */
  hops: z.coerce.number().int().min(1).max(limits.pathHops).default(limits.pathHops),
  /** At this year (−221 is 221 BC): relations that held then, between entries that existed then. */
  year: z.coerce
    .number()
    .int()
    .min(-20_000_000_000)
    .max(9999)
    .refine((year) => year !== 0, 'year')
    .optional(),
  /** Only hops between entries that existed at the same time. */
  together: z.stringbool().or(z.boolean()).default(false),
  /**
   * `shortest`: the paths with the fewest hops. `time`: the path that stays within the lifetimes of its ends as far as
   * possible and avoids hubs, faiths and places. `people`: likewise, only through people.
   */
  way: z.enum(pathWays).default('shortest'),
});

export const FoundPath = z.object({
  /** Subjects from start to end. */
  nodes: z.array(EntryId),
  /**
   * One fewer than nodes. The most significant relation, by its id in `edges`, and the number of further ones between
   * the two.
   */
  hops: z.array(z.object({ edge: z.string(), more: z.number() })),
});
export type FoundPath = z.output<typeof FoundPath>;

/** Two entries, and the way between them. */
export const PathInput = PathFilters.extend({
  aId: EntryId,
  bId: EntryId,
  /** Entries to pass through, in order. */
  pass: listOf(EntryId, limits.pathPassThrough),
  alternatives: z.coerce.number().int().min(1).max(limits.pathAlternatives).default(limits.pathAlternatives),
});

export const shortestPath = endpoint('GET /api/item/relation/{aId}/{bId}', {
  summary:
    'The shortest paths between two entries, or the path in their own time (`way`), optionally through others in order; ' +
    'the most significant first, each hop as a sentence.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: PathInput,
  reply: Graph.extend({
    /** Subjects. */
    start: EntryId,
    end: EntryId,
    pass: z.array(EntryId),
    /** Hops of each path. */
    length: z.number(),
    paths: z.array(FoundPath),
    /** Whether there are more paths of this length than returned. */
    more: z.boolean(),
  }),
  fails: ['entryNotFound', 'samePathEnds', 'noPath', 'passNotReached'],
  example: { aId: 'qin-shi-huang', bId: 'augustus' },
});
export type ShortestPath = z.output<typeof shortestPath.reply>;

/** Used by the page of paths, where the address has ids, or names typed without script. */
export const pathStops = endpoint([], {
  summary: 'The entries with these ids or, failing that, these names; null for those without an entry.',
  for: 'anyone',
  cached: true,
  input: z.object({ asked: z.array(z.string().max(maxEntryLength)).max(limits.pathPassThrough + 2) }),
  reply: z.array(LinkedEntry.nullable()),
  example: { asked: ['qin-shi-huang', 'Auguste'] },
});
