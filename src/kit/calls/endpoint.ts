import { z } from 'zod';
import type { ErrorName } from '../../rules/errors.ts';

/** Who may call (spec §6). */
export type Access = 'anyone' | 'member' | 'member with phone' | 'reviewer' | 'administrator';

/** What kind of large body a call takes; `limits.bodies` has the sizes. Only members may send one. */
type BodyKind = 'text' | 'list' | 'file' | 'recording';

export type Route = `${'GET' | 'POST'} /${string}`;

interface Spec<Input extends z.ZodObject, Reply extends z.ZodType> {
  summary: string;
  for: Access;
  /**
   * All parameters, whether sent in path, query or body. `lang` and `language` are read for every call and not declared
   * here.
   */
  input: Input;
  reply: Reply;
  /** Absent for an ordinary body. A file comes as multipart/form-data, which no other call accepts. */
  carries?: BodyKind;
  fails?: readonly ErrorName[];
  /**
   * Whether replies may be cached until a subject is published that the handler has tagged them with
   * (`Context.cacheTags`).
   */
  cached?: boolean;
  /** Cost to the caller's network (`limits.costs`), if higher than usual for its kind of call; see network-limits. */
  cost?: 'dear';
  /** In the browser a second call to the same address aborts the first one, unless this is false. Source: spec §7. */
  abortPrevious?: boolean;
  /**
   * Whether a banned member may still make this call; other writing calls of theirs are rejected. Source: spec §4 "User
   * status".
   */
  whileBanned?: boolean;
  /**
   * Needs a recently confirmed identity (`limits.confirmedMs`), because the call could take the account away from its
   * owner.
   */
  confirmed?: boolean;
  /** Whether the audit log lists each call; it always does if only reviewers or administrators may make it. */
  audited?: boolean;
  /**
   * The handler opens its own transactions: it waits for something slow (a gateway, a password hash) or counts attempts
   * that must stay counted when it fails.
   */
  ownTransactions?: boolean;
  /**
   * An input that succeeds on the built-in world, or on the data that tests/examples/ adds to it: shown in the
   * documentation, and run by the conformance test.
   */
  example: z.input<Input>;
  /** False if the built-in world has no data for an example: its address is no link in the documentation. */
  exampleRuns?: boolean;
}

/**
 * A call of spec §7 with everything known about it. Some calls have several routes; one without a route is made only by
 * our own page loaders.
 */
export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Reply extends z.ZodType = z.ZodType> extends Spec<
  Input,
  Reply
> {
  readonly routes: readonly Route[];
}

type Optional = 'input' | 'reply' | 'example';
/** Without `input`, a call takes no parameters; without `reply`, it answers null. */
export function endpoint<
  Input extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Reply extends z.ZodType = z.ZodNull,
>(
  line: Route | readonly Route[],
  spec: Omit<Spec<Input, Reply>, Optional> & Partial<Pick<Spec<Input, Reply>, Optional>>,
): Endpoint<Input, Reply> {
  const defaults = { input: z.object({}), reply: z.null(), example: {} };
  return { routes: typeof line === 'string' ? [line] : line, ...(defaults as never as Spec<Input, Reply>), ...spec };
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'routes' in value && 'reply' in value;

/** Splits `GET /api/item/{id}` into method and path. */
export function splitRoute(line: Route): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = line.split(' ') as ['GET' | 'POST', string];
  return { method, path };
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** Calls an endpoint: over HTTP in the browser, in process while a page is rendered. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** The wire format of every answer. Source: spec §7, §8. */
export interface Envelope {
  code: number;
  message?: string;
  data: unknown;
}
