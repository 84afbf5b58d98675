import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { saveUserInfo } from '../../accounts/contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { usernameFault } from '../../accounts/rules.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import { AvatarRow } from './avatar-row.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Profile fields in display order. */
const fields = [
  { name: 'username', most: limits.usernameWidth.most / 2, autoComplete: 'username' },
  { name: 'signature', most: limits.signatureLength, rows: 3 },
  { name: 'company', autoComplete: 'organization' },
  { name: 'occupation' },
  { name: 'position', autoComplete: 'organization-title' },
  { name: 'address', autoComplete: 'street-address' },
] as const;
type Name = (typeof fields)[number]['name'];

const readProfile = (member: UserInfo) =>
  Object.fromEntries(fields.map(({ name }) => [name, member[name]])) as Record<Name, string>;

/** The profile: avatar, name and further fields. Leaving the page with unsaved changes asks for confirmation. */
export function ProfileSection({ member }: { member: UserInfo }) {
  const text = useText();
  const form = useForm();
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const savedProfile = readProfile(member);
  const changed = fields
    .map(({ name }) => name)
    .filter((name) => typed[name] !== undefined && typed[name] !== savedProfile[name]);
  const dirty = changed.length > 0;

  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);

  function save() {
    const username = typed.username?.trim();
    if (username !== undefined && usernameFault(username))
      return form.showFault('username', text('error.usernameShape'));
    void form.run(async () => {
      const profile = Object.fromEntries(changed.map((name) => [name, typed[name]!.trim()]));
      setCurrentMember(await withConfirmedIdentity(() => call(saveUserInfo, profile, { quiet: true })));
      setTyped({});
      notify(text('usercentre.saved'));
    });
  }

  return (
    <section aria-labelledby="profile-title">
      <h2 id="profile-title">{text('usercentre.profile')}</h2>
      <AvatarRow member={member} />
      <FormFrame
        form={form}
        submit={text('usercentre.save')}
        onSubmit={save}
        also={
          dirty && (
            <>
              <Button onClick={() => setTyped({})}>{text('usercentre.discard')}</Button>
              <span className="hint" role="status">
                {text('usercentre.unsaved')}
              </span>
            </>
          )
        }
      >
        {fields.map(({ name, ...field }) => (
          <Field
            key={name}
            label={text(`profile.${name}`)}
            fault={name === 'username' ? form.faults.username : undefined}
            hint={name === 'username' && text('field.usernameHint')}
          >
            <TextField
              {...field}
              value={typed[name] ?? savedProfile[name]}
              onText={(value) => {
                setTyped((before) => ({ ...before, [name]: value }));
                if (name === 'username') form.set('username', value);
              }}
            />
          </Field>
        ))}
      </FormFrame>
    </section>
  );
}
