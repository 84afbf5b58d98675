import { useReader } from '../kit/reader.tsx';
import * as limits from '../rules/limits.ts';
import { textLength } from '../rules/text-width.ts';
import { Field } from '../ui/form/field.tsx';
import { Fault } from '../ui/form/fault.tsx';

interface Props {
  note: string;
  onNote(note: string): void;
  busy: boolean;
  fault: string | null;
}

/** The change summary for the reviewer, and the submit button. */
export function SubmitBar({ note, onNote, busy, fault }: Props) {
  const { t } = useReader();
  return (
    <div className="stack submit-bar">
      <Field
        label={t('write.note')}
        hint={
          <span className="tabular">
            {textLength(note)} / {limits.revisionNoteLength}
          </span>
        }
      >
        <input
          type="text"
          maxLength={limits.revisionNoteLength}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </Field>
      <Fault>{fault}</Fault>
      <p className="acts">
        <button className="button first" aria-busy={busy}>
          {t('write.submit')}
        </button>
        <span className="hint">{t('write.submit.hint')}</span>
      </p>
    </div>
  );
}
