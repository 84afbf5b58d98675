import { z } from 'zod';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { BoundedText, EntryId, Name, TimeInput } from '../../rules/schemas.ts';
import { unionKinds } from '../families/rules.ts';
import { shortestPath } from '../relations/contract.ts';
import { Sketch } from '../timemaps/rules.ts';
import { groupKinds, nodeHues } from './face/kinds.ts';

/** What tells the nodes of one group apart. */
const Key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/i);
/** A position on the canvas, unlimited for practical purposes. */
export const Coordinate = z.number().min(-1e9).max(1e9);
/** A saved path query; run again, it follows changes of the encyclopedia. */
export const SavedPath = shortestPath.input.omit({ alternatives: true });
export type SavedPath = z.output<typeof SavedPath>;

/** An entry that was picked, or something of one's own. */
export const GroupNode = z.object({
  key: Key,
  /** The subject of the entry; null for something of one's own. */
  itemId: EntryId.nullable().default(null),
  /** What the entry was called when it was picked: so it is still called when there is no such entry any more. */
  called: Name.default(''),
  /** One's own words for it; of an entry, empty for its name. */
  title: Name.default(''),
  note: BoundedText(limits.groups.noteLength).default(''),
  /** One's own time and place; without one, an entry has the time and place of the encyclopedia. */
  time: TimeInput.nullable().default(null),
  place: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      name: BoundedText(limits.nameLength),
    })
    .nullable()
    .default(null),
  sketch: Sketch.nullable().default(null),
  hue: z.enum(nodeHues).nullable().default(null),
  /** Where it stands on the canvas; null until it is laid out. */
  at: z.object({ x: Coordinate, y: Coordinate }).nullable().default(null),
  /** Of a person in a tree. */
  gender: z.enum(genders).nullable().default(null),
});
export type GroupNode = z.output<typeof GroupNode>;

/** A line of one's own between two nodes of a graph. */
const GroupEdge = z.object({
  a: Key,
  b: Key,
  word: BoundedText(limits.nameLength),
  /** False where it reads the same both ways. */
  directed: z.boolean().default(true),
});

/** Partners and their children in a tree. */
const GroupUnion = z.object({
  partners: z.array(Key).max(2),
  kind: z.enum(unionKinds).default('marriage'),
  children: z
    .array(z.object({ key: Key, adopted: z.boolean().default(false), doubtful: z.boolean().default(false) }))
    .max(limits.childrenOfUnion),
});
export type GroupUnion = z.output<typeof GroupUnion>;

/** What somebody put together: a graph, a family tree, a timemap or a timeline. */
export const Group = z.object({
  kind: z.enum(groupKinds),
  name: Name.max(limits.defaultTextLength),
  about: BoundedText(limits.groups.noteLength).default(''),
  /** The year as of which it is shown at first. */
  year: z
    .int()
    .min(-9_999_999_999)
    .max(9999)
    .refine((year) => year !== 0, 'year')
    .nullable()
    .default(null),
  /** Style of a timeline: a lane for each node. */
  lanes: z.boolean().default(false),
  /** Style of a timemap: its nodes are the stops of a journey. */
  journey: z.boolean().default(false),
  nodes: z.array(GroupNode).max(limits.groups.nodes),
  edges: z.array(GroupEdge).max(limits.groups.edges).default([]),
  unions: z.array(GroupUnion).max(limits.groups.nodes).default([]),
  /** What of the encyclopedia is drawn between its entries: everything, or these relations (of a tree: unions) by id. */
  relations: z
    .union([z.literal('all'), z.array(z.string().max(limits.defaultTextLength)).max(limits.groups.edges)])
    .default('all'),
  /** The question of a path that was kept. */
  path: SavedPath.nullable().default(null),
});
export type Group = z.output<typeof Group>;

/** What a `group` revision proposes: a group as it is to stand with an entry. */
export const ProposedGroup = z.object({ itemId: EntryId, group: Group });
export type ProposedGroup = z.output<typeof ProposedGroup>;
