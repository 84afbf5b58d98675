import { useId, useRef } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import './copy-field.css';
import { Button } from '../../../ui/form/button.tsx';

/** A text with a copy button; if copying is not allowed, the text is selected. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useReader();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = () =>
    void navigator.clipboard?.writeText(value).then(
      () => notify(t('share.copied'), { ms: limits.toastMs.short }),
      () => {
        field.current!.select();
        notify(t('share.copyFailed'));
      },
    );
  return (
    <div className="field copied">
      <label htmlFor={id}>{label}</label>
      <div className="together">
        <textarea ref={field} id={id} readOnly rows={1} value={value} onFocus={({ target }) => target.select()} />
        <Button onClick={copy}>{t('share.copy')}</Button>
      </div>
    </div>
  );
}
