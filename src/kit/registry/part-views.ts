import type { Module } from '../../rules/modules.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { TextKey } from '../texts.ts';
import { filled } from './filled.ts';

/**
 * The browser's half of a part: what its author, its reviewer and readers of its differences need. The value itself is
 * small; whatever is large is imported when it is needed. The layers above add to it what they show of a part (src/features/editor/face/part.ts, src/features/revisions/face/changes-view.ts).
 */
export interface PartView {
  name: Module;
  /** Where it stands in the address of its entry and of the editor; empty for what stands there without a hash. */
  hash: string;
  /** The kinds of subject that have it; absent for all. */
  kinds?: readonly Kind[];
  /** Whether there is one in each language, or one for all of them. */
  perLanguage: boolean;
  /** Its tab in the editor; may say `{language}`. */
  tab: TextKey;
  /** What lists call it. */
  label: TextKey;
  /** The section of the entry's page that shows it; none for what stands at the head of the page. */
  section?: {
    title: TextKey;
    /** What counts and messages call it. Source: spec §3 "Message". */
    name: string;
    /** What the hash of a single item begins with. */
    itemHash?: string;
  };
  /** Where it is written, by the id of its thing, where that is not the editor of entries. */
  at?(itemId: string): string;
}

type LoadPartViews = () => Promise<readonly PartView[]>;
const loaders: LoadPartViews[] = [];
const views: PartView[] = [];
export function registerPartViews(load: LoadPartViews): void {
  loaders.push(load);
}

let loading: Promise<void> | undefined;
/** Loads the parts of all features: before the first island of a page for those who work here, and on the server. */
export const loadPartViews = (): Promise<void> =>
  (loading ??= Promise.all(loaders.map((load) => load())).then(
    (loaded) => void views.push(...loaded.flat()),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Those of all things; of an entry in the order of its editor's tabs. */
export const partViews = (): readonly PartView[] => filled(views);

export function partViewNamed(name: string): PartView {
  const view = partViews().find((one) => one.name === name);
  if (!view) throw new Error(`no part is called ${name}`);
  return view;
}

/** Where a part of an entry is written. */
export function writingAddress(itemId: string, name: string): string {
  const { at, hash } = partViewNamed(name);
  return at ? at(itemId) : `/user/edit?id=${encodeURIComponent(itemId)}${hash}`;
}
