import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { CloseButton } from './close-button.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { addBinding } from '../contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { OutboxNote } from '../fields/outbox-note.tsx';
import { usePhoneCode } from '../face/phone-code.tsx';
import { useSignInMethods } from '../face/sign-in-methods.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import '../../../ui/form/form.css';

/** The form that binds a phone. */
export function BindDialog({ onBound, onClose }: { onBound(): void; onClose(): void }) {
  const text = useText();
  const ways = useSignInMethods(),
    form = useForm();
  const { fields, phone, ensureCode } = usePhoneCode({ form, ways, signedIn: true });

  function bind() {
    if (!ensureCode()) return;
    void form.run(async () => {
      const given = { ...phone, message: form.values.message };
      setCurrentMember(await withConfirmedIdentity(() => call(addBinding, given, { quiet: true })));
      notify(text('bind.done'));
      onBound();
    });
  }
  return (
    <Dialog title={text('bind.title')} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <div className="sign-in-box ui">
        <FormFrame form={form} submit={text('bind.submit')} onSubmit={bind}>
          {fields}
        </FormFrame>
        <OutboxNote ways={ways} />
      </div>
    </Dialog>
  );
}
