import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { changePassword, addPassword } from '../../accounts/contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { useForm, type FormState, type FieldName } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { passwordFault } from '../../accounts/rules.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import { CodeField } from '../../accounts/face/code-field.tsx';
import { sections } from '../section.ts';

const securityHash = sections.find(({ name }) => name === 'safe')!.hash;

/** How members prove their identity. */
type ProofMethod = 'password' | 'phone';

/**
 * Sets the first password, or another one by the old one or by a code sent to the bound phone (V12, V13). Source: spec
 * §5.
 */
export function PasswordSection({ member }: { member: UserInfo }) {
  const text = useText();
  const form = useForm();
  const [by, setBy] = useState<ProofMethod>('password');
  const { values, showFault } = form;

  function save() {
    const { oldPassword, password, passwordAgain, message } = values;
    if (member.hasPassword && by === 'password' && !oldPassword)
      return showFault('oldPassword', text('password.enterOld'));
    if (member.hasPassword && by === 'phone' && !message.trim()) return showFault('message', text('field.missing'));
    if (!password) return showFault('password', text('password.enterNew'));
    const fault = passwordFault(password);
    if (fault) return showFault('password', text(`error.${fault}`));
    if (by === 'password' && password === oldPassword) return showFault('password', text('error.passwordSame'));
    if (!passwordAgain) return showFault('passwordAgain', text('password.confirmNew'));
    if (password !== passwordAgain) return showFault('passwordAgain', text('password.inconsistent'));
    void form.run(async () => {
      setCurrentMember(
        member.hasPassword
          ? await withConfirmedIdentity(() =>
              call(
                changePassword,
                { newPassword: password, ...(by === 'password' ? { oldPassword } : { message }) },
                { quiet: true },
              ),
            )
          : await withConfirmedIdentity(() => call(addPassword, { password }, { quiet: true })),
      );
      notify(text('password.saved'));
      location.hash = securityHash;
    });
  }
  const title = text(member.hasPassword ? 'password.change' : 'password.set');
  const ways: { name: ProofMethod; title: string }[] = [{ name: 'password', title: text('password.byOld') }];
  if (member.phone) ways.push({ name: 'phone', title: text('password.byPhone') });
  const fresh = (
    <>
      <PasswordInput
        form={form}
        name="password"
        label={text('field.newPassword')}
        hint={text('field.passwordHint')}
        isNew
      />
      <PasswordInput form={form} name="passwordAgain" label={text('password.again')} isNew />
    </>
  );

  return (
    <section aria-labelledby="password-title">
      <p>
        <a className="back" href={securityHash}>
          {text('usercentre.safe')}
        </a>
      </p>
      <h2 id="password-title">{title}</h2>
      {!member.phoneBound ? (
        <>
          <p>{text('error.phoneNeededForPassword')}</p>
          <p>
            <a className="button first" href={securityHash}>
              {text('safe.bindPhone')}
            </a>
          </p>
        </>
      ) : (
        <FormFrame form={form} submit={text('usercentre.save')} onSubmit={save}>
          {/* The username for password managers. */}
          <input
            className="unseen"
            tabIndex={-1}
            aria-hidden="true"
            autoComplete="username"
            value={member.username}
            readOnly
          />
          {!member.hasPassword ? (
            fresh
          ) : (
            <Tabs<ProofMethod> label={title} tabs={ways} selectedTab={by} onChoose={setBy}>
              {by === 'password' ? (
                <PasswordInput form={form} name="oldPassword" label={text('password.old')} />
              ) : (
                <CodeField form={form} phone={member.phone!} />
              )}
              {fresh}
            </Tabs>
          )}
          <p className="hint">{text('password.endsOthers')}</p>
        </FormFrame>
      )}
    </section>
  );
}

interface Props {
  form: FormState;
  name: FieldName;
  label: string;
  hint?: string;
  isNew?: boolean;
}

function PasswordInput({ form: { values, faults, set }, name, label, hint, isNew = false }: Props) {
  const text = useText();
  const typed =
    isNew && values[name] && passwordFault(values[name]) === 'passwordLetters'
      ? text('error.passwordLetters')
      : undefined;
  return (
    <Field label={label} fault={faults[name] ?? typed} hint={hint}>
      <input
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={values[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    </Field>
  );
}
