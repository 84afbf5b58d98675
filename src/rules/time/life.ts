import type { TimeRole } from '../kinds.ts';
import type { Language } from '../languages.ts';
import { formatRecord, withDescription } from './historical-time-format.ts';
import { spanDash, type TimeRecord } from './historical-time.ts';

/** A birth and a death, each with its own bounds; null for one that no record states. */
export interface LifeEnds {
  birth: TimeRecord | null;
  death: TimeRecord | null;
}

type RoleTime = TimeRecord & { role: TimeRole };

/**
 * Birth and death as the times of a person state them. A life that ends `after` its own start states only a birth, one that
 * starts `before` its own end only a death.
 */
export function endsOfLife(times: readonly RoleTime[]): LifeEnds {
  const find = (role: TimeRole) => times.find((time) => time.role === role);
  const [life, birth, death] = [find('life'), find('birth'), find('death')];
  const isOne = life !== undefined && life.endTime === life.startTime;
  const point = (startTime: string, startNote: TimeRecord['startNote']): TimeRecord => ({
    startTime,
    endTime: null,
    startNote,
    endNote: null,
    timeDesc: null,
  });
  return {
    birth: birth ?? (life && !(isOne && life.startNote === 'before') ? point(life.startTime, life.startNote) : null),
    death:
      death ??
      (life?.endTime && life.endNote !== 'to present' && !(isOne && life.endNote === 'after')
        ? point(life.endTime, life.endNote)
        : null),
  };
}

/** Whether a record names one year, month or day that is neither before nor after something else. */
export const isSingleTime = ({ startTime, endTime, startNote }: TimeRecord): boolean =>
  (endTime === null || endTime === startTime) && startNote !== 'before' && startNote !== 'after';

/** From a birth on: 1913 –. */
const openLife = (birth: TimeRecord): TimeRecord => ({ ...birth, endTime: birth.startTime, endNote: 'after' });

/**
 * Birth and death as one record, for drawings along time: it begins with the first possible birth and ends with the last
 * possible death; an end that is not known stays open. Null if neither is known.
 */
export function lifeRecordOf(times: readonly RoleTime[]): TimeRecord | null {
  const life = times.find(({ role }) => role === 'life');
  if (life) return life.endTime === null && life.endNote === null ? openLife(life) : life;
  const { birth, death } = endsOfLife(times);
  const last = death && { time: death.endTime ?? death.startTime, note: death.endNote ?? death.startNote };
  if (birth) return last ? { ...birth, endTime: last.time, endNote: last.note } : openLife(birth);
  return last && { startTime: last.time, startNote: 'before', endTime: last.time, endNote: last.note, timeDesc: null };
}

/** Birth to death: 1642 – 1701, 15th century – 1580, 1930s –, – 3rd century BC. Empty if neither is known. */
export function formatLife({ birth, death }: LifeEnds, language: Language): string {
  const [from, to] = [birth, death].map((time) => time && withDescription(formatRecord(time, language), time));
  const dash = spanDash(language);
  if (from && to) return `${from}${dash}${to}`;
  return from ? from + dash.trimEnd() : to ? dash.trimStart() + to : '';
}

/** The time of a subject where there is room for one: the first; of a vague birth with a known death from the one to the other. */
export function mainTimeOf(times: readonly RoleTime[]): TimeRecord | null {
  const [first] = times;
  if (first?.role !== 'birth') return first ?? null;
  return times.some(({ role }) => role === 'death') ? lifeRecordOf(times) : first;
}
