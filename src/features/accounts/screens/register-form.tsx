import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { checkInvitation, checkCode, register } from '../contract.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { InvitationField } from '../fields/invitation-field.tsx';
import { PasswordField, validateNewPassword } from '../fields/password-field.tsx';
import { usePhoneCode } from '../face/phone-code.tsx';
import { usernameFault } from '../rules.ts';
import { hasAccount, type FormProps } from './sign-in-forms.tsx';
import { UsernameField } from '../fields/username-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Number of steps of registering, interests included. */
export const registerSteps = 3;

/** Registers in two steps: a verified phone, then name and password. */
export function RegisterForm({ form, ways, onIn }: FormProps) {
  const text = useText();
  const { values } = form;
  const [step, setStep] = useState<1 | 2>(1);
  const { fields, phone, ensureCode } = usePhoneCode({
    form,
    ways,
    assertUsable: async (number) => void ((await hasAccount(number)) && fail('phoneTaken')),
  });
  const invitation = values.invitationCode.trim();

  function prove() {
    if (!ensureCode() || (ways.invitation && !form.requireFilled('invitationCode'))) return;
    void form.run(async () => {
      if (invitation) await call(checkInvitation, { invitationCode: invitation }, { quiet: true });
      await call(checkCode, { ...phone, message: values.message }, { quiet: true });
      setStep(2);
    });
  }
  function send() {
    if (!form.requireFilled('username')) return;
    const fault = usernameFault(values.username.trim());
    if (fault) return form.showFault('username', text(`error.${fault}`));
    if (!validateNewPassword(form, text)) return;
    void form.run(
      async () => {
        const { userProfile } = await call(
          register,
          {
            ...phone,
            message: values.message,
            username: values.username,
            password: values.password,
            ...(invitation && { invitationCode: invitation }),
          },
          { quiet: true },
        );
        onIn(userProfile, true);
        // The code may have expired, or the number or invitation may have been used since.
      },
      ({ errorName }) => /^(?:code|phone|invitation)/.test(errorName) && setStep(1),
    );
  }

  const at = <p className="hint tabular">{text('register.step', { step, steps: registerSteps })}</p>;
  if (step === 1) {
    return (
      <FormFrame key="phone" form={form} submit={text('register.next')} onSubmit={prove}>
        {at}
        {fields}
        <InvitationField form={form} needed={ways.invitation} />
      </FormFrame>
    );
  }
  return (
    <FormFrame
      key="name"
      form={form}
      submit={text('register.submit')}
      onSubmit={send}
      also={
        <Button look="plain" onClick={() => setStep(1)}>
          {text('register.back')}
        </Button>
      }
    >
      {at}
      <UsernameField form={form} autoFocus />
      <PasswordField form={form} isNew />
    </FormFrame>
  );
}
