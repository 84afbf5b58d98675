import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { phoneRegistered, signIn, resetPassword } from '../contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { InvitationField } from '../fields/invitation-field.tsx';
import { Kaptcha } from '../fields/kaptcha.tsx';
import { PasswordField, validateNewPassword } from '../fields/password-field.tsx';
import { usePhoneCode } from '../face/phone-code.tsx';
import type { SignInMethods } from '../face/sign-in-methods.ts';
import { Button } from '../../../ui/form/button.tsx';

export interface FormProps {
  form: FormState;
  ways: SignInMethods;
  /** Called when signed in. */
  onIn(member: UserInfo, isNew: boolean): void;
  /** Called when the first factor was right and a second one is needed. */
  onSecondStep(): void;
}

/** Whether a number has an account. */
export const hasAccount = async (phone: { nationCode: string; mobile: string }) =>
  (await call(phoneRegistered, phone, { quiet: true })).registered;

/** By phone and SMS code; a number without an account gets one. */
export function CodeForm({ form, ways, onIn, onSecondStep }: FormProps) {
  const text = useText();
  const { values } = form;
  const { fields, phone, ensureCode } = usePhoneCode({ form, ways });
  const [invited, setInvited] = useState(ways.invitation);

  function send() {
    if (!ensureCode()) return;
    void form.run(
      async () => {
        const { userProfile, isNew } = await call(
          signIn,
          {
            ...phone,
            message: values.message,
            ...(values.invitationCode && { invitationCode: values.invitationCode }),
          },
          { quiet: true },
        );
        onIn(userProfile, isNew);
      },
      ({ errorName }) => {
        if (errorName === 'secondStepNeeded') onSecondStep();
        if (errorName.startsWith('invitation')) setInvited(true);
      },
    );
  }
  return (
    <FormFrame form={form} submit={text('signIn.submit')} onSubmit={send}>
      {fields}
      {invited ? (
        <InvitationField form={form} needed={ways.invitation} />
      ) : (
        <p className="hint">{text('signIn.newByCode')}</p>
      )}
    </FormFrame>
  );
}

/** By account and password; after some wrong passwords a captcha is required. */
export function PasswordForm({ form, onIn, onSecondStep, onForgotten }: FormProps & { onForgotten(): void }) {
  const text = useText();
  const { values, faults, set } = form;
  /** Number of the current captcha picture; 0 when none is needed. */
  const [kaptcha, setKaptcha] = useState(0);

  function send() {
    if (!form.requireFilled('account', 'password', ...(kaptcha ? ['kaptcha' as const] : []))) return;
    void form.run(
      async () => {
        const { userProfile } = await call(
          signIn,
          {
            username: values.account,
            password: values.password,
            ...(values.nationCode && { nationCode: values.nationCode }),
            ...(kaptcha && { kaptcha: values.kaptcha }),
          },
          { quiet: true },
        );
        onIn(userProfile, false);
      },
      ({ errorName }) => {
        if (errorName === 'secondStepNeeded') return onSecondStep();
        if (!kaptcha && errorName !== 'kaptchaNeeded') return;
        set('kaptcha', '');
        setKaptcha(kaptcha + 1);
      },
    );
  }
  return (
    <FormFrame
      form={form}
      submit={text('signIn.submit')}
      onSubmit={send}
      also={
        <Button look="plain" onClick={onForgotten}>
          {text('signIn.forgotten')}
        </Button>
      }
    >
      <Field label={text('field.account')} fault={faults.account}>
        <input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={values.account}
          onChange={(event) => set('account', event.target.value)}
        />
      </Field>
      <PasswordField form={form} />
      {kaptcha > 0 && <Kaptcha form={form} picture={kaptcha} />}
    </FormFrame>
  );
}

/** Resets a forgotten password by a code to the phone. */
export function ForgottenForm({ form, ways, onIn, onSecondStep, onBack }: FormProps & { onBack(): void }) {
  const text = useText();
  const { fields, phone, ensureCode } = usePhoneCode({
    form,
    ways,
    assertUsable: async (number) => void ((await hasAccount(number)) || fail('phoneUnknown')),
  });

  function send() {
    if (!ensureCode() || !validateNewPassword(form, text)) return;
    void form.run(
      async () => {
        const { userProfile } = await call(
          resetPassword,
          { ...phone, message: form.values.message, password: form.values.password },
          { quiet: true },
        );
        onIn(userProfile, false);
      },
      ({ errorName }) => {
        if (errorName === 'secondStepNeeded') onSecondStep();
      },
    );
  }
  return (
    <FormFrame
      form={form}
      submit={text('forgotten.submit')}
      onSubmit={send}
      also={
        <Button look="plain" onClick={onBack}>
          {text('forgotten.back')}
        </Button>
      }
    >
      <p>{text('forgotten.lead')}</p>
      {fields}
      <PasswordField form={form} isNew label={text('field.newPassword')} />
    </FormFrame>
  );
}
