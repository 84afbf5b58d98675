import type { z } from 'zod';
import type { ErrorName } from '../../rules/errors.ts';

/** Who may call: a door, not a role system (spec §6). */
export type Access = 'anyone' | 'member' | 'member with phone' | 'reviewer' | 'administrator';

/** What makes a body larger than an ordinary one: `limits.bodies` says how large. Only members may send it. */
export type Carries = 'text' | 'list' | 'file';

export type Route = `${'GET' | 'POST'} /${string}`;

interface Spec<Input extends z.ZodObject, Reply extends z.ZodType> {
  summary: string;
  for: Access;
  /**
   * Everything asked for, wherever it travels: path, query or body. `lang` and `language` are read for every call and
   * not named here.
   */
  input: Input;
  reply: Reply;
  /** Left out: an ordinary body. A file comes as multipart/form-data, which no other call reads. */
  carries?: Carries;
  fails?: readonly ErrorName[];
  /** Whether its replies may be kept in memory until a subject is published that its handler says they show. */
  cached?: boolean;
  /** A second call to the same address aborts the first one unless this is false. Source: spec §7. */
  abortPrevious?: boolean;
  /**
   * Whether somebody banned may still call it; anything that changes something is refused to them otherwise. Source:
   * spec §4 "User status".
   */
  whileBanned?: boolean;
  /**
   * Asked only of somebody who showed who they are within the last quarter of an hour: it would take the account away
   * from them.
   */
  confirmed?: boolean;
  /**
   * It waits for something slow (a gateway, a password's hash) or counts attempts that must stay counted: its handler
   * opens its own transactions.
   */
  ownTransactions?: boolean;
  /** An input that succeeds in the built-in world: shown in the documentation, run by the conformance test. */
  example: z.input<Input>;
  /** False where the built-in world has nothing that an example could speak of: somebody must write it first. */
  exampleRuns?: boolean;
}

/**
 * A call of spec §7 with everything that is known about it; some calls answer under several lines, one without a line
 * is asked by pages only.
 */
export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Reply extends z.ZodType = z.ZodType> extends Spec<
  Input,
  Reply
> {
  readonly routes: readonly Route[];
}

export function endpoint<Input extends z.ZodObject, Reply extends z.ZodType>(
  line: Route | readonly Route[],
  spec: Spec<Input, Reply>,
): Endpoint<Input, Reply> {
  return { routes: typeof line === 'string' ? [line] : line, ...spec };
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'routes' in value && 'reply' in value;

/** `GET /api/item/{id}` in its two halves. */
export function splitRoute(line: Route): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = line.split(' ') as ['GET' | 'POST', string];
  return { method, path };
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Calls an endpoint: over HTTP in the browser, in process while a page is rendered. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** What every answer looks like on the wire. Source: spec §7, §8. */
export interface Envelope {
  code: number;
  message?: string;
  data: unknown;
}
