import { useEffect, useId, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { localizeCitation } from '../../../../rules/citations.ts';
import { useReader } from '../../../../kit/reader.tsx';
import type { TimeRole } from '../../../../rules/kinds.ts';
import type { Citation } from '../../../../rules/schemas.ts';
import type { TimeRow } from './editable-facts.ts';
import { TimeBox } from '../../../../editing/fields/time-box.tsx';
import { findSource } from '../../../../editing/lookups/source-contract.ts';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  row: TimeRow;
  name: string;
  roles: readonly { role: TimeRole; name: string }[];
  onRow(change: (row: TimeRow) => TimeRow): void;
  onRemove(): void;
}

/** Delay between typing and the request for known sources, in milliseconds. */
const debounceMs = 200;

function useKnownSources(title: string | null): readonly Citation[] {
  const [knownSources, setKnown] = useState<readonly Citation[]>([]);
  useEffect(() => {
    if (!title?.trim()) return;
    const flight = new AbortController();
    const rest = setTimeout(
      () =>
        void call(findSource, { q: title }, { signal: flight.signal, quiet: true }).then(
          ({ sources }) => setKnown(sources),
          () => {},
        ),
      debounceMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [title]);
  return knownSources;
}

/** A time in the facts: role, date and source. */
export function TimeField({ row, name, roles, onRow, onRemove }: Props) {
  const { t, language } = useReader(),
    id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const knownSources = useKnownSources(typed);
  return (
    <div className="time-field" role="group" aria-label={name}>
      <div className="field">
        <label htmlFor={`${id}-role`}>{t('write.time.role')}</label>
        <select
          id={`${id}-role`}
          value={row.role}
          onChange={({ target }) => onRow((now) => ({ ...now, role: target.value as TimeRole }))}
        >
          {(roles.some(({ role }) => role === row.role) ? roles : [...roles, { role: row.role, name }]).map(
            (choice) => (
              <option key={choice.role} value={choice.role}>
                {choice.name}
              </option>
            ),
          )}
        </select>
      </div>
      <TimeBox
        label={t('write.time')}
        value={row}
        onChange={(change) => onRow((now) => ({ ...now, ...change(now) }))}
      />
      <div className="field">
        <label htmlFor={`${id}-source`}>{t('entry.source')}</label>
        <input
          id={`${id}-source`}
          type="text"
          list={`${id}-known`}
          autoComplete="off"
          value={row.source}
          placeholder={t('write.source.example')}
          onChange={({ target: { value } }) => {
            const picked = knownSources.find((source) => localizeCitation(source, language).title === value);
            setTyped(value);
            onRow((now) => ({ ...now, source: value, ...(picked && { was: picked }) }));
          }}
        />
        <datalist id={`${id}-known`}>
          {knownSources.map((source, place) => {
            const { title, author, year } = localizeCitation(source, language);
            return (
              <option key={place} value={title}>
                {[author, year].filter(Boolean).join(', ')}
              </option>
            );
          })}
        </datalist>
        {row.typed.trim() && !row.source.trim() && <p className="hint">{t('finding.sourceMissing')}</p>}
      </div>
      <Button
        look="icon"
        aria-label={t('write.time.remove', { name })}
        title={t('write.time.remove', { name })}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}
