import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Copy } from './local-drafts.ts';

/** A draft as the server keeps it. */
export interface ServerDraft<Content> {
  id: string;
  content: Content;
  /** Of its content; a draft is saved only upon the newest. */
  version: number;
  /** The tab that saved it last. */
  tab: string | null;
  baseId: string | null;
  note: string;
  /** When it was saved, in milliseconds since 1970. */
  at: number;
}

/** What another tab or device made of the same draft, to be merged with what is written here. */
export interface Elsewhere<Content> {
  /** What both began from; null where it is not known. */
  was: Content | null;
  is: Content;
  baseId: string | null;
  /** What is written is upon the server's draft afterwards; null for what another tab of this browser kept. */
  version: number | null;
  /** Where this browser keeps it. */
  place: string | null;
}

export interface Beginning<Writing, Content> {
  writing: Writing;
  /** When it was kept; null where somebody begins from what readers see. */
  draftAt: number | null;
  /** The server's draft that it is written upon: its version and what it holds. */
  version: number | null;
  was: Content | null;
  /** Places of the copies that it holds. */
  places: string[];
  elsewhere: Elsewhere<Content>[];
}

interface From<Writing, Content> {
  copies: readonly Copy<Writing, Content>[];
  draft: ServerDraft<Content> | null;
  begin(draft: ServerDraft<Content> | null): Writing;
  content(writing: Writing): Content;
  /** What readers saw when it was begun; null for nothing, as under a new entry. */
  baseIdOf(writing: Writing): string | null;
}

/**
 * What somebody goes on with: what this browser keeps and the server has not, else the server's draft, else what
 * readers see. What goes back to another version of the draft is merged, never chosen between.
 */
export function beginningOf<Writing, Content>({
  copies: [first, ...others],
  draft,
  begin,
  content,
  baseIdOf,
}: From<Writing, Content>): Beginning<Writing, Content> {
  const [version, was] = [draft?.version ?? null, draft?.content ?? null];
  if (!first) return { writing: begin(draft), draftAt: draft?.at ?? null, version, was, places: [], elsewhere: [] };
  const same = (one: Content, other: Content) => canonicalJson(one) === canonicalJson(other);
  const mine = content(first.value);
  const isHeld = (is: Content) => same(is, mine) || (draft !== null && same(is, draft.content));
  const places = [first, ...others.filter(({ value }) => isHeld(content(value)))].map(({ place }) => place);
  const elsewhere = others
    .filter(({ place }) => !places.includes(place))
    .map(({ value, was: from, place }): Elsewhere<Content> => ({
      was: from,
      is: content(value),
      baseId: baseIdOf(value),
      version: null,
      place,
    }));
  // A tab that saved last and never heard of it wrote on from what it saved.
  const isUpon =
    !draft ||
    first.onVersion === draft.version ||
    (first.tab !== '' && first.tab === draft.tab) ||
    same(mine, draft.content);
  const begun = { writing: first.value, draftAt: first.at, places };
  if (isUpon) return { ...begun, version, was, elsewhere };
  const ofServer = { was: first.was, is: draft.content, baseId: draft.baseId, version: draft.version, place: null };
  return { ...begun, version: first.onVersion, was: first.was, elsewhere: [ofServer, ...elsewhere] };
}
