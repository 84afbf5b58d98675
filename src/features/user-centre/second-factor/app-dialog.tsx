import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { addApp, type startApp } from '../../accounts/second-factor/contract.ts';
import '../../../ui/form/form.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  setup: ReplyOf<typeof startApp>;
  onAdded(recoveryCodes: readonly string[]): void;
  onClose(): void;
}

/** Sets up an authenticator app: its secret as a QR code, a link and text, then a code of the app to verify it. */
export function AppDialog({ setup, onAdded, onClose }: Props) {
  const text = useText();
  const form = useForm();

  function send() {
    if (!form.requireFilled('message')) return;
    void form.run(async () => {
      const { recoveryCodes } = await call(addApp, { code: form.values.message }, { quiet: true });
      onAdded(recoveryCodes);
    });
  }
  return (
    <Dialog
      title={text('factor.app')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('dialog.cancel')}</Button>}
    >
      <div className="stack app-setup">
        <p>{text('factor.scan')}</p>
        <QrCode className="app-code" text={setup.address} label={text('factor.qr')} />
        <a href={setup.address}>{text('factor.open')}</a>
        <p>
          {text('factor.secret')}
          <code translate="no">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <FormFrame form={form} submit={text('factor.turnOn')} onSubmit={send}>
          <Field label={text('factor.code')} fault={form.faults.message}>
            <TextField
              characters={10}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={form.values.message}
              onText={(value) => form.set('message', value)}
            />
          </Field>
        </FormFrame>
      </div>
    </Dialog>
  );
}
