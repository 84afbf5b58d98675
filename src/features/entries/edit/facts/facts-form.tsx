import { useEffect, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { genders, regions, type Gender, type Region, type TimeRole } from '../../../../rules/kinds.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { categoryTemplate } from '../../contract.ts';
import { EntryBox } from '../../../../ui/entry-box/entry-box.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import type { EditableFacts, TimeRow } from './editable-facts.ts';
import { PlaceField } from '../../../../editing/fields/place-field.tsx';
import { useNames } from '../../../../editing/fields/use-names.ts';
import { TimeField } from './time-field.tsx';
import { Options } from '../../../../ui/form/options.tsx';
import { Button } from '../../../../ui/form/button.tsx';

type Template = ReplyOf<typeof categoryTemplate>;

interface Props {
  facts: EditableFacts;
  onFacts(change: (facts: EditableFacts) => EditableFacts): void;
  placeFault: boolean;
}

/**
 * The fields of the category's template, without those that relations provide. `onFacts` takes a function, because a
 * time is parsed asynchronously.
 */
export function FactsForm({ facts, onFacts, placeFault }: Props) {
  const { t } = useReader();
  const names = useNames(facts.house ? [facts.house] : []);
  const [template, setTemplate] = useState<Template | null>(null);
  useEffect(() => {
    const flight = new AbortController();
    call(categoryTemplate, { x: facts.kind }, { signal: flight.signal }).then(setTemplate, () => {});
    return () => flight.abort();
  }, [facts.kind]);

  const rolesOf = (kindTemplate: Template) =>
    kindTemplate.fields
      .filter(({ type }) => type === 'time')
      .map(({ key, name }) => ({ role: key.replace('time.', '') as TimeRole, name }));
  const roles = template ? rolesOf(template) : [];
  const others = template?.fields.filter(({ type }) => type === 'entries').map(({ name }) => name) ?? [];
  const setRow = (index: number, change: (row: TimeRow) => TimeRow) =>
    onFacts((now) => (now.rows[index] ? { ...now, rows: now.rows.with(index, change(now.rows[index])) } : now));
  return (
    <div className="stack wide facts-form" aria-busy={!template}>
      <Field label={t('write.region')}>
        <select
          value={facts.region ?? ''}
          onChange={({ target }) => onFacts((now) => ({ ...now, region: (target.value || null) as Region | null }))}
        >
          <option value="">{t('write.region.none')}</option>
          <Options of={regions} name={(region) => t(`region.${region}`)} />
        </select>
      </Field>
      {facts.kind === 'person' && (
        <>
          <Field label={t('write.family.gender')}>
            <select
              value={facts.gender ?? ''}
              onChange={({ target }) =>
                onFacts((now) => ({ ...now, gender: (target.value || undefined) as Gender | undefined }))
              }
            >
              <option value="">{t('write.family.gender.none')}</option>
              <Options of={genders} name={(gender) => t(`write.family.gender.${gender}`)} />
            </select>
          </Field>
          <label className="facts-tick">
            <input
              type="checkbox"
              checked={facts.royal ?? false}
              onChange={({ target }) => onFacts((now) => ({ ...now, royal: target.checked || undefined }))}
            />{' '}
            {t('write.family.royal')}
          </label>
          <EntryBox
            name="house"
            label={t('write.family.house')}
            value={facts.house ? { id: facts.house, name: names.names.get(facts.house)?.name ?? facts.house } : null}
            onPick={(entry) => {
              if (entry) names.learn(entry);
              onFacts((now) => ({ ...now, house: entry?.itemId }));
            }}
          />
          <Field label={t('write.family.surname')}>
            <input
              value={facts.surname ?? ''}
              maxLength={limits.nameLength}
              onChange={({ target }) => onFacts((now) => ({ ...now, surname: target.value || undefined }))}
            />
          </Field>
        </>
      )}
      <fieldset>
        <legend>{t('write.times')}</legend>
        {facts.rows.map((row, index) => (
          <TimeField
            key={index}
            row={row}
            name={t(`entry.time.${row.role}`)}
            roles={roles}
            onRow={(change) => setRow(index, change)}
            onRemove={() => onFacts((now) => ({ ...now, rows: now.rows.filter((_, at) => at !== index) }))}
          />
        ))}
        <p className="row time-adds">
          {roles.map(({ role, name }) => (
            <Button
              key={role}
              onClick={() =>
                onFacts((now) => ({
                  ...now,
                  rows: [...now.rows, { role, typed: '', record: null, source: '', was: null }],
                }))
              }
            >
              + {name}
            </Button>
          ))}
        </p>
      </fieldset>
      <PlaceField
        label={t(`entry.place.${facts.kind}`)}
        place={facts.place}
        fault={placeFault}
        onPlace={(place) => onFacts((now) => ({ ...now, place }))}
      />
      {others.length > 0 && <p className="hint">{t('write.relationsLater', { fields: others.join(' · ') })}</p>}
    </div>
  );
}
