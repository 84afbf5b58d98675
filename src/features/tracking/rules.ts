import { parseEntryId } from '../../rules/entry-ids.ts';
import { toStorableText } from '../../rules/names.ts';

/** Reader actions: opened a page, hid or left it, copied its citation. */
export const pageActions = ['view', 'leave', 'cite'] as const;
export type PageAction = (typeof pageActions)[number];

/** The kinds of page that are distinguished. */
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
/** The previous page: a page of this site, another site, or none. */
export type CameFrom = PageKind | 'outside' | 'start';
export const cameFroms: readonly CameFrom[] = [...pageKinds, 'outside', 'start'];

/** Spans of the figures, in days. */
export const spans = [7, 30, 90] as const;

/** A page of this site as counted. */
interface Page {
  kind: PageKind;
  /** The id in its address; empty if none. */
  page: string;
  /** The thing it may show; whether it exists is checked when events are summed. */
  thing: string | null;
}

/** Maximum length of an id, in characters; longer ones cannot exist. */
const maxIdLength = 200;

const subjectIdOf = (id: string) => parseEntryId(id).subjectId;
const ofItself = (id: string) => id;
/** Address patterns with their kind and the thing that the id names. The first match counts. */
const addresses: readonly (readonly [PageKind, RegExp, thing?: (id: string) => string, parameter?: string])[] = [
  ['home', /^\/$/],
  ['category', /^\/category\//],
  ['history', /^\/detail\/([^/]+)\/history$/, subjectIdOf],
  ['picture', /^\/detail\/[^/]+\/media\/detail\/([^/]+)$/, ofItself],
  ['entry', /^\/detail\/([^/]+)$/, subjectIdOf],
  ['painting', /^\/painting\/detail$/, subjectIdOf, 'paintingId'],
  ['painting', /^\/(?:product\/painting|painting)(?:\/|$)/],
  ['book', /^\/book\/detail$/, ofItself, 'id'],
  ['search', /^\/(?:book\/)?search(?:\/|$)/],
  ['book', /^\/book(?:\/|$)/],
  ['path', /^\/relation(?:\/|$)/],
  ['family', /^\/family\/([^/]+)$/, subjectIdOf],
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
 * The page that an address of this site shows. Nothing else of the address is stored: no other parameters, no hash.
 * Unknown addresses are counted together, so that invented ones create no rows.
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

/** A decoded id from an address; null when it cannot be one. */
function idOf(text: string | null | undefined): string | null {
  try {
    const id = decodeURIComponent(text ?? '');
    return id && id.length <= maxIdLength && id === toStorableText(id) ? id : null;
  } catch {
    return null;
  }
}
