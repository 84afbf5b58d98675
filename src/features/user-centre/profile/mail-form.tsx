import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { CodeField } from '../../accounts/face/code-field.tsx';
import { askMail, confirmMail } from '../contract.ts';

/** Confirms a mail address by a code that is sent there. */
export function MailForm({ onDone }: { onDone(saved: UserInfo): void }) {
  const text = useText();
  const form = useForm();
  const { mail, message } = form.values;

  const ask = () => call(askMail, { mail }, { quiet: true });
  function save() {
    if (!form.requireFilled('mail', 'message')) return;
    void form.run(async () =>
      onDone(await withConfirmedIdentity(() => call(confirmMail, { mail, code: message }, { quiet: true }))),
    );
  }
  return (
    <FormFrame form={form} submit={text('safe.confirmMail')} onSubmit={save}>
      <Field label={text('safe.mail')} fault={form.faults.mail}>
        <TextField
          most={127}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={mail}
          onText={(value) => form.set('mail', value)}
        />
      </Field>
      <CodeField form={form} ask={ask} />
    </FormFrame>
  );
}
