import { canonicalJson } from '../../rules/canonical-json.ts';
import type { LocalCopy } from './local-drafts.ts';

export interface ServerDraft<Content> {
  id: string;
  content: Content;
  /** Version of the content; a save must be based on the newest one. */
  version: number;
  /** Id of the tab that saved it last. */
  tab: string | null;
  baseId: string | null;
  note: string;
  /** When it was saved, in milliseconds since 1970. */
  at: number;
}

/** A change of the same draft from another tab or device, to be merged with the text here. */
export interface RemoteChange<Content> {
  /** The common base of both; null if unknown. */
  was: Content | null;
  is: Content;
  baseId: string | null;
  /** The server's version that the merged text is based on; null for a copy of another tab of this browser. */
  version: number | null;
  /** Key of the local copy in this browser. */
  place: string | null;
}

export interface InitialDraft<Writing, Content> {
  writing: Writing;
  /** When the draft was saved; null when starting from the published version. */
  draftAt: number | null;
  /** The server's draft that the text is based on: its version and content. */
  version: number | null;
  was: Content | null;
  /** Keys of the local copies that the text includes. */
  places: string[];
  elsewhere: RemoteChange<Content>[];
}

interface DraftSources<Writing, Content> {
  copies: readonly LocalCopy<Writing, Content>[];
  draft: ServerDraft<Content> | null;
  startFrom(draft: ServerDraft<Content> | null): Writing;
  content(writing: Writing): Content;
  /** The published revision it is based on; null for none, as in a new entry. */
  baseIdOf(writing: Writing): string | null;
}

/**
 * Chooses the text to continue: this browser's unsaved copy, else the server's draft, else the published version. A
 * copy based on another version of the draft is merged, never discarded.
 */
export function chooseInitialDraft<Writing, Content>({
  copies: [first, ...others],
  draft,
  startFrom,
  content,
  baseIdOf,
}: DraftSources<Writing, Content>): InitialDraft<Writing, Content> {
  const [version, was] = [draft?.version ?? null, draft?.content ?? null];
  if (!first) return { writing: startFrom(draft), draftAt: draft?.at ?? null, version, was, places: [], elsewhere: [] };
  const same = (value: Content, other: Content) => canonicalJson(value) === canonicalJson(other);
  const localContent = content(first.value);
  const isHeld = (is: Content) => same(is, localContent) || (draft !== null && same(is, draft.content));
  const places = [first, ...others.filter(({ value }) => isHeld(content(value)))].map(({ place }) => place);
  const elsewhere = others
    .filter(({ place }) => !places.includes(place))
    .map(({ value, was: from, place }): RemoteChange<Content> => ({
      was: from,
      is: content(value),
      baseId: baseIdOf(value),
      version: null,
      place,
    }));
  // If this tab made the last save but never received the reply, its copy is based on that save.
  const isUpon =
    !draft ||
    first.onVersion === draft.version ||
    (first.tab !== '' && first.tab === draft.tab) ||
    same(localContent, draft.content);
  const localStart = { writing: first.value, draftAt: first.at, places };
  if (isUpon) return { ...localStart, version, was, elsewhere };
  const ofServer = { was: first.was, is: draft.content, baseId: draft.baseId, version: draft.version, place: null };
  return { ...localStart, version: first.onVersion, was: first.was, elsewhere: [ofServer, ...elsewhere] };
}
