/** What was written, liked or commented on (spec §3 "Message"), and what this house has beside it. */
export const socialTypes = [
  'image',
  'article',
  'ugcArticle',
  'painting',
  'post',
  'comment',
  'book',
  'advancedComment',
  'item',
  'group',
  'mapscript',
  'tour',
] as const;

/** What was proposed. Source: spec §3 "Message". */
export const modModules = ['item', 'timeline', 'timemap', 'relation', 'painting', 'book'] as const;

/** Something that happened to a member's account. */
type AccountEvent =
  | { kind: 'welcome' }
  /** Somebody signed in on a device that was not known. */
  | { kind: 'newSignIn'; agent: string; network: string }
  | {
      kind:
        | 'passwordChanged'
        | 'phoneBound'
        | 'phoneChanged'
        | 'phoneRemoved'
        | 'mailBound'
        | 'mailRemoved'
        | 'weixinBound'
        | 'weixinRemoved'
        | 'passkeyAdded'
        | 'passkeyRemoved';
    }
  | { kind: 'banned'; days: number; reason: string }
  | { kind: 'appealGranted' | 'appealRefused'; answer: string }
  /** A task is done by what they proposed; in the name of who let it through, where that is known. */
  | { kind: 'taskDone'; itemId: string; userName: string }
  /** To reviewers, when something waits where nothing did. */
  | { kind: 'reviewWaits' }
  /** To reviewers. */
  | { kind: 'appealFiled'; userName: string }
  /** To who reported something: of a thing, or of the site. */
  | { kind: 'reportAnswered'; itemId?: string; itemName: string; answer: string }
  /** Something that is watched has changed. */
  | { kind: 'watchedChanged'; itemId: string; itemName: string }
  /** So much of what is watched has changed today; the first of it. */
  | { kind: 'watchedToday'; count: number; itemIds: string[] };

/** A decision about a member's submission, sent by the review desk. */
export interface ReviewEvent {
  kind: 'auditPassed' | 'auditMended' | 'auditRejected' | 'auditFeatured';
  itemId: string;
  itemName: string;
  modModule: (typeof modModules)[number];
  /** Why it was not let through. */
  rejectReason?: string;
  /** Who changed something while passing it. */
  userName?: string;
}

/** What another reader did with a member's contribution, sent by the social feature. */
export interface SocialEvent {
  kind: 'favored' | 'liked' | 'commented' | 'replied' | 'mentioned';
  userName: string;
  itemId?: string;
  itemName?: string;
  socialType: (typeof socialTypes)[number];
  socialId: string;
  socialTitle: string;
  /** The comment that says so, and its beginning. */
  commentId?: string;
  quote?: string;
}

/** The content of a message: stored as a kind and values, rendered in the reader's language when it is read. */
export type Notification = AccountEvent | ReviewEvent | SocialEvent;
