/**
 * Every failure by name, with its code for programs; its text in five languages has the key `error.<name>`, in
 * `texts/{language}.json` of a feature. Source: spec §8. Not bundled for browsers, which get the name from the server.
 */
export const errors = {
  badInput: 400,
  accountExpired: 401,
  notAllowed: 403,
  pageNotFound: 404,
  entryNotFound: 404,
  revisionNotFound: 404,
  eventNotFound: 404,
  /** V17; also for a requested span of time. */
  endBeforeStart: 400,
  /** An invalid date in an address; `time.refused.*` are the reasons for readers who typed a date. */
  dateNotUnderstood: 400,
  questionNotFound: 404,
  categoryNotFound: 404,
  contentExists: 409,
  entryLockedTryLater: 423,
  entryLocked: 423,
  underReview: 423,
  /** Merging an entry with itself, entries of different kinds, or more content in `module` than allowed. */
  mergeItself: 400,
  mergeKinds: 409,
  mergeTooLarge: 413,
  /** The lock has expired or belongs to another member; `name` is the member. */
  lockLost: 409,
  /** The member holds the maximum number of locks, `count`. */
  tooManyLocks: 409,
  /** T13: featured, or proposed for it. */
  editingForbidden: 423,
  /** The base version is no longer the published one; `revisionId` is. */
  baseOutdated: 409,
  /** The draft was saved elsewhere in between; `revisionId` and `version` are the current ones. */
  draftOutdated: 409,
  newerDraft: 409,
  /** Another reviewer acted first, or the submission has changed since it was read. */
  stateChanged: 409,
  reasonNeeded: 400,
  /** A reviewer's corrections exceed `limits.mend`. */
  mendTooLarge: 422,
  relationNotFound: 404,
  reportNotFound: 404,
  articleNotFound: 404,
  /** Only the member who owns it may write it. */
  notYours: 403,
  bookNotFound: 404,
  chapterNotFound: 404,
  /** Others work on it, or published text in it is theirs: only a book that is wholly the member's can be removed. */
  bookNotMine: 409,
  /** It does not exist, or belongs to another member and is not published. */
  mapScriptNotFound: 404,
  tourNotFound: 404,
  /** No book or article has this ISBN or DOI. */
  sourceNotFound: 404,
  /** An ISBN with a wrong check digit. */
  identifierWrong: 400,
  /** The look-up service for ISBN or DOI does not answer. */
  lookupFailed: 502,
  /** A text with too many elements, too deep nesting, or too long attributes. */
  textTooComplex: 400,
  prohibitedContent: 422,
  noPath: 404,
  samePathEnds: 400,
  /** No path passes through a requested entry; `name` says which. */
  passNotReached: 404,
  imageNotFound: 404,
  /** A saved path or graph does not exist. */
  graphNotFound: 404,
  commentNotFound: 404,
  /** The comment is too old: it can be edited for `minutes` after it was written. */
  commentStands: 409,
  /** A push address that no public push service has, or one without keys. */
  pushRefused: 422,
  /** A newcomer's comment may contain at most `most` links. */
  tooManyLinks: 422,
  /** A graph, tree, timemap or timeline of a member; also one that only its maker sees. */
  groupNotFound: 404,
  /** V18 "Graph name required". */
  groupNameNeeded: 400,
  // Accounts. Source: spec §4, §5.
  /** V11. */
  usernameShape: 400,
  usernameTaken: 409,
  /** V12: shorter than 8 or longer than 24. */
  passwordShape: 400,
  /** V12: contains a character other than English letters and digits. */
  passwordLetters: 400,
  /** A common password, or a name of the account. */
  passwordCommon: 400,
  /** V12: the new password equals the old one. */
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
  /** This session does not have the rights of its member's role until it has passed a second factor. */
  secondFactorNeeded: 403,
  /** The member has passkeys, and this session has not just used one. */
  passkeyNeeded: 403,
  /** The first factor was correct; the second one is needed now. */
  secondStepNeeded: 403,
  /** The first factor, or the app's secret, was shown too long ago. */
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
  /** The reviewer who banned a member may not decide the appeal while another reviewer or administrator can. */
  appealOfOwnBan: 403,
  /** X05; `reason` is the provider's own message, if any. */
  thirdPartyFailed: 400,
  thirdPartyTaken: 409,
  /** The last sign-in method cannot be removed. */
  lastWayIn: 409,
  /** The site would be left without an administrator. */
  lastAdministrator: 409,
  /** The binding, session or passkey does not exist. */
  bindingNotFound: 404,
  sessionNotFound: 404,
  tokenNotFound: 404,
  passkeyWrong: 400,
  memberNotFound: 404,
  messageNotFound: 404,
  /** V21. */
  systemNoticesStay: 400,
  pictureUnreadable: 400,
  /** V16; `width` and `height`: the size it must exceed. */
  pictureSmall: 400,
  /** More pixels than allowed for the format: `megapixels`, with at most `most` allowed. */
  pictureLarge: 400,
  /** A picture that is published or under review cannot be deleted. */
  pictureInUse: 409,
  /** The member's quota is used up: `what` (limits.quota), and `most`. */
  quotaReached: 409,
  /** Not a sound or film of an accepted format, or truncated. */
  recordingUnreadable: 400,
  /** Longer than `hours`. */
  recordingLong: 400,
  recordingNotFound: 404,
  /** A sound or a film that is published or under review cannot be deleted. */
  recordingInUse: 409,
  /** Captions that are not WebVTT; `language` and `line` say where. */
  captionsWrong: 400,
  /** Pictures may not be fetched from this `host`. */
  hostNotAllowed: 403,
  /** A remote address does not answer in time. */
  addressAway: 502,
  /** No readable manifest, collection or image service; `where` is the location of the error. */
  manifestWrong: 400,
  /** The picture's rights at its institution, `rights`, are not among the licences allowed here. */
  rightsForbid: 403,
  /** The operator has not enabled Wikimedia, or has named no contact. */
  wikimediaOff: 403,
  /** Wikimedia does not answer, or not with what its API promises. */
  wikimediaAway: 502,
  /** Wikimedia asks to wait for longer than a reader would: `seconds`. */
  wikimediaBusy: 503,
  /** Wikidata has no such item: `item` was deleted, or never existed. */
  itemNotFound: 404,
  /** The item describes nothing that an entry describes: a name, a page of Wikimedia. */
  itemUnfit: 422,
  /** The entry no longer states the value that differed from its item. */
  differenceGone: 409,
  /** A picture without licence or source. */
  creditMissing: 400,
  /** The job does not exist, or is running although the action requires a waiting one. */
  jobNotFound: 404,
  /** The folder of imports has no such file. */
  importFileMissing: 404,
  /** A file of this name exists already. */
  importFileThere: 409,
  /** An importer ended with an error; its message is stored as the reason. */
  importFailed: 500,
  // Backups; `name` is the backup, the file, or the system's message.
  backupUnderWay: 409,
  /** No place for backups is configured. */
  backupNotSet: 404,
  /** The place of backups is full. */
  backupNoRoom: 507,
  /** The place cannot be reached, written or read. */
  backupPlaceAway: 503,
  backupNotFound: 404,
  /** It was interrupted, or is under way. */
  backupIncomplete: 409,
  backupFileMissing: 404,
  /** Part of it differs from the original. */
  backupDamaged: 422,
  /** A newer Stele made it. */
  backupNewer: 409,
  /** Only the version `name` can restore it. */
  backupOlder: 409,
  backupKeyNeeded: 400,
  backupKeyWrong: 400,
  /** Restoring never overwrites data. */
  restoreNotEmpty: 409,
  restoreSiteRuns: 409,
  // Packs of other sites; `name` is the file or the part of it. A refused pack leaves nothing behind.
  packUnreadable: 400,
  /** A path that leads out of the pack, a link, or a duplicate name. */
  packPathWrong: 400,
  /** It unpacks to an implausible size: a bomb. */
  packTooLarge: 413,
  /** A file that is missing, not in the manifest, or has another checksum. */
  packDamaged: 422,
  packNewer: 409,
  /** XML with a document type or its own entities. */
  packEntities: 400,
  packContentWrong: 400,
  /** An author with more than a name. */
  packAuthorForged: 400,
  /** `name` is the span of moments that can be restored. */
  momentNotKept: 404,
  /** A moment whose log will be copied within a minute; `name` as above. */
  momentTooRecent: 404,
  /** The place has another database's log under this one's name. */
  logOfAnother: 409,
  /** A gateway (SMS, mail, the messaging app) failed. */
  gatewayFailed: 502,
  /** This sign-in method is not available: no gateway is configured. */
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
  /** The reader's browser has no network; only a browser detects this. */
  noConnection: 503,
  saveFailed: 500,
  /** The media store does not answer, or answers nonsense. */
  storeAway: 503,
  /** The media store is full. */
  storeFull: 503,
  /** The server's disk is full: nothing can be written, reading still works. */
  diskFull: 503,
  /** The database is unavailable or the product is restarting. Source: spec §8 "888". */
  serverUpdating: 888,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof errors;

/** How the browser displays a failure. Source: spec §8. */
export type ErrorDisplay =
  | { /** `error`: a toast in the colour of errors. */ as: 'alert' | 'toast' | 'error'; ms: number }
  | { as: 'dialog' }
  | { /** In a dialog that another component opens. */ as: 'notice' };

const toast: ErrorDisplay = { as: 'toast', ms: 3000 };
const displayExceptions: Partial<Record<ErrorName, ErrorDisplay>> = {
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
export const displayOf = (name: ErrorName): ErrorDisplay => displayExceptions[name] ?? toast;

/** A failure with a name; any other thrown error is a bug. */
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
/** The name for the code of an answer that has none, for example from a proxy. */
export const errorOfCode = (code: number): ErrorName => namesOfCodes[code] ?? 'requestFailed';
