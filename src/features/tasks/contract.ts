import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import { lacks } from './rules.ts';

const Task = z.object({
  lack: z.enum(lacks),
  /** The id of the entry in the language in which it is mended. */
  itemId: z.string(),
  /** What it is called where it has a name, and in which language that is. */
  name: z.string(),
  language: z.enum(languages),
  kind: z.enum(kinds),
});
export type Task = z.output<typeof Task>;

export const myTasks = endpoint('GET /data/tasks', {
  summary:
    'A few things that can be mended in five minutes, of different sorts, of what I am interested in first; none that I have begun.',
  for: 'member',
  input: z.object({
    /** The next few: how many to pass over. */ skip: z.coerce.number().int().min(0).max(1000).default(0),
  }),
  reply: z.object({
    tasks: z.array(Task),
    /** Whether there are others after these. */
    more: z.boolean(),
    /** How many of mine are done. */
    done: z.number().int(),
  }),
  example: {},
  exampleRuns: false,
});
