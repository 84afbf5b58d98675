import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { sendConfirmation } from '../contract.ts';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { OutboxNote } from '../fields/outbox-note.tsx';
import { useSignInMethods } from './sign-in-methods.ts';
import { useCountdown } from '../../../ui/use-countdown.ts';

interface Props {
  form: FormState;
  phone?: string;
  ask?(): Promise<{ waitSeconds: number }>;
}

/** A field for a one-time code with a button that requests one: sent to the bound phone, or by `ask` elsewhere. */
export function CodeField({ form, phone, ask }: Props) {
  const text = useText();
  const ways = useSignInMethods();
  const [seconds, wait] = useCountdown();
  const [sent, setSent] = useState(false);

  const send = () =>
    void form.run(
      async () => {
        const { waitSeconds } = await (ask?.() ?? call(sendConfirmation, {}, { quiet: true }));
        wait(waitSeconds);
        setSent(true);
      },
      ({ errorName, details }) => {
        if (errorName === 'tryLater') wait(Number(details.seconds));
      },
    );
  return (
    <>
      <Field
        label={text('field.code')}
        fault={form.faults.message}
        hint={phone && text('code.goesTo', { target: phone })}
      >
        {(described) => (
          <div className="together">
            <TextField
              {...described}
              most={6}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={form.values.message}
              onText={(value) => form.set('message', value)}
            />
            <button type="button" className="button tabular" disabled={seconds > 0} onClick={send}>
              {seconds ? text('code.again', { seconds }) : text('code.send')}
            </button>
          </div>
        )}
      </Field>
      <p role="status" className="hint">
        {sent && text('code.sent')}
      </p>
      {sent && phone && ways.phone === 'outbox' && <OutboxNote ways={ways} />}
    </>
  );
}
