import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error message. */
interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  fault?: string;
  hint?: ReactNode;
  /** Keeps the hint visible next to an error: without it the field cannot be filled in. */
  isHintKept?: boolean;
  /** The control, or a function for one next to something else. */
  children: ReactElement<Partial<ControlAttributes>> | ((attributes: ControlAttributes) => ReactElement);
}

/** A labelled control, with its error message below. */
export function Field({ label, fault, hint, isHintKept = false, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const attributes = { id, 'aria-invalid': Boolean(fault), 'aria-describedby': described || undefined };
  return (
    <div className="field" data-wrong={fault ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {typeof children === 'function' ? children(attributes) : cloneElement(children, attributes)}
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
