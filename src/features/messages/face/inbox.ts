import { useSyncExternalStore } from 'react';
import { call, showFailure } from '../../../kit/calls/call.ts';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { messagePanel, readAll, readOne, type Counts, type Message, type MessageType } from '../contract.ts';

/** The latest messages of each tab and the unread counts, as known to this page. */
export interface Inbox {
  state: 'loading' | 'ready' | 'failed';
  messages: Record<MessageType, readonly Message[]>;
  unread: Counts;
  /** The latest message pushed while the page was open, for screen readers. */
  arrived: Message | null;
}

export const tabs = ['SYSTEM', 'FAVOR', 'COMMENT'] as const satisfies readonly MessageType[];

const emptyInbox: Inbox = {
  state: 'loading',
  messages: { SYSTEM: [], FAVOR: [], COMMENT: [] },
  unread: { SYSTEM: 0, FAVOR: 0, COMMENT: 0 },
  arrived: null,
};
let inbox = emptyInbox;
const listeners = new Set<() => void>();

function updateInbox(next: Partial<Inbox>) {
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
    () => emptyInbox,
  );

/** Number of the newest known message. */
export const lastMessageNumber = (): number =>
  Math.max(0, ...tabs.flatMap((type) => inbox.messages[type].map(({ number }) => number)));

/** Clears the inbox, because another member may sign in. */
export const clearInbox = (): void => updateInbox(emptyInbox);

/**
 * Loads the latest messages. Shows an expired session to the reader, but not an unreachable server, because the request
 * is repeated.
 */
export async function loadInbox(): Promise<void> {
  try {
    const { unread, ...messages } = await call(messagePanel, {}, { quiet: true });
    updateInbox({ state: 'ready', messages, unread });
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'accountExpired') showFailure(error);
    if (inbox.state === 'loading') updateInbox({ state: 'failed' });
  }
}

/** Adds a pushed message; a known one only updates the counts. */
export function receiveMessage(message: Message, unread: Counts): void {
  const knownMessages = inbox.messages[message.type];
  if (knownMessages.some(({ messageId }) => messageId === message.messageId)) return updateInbox({ unread });
  updateInbox({
    messages: { ...inbox.messages, [message.type]: [message, ...knownMessages].slice(0, limits.messagesPerTab) },
    unread,
    arrived: message,
  });
}

const markMessages = (type: MessageType, msStatus: Message['msStatus'], which: (message: Message) => boolean) =>
  updateInbox({
    messages: {
      ...inbox.messages,
      [type]: inbox.messages[type].map((message) => (which(message) ? { ...message, msStatus } : message)),
    },
  });

/**
 * Marks a tab read when it is opened: its count becomes zero at once, and so does that of the tab open before. Source:
 * spec §4 "Message".
 */
export function openTab(tab: MessageType, before?: MessageType): void {
  const read = [...new Set([tab, before ?? tab])].filter((type) => inbox.unread[type]);
  updateInbox({ unread: { ...inbox.unread, ...Object.fromEntries(read.map((type) => [type, 0])) } });
  for (const type of read) {
    const [newest] = inbox.messages[type];
    markMessages(type, 'READ', () => true);
    void call(readAll, { messageType: type, ...(newest && { messageId: newest.messageId }) }).catch(loadInbox);
  }
}

/** Marks one message read, or unread again. */
export function toggleRead({ messageId, type, msStatus }: Message): void {
  const next = msStatus === 'READ' ? 'UNREAD' : 'READ';
  markMessages(type, next, (message) => message.messageId === messageId);
  call(readOne, { messageId, messageType: type, msStatus: next }).then((unread) => updateInbox({ unread }), loadInbox);
}
