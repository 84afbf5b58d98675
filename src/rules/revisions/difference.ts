import { z } from 'zod';
import { licences } from '../licences.ts';
import { StoredCitation } from '../schemas.ts';

const op = z.enum(['same', 'added', 'removed']);
/** A stretch of text: unchanged, added or removed. */
export const Run = z.object({ op, text: z.string() });
export type Run = z.output<typeof Run>;
export const FieldChange = z.object({ field: z.string(), runs: z.array(Run) });
export type FieldChange = z.output<typeof FieldChange>;
/** A block of a text; for a changed one with its words. */
export const BlockChange = z.object({ op: z.enum(['same', 'added', 'removed', 'changed']), runs: z.array(Run) });
export type BlockChange = z.output<typeof BlockChange>;
/** An item of a list (a relation, an event, a node, a span of time) that was added, removed, changed or moved. */
export const ItemChange = z.object({
  op: z.enum(['added', 'removed', 'changed', 'moved']),
  before: z.unknown(),
  after: z.unknown(),
  fields: z.array(FieldChange),
  /** For a moved item: its positions in the two lists, from 1. */
  places: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
});
export type ItemChange = z.output<typeof ItemChange>;
/** Numbers of items added, removed and changed (or moved), including those that are not shown individually. */
export const ItemCounts = z.object({ added: z.number().int(), removed: z.number().int(), changed: z.number().int() });
export type ItemCounts = z.output<typeof ItemCounts>;
/** An uploaded picture as reviewers check it: its file and its rights. */
export const ComparedPicture = z.object({
  id: z.string(),
  url: z.string(),
  /** Name of the uploaded file. */
  name: z.string(),
  /** Size in bytes. */
  size: z.number(),
  author: z.string().nullable(),
  licence: z.enum(licences),
  source: StoredCitation,
});
export type ComparedPicture = z.output<typeof ComparedPicture>;
/**
 * What a revision changes. `coarse`: too large to be shown word by word or item by item (rules/limits.ts `compared`).
 */
export const Difference = z.object({
  fields: z.array(FieldChange),
  blocks: z.array(BlockChange),
  items: z.array(ItemChange),
  counts: ItemCounts,
  coarse: z.boolean(),
  /** The uploaded pictures that appear in it. */
  pictures: z.array(ComparedPicture),
  /** The picture that the revision is about; null for a part of another thing. */
  ofPicture: ComparedPicture.nullable(),
});
export type Difference = z.output<typeof Difference>;
