import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
} from '../../kit/registry/assistant-tools.server.ts';
import * as limits from '../../rules/limits.ts';
import { searchTypes } from '../../rules/search/search-types.ts';
import { searchAll } from './contract.ts';

/** Most results of one call. */
const maxResults = 20;

export const searchTools = [
  assistantTool({
    name: 'search',
    title: 'Search the encyclopedia',
    description:
      'Finds entries, books, articles and pictures by name in any script, by description, or by a question ' +
      '("who ruled France in 1700"). Begin here: the other tools need the ids that it returns. ' +
      '`answer` has statements from structured data if the query is a question that they answer.',
    input: z.object({
      query: z
        .string()
        .min(1)
        .max(limits.searchTermLength)
        .describe('A name, a description or a question, in any of the five languages.'),
      type: z.enum(searchTypes).default('entries'),
      size: z.number().int().min(1).max(maxResults).default(10),
      page: z.number().int().min(1).max(100).default(1),
    }),
    example: { query: 'first Roman emperor' },
    async run({ query, type, size, page }, { call, language, addressOf }) {
      const { total, hits, answer, didYouMean, nearby } = await call(searchAll, { keyword: query, type, size, page });
      return {
        total,
        results: hits.map((hit) => ({
          ...describeEntry(hit),
          time: describeTime(hit.time, language),
          text: hit.snippet?.text ?? null,
          address: addressOf(hit.href),
        })),
        ...(answer && {
          answer: answer.lines.map(({ sentence, time, doubts, source }) => ({
            statement: sentence.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
            entries: sentence.flatMap((part) => (typeof part === 'string' ? [] : part.entry.itemId)),
            time: describeTime(time, language),
            doubts,
            source: describeSource(source),
          })),
        }),
        ...(didYouMean !== null && { didYouMean }),
        ...(nearby.length > 0 && { near: nearby.map(describeEntry) }),
      };
    },
  }),
];
