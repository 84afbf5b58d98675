import { useEffect, useRef, useState, type RefObject } from 'react';
import { AbortedCall, showFailure } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { Failure, displayOf, type ErrorName } from '../../rules/errors.ts';

/** Fields of the account forms. */
export type FieldName =
  | 'nationCode'
  | 'mobile'
  | 'kaptcha'
  | 'message'
  | 'account'
  | 'username'
  | 'password'
  | 'invitationCode'
  | 'reason'
  | 'oldPassword'
  | 'passwordAgain'
  | 'mail';

/** The field at which a failure is shown. */
const fieldOf: Partial<Record<ErrorName, FieldName>> = {
  phoneShape: 'mobile',
  phoneTaken: 'mobile',
  phoneUnknown: 'mobile',
  kaptchaWrong: 'kaptcha',
  kaptchaNeeded: 'kaptcha',
  codeWrong: 'message',
  usernameShape: 'username',
  usernameTaken: 'username',
  passwordShape: 'password',
  passwordLetters: 'password',
  passwordCommon: 'password',
  passwordSame: 'password',
  signInWrong: 'password',
  passwordWrong: 'oldPassword',
  mailShape: 'mail',
  mailTaken: 'mail',
  invitationNeeded: 'invitationCode',
  invitationWrong: 'invitationCode',
};

/** The state of a form: values, errors, and whether it is being submitted. */
export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  values: Record<FieldName, string>;
  /** Error messages by field; `form` for those without a field. */
  faults: Partial<Record<FieldName | 'form', string>>;
  busy: boolean;
  set(field: FieldName, value: string): void;
  showFault(field: FieldName, words: string): void;
  /** Marks the empty ones among these fields and focuses the first; true if none is empty. */
  requireFilled(...fields: FieldName[]): boolean;
  /**
   * Runs an action unless one is running. A failure is shown at its field and passed to `onFailure`; the values stay.
   */
  run(action: () => Promise<void>, onFailure?: (failure: Failure) => void): Promise<void>;
}

const emptyValues: Record<FieldName, string> = {
  nationCode: '',
  mobile: '',
  kaptcha: '',
  message: '',
  account: '',
  username: '',
  password: '',
  invitationCode: '',
  reason: '',
  oldPassword: '',
  passwordAgain: '',
  mail: '',
};

export function useForm(): FormState {
  const text = useText();
  const form = useRef<HTMLFormElement>(null),
    under = useRef(false);
  const [values, setValues] = useState(emptyValues);
  const [faults, setFaults] = useState<FormState['faults']>({});
  const [busy, setBusy] = useState(false);
  /** Number of refusals: each one focuses its field. */
  const [refused, setRefused] = useState(0);

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  function showFaults(next: FormState['faults']) {
    setFaults(next);
    setRefused((count) => count + 1);
  }
  return {
    ref: form,
    values,
    faults,
    busy,
    set(field, value) {
      setValues((previousValues) => ({ ...previousValues, [field]: value }));
      setFaults((previousFaults) => ({ ...previousFaults, [field]: undefined, form: undefined }));
    },
    showFault: (field, words) => showFaults({ [field]: words }),
    requireFilled(...fields) {
      const empty = fields.filter((field) => !values[field].trim());
      if (empty.length) showFaults(Object.fromEntries(empty.map((field) => [field, text('field.missing')])));
      return !empty.length;
    },
    async run(action, onFailure) {
      if (under.current) return;
      under.current = true;
      setBusy(true);
      setFaults({});
      try {
        await action();
      } catch (error) {
        if (error instanceof AbortedCall) return;
        if (!(error instanceof Failure)) throw error;
        onFailure?.(error);
        const field = fieldOf[error.errorName];
        if (field || displayOf(error.errorName).as === 'toast')
          showFaults({ [field ?? 'form']: describeFailure(error, text) });
        else showFailure(error);
      } finally {
        under.current = false;
        setBusy(false);
      }
    },
  };
}

/** The message of a failure: the server's, else our own text. */
export const describeFailure = (failure: Failure, text: ReturnType<typeof useText>) =>
  failure.message === failure.errorName
    ? text(`error.${failure.errorName}`, failure.details as Record<string, string>)
    : failure.message;
