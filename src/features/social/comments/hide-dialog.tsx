import { useId, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  commentId: string;
  onHide(reason: string): Promise<boolean>;
  onClose(): void;
}

/** Asks a reviewer for the reason why a comment is hidden; readers see it. */
export function HideDialog({ commentId, onHide, onClose }: Props) {
  const text = useText();
  const id = useId();
  const input = useSavedInput(`hide ${commentId}`, ''),
    { value: reason, set: setReason } = input;
  const [busy, setBusy] = useState(false);
  async function send() {
    if (!reason.trim() || busy) return;
    setBusy(true);
    if (await onHide(reason)) input.clear();
    else setBusy(false);
  }
  return (
    <Dialog
      title={text('comments.hide')}
      onClose={onClose}
      busy={busy}
      input={input}
      submit={
        <Button look="first" aria-busy={busy} disabled={!reason.trim()} onClick={() => void send()}>
          {text('comments.hide')}
        </Button>
      }
    >
      <div className="field">
        <label htmlFor={id}>{text('comments.hide.reason')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={limits.rejectReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
