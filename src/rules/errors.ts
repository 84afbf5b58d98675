/** How the browser shows a failure. Source: spec §8. */
export type Shown = { as: 'alert' | 'toast'; ms: number } | { as: 'dialog' };

const toast = { as: 'toast', ms: 3000 } as const;

/** Every failure by its name; its text in five languages stands in `features/home/texts.ts` under `error.<name>`. Source: spec §8. */
export const errors = {
  badInput: { code: 400, shown: toast },
  accountExpired: { code: 401, shown: { as: 'alert', ms: 4000 } },
  notAllowed: { code: 403, shown: toast },
  pageNotFound: { code: 404, shown: toast },
  entryNotFound: { code: 404, shown: toast },
  revisionNotFound: { code: 404, shown: toast },
  eventNotFound: { code: 404, shown: toast },
  /** V17; also a span of time that is asked for. */
  endBeforeStart: { code: 400, shown: toast },
  questionNotFound: { code: 404, shown: toast },
  categoryNotFound: { code: 404, shown: toast },
  contentExists: { code: 409, shown: toast },
  entryLockedTryLater: { code: 423, shown: toast },
  entryLocked: { code: 423, shown: toast },
  underReview: { code: 423, shown: toast },
  prohibitedContent: { code: 422, shown: toast },
  noPath: { code: 404, shown: toast },
  /** A path from an entry to itself. */
  samePathEnds: { code: 400, shown: toast },
  /** No path leads by way of an entry that was asked for; `name` says which. */
  passNotReached: { code: 404, shown: toast },
  imageNotFound: { code: 404, shown: toast },
  /** A path or a graph that somebody kept. */
  graphNotFound: { code: 404, shown: toast },
  tooLarge: { code: 413, shown: toast },
  tooManyRequests: { code: 429, shown: toast },
  /** Anything nobody foresaw. Source: spec §8 "request failed". */
  requestFailed: { code: 500, shown: toast },
  saveFailed: { code: 500, shown: toast },
  /** The database is away or the product is changing over. Source: spec §8 "888". */
  serverUpdating: { code: 888, shown: { as: 'dialog' } },
} as const satisfies Record<string, { code: number; shown: Shown }>;

export type ErrorName = keyof typeof errors;

/** A failure that has a name; everything else that is thrown is a mistake of ours. */
export class Failure extends Error {
  readonly errorName: ErrorName;
  readonly details: Record<string, unknown>;
  constructor(errorName: ErrorName, details: Record<string, unknown> = {}) {
    super(errorName);
    this.name = 'Failure';
    this.errorName = errorName;
    this.details = details;
  }
  get code(): number {
    return errors[this.errorName].code;
  }
  /** 888 is not a status that HTTP knows: it travels as 503. */
  get httpStatus(): number {
    return this.code < 600 ? this.code : 503;
  }
}

export function fail(name: ErrorName, details?: Record<string, unknown>): never {
  throw new Failure(name, details);
}

/** The name for a status that an answer carried without one. */
export function errorOfCode(code: number): ErrorName {
  return (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code) ?? 'requestFailed';
}
