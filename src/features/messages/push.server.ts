import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { Counts, Message } from './contract.ts';
import { newestOf, zeroCounts, unreadOf } from './queries.server.ts';
import { renderMessages } from './render.server.ts';

/** A connected client that gets new messages as they arrive. */
export interface Subscriber {
  memberId: string;
  language: Language;
  /** Number of the client's last message. */
  after: number;
  receive(message: Message, unread: Counts): void;
}

/** Members whose messages are fetched in one query. */
const membersAtOnce = 1000;
/** Delay before a failed query is retried, in milliseconds. */
const pauseMs = 1000;

/**
 * Delivers missing messages to subscribers. Whatever the trigger (a notification, a new or returning subscriber, a
 * broken database connection), the query is the same: messages after the last number. So no message is lost or sent
 * twice. Of more than a hundred new messages in a tab, only the newest hundred are sent.
 */
export function createPush(db: Database, onTrouble: (error: unknown) => void) {
  const readers = new Map<string, Set<Subscriber>>();
  /** Members who may have new messages; those added during a query wait for the next one. */
  const pending = new Set<string>();
  let busy = false;

  async function flush() {
    if (busy) return;
    busy = true;
    while (pending.size) {
      const memberIds = [...pending].slice(0, membersAtOnce);
      for (const id of memberIds) pending.delete(id);
      try {
        await deliver(memberIds.flatMap((id) => [...(readers.get(id) ?? [])]));
      } catch (error) {
        onTrouble(error);
        for (const id of memberIds) pending.add(id);
        setTimeout(() => {
          busy = false;
          void flush();
        }, pauseMs).unref();
        return;
      }
    }
    busy = false;
  }

  async function deliver(subscribers: readonly Subscriber[]) {
    if (!subscribers.length) return;
    const since = new Map<string, number>();
    for (const { memberId, after } of subscribers) since.set(memberId, Math.min(after, since.get(memberId) ?? after));
    const rows = await newestOf(
      db,
      [...since].map(([memberId, after]) => ({ memberId, after })),
      limits.maxPageSize,
    );
    if (!rows.length) return;
    const unread = await unreadOf(db, [...new Set(rows.map(({ memberId }) => memberId))]);
    const messagesByReader = new Map<string, Message[]>();
    for (const language of new Set(subscribers.map((reader) => reader.language))) {
      const memberIds = new Set(
        subscribers.flatMap((reader) => (reader.language === language ? [reader.memberId] : [])),
      );
      const ofThose = rows.filter(({ memberId }) => memberIds.has(memberId));
      const messages = await renderMessages(db, ofThose, language);
      for (const [place, { memberId }] of ofThose.entries()) {
        const key = `${language} ${memberId}`;
        messagesByReader.set(key, [...(messagesByReader.get(key) ?? []), messages[place]!]);
      }
    }
    for (const reader of subscribers) {
      for (const message of messagesByReader.get(`${reader.language} ${reader.memberId}`) ?? []) {
        if (message.number <= reader.after || !readers.get(reader.memberId)?.has(reader)) continue;
        reader.after = message.number;
        reader.receive(message, unread.get(reader.memberId) ?? zeroCounts);
      }
    }
  }

  return {
    add(reader: Subscriber) {
      readers.set(reader.memberId, (readers.get(reader.memberId) ?? new Set()).add(reader));
      this.markPending([reader.memberId]);
    },
    remove(reader: Subscriber) {
      const ofMember = readers.get(reader.memberId);
      if (ofMember?.delete(reader) && !ofMember.size) readers.delete(reader.memberId);
    },
    /** Marks members who may have new messages. */
    markPending(memberIds: Iterable<string>) {
      for (const id of memberIds) if (readers.has(id)) pending.add(id);
      void flush();
    },
    markAllPending() {
      this.markPending([...readers.keys()]);
    },
  };
}
