import { useText } from '../../../kit/reader.tsx';

/** The cross in the corner of a dialog that holds a form. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const text = useText();
  return (
    <button type="button" className="icon dialog-close" aria-label={text('dialog.close')} onClick={onClose}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
