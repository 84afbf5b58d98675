import { findPageKind } from '../../kit/registry/page-kinds.ts';
import { toStorableText } from '../../rules/names.ts';

/** Reader actions: opened a page, hid or left it, copied its citation. */
export const pageActions = ['view', 'leave', 'cite'] as const;
export type PageAction = (typeof pageActions)[number];

/** A kind of page (kit/registry/page-kinds.ts), or `other`. */
export type CountedPageKind = string;
/** The kind of the previous page of this site; `outside` for another site, `start` for none. */
export type CameFrom = CountedPageKind | 'outside' | 'start';

/** Spans of the figures, in days. */
export const spans = [7, 30, 90] as const;

interface Page {
  kind: CountedPageKind;
  /** The id in its address; empty if none. */
  page: string;
  /** The thing it may show; whether it exists is checked when events are summed. */
  thing: string | null;
}

/** Maximum length of an id, in characters; longer ones cannot exist. */
const maxIdLength = 200;

/**
 * The page that an address of this site shows. Nothing else of the address is stored: no other parameters, no hash.
 * Unknown addresses are counted together, so that invented ones create no rows.
 */
export function pageOf({ pathname, searchParams }: URL): Page {
  const match = findPageKind(pathname);
  if (!match) return { kind: 'other', page: '', thing: null };
  const { kind, thing } = match.page;
  const id = thing && idOf(thing.parameter ? searchParams.get(thing.parameter) : match.match[1]);
  return id ? { kind, page: id, thing: thing.of(id) } : { kind, page: '', thing: null };
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
