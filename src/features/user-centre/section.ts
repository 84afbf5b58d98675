import type { UploadQuery } from '../media/face/uploads/uploads-hash.ts';
import { readFavourites, type FavouritesRequest } from '../social/rules.ts';
import { groupLists, type GroupListName } from '../groups/face/kinds.ts';
import { messageTypes, type MessageType } from '../messages/contract.ts';

/** Sections of the user centre, by the hash of the address. Source: spec §2. */
export type Section =
  | { name: 'mapscripts' | 'tours' }
  | { name: 'start' | 'profile' | 'contributions' | 'safe' | 'set-password' | 'message-settings' }
  | { name: 'messages'; type: MessageType; page: number }
  | { name: 'content'; query: ContentQuery }
  | { name: 'uploads'; query: UploadQuery }
  | { name: 'favourites'; query: FavouritesRequest }
  | { name: 'watched'; page: number }
  | { name: 'special'; list: GroupListName; page: number };

/** Lists of the member's proposals, in the order of the call's numbers, and of entries to improve. */
export const contentLists = ['all', 'drafts', 'waiting', 'passed', 'rejected', 'featured', 'improve'] as const;
/** Kinds of proposals. */
export const contentKinds = ['entries', 'relations', 'books', 'articles'] as const;
export interface ContentQuery {
  list: (typeof contentLists)[number];
  of: (typeof contentKinds)[number];
  page: number;
}

/** The sections in the navigation, in order; those of a group have a heading. */
export const sections = [
  { name: 'start', hash: '#/start', key: 'usercentre.start', group: null },
  { name: 'content', hash: '#/mycontent', key: 'usercentre.content', group: 'write' },
  { name: 'contributions', hash: '#/contributions', key: 'usercentre.effect', group: 'write' },
  { name: 'special', hash: '#/mycontent/special', key: 'make.mine', group: 'write' },
  { name: 'mapscripts', hash: '#/mapscript', key: 'mapScripts.mine', group: 'write' },
  { name: 'tours', hash: '#/tours', key: 'tours.mine', group: 'write' },
  { name: 'uploads', hash: '#/mycontent/uploads', key: 'usercentre.uploads', group: 'write' },
  { name: 'favourites', hash: '#/favor', key: 'favourites.title', group: 'read' },
  { name: 'watched', hash: '#/watched', key: 'watch.title', group: 'read' },
  { name: 'messages', hash: '#/msgcenter', key: 'usercentre.messages', group: 'account' },
  { name: 'message-settings', hash: '#/msgcenter/msgsetting', key: 'usercentre.messageSettings', group: 'account' },
  { name: 'profile', hash: '#/profile', key: 'usercentre.profile', group: 'account' },
  { name: 'safe', hash: '#/account-security/safe', key: 'usercentre.safe', group: 'account' },
] as const;
export const setPasswordHash = '#/account-security/safe/set-password';

export function readSection(hash: string): Section {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?') as [string, string?];
  switch (path.replace(/\/$/, '')) {
    case 'profile':
    case 'setting/myself-message':
      return { name: 'profile' };
    case 'contributions':
      return { name: 'contributions' };
    case 'account-security':
    case 'account-security/safe':
      return { name: 'safe' };
    case 'account-security/safe/set-password':
      return { name: 'set-password' };
    case 'mapscript':
      return { name: 'mapscripts' };
    case 'tours':
      return { name: 'tours' };
    case 'mycontent/special': {
      const searchParams = new URLSearchParams(query);
      const list = groupLists.find((groupList) => groupList === searchParams.get('list')) ?? 'all';
      return { name: 'special', list, page: pageIn(searchParams) };
    }
    case 'mycontent':
    case 'mycontent/mydrafts': {
      const searchParams = new URLSearchParams(query);
      const list = path.includes('mydrafts')
        ? 'drafts'
        : (contentLists.find((contentList) => contentList === searchParams.get('list')) ?? 'all');
      return {
        name: 'content',
        query: {
          list,
          of: contentKinds.find((contentKind) => contentKind === searchParams.get('of')) ?? 'entries',
          page: pageIn(searchParams),
        },
      };
    }
    case 'mycontent/uploads': {
      const searchParams = new URLSearchParams(query);
      return {
        name: 'uploads',
        query: { of: searchParams.get('of') === 'recordings' ? 'recordings' : 'pictures', page: pageIn(searchParams) },
      };
    }
    case 'favor': {
      const searchParams = new URLSearchParams(query);
      return { name: 'favourites', query: readFavourites(searchParams, pageIn(searchParams)) };
    }
    case 'watched':
      return { name: 'watched', page: pageIn(new URLSearchParams(query)) };
    case 'msgcenter/msgsetting':
      return { name: 'message-settings' };
    case 'msgcenter': {
      const searchParams = new URLSearchParams(query);
      return {
        name: 'messages',
        type: messageTypes.find((type) => type === searchParams.get('type')?.toUpperCase()) ?? 'SYSTEM',
        page: pageIn(searchParams),
      };
    }
    default:
      return { name: 'start' };
  }
}

function pageIn(searchParams: URLSearchParams): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The hash of a list of the member's submissions. */
export function contentHash({ list, of, page }: ContentQuery): string {
  const searchParams = new URLSearchParams({
    ...(!['all', 'drafts'].includes(list) && { list }),
    ...(of !== 'entries' && { of }),
    ...(page > 1 && { page: String(page) }),
  });
  return `#/mycontent${list === 'drafts' ? '/mydrafts' : ''}${searchParams.size ? `?${searchParams}` : ''}`;
}

/** The hash of a list of the member's groups: graphs, trees, timemaps, timelines. */
export function specialHash(list: GroupListName, page: number): string {
  const searchParams = new URLSearchParams({
    ...(list !== 'all' && { list }),
    ...(page > 1 && { page: String(page) }),
  });
  return `#/mycontent/special${searchParams.size ? `?${searchParams}` : ''}`;
}

export function messagesHash(type: MessageType, page = 1): string {
  const searchParams = new URLSearchParams({
    ...(type !== 'SYSTEM' && { type: type.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
  });
  return searchParams.size ? `#/msgcenter?${searchParams}` : '#/msgcenter';
}
