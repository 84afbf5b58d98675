import type { FunctionComponent } from 'react';
import type { Language } from '../rules/languages.ts';
import type { PartView } from '../kit/registry/part-views.ts';
import type { Submission } from './revisions/contract.ts';
import type { OpenedEntryPart } from './drafts/open-part.ts';

export interface EditorProps<Content> {
  opened: OpenedEntryPart<Content>;
  /** Id of the revision that the text is translated from. */
  from: string | null;
  memberId: string;
  isSignedIn: boolean;
  /** Reopens the part from the server's version. */
  onAgain(): void;
}

/** Props for a reviewer's correction of a revision before approval. */
export interface ReviewerEditorProps {
  submission: Pick<
    Submission,
    'itemId' | 'module' | 'name' | 'kind' | 'language' | 'hasPage' | 'key' | 'id' | 'version'
  >;
  content: unknown;
  busy: boolean;
  /** Returns whether it was approved. */
  onApprove(content: unknown): Promise<boolean>;
  onClose(): void;
}

/** Props of the reviewer's editor: the submitted content and its language. */
export interface SubmissionEditorProps {
  itemId: string;
  /** Key among several parts. */
  partKey: string;
  language: Language;
  content: unknown;
  onAgain(): void;
}

declare module '../kit/registry/part-views.ts' {
  interface PartView {
    /** The editor; absent if the part is edited elsewhere. `never`: only the part itself can create its content. */
    editor?(): Promise<FunctionComponent<EditorProps<never>>>;
    /** The editor for the reviewer, if the author has a separate page for it. */
    submissionEditor?(): Promise<FunctionComponent<SubmissionEditorProps>>;
  }
}
export type EntryPart = PartView & Required<Pick<PartView, 'editor'>>;
