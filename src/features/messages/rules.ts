import { partViews } from '../../kit/registry/part-views.ts';
import { findThingView } from '../../kit/registry/thing-views.ts';
import type { Message } from './contract.ts';
import type { Notification } from '../../kit/notifications/notification.ts';
import { entryAddress } from '../../rules/entry-ids.ts';

const icons: Partial<Record<Notification['kind'], Message['icon']>> = {
  welcome: 'account',
  appealFiled: 'account',
  reviewWaits: 'audit',
  passReturned: 'audit',
  auditPassed: 'audit',
  auditMended: 'audit',
  auditRejected: 'audit',
  auditFeatured: 'featured',
  taskDone: 'featured',
  favored: 'favor',
  liked: 'like',
  commented: 'comment',
  replied: 'comment',
  mentioned: 'comment',
  watchedChanged: 'favor',
  watchedToday: 'favor',
  reportAnswered: 'audit',
};
/** The icon of a notification; a shield for those about account security. */
export const iconOf = ({ kind }: Notification): Message['icon'] => icons[kind] ?? 'shield';

/** The hash of the section that a message's module names; empty, the head of the page, when it has no section. */
const hashOfSection = (name: string) => partViews().find(({ section }) => section?.name === name)?.hash ?? '';
const accountAddresses: Partial<Record<Notification['kind'], string>> = {
  welcome: '/user/usercenter',
  banned: '/user/appeal',
  appealGranted: '/user/appeal',
  banLifted: '/user/usercenter',
  roleChanged: '/user/usercenter',
  appealRefused: '/user/appeal',
  appealFiled: '/review#/appeals',
  reviewWaits: '/review',
  watchedToday: '/user/usercenter#/watched',
};
const accountSafety = '/user/usercenter#/account-security/safe';

/**
 * Link target of a message; `entryId` is the entry in the reader's language, null when there is none (any more).
 * Source: spec §2.
 */
export function hrefOf(notification: Notification, entryId: string | null): string | null {
  const page = entryId && entryAddress(entryId);
  if (notification.kind === 'passReturned') return `/review/${encodeURIComponent(notification.revisionId)}`;
  if ('modModule' in notification) return page && page + hashOfSection(notification.modModule);
  if (notification.kind === 'reportAnswered' || notification.kind === 'watchedChanged') return page;
  if (notification.kind === 'taskDone') return page ?? '/user/usercenter';
  if (!('socialType' in notification)) return accountAddresses[notification.kind] ?? accountSafety;
  const id = encodeURIComponent(notification.socialId);
  // A comment's own address redirects to its page.
  if (notification.commentId !== undefined) return `/comment/${encodeURIComponent(notification.commentId)}`;
  const ownAddress = findThingView(notification.socialType)?.address?.(notification.socialId);
  if (ownAddress) return ownAddress;
  return page && (notification.socialType === 'image' ? `${page}/media/detail/${id}` : page);
}

const browsers: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS|Chromium/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
/** Browser and system from a User-Agent: `Firefox, Linux`; empty for an unknown one. */
export function deviceName(agent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(', ');
}
