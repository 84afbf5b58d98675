import type { ReactNode } from 'react';
import type { Entry } from './use-form.ts';

/** A form of accounts: what is wrong with the whole stands above its button, and it is sent once at a time. */
export function FormFrame({
  entry,
  submit,
  onSubmit,
  also,
  children,
}: {
  entry: Entry;
  submit: string;
  onSubmit(): void;
  /** Beside the button. */ also?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      ref={entry.form}
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {entry.faults.form && (
        <p role="alert" className="fault">
          {entry.faults.form}
        </p>
      )}
      <div className="send">
        <button className="button first" aria-busy={entry.busy}>
          {submit}
        </button>
        {also}
      </div>
    </form>
  );
}
