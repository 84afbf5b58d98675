import type { FunctionComponent } from 'react';
import type { PartView } from '../kit/registry/part-views.ts';
import type { ReviewerEditorProps } from './part-editor.ts';

const loadReviewerEdit = () => import('./reviewer-edit.tsx');

/** What loads the reviewer's editor of a part, derived from its author's editor; undefined if it has none. */
export function reviewerEditorOf({
  editor,
  submissionEditor,
}: PartView): (() => Promise<FunctionComponent<ReviewerEditorProps>>) | undefined {
  if (editor)
    return async () => {
      const [{ ReviewerPartEditor }, Editor] = await Promise.all([loadReviewerEdit(), editor()]);
      return (props) => <ReviewerPartEditor {...props} Editor={Editor} />;
    };
  if (submissionEditor)
    return async () => {
      const [{ ReviewerPageEditor }, Editor] = await Promise.all([loadReviewerEdit(), submissionEditor()]);
      return (props) => <ReviewerPageEditor {...props} Editor={Editor} />;
    };
  return undefined;
}
