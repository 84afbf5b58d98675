import type { PartView } from '../../kit/registry/part-views.ts';
import type { MendProps } from './face/part.ts';

const loadFrame = () => import('./face/mending.tsx');

/** Adds the reviewer's editor to a part, derived from its author's editor. */
export const withReviewerEditor = (part: PartView): PartView => {
  const { editor, mend } = part;
  if (editor)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ MendPart }, Editor] = await Promise.all([loadFrame(), editor()]);
        return (props: MendProps) => <MendPart {...props} Editor={Editor} />;
      },
    };
  if (mend)
    return {
      ...part,
      reviewerEditor: async () => {
        const [{ MendApart }, Editor] = await Promise.all([loadFrame(), mend()]);
        return (props: MendProps) => <MendApart {...props} Editor={Editor} />;
      },
    };
  return part;
};
