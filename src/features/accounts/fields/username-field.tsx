import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { checkUsername } from '../contract.ts';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { usernameFault } from '../rules.ts';

/** Debounce before a name is looked up, in milliseconds. */
const pauseMs = 400;

interface Props {
  form: FormState;
  autoFocus?: boolean;
}

/** A username, looked up while it is typed (V11), but not during input method composition. */
export function UsernameField({ form: { values, faults, set }, autoFocus = false }: Props) {
  const text = useText();
  const [composing, setComposing] = useState(false);
  /** The server's answer about a name. */
  const [lastAnswer, setKnown] = useState<{ name: string; free: boolean } | null>(null);
  const name = values.username.trim();
  const answer = lastAnswer?.name === name ? lastAnswer : null;
  const misshapen = name && !composing ? usernameFault(name) : null;

  useEffect(() => {
    if (!name || composing || misshapen) return;
    const flight = new AbortController();
    const pause = setTimeout(() => {
      call(checkUsername, { username: name }, { quiet: true, signal: flight.signal }).then(
        ({ free }) => setKnown({ name, free }),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      flight.abort();
    };
  }, [name, composing, misshapen]);

  const typed =
    misshapen && [...name].length > 3
      ? text('error.usernameShape')
      : answer?.free === false
        ? text('error.usernameTaken')
        : undefined;
  return (
    <>
      <Field label={text('field.username')} fault={faults.username ?? typed} hint={text('field.usernameHint')}>
        <TextField
          characters={limits.usernameWidth.most}
          autoFocus={autoFocus}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onText={(value) => set('username', value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </Field>
      <p role="status" className="hint good">
        {answer?.free && text('field.usernameFree')}
      </p>
    </>
  );
}
