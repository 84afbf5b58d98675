import type { ErrorName } from '../../rules/errors.ts';

/** The tabs of the message page. Source: spec §3 "Message". */
export type MessageTab = 'system' | 'favor' | 'comment';

/** Something that happened to a member's account. */
type AccountEvent =
  | { kind: 'welcome' }
  /** A sign-in from an unknown device. */
  | { kind: 'newSignIn'; agent: string; network: string }
  | {
      kind:
        | 'passwordSet'
        | 'passwordChanged'
        | 'phoneBound'
        | 'phoneChanged'
        | 'phoneRemoved'
        | 'mailBound'
        | 'mailRemoved'
        | 'weixinBound'
        | 'weixinRemoved'
        | 'passkeyAdded'
        | 'passkeyRemoved'
        | 'accessTokenAdded'
        | 'secondFactorAdded'
        | 'secondFactorRemoved'
        | 'secondFactorReset'
        | 'recoveryCodesRenewed';
    }
  /** `count` codes are left. */
  | { kind: 'recoveryCodeUsed'; count: number }
  | { kind: 'banned'; days: number; reason: string }
  | { kind: 'banLifted' }
  | { kind: 'roleChanged'; role: 'member' | 'reviewer' | 'administrator' }
  | { kind: 'appealGranted' | 'appealRefused'; answer: string }
  /** The member's proposal completed a task; `userName` is the reviewer, if known. */
  | { kind: 'taskDone'; itemId: string; userName: string }
  /** To reviewers, when the empty queue gets a submission. */
  | { kind: 'reviewWaits' }
  /** To reviewers. */
  | { kind: 'appealFiled'; userName: string }
  /** To the author of a report about a thing, or about the site. */
  | { kind: 'reportAnswered'; itemId?: string; itemName: string; answer: string }
  | { kind: 'watchedChanged'; itemId: string; itemName: string }
  /** `count` watched things changed today; ids of the first ones. */
  | { kind: 'watchedToday'; count: number; itemIds: string[] };

/** A decision about a member's submission, sent by the review desk. */
export interface ReviewEvent {
  kind: 'auditPassed' | 'auditMended' | 'auditRejected' | 'auditFeatured';
  itemId: string;
  itemName: string;
  /** `Part.messageModule`. */
  modModule: string;
  /** Type and id of its thing. Missing in older messages. */
  thing?: { type: string; id: string };
  /** Number of proposed list items: pictures of a gallery. Missing in older messages. */
  count?: number;
  /** Reason of a rejection. */
  rejectReason?: string;
  /** The reviewer who edited it when passing it. */
  userName?: string;
}

/** To a reviewer: a submission they passed could not be published, and has returned to them. */
interface ReviewerEvent extends Pick<ReviewEvent, 'itemId' | 'itemName' | 'modModule'> {
  kind: 'passReturned';
  revisionId: string;
  error: ErrorName;
}

/** Another reader's action on a member's contribution, sent by the social feature. */
export interface SocialEvent {
  kind: 'favored' | 'liked' | 'commented' | 'replied' | 'mentioned';
  userName: string;
  itemId?: string;
  itemName?: string;
  /** `ThingView.socialType` or a synonym. */
  socialType: string;
  socialId: string;
  socialTitle: string;
  /** The comment, and its beginning. */
  commentId?: string;
  quote?: string;
}

/** The content of a message: stored as a kind and values, rendered in the reader's language when it is read. */
export type Notification = AccountEvent | ReviewEvent | ReviewerEvent | SocialEvent;
