import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';

/** An account form: errors of the whole form are shown above its button, and it is submitted once at a time. */
export function FormFrame({
  form,
  submit,
  onSubmit,
  also,
  children,
}: {
  form: FormState;
  submit: string;
  onSubmit(): void;
  /** Shown next to the button. */ also?: ReactNode;
  children: ReactNode;
}) {
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
      {form.faults.form && (
        <p role="alert" className="fault">
          {form.faults.form}
        </p>
      )}
      <div className="row send">
        <button className="button first" aria-busy={form.busy}>
          {submit}
        </button>
        {also}
      </div>
    </form>
  );
}
