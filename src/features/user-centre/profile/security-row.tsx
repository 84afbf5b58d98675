import type { ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';

interface Props {
  name: string;
  value?: string | null;
  note?: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** A row of the security section: its value (null for none), its actions, and the form that an action opens. */
export function SecurityRow({ name, value, note, actions, children }: Props) {
  const text = useText();
  return (
    <div className="safe-row" role="group" aria-label={name}>
      <b>{name}</b>
      <p>
        {value === null ? <span className="hint">{text('safe.none')}</span> : value}
        {note && <small className="hint">{note}</small>}
      </p>
      <div className="row safe-actions">{actions}</div>
      {children && <div className="safe-form">{children}</div>}
    </div>
  );
}
