import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { Message } from '../contract.ts';

/** The reason why a submission was rejected, from its message. */
export function RejectionDialog({ message, onClose }: { message: Message; onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text('messagePanel.rejection')}
      onClose={onClose}
      actions={
        <Button look="first" onClick={onClose}>
          {text('dialog.close')}
        </Button>
      }
    >
      <p>{message.rejectReason}</p>
    </Dialog>
  );
}
