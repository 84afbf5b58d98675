import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { resolveConfirmation, useConfirmationPending } from '../../../kit/member/identity-confirmation.ts';
import { confirmIdentity } from '../contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { CodeField } from '../face/code-field.tsx';
import { PasskeyAlternative } from '../fields/passkey-button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SecondCodeField } from '../fields/second-code-field.tsx';
import { loadCurrentMember, setCurrentMember } from '../../../kit/member/current-member.ts';
import '../../../ui/form/form.css';
import { Button } from '../../../ui/form/button.tsx';

type ConfirmationMethod = 'password' | 'phone' | 'second';

/**
 * Asks members to confirm their identity before an action that could take the account away: by password, by a code to
 * the bound phone, or by a passkey; members with a second factor use that.
 */
export function ConfirmIdentity({ member }: { member: UserInfo }) {
  return useConfirmationPending() && <IdentityDialog member={member} />;
}

function IdentityDialog({ member }: { member: UserInfo }) {
  const text = useText();
  const form = useForm();
  const ways: { name: ConfirmationMethod; title: string }[] = [];
  if (member.secondFactor) ways.push({ name: 'second', title: text('second.title') });
  else {
    if (member.hasPassword) ways.push({ name: 'password', title: text('field.password') });
    if (member.phone) ways.push({ name: 'phone', title: text('signIn.byCode') });
  }
  const [way, setWay] = useState<ConfirmationMethod>(ways[0]?.name ?? 'password');
  const { password, message } = form.values;

  function send() {
    if (!form.requireFilled(way === 'password' ? 'password' : 'message')) return;
    void form.run(async () => {
      await call(
        confirmIdentity,
        way === 'password' ? { password } : way === 'second' ? { code: message } : { message },
        { quiet: true },
      );
      if (way === 'second') await loadCurrentMember(); // the session's role may depend on it
      resolveConfirmation(true);
    });
  }
  /** A passkey signs in; if it belongs to another account, the page is reloaded for that account. */
  function enter(who: UserInfo) {
    if (who.id !== member.id) return location.reload();
    setCurrentMember(who);
    resolveConfirmation(true);
  }

  const field = {
    password: <PasswordField form={form} />,
    phone: <CodeField form={form} phone={member.phone ?? ''} />,
    second: <SecondCodeField form={form} />,
  }[way];
  return (
    <Dialog
      title={text('confirm.title')}
      onClose={() => resolveConfirmation(false)}
      actions={<Button onClick={() => resolveConfirmation(false)}>{text('dialog.cancel')}</Button>}
    >
      <div className="sign-in-box ui">
        <p>{text(ways.length ? 'confirm.why' : 'confirm.elsewise')}</p>
        {ways.length > 0 && (
          <FormFrame form={form} submit={text('dialog.confirm')} onSubmit={send}>
            {ways.length > 1 ? (
              <Tabs<ConfirmationMethod> label={text('confirm.title')} tabs={ways} selectedTab={way} onChoose={setWay}>
                <div className="stack account-form">{field}</div>
              </Tabs>
            ) : (
              field
            )}
          </FormFrame>
        )}
        <PasskeyAlternative onIn={enter} />
      </div>
    </Dialog>
  );
}
