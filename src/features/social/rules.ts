import * as limits from '../../rules/limits.ts';
import { findThingView, requireThingView, thingViews } from '../../kit/registry/thing-views.ts';

/** A name by which calls name a type of thing: `ThingView.socialType` or a synonym. */
export type SocialType = string;
export const isSocialType = (text: string | null): text is SocialType =>
  text !== null && findThingView(text) !== undefined;
/** The type in the table `thing` behind a social type. A painting is a view of an entry. */
export const toThingType = (type: SocialType): string => requireThingView(type).type;

/** A stored type: synonyms share one name. */
export type TargetType = string;
const targetTypes = (): TargetType[] => thingViews().map(({ socialType }) => socialType);
export const toTargetType = (type: SocialType): TargetType => requireThingView(type).socialType;

/** Orders of a conversation. */
export const commentOrders = ['newest', 'oldest', 'liked'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** Parts of a thing that a comment can refer to. */
export const anchorKinds = ['passage', 'region', 'event'] as const;

/** Notification frequency: each change, or once a day. */
export const watchFrequencies = ['at once', 'daily'] as const;
export type WatchFrequency = (typeof watchFrequencies)[number];

/** Whether a comment may still be edited by its author. */
export const isEditable = (createdAt: Date, now: Date, minutes: number): boolean =>
  now.getTime() - createdAt.getTime() < minutes * 60_000;

/** A comment's own address, which redirects to its page. */
export const commentAddress = (id: string): string => `/comment/${encodeURIComponent(id)}`;

/** Joins the address of a page with a suffix (`?vid=2#s12`): the parameters of both are combined. */
export function joinPageAddress(page: string, behind: string): string {
  const [path] = page.split('#') as [string];
  const [query, hash] = behind.split(/(?=#)/) as [string, string?];
  const [params, anchor] = query.startsWith('#') ? ['', query] : [query.replace(/^\?/, ''), hash ?? ''];
  return `${path}${params && `${path.includes('?') ? '&' : '?'}${params}`}${anchor}`;
}

/** Address of a thing's page that shows one of its comments. */
export const commentAddressOnPage = (page: string, id: string): string =>
  joinPageAddress(page, `?comment=${encodeURIComponent(id)}#comments`);

/** A conversation page for readers without script; `to` is the comment to answer. */
export function commentsPageAddress(request: {
  id: string;
  type: SocialType;
  order?: CommentOrder;
  page?: number;
  to?: string;
  comment?: string;
}): string {
  const { page = 1, order = 'newest', ...rest } = request;
  const query = new URLSearchParams({
    ...rest,
    ...(order !== 'newest' && { order }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/comments?${query}`;
}
/** Filter of the favourites in the user centre. */
export interface FavouritesRequest {
  type: TargetType | null;
  keyword: string;
  page: number;
}

/** The hash of a list of favourites in the user centre; the function below parses the part after its `?`. */
export function favouritesHash({ type, keyword, page }: FavouritesRequest): string {
  const params = new URLSearchParams({
    ...(type && { type }),
    ...(keyword && { q: keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size ? `#/favor?${params}` : '#/favor';
}
export const readFavourites = (params: URLSearchParams, page: number): FavouritesRequest => ({
  type: targetTypes().find((type) => type === params.get('type')) ?? null,
  keyword: (params.get('q') ?? '').slice(0, limits.searchTermLength),
  page,
});
export const watchedHash = (page = 1): string => (page > 1 ? `#/watched?page=${page}` : '#/watched');
