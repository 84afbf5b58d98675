import type { Module } from '../../rules/modules.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { TextKey } from '../texts.ts';
import { assertNotEmpty } from './assert-not-empty.ts';

/**
 * The browser's half of a part, for authors, reviewers and comparisons. The value is small; large modules are imported
 * when needed. Higher layers add views (src/editing/part-editor.ts, src/editing/revisions/face/changes-view.ts).
 */
export interface PartView {
  name: Module;
  /** Hash of the part in the addresses of its entry and of the editor; empty if it is shown without a hash. */
  hash: string;
  /** The kinds of subject that have the part; absent for all. */
  kinds?: readonly Kind[];
  /** Position of its tab in the editor of entries, from the left; absent for parts that are edited elsewhere. */
  tabPosition?: number;
  /** Whether there is one per language, or one for all of them. */
  perLanguage: boolean;
  /** Label of its tab in the editor; may contain `{language}`. */
  tab: TextKey;
  /** Its name in lists. */
  label: TextKey;
  /** The section of the entry's page that shows it; absent for parts at the top of the page. */
  section?: {
    title: TextKey;
    /** Its name for counts and messages. Source: spec §3 "Message". */
    name: string;
  };
  /** Address of its editor, by the id of its thing, if that is not the editor of entries. */
  editorAddress?(itemId: string): string;
}

type LoadPartViews = () => Promise<readonly PartView[]>;
const loaders: LoadPartViews[] = [];
const views: PartView[] = [];
export function registerPartViews(load: LoadPartViews): void {
  loaders.push(load);
}

let loading: Promise<void> | undefined;
/** Loads the parts of all features: on the server, and before the first island of a page for members. */
export const loadPartViews = (): Promise<void> =>
  (loading ??= Promise.all(loaders.map((load) => load())).then(
    (loaded) =>
      void views.push(
        ...loaded.flat().toSorted((a, b) => (a.tabPosition ?? Infinity) - (b.tabPosition ?? Infinity) || 0),
      ),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** All parts of all things; those of an entry are in the order of its editor's tabs. */
export const partViews = (): readonly PartView[] => assertNotEmpty(views);

export function requirePartView(name: string): PartView {
  const view = partViews().find((partView) => partView.name === name);
  if (!view) throw new Error(`no part is called ${name}`);
  return view;
}

/** Address of the editor of an entry's part. */
export function editorAddressOf(itemId: string, name: string): string {
  const { editorAddress, hash } = requirePartView(name);
  return editorAddress ? editorAddress(itemId) : `/user/edit?id=${encodeURIComponent(itemId)}${hash}`;
}
