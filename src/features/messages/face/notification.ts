import type { ErrorName } from '../../../rules/errors.ts';
import type { MessageModule } from '../../../rules/modules.ts';

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

/** Something that happened to a member's account. */
type AccountEvent =
  | { kind: 'welcome' }
  /** Somebody signed in on a device that was not known. */
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
        | 'secondFactorAdded'
        | 'secondFactorRemoved'
        | 'secondFactorReset'
        | 'recoveryCodesRenewed';
    }
  /** So many (`count`) are left. */
  | { kind: 'recoveryCodeUsed'; count: number }
  | { kind: 'banned'; days: number; reason: string }
  | { kind: 'banLifted' }
  | { kind: 'roleChanged'; role: 'member' | 'reviewer' | 'administrator' }
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
  modModule: MessageModule;
  /** The thing that it belongs to: its type, and its id. Messages of before say none. */
  thing?: { type: (typeof socialTypes)[number]; id: string };
  /** How many items of a list were proposed: pictures of a gallery. Messages of before do not say it. */
  count?: number;
  /** Why it was not let through. */
  rejectReason?: string;
  /** Who changed something while passing it. */
  userName?: string;
}

/** To a reviewer: what they passed could not be published, and is in their hands again. */
interface ReviewerEvent extends Pick<ReviewEvent, 'itemId' | 'itemName' | 'modModule'> {
  kind: 'passReturned';
  revisionId: string;
  error: ErrorName;
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
export type Notification = AccountEvent | ReviewEvent | ReviewerEvent | SocialEvent;
