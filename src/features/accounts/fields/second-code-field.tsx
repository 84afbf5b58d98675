import { useText } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { FormState } from '../../../ui/form/use-form.ts';

/** A field for a code of the authenticator app or a recovery code, in `message` of the form. */
export function SecondCodeField({ form }: { form: FormState }) {
  const text = useText();
  return (
    <Field label={text('second.code')} fault={form.faults.message}>
      <TextField
        characters={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.message}
        onText={(value) => form.set('message', value)}
      />
    </Field>
  );
}
