import type { PartView } from '../kit/registry/part-views.ts';
import type { ReviewerEditorProps } from './part-editor.ts';

const loadReviewerEdit = () => import('./reviewer-edit.tsx');

/** Adds the reviewer's editor to a part, derived from its author's editor. */
export const withReviewerEditor = (part: PartView): PartView => {
  const { editor, submissionEditor } = part;
  if (editor)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ ReviewerPartEditor }, Editor] = await Promise.all([loadReviewerEdit(), editor()]);
        return (props: ReviewerEditorProps) => <ReviewerPartEditor {...props} Editor={Editor} />;
      },
    };
  if (submissionEditor)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ ReviewerPageEditor }, Editor] = await Promise.all([loadReviewerEdit(), submissionEditor()]);
        return (props: ReviewerEditorProps) => <ReviewerPageEditor {...props} Editor={Editor} />;
      },
    };
  return part;
};
