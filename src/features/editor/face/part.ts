import type { FunctionComponent } from 'react';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { TextKey } from '../../../texts.ts';
import type { Submission } from '../../revisions/contract.ts';
import type { ChangesView } from '../../revisions/face/changes-view.ts';
import type { Opened } from '../drafts/open-part.ts';

/** What the editor of a part is given. */
export interface EditorProps<Content> {
  opened: Opened<Content>;
  /** The revision beside which a text is translated. */
  from: string | null;
  memberId: string;
  isSignedIn: boolean;
  /** Opens the part again, from what the server has. */
  onAgain(): void;
}

/** What a reviewer who passes a revision may change in it first. */
export interface MendProps {
  submission: Pick<Submission, 'itemId' | 'module' | 'name' | 'kind' | 'language' | 'hasPage' | 'key'>;
  content: unknown;
  busy: boolean;
  onPass(content: unknown): void;
  onClose(): void;
}

/** What such an editor is given: what was submitted, and the language it is in. */
export interface MendEditorProps {
  itemId: string;
  /** Which of many. */
  partKey: string;
  language: Language;
  content: unknown;
  onAgain(): void;
}

/**
 * The browser's half of a part: what its author, its reviewer and whoever compares two of its versions need. The value
 * itself is small, since pages for readers carry it; whatever is large is imported when it is needed, by way of the
 * part's `screens.ts`. `never`: the list
 * of parts does not know what each of them holds, so nobody but the part itself can make such content.
 */
export interface Part {
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
  /** Its editor; none where it is written elsewhere. */
  editor?(): Promise<FunctionComponent<EditorProps<never>>>;
  /** The same editor for its reviewer, where its author has a page of their own for it. */
  mend?(): Promise<FunctionComponent<MendEditorProps>>;
  /** How its fields and items read in a difference; none where it is compared word by word. */
  changes?(): Promise<ChangesView>;
}
/** One that the editor of an entry opens. */
export type EntryPart = Part & Required<Pick<Part, 'editor'>>;
