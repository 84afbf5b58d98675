import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { changeBinding, addBinding } from '../../accounts/contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { usePhoneCode } from '../../accounts/face/phone-code.tsx';
import type { SignInMethods } from '../../accounts/face/sign-in-methods.ts';

interface Props {
  member: UserInfo;
  ways: SignInMethods;
  onDone(saved: UserInfo): void;
}

/** Binds a phone, or replaces the bound one. */
export function PhoneForm({ member, ways, onDone }: Props) {
  const text = useText();
  const form = useForm();
  const { fields, phone, ensureCode } = usePhoneCode({ form, ways, signedIn: true, previous: member.phone });

  function save() {
    if (!ensureCode()) return;
    const given = { ...phone, message: form.values.message };
    void form.run(async () =>
      onDone(
        await withConfirmedIdentity(() =>
          member.phone ? call(changeBinding, given, { quiet: true }) : call(addBinding, given, { quiet: true }),
        ),
      ),
    );
  }
  return (
    <FormFrame form={form} submit={text(member.phone ? 'safe.change' : 'safe.bind')} onSubmit={save}>
      {fields}
    </FormFrame>
  );
}
