import { useText } from '../../kit/reader.tsx';
import { useSavedFile } from '../../kit/saved-input/use-saved-file.ts';
import { placeOnPage } from '../../kit/saved-input/use-saved-input.ts';
import { Button } from '../../ui/form/button.tsx';

/** Place on the page that holds a chosen picture until it is uploaded. */
export const pendingPicturePlace = () => placeOnPage('picture');

/** Offers to continue with, or to discard, a picture that was chosen on this page but not uploaded. */
export function PendingPicture({ onFile }: { onFile(file: File): void }) {
  const text = useText();
  const [file, setFile] = useSavedFile(pendingPicturePlace());
  if (!file) return null;
  return (
    <p className="acts">
      <Button onClick={() => onFile(file)}>{text('picture.unsent', { name: file.name })}</Button>
      <Button look="icon" aria-label={text('picture.unsent.remove', { name: file.name })} onClick={() => setFile(null)}>
        <span aria-hidden="true">×</span>
      </Button>
    </p>
  );
}
