import { useId, type ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error message. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control, with its error message below. */
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
  /** Keeps the hint visible next to an error: without it the field cannot be filled in. */
  isHintKept?: boolean;
  children(described: ControlAttributes): ReactNode;
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
