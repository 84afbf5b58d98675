import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../kit/reader.tsx';

/**
 * A modal dialog, the browser's own: focus stays inside, Escape closes it, the page behind is inert. `blocking` leaves
 * only its buttons as a way out; `busy` leaves none until the work is done.
 */
export function Dialog({
  title,
  onClose,
  blocking = false,
  busy = false,
  children,
  actions,
}: {
  title: string;
  onClose(): void;
  blocking?: boolean;
  busy?: boolean;
  children?: ReactNode;
  actions: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before it is removed from the page: otherwise the focus does not return to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    return () => shown.close();
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
      <footer>{actions}</footer>
    </dialog>
  );
}

/**
 * Asks for confirmation. If `onConfirm` returns a promise the dialog stays open until that resolves to true; with false
 * it stays, so that the reader can try again. Source: spec §4 "Confirm dialog in async mode".
 */
export function ConfirmDialog({
  title,
  children,
  onConfirm,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  onConfirm(): void | Promise<boolean>;
  onClose(): void;
}) {
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
      actions={
        <>
          <button type="button" className="button" disabled={busy} onClick={onClose}>
            {text('dialog.cancel')}
          </button>
          <button
            type="button"
            className="button first"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => void confirm()}
          >
            {text('dialog.confirm')}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
