/**
 * Every failure by its name, with the code that tells it to programs; its text in five languages stands under
 * `error.<name>`, of accounts in `features/accounts/error-texts.ts`, of the rest in `features/home/texts.ts`. Source:
 * spec §8. Kept from readers' browsers, who are told the name.
 */
export const errors = {
  badInput: 400,
  accountExpired: 401,
  notAllowed: 403,
  pageNotFound: 404,
  entryNotFound: 404,
  revisionNotFound: 404,
  eventNotFound: 404,
  /** V17; also a span of time that is asked for. */
  endBeforeStart: 400,
  questionNotFound: 404,
  categoryNotFound: 404,
  contentExists: 409,
  entryLockedTryLater: 423,
  entryLocked: 423,
  underReview: 423,
  /** The lock is over or somebody else's; `name` says whose. */
  lockLost: 409,
  /** One member holds as many locks as one can; `count` says how many. */
  tooManyLocks: 409,
  /** T13: one of the best, or about to be. */
  editingForbidden: 423,
  /** What it was written upon is no longer what readers see; `revisionId` is. */
  baseOutdated: 409,
  /** The draft has been saved elsewhere since; `revisionId` and `version` say what is there now. */
  draftOutdated: 409,
  /** Somebody else was there first, or it is not what was read. */
  stateChanged: 409,
  reasonNeeded: 400,
  /** A reviewer changed more of a submission than faults. */
  mendTooLarge: 422,
  relationNotFound: 404,
  reportNotFound: 404,
  articleNotFound: 404,
  /** No book or article is known by this ISBN or DOI. */
  sourceNotFound: 404,
  /** An ISBN whose check digit does not fit. */
  identifierWrong: 400,
  /** Whoever knows books and articles by their number does not answer. */
  lookupFailed: 502,
  /** A main text with too many elements, too many within one another, or too long ones. */
  textTooComplex: 400,
  prohibitedContent: 422,
  noPath: 404,
  /** A path from an entry to itself. */
  samePathEnds: 400,
  /** No path leads by way of an entry that was asked for; `name` says which. */
  passNotReached: 404,
  imageNotFound: 404,
  /** A path or a graph that somebody kept. */
  graphNotFound: 404,
  // Accounts. Source: spec §4, §5.
  /** V11. */
  usernameShape: 400,
  usernameTaken: 409,
  /** V12: shorter than 8 or longer than 24. */
  passwordShape: 400,
  /** V12: something that is neither an English letter nor a digit. */
  passwordLetters: 400,
  /** Among the first that anybody tries, or a name of the account. */
  passwordCommon: 400,
  /** V12: the new one is the old one. */
  passwordSame: 400,
  /** V12. */
  passwordWrong: 400,
  /** V13. */
  phoneShape: 400,
  phoneTaken: 409,
  phoneUnknown: 404,
  /** V13: an action needs it. */
  phoneNeeded: 403,
  /** V13: a password needs it. */
  phoneNeededForPassword: 403,
  mailShape: 400,
  mailTaken: 409,
  /** V13. */
  codeWrong: 400,
  kaptchaWrong: 400,
  kaptchaNeeded: 400,
  invitationWrong: 400,
  invitationNeeded: 400,
  /** Name or password: which one is not said. */
  signInWrong: 400,
  /** `seconds` to wait. */
  tryLater: 429,
  /** Something that would take the account away asks who is there once more: features/accounts/screens/confirm-identity.tsx. */
  confirmNeeded: 403,
  /** T08; `days` left. */
  accountBanned: 403,
  accountAppealing: 403,
  notBanned: 409,
  appealNotFound: 404,
  /** Whoever banned does not judge the appeal while somebody else can. */
  appealOfOwnBan: 403,
  /** X05; `reason` is the provider's own word where it gave one. */
  thirdPartyFailed: 400,
  thirdPartyTaken: 409,
  /** What would be removed is the only way to sign in. */
  lastWayIn: 409,
  /** What should be removed, ended or changed is not there. */
  bindingNotFound: 404,
  sessionNotFound: 404,
  passkeyWrong: 400,
  memberNotFound: 404,
  messageNotFound: 404,
  /** V21. */
  systemNoticesStay: 400,
  pictureUnreadable: 400,
  /** V16; `width` and `height` that it must be larger than. */
  pictureSmall: 400,
  /** More pixels than are decoded of its format; `megapixels` that it has, `most` that it may have. */
  pictureLarge: 400,
  /** A picture that readers or reviewers see is not removed. */
  pictureInUse: 409,
  /** A member has as many as anybody may have: `what` (limits.quota), and `most`. */
  quotaReached: 409,
  /** A picture without licence or source. */
  creditMissing: 400,
  /** A gateway (SMS, mail, the messaging app) does not do what it should. */
  gatewayFailed: 502,
  /** This house has no such way: no gateway is set. */
  wayClosed: 404,
  /** A sealed body that does not open, came too late, came twice, or is sealed to a key that is gone. */
  sealBroken: 400,
  sealStale: 400,
  sealReplayed: 400,
  sealKeyUnknown: 400,
  /** A page of another site asks in a reader's name. */
  originRefused: 403,
  tooLarge: 413,
  tooManyRequests: 429,
  /** Anything nobody foresaw. Source: spec §8 "request failed". */
  requestFailed: 500,
  saveFailed: 500,
  /** Nothing can be written for want of room on the server's disk; reading goes on. */
  diskFull: 503,
  /** The database is away or the product is changing over. Source: spec §8 "888". */
  serverUpdating: 888,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof errors;

/** How the browser shows a failure. Source: spec §8. */
export type ErrorDisplay =
  | { as: 'alert' | 'toast'; ms: number }
  | { as: 'dialog' }
  | { /** In a dialog of its own, which somebody else opens. */ as: 'notice' };

const toast: ErrorDisplay = { as: 'toast', ms: 3000 };
const shownOtherwise: Partial<Record<ErrorName, ErrorDisplay>> = {
  accountExpired: { as: 'alert', ms: 4000 },
  serverUpdating: { as: 'dialog' },
  confirmNeeded: { as: 'notice' },
  accountBanned: { as: 'notice' },
  accountAppealing: { as: 'notice' },
  thirdPartyFailed: { as: 'toast', ms: 4000 },
  thirdPartyTaken: { as: 'toast', ms: 4000 },
};
export const displayOf = (name: ErrorName): ErrorDisplay => shownOtherwise[name] ?? toast;

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
}

export function fail(name: ErrorName, details?: Record<string, unknown>): never {
  throw new Failure(name, details);
}

/** 888 is not a status that HTTP knows: it travels as 503. */
export const httpStatusOf = (name: ErrorName): number => (errors[name] < 600 ? errors[name] : 503);

const namesOfCodes: Partial<Record<number, ErrorName>> = {
  400: 'badInput',
  401: 'accountExpired',
  403: 'notAllowed',
  404: 'pageNotFound',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'serverUpdating',
  888: 'serverUpdating',
};
/** The name for a code that an answer carried without one: of a proxy, or of nobody's. */
export const errorOfCode = (code: number): ErrorName => namesOfCodes[code] ?? 'requestFailed';
