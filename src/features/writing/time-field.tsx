import { useId, useRef, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { formatRecord } from '../../rules/historical-time.ts';
import type { TimeRefusal } from '../../rules/historical-time-said.ts';
import type { TimeRole } from '../../rules/kinds.ts';
import type { TimeRow } from './facts-writing.ts';

interface Props {
  row: TimeRow;
  name: string;
  roles: readonly { role: TimeRole; name: string }[];
  onRow(change: (row: TimeRow) => TimeRow): void;
  onRemove(): void;
}

/** A time in the words of whoever writes it, what was understood of them below it, and who says so (V17). */
export function TimeField({ row, name, roles, onRow, onRemove }: Props) {
  const { language, say } = useReader(), id = useId();
  const [refused, setRefused] = useState<TimeRefusal | null>(null);
  const latest = useRef(row.typed);

  async function read(typed: string) {
    latest.current = typed;
    onRow((now) => ({ ...now, typed, record: null }));
    if (!typed.trim()) return setRefused(null);
    // The tables of eras and dynasties come with the first word.
    const [{ readTime }, { readEraNames }, { firstOf, readPeriodNames }] = await Promise.all([import('../../rules/historical-time-reading.ts'), import('../../rules/eras.ts'), import('../../rules/eras-periods.ts')]);
    if (latest.current !== typed) return;
    const { record, refused: why } = readTime(typed, language, firstOf(readEraNames(), readPeriodNames));
    setRefused(why);
    onRow((now) => (now.typed === typed ? { ...now, record } : now));
  }
  const understood = row.record && formatRecord(row.record, language);
  return (
    <div className="time-field" role="group" aria-label={name}>
      <div className="field">
        <label htmlFor={`${id}-role`}>{say('write.time.role')}</label>
        <select id={`${id}-role`} value={row.role} onChange={({ target }) => onRow((now) => ({ ...now, role: target.value as TimeRole }))}>
          {(roles.some(({ role }) => role === row.role) ? roles : [...roles, { role: row.role, name }]).map((one) => <option key={one.role} value={one.role}>{one.name}</option>)}
        </select>
      </div>
      <div className="field">
        <label htmlFor={id}>{say('write.time')}</label>
        <input id={id} type="text" autoComplete="off" spellCheck={false} placeholder={say('write.time.example')} value={row.typed} aria-invalid={refused !== null} aria-busy={Boolean(row.typed.trim()) && !row.record && refused === null} aria-describedby={`${id}-said`} onChange={({ target }) => void read(target.value)} />
        <p id={`${id}-said`} className={refused ? 'fault' : 'hint good'} aria-live="polite">{refused ? say(`time.refused.${refused}`) : understood && row.typed !== understood ? `= ${understood}` : ''}</p>
      </div>
      <div className="field">
        <label htmlFor={`${id}-source`}>{say('entry.source')}</label>
        <input id={`${id}-source`} type="text" value={row.source} placeholder={say('write.source.example')} onChange={({ target }) => onRow((now) => ({ ...now, source: target.value }))} />
      </div>
      <button type="button" className="button icon" aria-label={say('write.time.remove', { name })} title={say('write.time.remove', { name })} onClick={onRemove}><span aria-hidden="true">×</span></button>
    </div>
  );
}
