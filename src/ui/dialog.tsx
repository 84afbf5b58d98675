import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../kit/reader.tsx';
import type { SavedInput } from '../kit/saved-input/use-saved-input.ts';
import { Button } from './form/button.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  blocking?: boolean;
  busy?: boolean;
  input?: Pick<SavedInput<unknown>, 'isChanged' | 'clear'>;
  children?: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  /** The primary button; Cancel precedes it. */
  submit?: ReactNode;
}

/**
 * A modal dialog, the browser's own: focus stays inside, Escape closes it, the page behind is inert. `blocking` allows
 * closing only by its buttons; `busy` prevents closing until the work is done. Typed input is saved (`input`): it is
 * restored when the dialog opens again, until it is sent or cleared. The primary button sends all of it.
 */
export function Dialog({
  title,
  onClose,
  blocking = false,
  busy = false,
  input,
  children,
  actions,
  submit,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const text = useText();
  // Closed before it is removed from the page: otherwise the focus does not return to the previous element.
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ui"
      role={blocking ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      // Chromium closes on a second Escape even if onCancel prevents it.
      closedby={blocking || busy ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault();
        if (!blocking && !busy) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <footer>
        {input?.isChanged && !busy && (
          <button type="button" className="plain clear-input" onClick={input.clear}>
            {text('dialog.clear')}
          </button>
        )}
        {actions}
        {submit && (
          <Button disabled={busy} onClick={onClose}>
            {text('dialog.cancel')}
          </Button>
        )}
        {submit}
      </footer>
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  onConfirm(): void | Promise<boolean>;
  onClose(): void;
  input?: Pick<SavedInput<unknown>, 'isChanged' | 'clear'>;
}

/**
 * Asks for confirmation. If `onConfirm` returns a promise the dialog stays open until it resolves to true; with false
 * it stays, so that the reader can try again. Source: spec §4 "Confirm dialog in async mode".
 */
export function ConfirmDialog({ title, children, onConfirm, onClose, input }: ConfirmDialogProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (busy) return;
    const answer = onConfirm();
    if (!answer) return onClose();
    setBusy(true);
    const done = await answer.catch(() => false);
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      input={input}
      submit={
        <Button look="first" aria-busy={busy} aria-disabled={busy} onClick={() => void confirm()}>
          {text('dialog.confirm')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
