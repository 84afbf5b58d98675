import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';
import { Fault } from './fault.tsx';

interface Props {
  form: FormState;
  submit: string;
  onSubmit(): void;
  /** Shown next to the button. */ also?: ReactNode;
  children: ReactNode;
}

/** An account form: errors of the whole form are shown above its button, and it is submitted once at a time. */
export function FormFrame({ form, submit, onSubmit, also, children }: Props) {
  return (
    <form
      ref={form.ref}
      className="stack account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Fault>{form.faults.form}</Fault>
      <div className="row send">
        <button className="button first" aria-busy={form.busy}>
          {submit}
        </button>
        {also}
      </div>
    </form>
  );
}
