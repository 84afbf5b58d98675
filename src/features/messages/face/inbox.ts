import { useSyncExternalStore } from 'react';
import { byRoute, call, showFailure } from '../../../kit/calls/call.ts';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type { Counts, Message, messagePanel, MessageType, readAll, readOne } from '../contract.ts';

/** The latest messages of each tab and how many are unread, as this page knows them. */
export interface Inbox {
  state: 'loading' | 'ready' | 'failed';
  messages: Record<MessageType, readonly Message[]>;
  unread: Counts;
  /** What came last while the page was open, to be told. */
  arrived: Message | null;
}

export const tabs = ['SYSTEM', 'FAVOR', 'COMMENT'] as const satisfies readonly MessageType[];

const several = <E>(endpoint: E): E => ({ ...endpoint, abortPrevious: false });
const askPanel = several(byRoute<typeof messagePanel>('GET /api/message/get/all'));
const askReadAll = several(byRoute<typeof readAll>('POST /api/message/read/all'));
const askReadOne = several(byRoute<typeof readOne>('POST /api/message/read/one'));

const empty: Inbox = {
  state: 'loading',
  messages: { SYSTEM: [], FAVOR: [], COMMENT: [] },
  unread: { SYSTEM: 0, FAVOR: 0, COMMENT: 0 },
  arrived: null,
};
let inbox = empty;
const listeners = new Set<() => void>();

function set(next: Partial<Inbox>) {
  inbox = { ...inbox, ...next };
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useInbox = (): Inbox =>
  useSyncExternalStore(
    subscribe,
    () => inbox,
    () => empty,
  );

/** Number of the newest message that is known. */
export const lastNumber = (): number =>
  Math.max(0, ...tabs.flatMap((type) => inbox.messages[type].map(({ number }) => number)));

/** Forgets everything: somebody else may come. */
export const clearInbox = (): void => set(empty);

/** Asks for the latest messages. An ended session is told; the server being away is not, it is asked again. */
export async function loadInbox(): Promise<void> {
  try {
    const { unread, ...messages } = await call(askPanel, {}, { quiet: true });
    set({ state: 'ready', messages, unread });
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'accountExpired') showFailure(error);
    if (inbox.state === 'loading') set({ state: 'failed' });
  }
}

/** A message that was just pushed; one that is known already changes nothing. */
export function receiveMessage(message: Message, unread: Counts): void {
  const known = inbox.messages[message.type];
  if (known.some(({ messageId }) => messageId === message.messageId)) return set({ unread });
  set({
    messages: { ...inbox.messages, [message.type]: [message, ...known].slice(0, limits.messagesATab) },
    unread,
    arrived: message,
  });
}

const mark = (type: MessageType, msStatus: Message['msStatus'], which: (message: Message) => boolean) =>
  set({
    messages: {
      ...inbox.messages,
      [type]: inbox.messages[type].map((message) => (which(message) ? { ...message, msStatus } : message)),
    },
  });

/**
 * Opening a tab reads it: its count is zero at once, and so is that of the tab that was open before. Source: spec §4
 * "Message".
 */
export function openTab(chosen: MessageType, before?: MessageType): void {
  const read = [...new Set([chosen, before ?? chosen])].filter((type) => inbox.unread[type]);
  set({ unread: { ...inbox.unread, ...Object.fromEntries(read.map((type) => [type, 0])) } });
  for (const type of read) {
    const [newest] = inbox.messages[type];
    mark(type, 'READ', () => true);
    void call(askReadAll, { messageType: type, ...(newest && { messageId: newest.messageId }) }).catch(loadInbox);
  }
}

/** Marks one message read, or unread again. */
export function toggleRead({ messageId, type, msStatus }: Message): void {
  const next = msStatus === 'READ' ? 'UNREAD' : 'READ';
  mark(type, next, (message) => message.messageId === messageId);
  call(askReadOne, { messageId, messageType: type, msStatus: next }).then((unread) => set({ unread }), loadInbox);
}
