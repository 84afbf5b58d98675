import { useText } from '../../../kit/reader.tsx';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';

export function InvitationField({ form: { values, faults, set }, needed }: { form: FormState; needed: boolean }) {
  const text = useText();
  return (
    <Field label={text(needed ? 'field.invitation' : 'field.invitationOptional')} fault={faults.invitationCode}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={values.invitationCode}
        onChange={(event) => set('invitationCode', event.target.value)}
      />
    </Field>
  );
}
