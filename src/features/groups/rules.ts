import { z } from 'zod';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { BoundedText, EntryId, Name, TimeInput } from '../../rules/schemas.ts';
import { unionKinds } from '../families/rules.ts';
import { shortestPath } from '../relations/contract.ts';
import { Sketch } from '../timemaps/rules.ts';
import { groupKinds, nodeHues } from './face/kinds.ts';

/** Unique within a group. */
const Key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/i);
/** A position on the canvas, unlimited for practical purposes. */
export const Coordinate = z.number().min(-1e9).max(1e9);
/** A saved path query; running it again includes later changes of the encyclopedia. */
export const SavedPath = shortestPath.input.omit({ alternatives: true });
export type SavedPath = z.output<typeof SavedPath>;

/** A chosen entry, or a node of the author's own. */
export const GroupNode = z.object({
  key: Key,
  /** Subject of the entry; null for the author's own node. */
  itemId: EntryId.nullable().default(null),
  /** Name of the entry when it was chosen; still shown when the entry no longer exists. */
  called: Name.default(''),
  /** The author's title; empty: the name of the entry. */
  title: Name.default(''),
  note: BoundedText(limits.groups.noteLength).default(''),
  /** The author's time and place; without them an entry uses those of the encyclopedia. */
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
  /** Position on the canvas; null until it is laid out. */
  at: z.object({ x: Coordinate, y: Coordinate }).nullable().default(null),
  /** Gender of a person in a tree. */
  gender: z.enum(genders).nullable().default(null),
});
export type GroupNode = z.output<typeof GroupNode>;

/** The author's own line between two nodes of a graph. */
const GroupEdge = z.object({
  a: Key,
  b: Key,
  word: BoundedText(limits.nameLength),
  /** False when it reads the same in both directions. */
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

/** A member's graph, family tree, timemap or timeline. */
export const Group = z.object({
  kind: z.enum(groupKinds),
  name: Name.max(limits.defaultTextLength),
  about: BoundedText(limits.groups.noteLength).default(''),
  /** The year shown initially. */
  year: z
    .int()
    .min(-9_999_999_999)
    .max(9999)
    .refine((year) => year !== 0, 'year')
    .nullable()
    .default(null),
  /** Style of a timeline: one lane per node. */
  lanes: z.boolean().default(false),
  /** Style of a timemap: the nodes are the stops of a journey. */
  journey: z.boolean().default(false),
  nodes: z.array(GroupNode).max(limits.groups.nodes),
  edges: z.array(GroupEdge).max(limits.groups.edges).default([]),
  unions: z.array(GroupUnion).max(limits.groups.nodes).default([]),
  /** Relations drawn between its entries: all of the encyclopedia's, or these ids (in a tree: ids of unions). */
  relations: z
    .union([z.literal('all'), z.array(z.string().max(limits.defaultTextLength)).max(limits.groups.edges)])
    .default('all'),
  path: SavedPath.nullable().default(null),
});
export type Group = z.output<typeof Group>;

/** Content of a `group` revision: a group to attach to an entry. */
export const ProposedGroup = z.object({ itemId: EntryId, group: Group });
export type ProposedGroup = z.output<typeof ProposedGroup>;
