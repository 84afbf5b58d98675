import * as limits from '../../rules/limits.ts';
import { socialTypes, type SocialEvent } from '../messages/face/notification.ts';

/** What can be liked, kept, commented on and watched. */
export { socialTypes };
export type SocialType = SocialEvent['socialType'];

/**
 * The type of thing behind each, as it stands in the table `thing`. A painting is an entry seen from another side; an
 * article is an article whoever wrote it; a post and a long comment are comments.
 */
const thingTypeOf = {
  image: 'image',
  article: 'article',
  ugcArticle: 'article',
  painting: 'subject',
  post: 'comment',
  comment: 'comment',
  book: 'book',
  advancedComment: 'comment',
  item: 'subject',
  group: 'group',
  mapscript: 'mapscript',
  tour: 'tour',
} as const satisfies Record<SocialType, string>;
export const thingTypeNamed = (type: SocialType): string => thingTypeOf[type];

/** How a type is kept: one name for what is the same. */
export const keptTypes = [
  'item',
  'painting',
  'book',
  'image',
  'article',
  'group',
  'mapscript',
  'tour',
  'comment',
] as const;
export type KeptType = (typeof keptTypes)[number];
export const keptType = (type: SocialType): KeptType =>
  type === 'ugcArticle' ? 'article' : type === 'post' || type === 'advancedComment' ? 'comment' : type;

/** Orders of a conversation. */
export const commentOrders = ['newest', 'oldest', 'liked'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** What of a thing a comment stands on. */
export const anchorKinds = ['passage', 'region', 'event'] as const;

/** What a watcher is told: of each change, or once a day. */
export const watchManners = ['at once', 'daily'] as const;
export type WatchManner = (typeof watchManners)[number];

/** Whether a comment may still be edited by who wrote it. */
export const isEditable = (createdAt: Date, now: Date, minutes: number): boolean =>
  now.getTime() - createdAt.getTime() < minutes * 60_000;

/** A comment's own address: it leads to the page that it stands on. */
export const commentAddress = (id: string): string => `/comment/${encodeURIComponent(id)}`;

/** An address behind that of a page (`?vid=2#s12`), as one: its parameters come beside those of the page. */
export function addressOfAnchor(page: string, behind: string): string {
  const [path] = page.split('#') as [string];
  const [query, hash] = behind.split(/(?=#)/) as [string, string?];
  const [asked, anchor] = query.startsWith('#') ? ['', query] : [query.replace(/^\?/, ''), hash ?? ''];
  return `${path}${asked && `${path.includes('?') ? '&' : '?'}${asked}`}${anchor}`;
}

/** The address at which the page of a thing shows a comment of it. */
export const addressAtPage = (page: string, id: string): string =>
  addressOfAnchor(page, `?comment=${encodeURIComponent(id)}#comments`);

/** A page of a conversation that needs no script; `to` is the comment that is answered there. */
export function commentsPage(asked: {
  id: string;
  type: SocialType;
  order?: CommentOrder;
  page?: number;
  to?: string;
  comment?: string;
}): string {
  const { page = 1, order = 'newest', ...rest } = asked;
  const query = new URLSearchParams({
    ...rest,
    ...(order !== 'newest' && { order }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/comments?${query}`;
}
export const isSocialType = (text: string | null): text is SocialType =>
  (socialTypes as readonly (string | null)[]).includes(text);

/** Which of one's favourites the user centre shows. */
export interface FavouritesAsked {
  type: KeptType | null;
  keyword: string;
  page: number;
}

/** The hash of a list of favourites in the user centre; the same read from what stands behind its `?`. */
export function favouritesHash({ type, keyword, page }: FavouritesAsked): string {
  const asked = new URLSearchParams({
    ...(type && { type }),
    ...(keyword && { q: keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size ? `#/favor?${asked}` : '#/favor';
}
export const readFavourites = (asked: URLSearchParams, page: number): FavouritesAsked => ({
  type: keptTypes.find((one) => one === asked.get('type')) ?? null,
  keyword: (asked.get('q') ?? '').slice(0, limits.searchTermLength),
  page,
});
export const watchedHash = (page = 1): string => (page > 1 ? `#/watched?page=${page}` : '#/watched');
