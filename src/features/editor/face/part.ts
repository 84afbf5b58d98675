import type { FunctionComponent } from 'react';
import type { Language } from '../../../rules/languages.ts';
import type { PartView } from '../../../kit/registry/part-views.ts';
import type { Submission } from '../../revisions/contract.ts';
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
  submission: Pick<
    Submission,
    'itemId' | 'module' | 'name' | 'kind' | 'language' | 'hasPage' | 'key' | 'id' | 'version'
  >;
  content: unknown;
  busy: boolean;
  /** Whether it was passed. */
  onPass(content: unknown): Promise<boolean>;
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

declare module '../../../kit/registry/part-views.ts' {
  interface PartView {
    /** Its editor; none where it is written elsewhere. `never`: nobody but the part itself can make what it holds. */
    editor?(): Promise<FunctionComponent<EditorProps<never>>>;
    /** The same editor for its reviewer, where its author has a page of their own for it. */
    mend?(): Promise<FunctionComponent<MendEditorProps>>;
    /** What a reviewer edits it with before it passes, which is its author's editor (`withReviewerEditor`). */
    reviewerEditor?(): Promise<FunctionComponent<MendProps>>;
  }
}
/** One that the editor of an entry opens. */
export type EntryPart = PartView & Required<Pick<PartView, 'editor'>>;
