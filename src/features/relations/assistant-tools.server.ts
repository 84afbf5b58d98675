import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
  HistoricalYear,
  ThingId,
} from '../../kit/registry/assistant-tools.server.ts';
import * as limits from '../../rules/limits.ts';
import type { Language } from '../../rules/languages.ts';
import { partsOf } from '../../rules/sentences/compose-sentence.ts';
import { pathStops, relationsOfEntry, shortestPath } from './contract.ts';
import { pathWays } from './paths/path-query.ts';

/** Most relations of one call. */
const maxRelations = 100;

/** A sentence with its names, spelled as the language spells them within a sentence. */
const writeSentence = (sentence: string, ends: Parameters<typeof partsOf>[1], language: Language): string =>
  partsOf(sentence, ends, language)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');

export const relationTools = [
  assistantTool({
    name: 'relations',
    title: 'Relations of an entry',
    description:
      'What connects an entry with others, as sentences with time and source: ruled, taught, wrote, fought, born in …',
    input: z.object({
      id: ThingId,
      size: z.number().int().min(1).max(maxRelations).default(30),
      page: z.number().int().min(1).max(100).default(1),
    }),
    example: { id: 'qin-shi-huang' },
    async run({ id, size, page }, { call, language }) {
      const [{ total, relations }, [here]] = await Promise.all([
        call(relationsOfEntry, { id, size, page }),
        call(pathStops, { asked: [id] }),
      ]);
      return {
        total,
        relations: relations.map((relation) => ({
          type: relation.type,
          sentence: here
            ? writeSentence(
                relation.says.replace('{here}', '{a}').replace('{other}', '{b}'),
                { a: here, b: relation.other },
                relation.language,
              )
            : relation.word,
          other: describeEntry(relation.other),
          time: describeTime(relation.time, language),
          source: describeSource(relation.source),
        })),
      };
    },
  }),
  assistantTool({
    name: 'path',
    title: 'How two entries are connected',
    description:
      'Paths between two entries, each hop a sentence with time and source. `way`: `shortest`, `time` (through what ' +
      'existed in the lifetimes of both ends) or `people` (only through people).',
    input: z.object({
      from: ThingId,
      to: ThingId,
      via: z.array(ThingId).max(limits.pathPassThrough).default([]),
      way: z.enum(pathWays).default('time'),
      year: HistoricalYear.optional().describe('Only relations that held in it; −44 is 44 BC.'),
    }),
    example: { from: 'louis-xiv', to: 'kangxi' },
    async run({ from, to, via, way, year }, { call, language, addressOf }) {
      const found = await call(shortestPath, {
        aId: from,
        bId: to,
        pass: via,
        way,
        alternatives: 3,
        ...(year !== undefined && { year }),
      });
      const nodes = new Map(found.nodes.map((node) => [node.itemId, node]));
      const edges = new Map(found.edges.map((edge) => [edge.id, edge]));
      return {
        length: found.length,
        paths: found.paths.map((path) => ({
          entries: path.nodes.flatMap((id) => {
            const node = nodes.get(id);
            return node ? { ...describeEntry(node), time: describeTime(node.time, language) } : [];
          }),
          hops: path.hops.flatMap(({ edge: edgeId, more }) => {
            const edge = edges.get(edgeId);
            const [a, b] = [nodes.get(edge?.a ?? ''), nodes.get(edge?.b ?? '')];
            if (!edge || !a || !b) return [];
            return {
              sentence: writeSentence(edge.says, { a, b }, edge.language),
              time: describeTime(edge.time, language),
              source: describeSource(edge.source),
              furtherRelations: more,
            };
          }),
        })),
        hasMorePaths: found.more,
        address: addressOf(
          `/relation/atobPath?${new URLSearchParams({ id: from, to, ...(via.length && { pass: via.join(',') }), way })}`,
        ),
      };
    },
  }),
];
