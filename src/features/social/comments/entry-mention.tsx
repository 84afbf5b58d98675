import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Finds an entry and returns its link text for a comment. */
export function EntryMention({ onPick, onClose }: { onPick(words: string): void; onClose(): void }) {
  const text = useText();
  return (
    <Dialog
      title={text('comments.entry')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('dialog.cancel')}</Button>}
    >
      <EntryBox
        name="entry"
        label={text('comments.entry')}
        value={null}
        autoFocus
        onPick={(entry) => entry && onPick(`[[${entry.id}|${entry.name.replaceAll(/[[\]|]/g, ' ')}]]`)}
      />
    </Dialog>
  );
}
