import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import { EntryId } from '../../rules/schemas.ts';
import { Graph, GraphNode } from '../relations/contract.ts';
import { Coordinate, SavedPath } from './rules.ts';

const Name = z.string().trim().max(limits.defaultTextLength);
const Saved = z.object({ id: EntryId, name: z.string(), author: z.string(), createdAt: z.string() });

/** Subjects with their positions on the canvas, and the relations drawn between them. */
const SavedGraph = z.object({
  name: Name.min(1),
  nodes: z
    .array(z.object({ itemId: EntryId, x: Coordinate, y: Coordinate }))
    .min(1)
    .max(limits.savedNodes),
  edges: z.array(z.string().max(limits.defaultTextLength)).max(limits.savedEdges),
});

export const savePath = endpoint('POST /api/abPathSave/save', {
  summary: 'Saves a path between entries.',
  for: 'member',
  input: z.object({ path: SavedPath, name: Name.default('') }),
  reply: z.object({ id: EntryId }),
  fails: ['entryNotFound', 'samePathEnds', 'quotaReached'],
  example: { path: { aId: 'qin-shi-huang', bId: 'augustus' } },
});

export const savedPath = endpoint('GET /api/abPathSave/detail/{lang}/{id}', {
  summary: 'A saved path: its stops, its filters and its page address.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: Saved.extend({ path: SavedPath, stops: z.array(GraphNode), address: z.string() }),
  fails: ['graphNotFound'],
  example: { id: 's0000' },
});

export const saveGraph = endpoint('POST /api/customRelationGraph/save', {
  summary: 'Saves a graph with its layout. With the id of one of the caller’s graphs, replaces that graph.',
  for: 'member',
  carries: 'list',
  input: z.object({ graph: SavedGraph, id: EntryId.optional() }),
  reply: z.object({ id: EntryId }),
  fails: ['entryNotFound', 'graphNotFound', 'quotaReached', 'tooLarge'],
  example: { graph: { name: 'Qin', nodes: [{ itemId: 'qin-shi-huang', x: 0, y: 0 }], edges: [] } },
});

export const savedGraph = endpoint('GET /api/customRelationGraph/{lang}/{id}', {
  summary: 'A saved graph, with its entries and relations as they are now.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: Saved.extend({ nodes: z.array(GraphNode.extend({ x: z.number(), y: z.number() })), edges: Graph.shape.edges }),
  fails: ['graphNotFound'],
  example: { id: 's0000' },
});

export const removeSaved = endpoint('POST /data/graph/remove', {
  summary: 'Removes one of the caller’s saved paths or graphs.',
  for: 'member',
  input: z.object({ id: EntryId }),
  fails: ['graphNotFound'],
  example: { id: 's0000' },
});
