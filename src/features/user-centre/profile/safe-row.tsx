import type { ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';

/**
 * What an account has or lacks, what can be done about it, and the form that this takes. `value`: null for nothing yet.
 */
export function SafeRow({
  name,
  value,
  note,
  actions,
  children,
}: {
  name: string;
  value?: string | null;
  note?: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const text = useText();
  return (
    <div className="safe-row" role="group" aria-label={name}>
      <b>{name}</b>
      <p>
        {value === null ? <span className="hint">{text('safe.none')}</span> : value}
        {note && <small className="hint">{note}</small>}
      </p>
      <div className="safe-actions">{actions}</div>
      {children && <div className="safe-form">{children}</div>}
    </div>
  );
}
