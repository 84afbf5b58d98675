import { parts } from '../../parts.ts';
import type { Message } from './contract.ts';
import type { MessageTable } from './tables.ts';
import type { Notification } from './face/notification.ts';

const tabs: Partial<Record<Notification['kind'], MessageTable['type']>> = {
  favored: 'favor',
  liked: 'favor',
  commented: 'comment',
  replied: 'comment',
};
/** The tab in which something told stands. */
export const tabOfNotification = ({ kind }: Notification): MessageTable['type'] => tabs[kind] ?? 'system';

const icons: Partial<Record<Notification['kind'], Message['icon']>> = {
  welcome: 'account',
  appealFiled: 'account',
  reviewWaits: 'audit',
  auditPassed: 'audit',
  auditMended: 'audit',
  auditRejected: 'audit',
  auditFeatured: 'featured',
  favored: 'favor',
  liked: 'like',
  commented: 'comment',
  replied: 'comment',
};
/** What is drawn beside it; what concerns the safety of an account has a shield. */
export const iconOf = ({ kind }: Notification): Message['icon'] => icons[kind] ?? 'shield';

/** Where the entry's page shows what a message calls by this name; its head shows what has no section. */
const hashOfSection = (name: string) => parts.find(({ section }) => section?.name === name)?.hash ?? '';
const ofAccount: Partial<Record<Notification['kind'], string>> = {
  welcome: '/user/usercenter',
  banned: '/user/appeal',
  appealGranted: '/user/appeal',
  appealRefused: '/user/appeal',
  appealFiled: '/review#/appeals',
  reviewWaits: '/review',
};
const accountSafety = '/user/usercenter#/account-security/safe';

/**
 * Where a message leads; `entryId` is the entry that it speaks of in the reader's language, null where there is none
 * (any more). Source: spec §2.
 */
export function hrefOf(told: Notification, entryId: string | null): string | null {
  const page = entryId && `/detail/${encodeURIComponent(entryId)}`;
  if ('modModule' in told) return page && page + hashOfSection(told.modModule);
  if (!('socialType' in told)) return ofAccount[told.kind] ?? accountSafety;
  const id = encodeURIComponent(told.socialId);
  if (told.socialType === 'article' || told.socialType === 'ugcArticle') return `/article/${id}`;
  if (told.socialType === 'painting') return `/painting/detail?paintingType=alone&paintingId=${id}`;
  if (told.socialType === 'book') return `/book/detail?id=${id}`;
  return page && (told.socialType === 'image' ? `${page}/media/detail/${id}` : page);
}

/** Letters of one text in a message, the longest that is kept. */
const longestText = 2000;
/** What is told as a database can keep it: no zero byte, no half letter, nothing endless. */
export function storable<News extends Notification>(told: News): News {
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').slice(0, longestText).toWellFormed() : value,
    ]),
  ) as News;
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
/** A browser by what it says of itself: `Firefox, Linux`; empty for one that nobody knows. */
export function deviceName(agent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(', ');
}
