import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { KeptPiece } from './comments/pieces.ts';
import type { Anchor } from './contract.ts';
import type { KeptType, WatchManner } from './rules.ts';

/** Who likes a thing of any type. */
export interface ThingLikeTable {
  thingId: string;
  memberId: string;
  createdAt: Generated<Date>;
}
export interface FavouriteTable {
  memberId: string;
  /** May have been withdrawn. */
  thingId: string;
  type: KeptType;
  title: string;
  createdAt: Generated<Date>;
}
export interface CommentTable {
  number: GeneratedAlways<number>;
  id: string;
  thingId: string;
  type: KeptType;
  authorId: string;
  /** The comment that opens its thread; null for one that does. */
  rootId: string | null;
  parentId: string | null;
  body: JSONColumnType<readonly KeptPiece[]>;
  language: Language;
  anchor: JSONColumnType<Anchor> | null;
  /** Only for order; `social_count` has the number. */
  likes: Generated<number>;
  createdAt: Generated<Date>;
  editedAt: Generated<Date | null>;
  deletedAt: Generated<Date | null>;
  hiddenAt: Generated<Date | null>;
  hiddenBy: Generated<string | null>;
  hideReason: Generated<string | null>;
}
export interface WatchTable {
  memberId: string;
  thingId: string;
  type: KeptType;
  how: WatchManner;
  changedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}
export interface WatchFeedTable {
  memberId: string;
  secret: string;
  createdAt: Generated<Date>;
}
/** A browser that is sent what its member watches, while it is signed in. */
export interface PushSubscriptionTable {
  endpoint: string;
  sessionId: string;
  memberId: string;
  p256dh: string;
  auth: string;
  createdAt: Generated<Date>;
}
/** Kept by triggers; a thing has up to sixteen rows of each, whose sum counts. */
export interface SocialCountTable {
  thingId: string;
  what: 'like' | 'favour' | 'comment';
  slot: number;
  count: number;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    thingLike: ThingLikeTable;
    favourite: FavouriteTable;
    comment: CommentTable;
    socialCount: SocialCountTable;
    watch: WatchTable;
    watchFeed: WatchFeedTable;
    pushSubscription: PushSubscriptionTable;
  }
}
