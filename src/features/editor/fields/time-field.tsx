import { useEffect, useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { citationIn } from '../../../rules/citations.ts';
import { useReader } from '../../../kit/reader.tsx';
import type { TimeRole } from '../../../rules/kinds.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { lines } from '../calls.ts';
import type { TimeRow } from '../facts/facts-writing.ts';
import { TimeBox } from './time-box.tsx';

interface Props {
  row: TimeRow;
  name: string;
  roles: readonly { role: TimeRole; name: string }[];
  onRow(change: (row: TimeRow) => TimeRow): void;
  onRemove(): void;
}

/** Delay between typing and the request for known sources, in milliseconds. */
const restMs = 200;

/** Known sources with a matching title. */
function useKnownSources(title: string | null): readonly Citation[] {
  const [known, setKnown] = useState<readonly Citation[]>([]);
  useEffect(() => {
    if (!title?.trim()) return;
    const flight = new AbortController();
    const rest = setTimeout(
      () =>
        void call(lines.findSource, { q: title }, { signal: flight.signal, quiet: true }).then(
          ({ sources }) => setKnown(sources),
          () => {},
        ),
      restMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [title]);
  return known;
}

/** A time in the facts: role, date and source. */
export function TimeField({ row, name, roles, onRow, onRemove }: Props) {
  const { say, language } = useReader(),
    id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const known = useKnownSources(typed);
  return (
    <div className="time-field" role="group" aria-label={name}>
      <div className="field">
        <label htmlFor={`${id}-role`}>{say('write.time.role')}</label>
        <select
          id={`${id}-role`}
          value={row.role}
          onChange={({ target }) => onRow((now) => ({ ...now, role: target.value as TimeRole }))}
        >
          {(roles.some(({ role }) => role === row.role) ? roles : [...roles, { role: row.role, name }]).map((one) => (
            <option key={one.role} value={one.role}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <TimeBox
        label={say('write.time')}
        value={row}
        onChange={(change) => onRow((now) => ({ ...now, ...change(now) }))}
      />
      <div className="field">
        <label htmlFor={`${id}-source`}>{say('entry.source')}</label>
        <input
          id={`${id}-source`}
          type="text"
          list={`${id}-known`}
          autoComplete="off"
          value={row.source}
          placeholder={say('write.source.example')}
          onChange={({ target: { value } }) => {
            const picked = known.find((one) => citationIn(one, language).title === value);
            setTyped(value);
            onRow((now) => ({ ...now, source: value, ...(picked && { was: picked }) }));
          }}
        />
        <datalist id={`${id}-known`}>
          {known.map((one, place) => {
            const { title, author, year } = citationIn(one, language);
            return (
              <option key={place} value={title}>
                {[author, year].filter(Boolean).join(', ')}
              </option>
            );
          })}
        </datalist>
        {row.typed.trim() && !row.source.trim() && <p className="hint">{say('finding.sourceMissing')}</p>}
      </div>
      <button
        type="button"
        className="button icon"
        aria-label={say('write.time.remove', { name })}
        title={say('write.time.remove', { name })}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
