import type { PartView } from '../../kit/registry/part-views.ts';
import type { ReviewerEditorProps } from './face/part.ts';

const loadReviewerEdit = () => import('./face/reviewer-edit.tsx');

/** Adds the reviewer's editor to a part, derived from its author's editor. */
export const withReviewerEditor = (part: PartView): PartView => {
  const { editor, submissionEditor: mend } = part;
  if (editor)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ ReviewerPartEditor: MendPart }, Editor] = await Promise.all([loadReviewerEdit(), editor()]);
        return (props: ReviewerEditorProps) => <MendPart {...props} Editor={Editor} />;
      },
    };
  if (mend)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ ReviewerPageEditor: MendApart }, Editor] = await Promise.all([loadReviewerEdit(), mend()]);
        return (props: ReviewerEditorProps) => <MendApart {...props} Editor={Editor} />;
      },
    };
  return part;
};
