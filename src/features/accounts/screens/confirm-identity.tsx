import { useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { answerConfirmation, useConfirmationAsked } from '../face/confirmed-identity.ts';
import type { confirmIdentity, UserInfo } from '../contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { CodeField } from '../face/code-field.tsx';
import { PasskeyButton } from '../fields/passkey-button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import '../../../ui/form/form.css';

type Way = 'password' | 'phone';

/**
 * Asks who is there before something that would take the account away: by password, by a code to the bound phone, or by
 * a passkey.
 */
export function ConfirmIdentity({ member }: { member: UserInfo }) {
  return useConfirmationAsked() && <IdentityDialog member={member} />;
}

function IdentityDialog({ member }: { member: UserInfo }) {
  const text = useText();
  const form = useForm();
  const ways: { name: Way; title: string }[] = [];
  if (member.hasPassword) ways.push({ name: 'password', title: text('field.password') });
  if (member.phone) ways.push({ name: 'phone', title: text('signIn.byCode') });
  const [way, setWay] = useState<Way>(ways[0]?.name ?? 'password');
  const { password, message } = form.values;

  function send() {
    if (!form.filled(way === 'password' ? 'password' : 'message')) return;
    void form.run(async () => {
      await call(
        byRoute<typeof confirmIdentity>('POST /data/account/confirm'),
        way === 'password' ? { password } : { message },
        { quiet: true },
      );
      answerConfirmation(true);
    });
  }
  /** A passkey opens a new session; one of somebody else is another account's, for which nothing was asked. */
  const enter = (who: UserInfo) => (who.id === member.id ? answerConfirmation(true) : location.reload());

  return (
    <Dialog
      title={text('confirm.title')}
      onClose={() => answerConfirmation(false)}
      actions={
        <button type="button" className="button" onClick={() => answerConfirmation(false)}>
          {text('dialog.cancel')}
        </button>
      }
    >
      <div className="sign-in-box ui">
        <p>{text(ways.length ? 'confirm.why' : 'confirm.elsewise')}</p>
        {ways.length > 0 && (
          <FormFrame form={form} submit={text('dialog.confirm')} onSubmit={send}>
            <Tabs<Way> label={text('confirm.title')} tabs={ways} chosen={way} onChoose={setWay}>
              <div className="account-form">
                {way === 'password' ? <PasswordField form={form} /> : <CodeField form={form} phone={member.phone!} />}
              </div>
            </Tabs>
          </FormFrame>
        )}
        <p className="or">
          <span>{text('signIn.or')}</span>
        </p>
        <PasskeyButton onIn={enter} />
      </div>
    </Dialog>
  );
}
