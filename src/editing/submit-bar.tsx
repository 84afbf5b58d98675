import { useReader } from '../kit/reader.tsx';
import * as limits from '../rules/limits.ts';
import { textLength } from '../rules/text-width.ts';
import { Field } from '../ui/form/field.tsx';

/** The change summary for the reviewer, and the submit button. */
export function SubmitBar({
  note,
  onNote,
  busy,
  fault,
}: {
  note: string;
  onNote(note: string): void;
  busy: boolean;
  fault: string | null;
}) {
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
        {(described) => (
          <input
            {...described}
            type="text"
            maxLength={limits.revisionNoteLength}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        )}
      </Field>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <p className="acts">
        <button className="button first" aria-busy={busy}>
          {t('write.submit')}
        </button>
        <span className="hint">{t('write.submit.hint')}</span>
      </p>
    </div>
  );
}
