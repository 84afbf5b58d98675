import { partsOfEntryId } from '../../rules/entry-ids.ts';
import { writable } from '../../rules/names.ts';

/** What a reader did: opened a page, looked away from it or left it, took its citation along. */
export const pageActions = ['view', 'leave', 'cite'] as const;
export type PageAction = (typeof pageActions)[number];

/** What kinds of page are told apart. */
export const pageKinds = [
  'home',
  'category',
  'entry',
  'history',
  'picture',
  'painting',
  'book',
  'search',
  'path',
  'family',
  'timeline',
  'timemap',
  'article',
  'topic',
  'group',
  'mapscript',
  'tour',
  'help',
  'member',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];
/** Where somebody comes from: a page of ours, another site, or nowhere. */
export type CameFrom = PageKind | 'outside' | 'start';
export const cameFroms: readonly CameFrom[] = [...pageKinds, 'outside', 'start'];

/** Days that figures may look back on. */
export const spans = [7, 30, 90] as const;

/** A page of ours as it is counted. */
interface Page {
  kind: PageKind;
  /** The id in its address; empty where it names none. */
  page: string;
  /** The thing that it may show; whether there is one is found out when events are summed. */
  thing: string | null;
}

/** Characters of an id that are kept; longer ones are nobody's. */
const mostOfId = 200;

const ofEntry = (id: string) => partsOfEntryId(id).subjectId;
const ofItself = (id: string) => id;
/** Addresses, their kinds, and what thing the id in them names. The first that fits counts. */
const addresses: readonly (readonly [PageKind, RegExp, thing?: (id: string) => string, parameter?: string])[] = [
  ['home', /^\/$/],
  ['category', /^\/category\//],
  ['history', /^\/detail\/([^/]+)\/history$/, ofEntry],
  ['picture', /^\/detail\/[^/]+\/media\/detail\/([^/]+)$/, ofItself],
  ['entry', /^\/detail\/([^/]+)$/, ofEntry],
  ['painting', /^\/painting\/detail$/, ofEntry, 'paintingId'],
  ['painting', /^\/(?:product\/painting|painting)(?:\/|$)/],
  ['book', /^\/book\/detail$/, ofItself, 'id'],
  ['search', /^\/(?:book\/)?search(?:\/|$)/],
  ['book', /^\/book(?:\/|$)/],
  ['path', /^\/relation(?:\/|$)/],
  ['family', /^\/family\/([^/]+)$/, ofEntry],
  ['timeline', /^\/timeline$/],
  ['timemap', /^\/timemap$/],
  ['article', /^\/article\/([^/]+)$/, ofItself],
  ['topic', /^\/topicdetail(?:\.htm)?$/],
  ['group', /^\/group\/([^/]+)$/, ofItself],
  ['mapscript', /^\/mapscript\/([^/]+)$/, ofItself],
  ['tour', /^\/tour\/([^/]+)$/, ofItself],
  ['help', /^\/(?:help|staticpage|download)(?:\/|$)/],
  ['member', /^\/(?:user|review|login|register|article\/new)(?:\/|$)/],
];

/**
 * What page an address of ours shows. Nothing else of the address is kept: no other parameter, no hash, and of an
 * address that we do not know only that there was one, so that invented ones make nothing grow.
 */
export function pageOf({ pathname, searchParams }: URL): Page {
  for (const [kind, pattern, thingOf, parameter] of addresses) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const id = thingOf && idOf(parameter ? searchParams.get(parameter) : match[1]);
    return id ? { kind, page: id, thing: thingOf(id) } : { kind, page: '', thing: null };
  }
  return { kind: 'other', page: '', thing: null };
}

/** An id as it stands in an address; null for what cannot be one. */
function idOf(said: string | null | undefined): string | null {
  try {
    const id = decodeURIComponent(said ?? '');
    return id && id.length <= mostOfId && id === writable(id) ? id : null;
  } catch {
    return null;
  }
}
