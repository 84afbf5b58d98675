import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { genders, type Gender } from '../../../rules/kinds.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { TimeBox } from '../../../editing/fields/time-box.tsx';
import { switchMember, type EditableMember } from './editable-union.ts';
import { Options } from '../../../ui/form/options.tsx';

interface Props<M extends EditableMember> {
  member: M;
  /** Name of the entry. */
  name: string;
  /** Whether missing values are reported. */
  reportsMissing: boolean;
  /** `isStep`: the change is a separate undo step. */
  onMember(change: (member: M) => M, isStep?: boolean): void;
  onNamed(entry: LinkedEntry): void;
}

/** Chooses a member: an existing entry, or a new person with a few details. Source: spec §3 S06. */
export function MemberFields<M extends EditableMember>({ member, name, reportsMissing, onMember, onNamed }: Props<M>) {
  const { language, t } = useReader(),
    id = useId();
  const { person } = member;
  const set = (change: Partial<NonNullable<EditableMember['person']>>) =>
    onMember((now) => ({ ...now, person: now.person && { ...now.person, ...change } }));
  return (
    <div className="stack member-fields">
      <fieldset className="row">
        <legend className="unseen">{name || t('write.family.someone')}</legend>
        {([true, false] as const).map((isNew) => (
          <label key={String(isNew)}>
            <input
              type="radio"
              name={`${id}-how`}
              checked={(person !== null) === isNew}
              onChange={() => onMember((now) => switchMember(now, isNew, language), true)}
            />
            {t(isNew ? 'write.family.new' : 'write.family.existing')}
          </label>
        ))}
      </fieldset>
      {person === null ? (
        <EntryBox
          name="member"
          label={t('write.family.existing')}
          value={member.id ? { id: member.id, name } : null}
          onPick={(entry) => {
            if (entry) onNamed(entry);
            onMember((now) => ({ ...now, id: entry?.itemId ?? '' }));
          }}
        />
      ) : (
        <>
          <Field
            label={t('write.family.name')}
            fault={
              reportsMissing && !person.name.trim() && !Object.keys(person.names).length
                ? t('write.family.name.missing')
                : undefined
            }
          >
            <TextField
              type="text"
              autoComplete="off"
              lang={languageTag(language)}
              characters={limits.nameLength}
              value={person.name}
              onText={(text) => set({ name: text })}
            />
          </Field>
          <div className="row">
            <Field label={t('write.family.gender')}>
              <select
                value={person.gender ?? ''}
                onChange={({ target }) => set({ gender: (target.value || null) as Gender | null })}
              >
                <option value="">{t('write.family.gender.none')}</option>
                <Options of={genders} name={(gender) => t(`write.family.gender.${gender}`)} />
              </select>
            </Field>
            <label className="member-tick">
              <input type="checkbox" checked={person.royal} onChange={({ target }) => set({ royal: target.checked })} />
              {t('write.family.royal')}
            </label>
          </div>
          <TimeBox
            label={t('write.family.life')}
            value={person.life}
            onChange={(change) =>
              onMember((now) => ({ ...now, person: now.person && { ...now.person, life: change(now.person.life) } }))
            }
          />
        </>
      )}
    </div>
  );
}
