import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

const promptOf = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** Three uses of a teacher, which a client offers as commands. */
export function registerTeachingPrompts(server: McpServer): void {
  server.registerPrompt(
    'lesson_on_a_year',
    {
      title: 'A lesson on a year of the world',
      description: 'A plan for one lesson: the map, what happened, two people who never met.',
      argsSchema: { year: z.string().max(10), age: z.string().max(20).optional() },
    },
    ({ year, age }) =>
      promptOf(
        `Plan one lesson on the world in the year ${year}${age ? ` for pupils of ${age}` : ''}. Use map_of_year and ` +
          'timeline. Name five states and three events with their addresses and sources, choose two people from ' +
          'different parts of the world (contemporaries), and end with three questions that the map answers. Say what is uncertain.',
      ),
  );
  server.registerPrompt(
    'compare_two_lives',
    {
      title: 'Two lives side by side',
      description: 'A table of two lives, and how they are connected.',
      argsSchema: { first: z.string().max(100), second: z.string().max(100) },
    },
    ({ first, second }) =>
      promptOf(
        `Compare the lives of ${first} and ${second}. Find both with search, take times and places from facts and ` +
          'timeline, and their connection from path (way "time"). Write a table of at most ten rows with sources, then ' +
          'three sentences on what they had in common and what not.',
      ),
  );
  server.registerPrompt(
    'source_in_class',
    {
      title: 'Read a source in class',
      description: 'A passage of an ancient book with questions.',
      argsSchema: { reference: z.string().max(120) },
    },
    ({ reference }) =>
      promptOf(
        `Read ${reference} with segment (if it is no reference, find a passage with find_passage). Quote the original ` +
          'and a translation with edition and address, explain names and words that pupils do not know from entries of ' +
          'the encyclopedia, and ask four questions, from what it says to why it says it.',
      ),
  );
}
