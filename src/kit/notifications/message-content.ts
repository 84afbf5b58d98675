import type { MessageTab, Notification } from './notification.ts';

const tabs: Partial<Record<Notification['kind'], MessageTab>> = {
  favored: 'favor',
  liked: 'favor',
  commented: 'comment',
  replied: 'comment',
  mentioned: 'comment',
};
export const tabOfNotification = ({ kind }: Notification): MessageTab => tabs[kind] ?? 'system';

/** Longest text stored in a message, in characters. */
const maxTextLength = 2000;
/** A notification that PostgreSQL can store: without NUL bytes and lone surrogates, with long texts cut. */
export const toStorable = <News extends Notification>(notification: News): News =>
  Object.fromEntries(
    Object.entries(notification).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').slice(0, maxTextLength).toWellFormed() : value,
    ]),
  ) as News;
