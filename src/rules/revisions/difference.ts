import { z } from 'zod';
import { licences } from '../licences.ts';
import { KeptCitation } from '../schemas.ts';

const op = z.enum(['same', 'added', 'removed']);
/** A stretch of a text that stayed, came or went. */
export const Run = z.object({ op, text: z.string() });
export type Run = z.output<typeof Run>;
export const FieldChange = z.object({ field: z.string(), runs: z.array(Run) });
export type FieldChange = z.output<typeof FieldChange>;
/** A block of a text; of a changed one its words. */
export const BlockChange = z.object({ op: z.enum(['same', 'added', 'removed', 'changed']), runs: z.array(Run) });
export type BlockChange = z.output<typeof BlockChange>;
/** An item of a list (a relation, an event, a node, a span of time) that came, went, changed or has another place. */
export const ItemChange = z.object({
  op: z.enum(['added', 'removed', 'changed', 'moved']),
  before: z.unknown(),
  after: z.unknown(),
  fields: z.array(FieldChange),
  /** Of a moved item: its places in the two lists, from 1. */
  places: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
});
export type ItemChange = z.output<typeof ItemChange>;
/** How many items came, went and changed (a move is a change), those that are not told one by one among them. */
export const ItemCounts = z.object({ added: z.number().int(), removed: z.number().int(), changed: z.number().int() });
export type ItemCounts = z.output<typeof ItemCounts>;
/** What a reviewer checks of an uploaded picture: its file and its rights. */
export const ComparedPicture = z.object({
  id: z.string(),
  url: z.string(),
  /** Of the uploaded file. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  author: z.string().nullable(),
  licence: z.enum(licences),
  source: KeptCitation,
});
export type ComparedPicture = z.output<typeof ComparedPicture>;
/**
 * What a revision changes. `coarse`: it is too much to be told word by word or one by one (rules/limits.ts `compared`).
 */
export const Difference = z.object({
  fields: z.array(FieldChange),
  blocks: z.array(BlockChange),
  items: z.array(ItemChange),
  counts: ItemCounts,
  coarse: z.boolean(),
  /** The uploaded pictures that appear in it. */
  pictures: z.array(ComparedPicture),
  /** The picture that the revision is about; null for a part of any other thing. */
  ofPicture: ComparedPicture.nullable(),
});
export type Difference = z.output<typeof Difference>;
