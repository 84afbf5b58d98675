import { useCall } from '../../kit/calls/use-call.ts';
import { useText } from '../../kit/reader.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { myProposal } from '../history/contract.ts';
import type { Submission } from '../../editing/revisions/contract.ts';
import { DifferenceView } from '../../editing/revisions/face/difference-view.tsx';
import '../../editing/revisions/face/difference.css';
import { Button } from '../../ui/form/button.tsx';

/** A member's proposal, as a reviewer sees it. */
export function MyProposal({ item: { id, name, kind }, onClose }: { item: Submission; onClose(): void }) {
  const text = useText();
  const { answer, failed, again } = useCall(myProposal, { id });
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <Button look="first" onClick={onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      {failed && <FailedLine again={again} />}
      {answer && (
        <DifferenceView
          module={answer.module}
          difference={answer.difference}
          name={name}
          kind={kind}
          language={answer.language}
          linked={answer.linked}
        />
      )}
    </Dialog>
  );
}
