import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { setWatch, useSocialState, type Subject } from '../face/state.ts';
import { watchFrequencies } from '../rules.ts';
import { frequencyKeys } from './frequency-keys.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Chooses whether and how often the member is notified of changes; each choice is saved at once. */
export function WatchDialog({ subject, onClose }: { subject: Subject; onClose(): void }) {
  const text = useText();
  const watched = useSocialState(subject)?.watched ?? null;
  return (
    <Dialog
      title={text('watch.what')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('dialog.close')}</Button>}
    >
      <fieldset className="watch-choices">
        <legend className="unseen">{text('watch.what')}</legend>
        {[null, ...watchFrequencies].map((how) => (
          <label key={how}>
            <input type="radio" name="watch" checked={watched === how} onChange={() => void setWatch(subject, how)} />
            {text(frequencyKeys[how ?? 'off'])}
          </label>
        ))}
      </fieldset>
      <p className="hint">{text('watch.mail')}</p>
    </Dialog>
  );
}
