import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { kinds, regions } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { setUsername, setInterests } from '../contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { UsernameField } from '../fields/username-field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Members who registered by SMS or messaging app have a generated name; here they choose their own. */
export function NameForm({ member, onDone }: { member: UserInfo; onDone(): void }) {
  const text = useText();
  const form = useForm();

  function save() {
    if (!form.requireFilled('username')) return;
    void form.run(async () => {
      await withConfirmedIdentity(() => call(setUsername, { username: form.values.username }, { quiet: true }));
      onDone();
    });
  }
  return (
    <FormFrame
      form={form}
      submit={text('newcomer.save')}
      onSubmit={save}
      also={
        <Button look="plain" onClick={onDone}>
          {text('newcomer.later')}
        </Button>
      }
    >
      <p>{text('newcomer.lead', { name: member.username })}</p>
      <UsernameField form={form} autoFocus />
    </FormFrame>
  );
}

/** Interests: kinds, regions and free words; all optional. */
export function InterestsForm({ onDone }: { onDone(): void }) {
  const text = useText();
  const form = useForm();
  const [interests, setChosen] = useState<readonly string[]>([]);
  const [word, setWord] = useState('');
  const ready: readonly string[] = [...kinds, ...regions];
  const freeWords = interests.filter((interest) => !ready.includes(interest));

  const toggle = (interest: string) =>
    setChosen((list) =>
      list.includes(interest)
        ? list.filter((other) => other !== interest)
        : list.length < limits.interests
          ? [...list, interest]
          : list,
    );
  function add() {
    const trimmedWord = word.trim();
    if (trimmedWord && !interests.includes(trimmedWord)) toggle(trimmedWord);
    setWord('');
  }
  function save() {
    if (word.trim()) return add();
    if (!interests.length) return onDone();
    void form.run(async () => {
      await call(setInterests, { interests: [...interests] }, { quiet: true });
      onDone();
    });
  }
  const chips = (legend: string, names: readonly { value: string; name: string; kind?: string }[]) => (
    <fieldset className="row chips">
      <legend>{legend}</legend>
      {names.map(({ value, name, kind }) => (
        <label key={value} className="chip" data-kind={kind}>
          <input type="checkbox" checked={interests.includes(value)} onChange={() => toggle(value)} />
          {kind && <span className="mark" />}
          {name}
        </label>
      ))}
    </fieldset>
  );

  return (
    <FormFrame
      form={form}
      submit={text('interests.save')}
      onSubmit={save}
      also={
        <Button look="plain" onClick={onDone}>
          {text('interests.skip')}
        </Button>
      }
    >
      <p>{text('interests.lead')}</p>
      {chips(
        text('interests.kinds'),
        kinds.map((kind) => ({ value: kind, name: text(`kind.${kind}`), kind })),
      )}
      {chips(
        text('interests.regions'),
        regions.map((region) => ({ value: region, name: text(`region.${region}`) })),
      )}
      <Field label={text('interests.own')}>
        {(described) => (
          <div className="together">
            <TextField
              {...described}
              characters={limits.tagNameLength}
              autoComplete="off"
              value={word}
              onText={setWord}
            />
            <Button onClick={add}>{text('interests.add')}</Button>
          </div>
        )}
      </Field>
      {freeWords.length > 0 && (
        <ul className="row bare chips">
          {freeWords.map((freeWord) => (
            <li key={freeWord} className="chip">
              {freeWord}
              <button
                type="button"
                className="icon"
                aria-label={text('interests.remove', { name: freeWord })}
                onClick={() => toggle(freeWord)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormFrame>
  );
}
