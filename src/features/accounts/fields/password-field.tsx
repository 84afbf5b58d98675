import { useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { passwordFault } from '../rules.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  form: FormState;
  isNew?: boolean;
  label?: string;
}

/** A password, hidden or shown. A new one is shown with its rules (V12), and its faults at once. */
export function PasswordField({ form: { values, faults, set }, isNew = false, label }: Props) {
  const text = useText();
  const [isVisible, setShown] = useState(false);
  const typed =
    isNew && values.password && passwordFault(values.password) === 'passwordLetters'
      ? text('error.passwordLetters')
      : undefined;
  return (
    <Field
      label={label ?? text('field.password')}
      fault={faults.password ?? typed}
      hint={isNew && text('field.passwordHint')}
    >
      {(described) => (
        <div className="together">
          <input
            {...described}
            type={isVisible ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
          />
          <Button
            look="icon"
            aria-pressed={isVisible}
            aria-label={text('field.showPassword')}
            title={text('field.showPassword')}
            onClick={() => setShown(!isVisible)}
          >
            <svg
              viewBox="0 0 20 16"
              width="20"
              height="16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              aria-hidden="true"
            >
              <path d="M1.5 8S4.5 2.5 10 2.5 18.5 8 18.5 8 15.5 13.5 10 13.5 1.5 8 1.5 8Z" />
              <circle cx="10" cy="8" r="2.6" />
              {isVisible && <path d="M3 14.5 17 1.5" />}
            </svg>
          </Button>
        </div>
      )}
    </Field>
  );
}

/** Whether a new password is valid; shows its fault otherwise. */
export function validateNewPassword({ values, showFault }: FormState, text: ReturnType<typeof useText>): boolean {
  const fault = passwordFault(values.password);
  if (fault) showFault('password', text(values.password ? `error.${fault}` : 'field.missing'));
  return !fault;
}
