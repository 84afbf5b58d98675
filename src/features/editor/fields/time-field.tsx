import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { TimeRole } from '../../../rules/kinds.ts';
import type { TimeRow } from '../facts/facts-writing.ts';
import { TimeBox } from './time-box.tsx';

interface Props {
  row: TimeRow;
  name: string;
  roles: readonly { role: TimeRole; name: string }[];
  onRow(change: (row: TimeRow) => TimeRow): void;
  onRemove(): void;
}

/** A time of the facts: of what, when, and who says so. */
export function TimeField({ row, name, roles, onRow, onRemove }: Props) {
  const { say } = useReader(),
    id = useId();
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
          value={row.source}
          placeholder={say('write.source.example')}
          onChange={({ target }) => onRow((now) => ({ ...now, source: target.value }))}
        />
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
