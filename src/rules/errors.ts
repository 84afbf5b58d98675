/**
 * Every failure by name, with its code for programs; its text in five languages has the key `error.<name>`, for
 * accounts in `features/accounts/error-texts.ts`, for the rest in `features/home/texts.ts`. Source: spec §8. Not
 * bundled for browsers, which get the name from the server.
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
  /** A date in an address that is none; `time.refused.*` tells readers why where they type one. */
  dateNotUnderstood: 400,
  questionNotFound: 404,
  categoryNotFound: 404,
  contentExists: 409,
  entryLockedTryLater: 423,
  entryLocked: 423,
  underReview: 423,
  /** Two entries that shall become one: the same, of different kinds, or with more in `module` than one may hold. */
  mergeItself: 400,
  mergeKinds: 409,
  mergeTooLarge: 413,
  /** The lock has expired or belongs to another member; `name` says whose it is. */
  lockLost: 409,
  /** The member holds the maximum number of locks; `count` says how many. */
  tooManyLocks: 409,
  /** T13: featured, or proposed for it. */
  editingForbidden: 423,
  /** The version it was based on is no longer the published one; `revisionId` is. */
  baseOutdated: 409,
  /** The draft was saved elsewhere meanwhile; `revisionId` and `version` are the current ones. */
  draftOutdated: 409,
  newerDraft: 409,
  /** Another reviewer acted first, or the submission is not the version that was read. */
  stateChanged: 409,
  reasonNeeded: 400,
  /** A reviewer's corrections exceed `limits.mend`. */
  mendTooLarge: 422,
  relationNotFound: 404,
  reportNotFound: 404,
  articleNotFound: 404,
  /** It belongs to another member, who alone writes it. */
  notYours: 403,
  bookNotFound: 404,
  chapterNotFound: 404,
  /** Somebody else works at it, or readers see what others have written of it: only what is all my own may go. */
  bookNotMine: 409,
  /** There is none, or it is somebody else's and not published. */
  mapScriptNotFound: 404,
  tourNotFound: 404,
  /** No book or article is known by this ISBN or DOI. */
  sourceNotFound: 404,
  /** An ISBN whose check digit does not fit. */
  identifierWrong: 400,
  /** The look-up service for ISBN or DOI does not answer. */
  lookupFailed: 502,
  /** A main text with too many elements, too many within one another, or too long ones. */
  textTooComplex: 400,
  prohibitedContent: 422,
  noPath: 404,
  /** A path from an entry to itself. */
  samePathEnds: 400,
  /** No path passes through a requested entry; `name` says which. */
  passNotReached: 404,
  imageNotFound: 404,
  /** A saved path or graph does not exist. */
  graphNotFound: 404,
  commentNotFound: 404,
  /** A comment can be edited for `minutes` after it was written. */
  commentStands: 409,
  /** An address for notifications that no public push service has, or one without its keys. */
  pushRefused: 422,
  /** Newcomers may put so many (`most`) links into a comment. */
  tooManyLinks: 422,
  /** A graph, tree, timemap or timeline that somebody made; also one that only its maker sees. */
  groupNotFound: 404,
  /** V18 "Graph name required". */
  groupNameNeeded: 400,
  // Accounts. Source: spec §4, §5.
  /** V11. */
  usernameShape: 400,
  usernameTaken: 409,
  /** V12: shorter than 8 or longer than 24. */
  passwordShape: 400,
  /** V12: something that is neither an English letter nor a digit. */
  passwordLetters: 400,
  /** A common password, or a name of the account. */
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
  /** Wrong name or password; the answer does not reveal which. */
  signInWrong: 400,
  /** `seconds` to wait. */
  tryLater: 429,
  /** The identity must be confirmed first: features/accounts/screens/confirm-identity.tsx. */
  confirmNeeded: 403,
  /** This session has no rights of its member's role until it has shown a second factor. */
  secondFactorNeeded: 403,
  /** The member has passkeys, and this session has not just shown one. */
  passkeyNeeded: 403,
  /** The first factor was right; now the second one is needed. */
  secondStepNeeded: 403,
  /** The first factor was shown too long ago, or the secret of the app was. */
  secondStepExpired: 400,
  /** A second factor is on, or required of the role, and this is the last one. */
  lastSecondFactor: 409,
  /** No second factor is on. */
  secondFactorOff: 409,
  /** T08; `days` left. */
  accountBanned: 403,
  accountAppealing: 403,
  notBanned: 409,
  appealNotFound: 404,
  /** Whoever banned a member may not decide the appeal while another reviewer or administrator can. */
  appealOfOwnBan: 403,
  /** X05; `reason` is the provider's own word where it gave one. */
  thirdPartyFailed: 400,
  thirdPartyTaken: 409,
  /** The last sign-in method cannot be removed. */
  lastWayIn: 409,
  /** Nobody else could administer this site. */
  lastAdministrator: 409,
  /** The binding, session or passkey does not exist. */
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
  /** More pixels than allowed for the format; `megapixels` it has, `most` allowed. */
  pictureLarge: 400,
  /** A picture that is published or under review cannot be deleted. */
  pictureInUse: 409,
  /** The member's quota is used up: `what` (limits.quota), and `most`. */
  quotaReached: 409,
  /** No sound and no film of the formats that are kept, or one that is cut off. */
  recordingUnreadable: 400,
  /** Longer than `hours`. */
  recordingLong: 400,
  recordingNotFound: 404,
  /** A sound or a film that is published or under review cannot be deleted. */
  recordingInUse: 409,
  /** Captions that are not WebVTT; `language` and `line` say where. */
  captionsWrong: 400,
  /** No host from which pictures may be brought by address; `host`. */
  hostNotAllowed: 403,
  /** What stands at an address does not answer, or not in time. */
  addressAway: 502,
  /** No manifest, collection or image service that can be read; `where` is the place of the mistake. */
  manifestWrong: 400,
  /** What its house says of a picture's rights is none of the licences under which pictures may stand here; `rights`. */
  rightsForbid: 403,
  /** A picture without licence or source. */
  creditMissing: 400,
  /** A job that is not there, or runs where it would have to wait. */
  jobNotFound: 404,
  /** There is no such file in the folder of imports. */
  importFileMissing: 404,
  /** A file of this name is there already. */
  importFileThere: 409,
  /** An importer ended with an error; what it said is kept as the reason. */
  importFailed: 500,
  // Backups; `name` says of which, of which file, or what the system said.
  backupUnderWay: 409,
  /** No place for backups is set. */
  backupNotSet: 404,
  /** Where the backup is written there is no room. */
  backupNoRoom: 507,
  /** The place cannot be reached, or not be written or read. */
  backupPlaceAway: 503,
  backupNotFound: 404,
  /** It was cut off, or is being made. */
  backupIncomplete: 409,
  backupFileMissing: 404,
  /** Something in it is not what was written. */
  backupDamaged: 422,
  /** A newer Stele made it. */
  backupNewer: 409,
  backupKeyNeeded: 400,
  backupKeyWrong: 400,
  /** Restoring overwrites nothing. */
  restoreNotEmpty: 409,
  restoreSiteRuns: 409,
  // Packs of other sites; `name` says which file of it, or what of it. Whatever is refused, nothing of it was written.
  packUnreadable: 400,
  /** A path that leads out of the pack, a link, a name that is there twice. */
  packPathWrong: 400,
  /** It unpacks to more than anybody packs: a bomb. */
  packTooLarge: 413,
  /** A file that is missing, is not told of, or has another checksum. */
  packDamaged: 422,
  packNewer: 409,
  /** XML with a document type or entities of its own. */
  packEntities: 400,
  packContentWrong: 400,
  /** An author that is more than a name. */
  packAuthorForged: 400,
  /** `name` says from when to when any moment can be restored. */
  momentNotKept: 404,
  /** The same for a moment whose log is copied within a minute. */
  momentTooRecent: 404,
  /** The log of another database stands where this one's would be copied. */
  logOfAnother: 409,
  /** A gateway (SMS, mail, the messaging app) failed. */
  gatewayFailed: 502,
  /** This method is not available: no gateway is set. */
  wayClosed: 404,
  /** An encrypted body that cannot be decrypted, is too old, was replayed, or uses an expired key. */
  sealBroken: 400,
  sealStale: 400,
  sealReplayed: 400,
  sealKeyUnknown: 400,
  /** A page of another origin made the request. */
  originRefused: 403,
  tooLarge: 413,
  tooManyRequests: 429,
  /** Any unexpected error. Source: spec §8 "request failed". */
  requestFailed: 500,
  /** The reader's browser has no network; only a browser finds that. */
  noConnection: 503,
  saveFailed: 500,
  /** Where pictures are kept does not answer, or answers nonsense. */
  storeAway: 503,
  /** Where pictures are kept takes no more. */
  storeFull: 503,
  /** The server's disk is full: nothing can be written, reading still works. */
  diskFull: 503,
  /** The database is unavailable or the product is restarting. Source: spec §8 "888". */
  serverUpdating: 888,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof errors;

/** How the browser shows a failure. Source: spec §8. */
export type ErrorDisplay =
  | { /** `error`: a toast in the colour of errors. */ as: 'alert' | 'toast' | 'error'; ms: number }
  | { as: 'dialog' }
  | { /** In a dialog that another component opens. */ as: 'notice' };

const toast: ErrorDisplay = { as: 'toast', ms: 3000 };
const shownOtherwise: Partial<Record<ErrorName, ErrorDisplay>> = {
  accountExpired: { as: 'alert', ms: 4000 },
  serverUpdating: { as: 'dialog' },
  confirmNeeded: { as: 'notice' },
  secondFactorNeeded: { as: 'notice' },
  secondStepNeeded: { as: 'notice' },
  accountBanned: { as: 'notice' },
  accountAppealing: { as: 'notice' },
  thirdPartyFailed: { as: 'error', ms: 4000 },
  thirdPartyTaken: { as: 'error', ms: 4000 },
};
export const displayOf = (name: ErrorName): ErrorDisplay => shownOtherwise[name] ?? toast;

/** A failure with a name; anything else that is thrown is a bug. */
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

/** 888 is not an HTTP status, so it is sent as 503. */
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
/** The name for the code of an answer without one, for example from a proxy. */
export const errorOfCode = (code: number): ErrorName => namesOfCodes[code] ?? 'requestFailed';
