import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { PasskeyAlternative } from '../fields/passkey-button.tsx';
import { SecondCodeField } from '../fields/second-code-field.tsx';
import { secondStep } from '../second-factor/contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The second step of signing in: a code of the app, a recovery code or a passkey. */
export function SecondStepForm({ onIn, onBack }: { onIn(member: UserInfo): void; onBack(): void }) {
  const text = useText();
  const form = useForm();

  function send() {
    if (!form.requireFilled('message')) return;
    void form.run(async () => {
      const { userProfile } = await call(secondStep, { code: form.values.message }, { quiet: true });
      onIn(userProfile);
    });
  }
  return (
    <>
      <FormFrame
        form={form}
        submit={text('second.submit')}
        onSubmit={send}
        also={
          <Button look="plain" onClick={onBack}>
            {text('second.back')}
          </Button>
        }
      >
        <p>{text('second.lead')}</p>
        <SecondCodeField form={form} />
      </FormFrame>
      <PasskeyAlternative onIn={onIn} />
    </>
  );
}
