import { useSyncExternalStore } from 'react';
import { messageTypes, type MessageType } from '../messages/contract.ts';

/** What the hash of the user centre's address names. Source: spec §2. */
export type Section = { name: 'profile' | 'safe' | 'set-password' | 'message-settings' } | { name: 'messages'; type: MessageType; page: number };

/** The sections that the navigation offers. Lists of contributions and favourites (#/mycontent, #/favor, #/mycontent/mydrafts) lead to the profile until there are any. */
export const sections = [
  { name: 'profile', hash: '#/profile', key: 'usercentre.profile' },
  { name: 'safe', hash: '#/account-security/safe', key: 'usercentre.safe' },
  { name: 'messages', hash: '#/msgcenter', key: 'usercentre.messages' },
  { name: 'message-settings', hash: '#/msgcenter/msgsetting', key: 'usercentre.messageSettings' },
] as const;
export const setPasswordHash = '#/account-security/safe/set-password';

export function readSection(hash: string): Section {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?') as [string, string?];
  switch (path.replace(/\/$/, '')) {
    case 'account-security': case 'account-security/safe': return { name: 'safe' };
    case 'account-security/safe/set-password': return { name: 'set-password' };
    case 'msgcenter/msgsetting': case 'setting/myself-message': return { name: 'message-settings' };
    case 'msgcenter': {
      const asked = new URLSearchParams(query), page = Number(asked.get('page') ?? 1);
      return { name: 'messages', type: messageTypes.find((type) => type === asked.get('type')?.toUpperCase()) ?? 'SYSTEM', page: Number.isInteger(page) && page > 0 ? page : 1 };
    }
    default: return { name: 'profile' };
  }
}

/** Where a page of messages stands. */
export function messagesHash(type: MessageType, page = 1): string {
  const asked = new URLSearchParams({ ...(type !== 'SYSTEM' && { type: type.toLowerCase() }), ...(page > 1 && { page: String(page) }) });
  return asked.size ? `#/msgcenter?${asked}` : '#/msgcenter';
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The hash of the address; on the server none. */
export const useHash = () => useSyncExternalStore(subscribe, () => location.hash, () => '');
