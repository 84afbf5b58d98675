import { useId, type ReactNode } from 'react';

/** What ties a control to its label, its hint and what is wrong with it. */
export interface Described {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control, what is wrong with it directly below. */
export function Field({
  label,
  fault,
  hint,
  isHintKept = false,
  children,
}: {
  label: string;
  fault?: string;
  hint?: ReactNode;
  /** The hint stays in sight while something is wrong: without it the field cannot be filled in. */
  isHintKept?: boolean;
  children(described: Described): ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="field" data-wrong={fault ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(fault), 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="hint" data-kept={isHintKept || undefined}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
