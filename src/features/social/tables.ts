import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { StoredPiece } from './comments/pieces.ts';
import type { Anchor } from './contract.ts';
import type { TargetType, WatchFrequency } from './rules.ts';

/** Likes of things of any type. */
export interface ThingLikeTable {
  thingId: string;
  memberId: string;
  createdAt: Generated<Date>;
}
/** A thing that a member saved. */
export interface FavouriteTable {
  memberId: string;
  /** May have been unpublished. */
  thingId: string;
  type: TargetType;
  title: string;
  createdAt: Generated<Date>;
}
/** A comment on a thing, or a reply. */
export interface CommentTable {
  number: GeneratedAlways<number>;
  id: string;
  thingId: string;
  type: TargetType;
  authorId: string;
  /** The root of its thread; null for a root. */
  rootId: string | null;
  parentId: string | null;
  body: JSONColumnType<readonly StoredPiece[]>;
  language: Language;
  anchor: JSONColumnType<Anchor> | null;
  /** For sorting only; `social_count` has the number. */
  likes: Generated<number>;
  createdAt: Generated<Date>;
  editedAt: Generated<Date | null>;
  deletedAt: Generated<Date | null>;
  hiddenAt: Generated<Date | null>;
  hiddenBy: Generated<string | null>;
  hideReason: Generated<string | null>;
}
/** A thing that a member watches. */
export interface WatchTable {
  memberId: string;
  thingId: string;
  type: TargetType;
  how: WatchFrequency;
  changedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}
/** The secret address of a member’s feed of watched things. */
export interface WatchFeedTable {
  memberId: string;
  secret: string;
  createdAt: Generated<Date>;
}
/** A browser that receives push messages about watched things while its member is signed in. */
export interface PushSubscriptionTable {
  endpoint: string;
  sessionId: string;
  memberId: string;
  p256dh: string;
  auth: string;
  createdAt: Generated<Date>;
}
/** Maintained by triggers; up to sixteen rows per thing and kind, whose sum is the count. */
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
