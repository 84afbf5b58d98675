/** How the browser shows a failure. Source: spec §8. */
export type Shown = { as: 'alert' | 'toast'; ms: number } | { as: 'dialog' } | { /** In a dialog of its own, which somebody else opens. */ as: 'notice' };

const toast = { as: 'toast', ms: 3000 } as const;

/** Every failure by its name; its text in five languages stands under `error.<name>`, of accounts in `features/sign-in/error-texts.ts`, of the rest in `features/home/texts.ts`. Source: spec §8. */
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
  /** The lock is over or somebody else's; `name` says whose. */
  lockLost: { code: 409, shown: toast },
  /** T13: one of the best, or about to be. */
  editingForbidden: { code: 423, shown: toast },
  /** What it was written upon is no longer what readers see; `revisionId` is. */
  baseOutdated: { code: 409, shown: toast },
  /** Somebody else was there first. */
  stateChanged: { code: 409, shown: toast },
  reasonNeeded: { code: 400, shown: toast },
  relationNotFound: { code: 404, shown: toast },
  reportNotFound: { code: 404, shown: toast },
  prohibitedContent: { code: 422, shown: toast },
  noPath: { code: 404, shown: toast },
  /** A path from an entry to itself. */
  samePathEnds: { code: 400, shown: toast },
  /** No path leads by way of an entry that was asked for; `name` says which. */
  passNotReached: { code: 404, shown: toast },
  imageNotFound: { code: 404, shown: toast },
  /** A path or a graph that somebody kept. */
  graphNotFound: { code: 404, shown: toast },
  // Accounts. Source: spec §4, §5.
  /** V11. */
  usernameShape: { code: 400, shown: toast },
  usernameTaken: { code: 409, shown: toast },
  /** V12: shorter than 8 or longer than 24. */
  passwordShape: { code: 400, shown: toast },
  /** V12: something that is neither an English letter nor a digit. */
  passwordLetters: { code: 400, shown: toast },
  /** V12: the new one is the old one. */
  passwordSame: { code: 400, shown: toast },
  /** V12. */
  passwordWrong: { code: 400, shown: toast },
  /** V13. */
  phoneShape: { code: 400, shown: toast },
  phoneTaken: { code: 409, shown: toast },
  phoneUnknown: { code: 404, shown: toast },
  /** V13: an action needs it. */
  phoneNeeded: { code: 403, shown: toast },
  /** V13: a password needs it. */
  phoneNeededForPassword: { code: 403, shown: toast },
  mailShape: { code: 400, shown: toast },
  mailTaken: { code: 409, shown: toast },
  /** V13. */
  codeWrong: { code: 400, shown: toast },
  kaptchaWrong: { code: 400, shown: toast },
  kaptchaNeeded: { code: 400, shown: toast },
  invitationWrong: { code: 400, shown: toast },
  invitationNeeded: { code: 400, shown: toast },
  /** Name or password: which one is not said. */
  signInWrong: { code: 400, shown: toast },
  /** `seconds` to wait. */
  tryLater: { code: 429, shown: toast },
  /** Something that would take the account away asks who is there once more: features/sign-in/confirm-identity.tsx. */
  confirmNeeded: { code: 403, shown: { as: 'notice' } },
  /** T08; `days` left. */
  accountBanned: { code: 403, shown: { as: 'notice' } },
  accountAppealing: { code: 403, shown: { as: 'notice' } },
  notBanned: { code: 409, shown: toast },
  appealNotFound: { code: 404, shown: toast },
  /** X05; `reason` is the provider's own word where it gave one. */
  thirdPartyFailed: { code: 400, shown: { as: 'toast', ms: 4000 } },
  thirdPartyTaken: { code: 409, shown: { as: 'toast', ms: 4000 } },
  /** What would be removed is the only way to sign in. */
  lastWayIn: { code: 409, shown: toast },
  /** What should be removed, ended or changed is not there. */
  bindingNotFound: { code: 404, shown: toast },
  sessionNotFound: { code: 404, shown: toast },
  passkeyWrong: { code: 400, shown: toast },
  memberNotFound: { code: 404, shown: toast },
  messageNotFound: { code: 404, shown: toast },
  /** V21. */
  systemNoticesStay: { code: 400, shown: toast },
  pictureUnreadable: { code: 400, shown: toast },
  /** A gateway (SMS, mail, the messaging app) does not do what it should. */
  gatewayFailed: { code: 502, shown: toast },
  /** This house has no such way: no gateway is set. */
  wayClosed: { code: 404, shown: toast },
  /** A sealed body that does not open, came too late, came twice, or is sealed to a key that is gone. */
  sealBroken: { code: 400, shown: toast },
  sealStale: { code: 400, shown: toast },
  sealReplayed: { code: 400, shown: toast },
  sealKeyUnknown: { code: 400, shown: toast },
  /** A page of another site asks in a reader's name. */
  originRefused: { code: 403, shown: toast },
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
