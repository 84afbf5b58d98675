import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import { lacks } from './rules.ts';

const Task = z.object({
  lack: z.enum(lacks),
  /** Entry id in the language of the task. */
  itemId: z.string(),
  /** Name of the entry, and the language of that name. */
  name: z.string(),
  language: z.enum(languages),
  kind: z.enum(kinds),
});
export type Task = z.output<typeof Task>;

export const myTasks = endpoint('GET /data/tasks', {
  summary:
    'A few improvements of different sorts that take five minutes, ' +
    'those matching the caller’s interests first; none that the caller has begun.',
  for: 'member',
  input: z.object({
    /** Number of tasks to skip. */ skip: z.coerce.number().int().min(0).max(1000).default(0),
  }),
  reply: z.object({
    tasks: z.array(Task),
    /** Whether more tasks follow. */
    more: z.boolean(),
    /** Number of tasks the member has completed. */
    done: z.number().int(),
  }),
  example: {},
});
