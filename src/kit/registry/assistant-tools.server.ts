import { z } from 'zod';
import { formatCitation } from '../../rules/citations.ts';
import { formatRecord } from '../../rules/time/historical-time-format.ts';
import type { Language } from '../../rules/languages.ts';
import type { Citation, LinkedEntry } from '../../rules/schemas.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Call } from '../calls/endpoint.ts';

/** What a tool works with. */
export interface ToolContext {
  /** Calls in the requested language: of an anonymous reader, or of the member for a tool of `member`. */
  call: Call;
  language: Language;
  /** The member's token with which a tool of `member` is called, as the name of who saves a draft; otherwise empty. */
  tab: string;
  /** The whole address of one of our pages. */
  addressOf(path: string): string;
}

/** Something that an assistant may ask, or propose for a member, over the Model Context Protocol. */
export interface AssistantTool<Input extends z.ZodObject = z.ZodObject> {
  /** Lower case with underscores: `map_of_year`. */
  name: string;
  title: string;
  /** Tells a model when to use it, and what comes back. */
  description: string;
  input: Input;
  /** `member`: it acts for a member, whose token the assistant has. */
  for?: 'member';
  /** Whether it saves a draft; otherwise it only reads. */
  saves?: boolean;
  /** Inputs that the tests run. */
  example: z.input<Input>;
  run(input: z.output<Input>, context: ToolContext): Promise<Record<string, unknown>>;
}

export const assistantTool = <Input extends z.ZodObject>(tool: AssistantTool<Input>): AssistantTool =>
  tool as unknown as AssistantTool;

/** Filled by `registerFeatures`; loaded with the first request of an assistant. */
export const assistantToolLoaders: (() => Promise<readonly AssistantTool[]>)[] = [];

let loaded: Promise<(readonly AssistantTool[])[]> | null = null;

/** The tools of all features, in their order. */
export async function loadAssistantTools(): Promise<AssistantTool[]> {
  loaded ??= Promise.all(assistantToolLoaders.map((load) => load()));
  return (await loaded).flat();
}

/** The id of an entry, a book or a painting, as inputs name it. */
export const ThingId = z.string().min(1).max(120).describe('An id from `search`, such as `augustus`.');

/** A year as inputs name it: there is no year 0. */
export const HistoricalYear = z
  .number()
  .int()
  .min(-100_000)
  .max(9999)
  .refine((year) => year !== 0, 'There is no year 0: −1 is 1 BC, and AD 1 follows.');

/** A link to an entry as tools return it. */
export const describeEntry = ({
  itemId,
  name,
  kind,
}: Pick<LinkedEntry, 'itemId' | 'name'> & { kind: LinkedEntry['kind'] | null }) => ({
  id: itemId,
  name,
  kind,
});

/** A time in words, with its bounds: `0014-08-19` is AD 14, `-0031` is 31 BC. Null for none. */
export const describeTime = (time: TimeRecord | null, language: Language) =>
  time && {
    text: formatRecord(time, language),
    from: time.startTime,
    ...(time.endTime !== null && { until: time.endTime }),
    ...((time.startNote ?? time.endNote) && { uncertain: [time.startNote, time.endNote] }),
  };

/** A source in one line, with its year. */
export const describeSource = (source: Citation | null): string | null =>
  source && [formatCitation(source), source.year].filter(Boolean).join(', ');
