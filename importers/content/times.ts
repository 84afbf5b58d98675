import type { TimeNote, TimeRecord } from '../../src/rules/time/historical-time.ts';
import type { Span, When } from './content.ts';

/** `-0221-10~`, or a start and an end, as a time record. */
export function timeOfSpan(when: When | Span): TimeRecord {
  const [start, end] = typeof when === 'string' ? [when, when] : when;
  const [from, to] = [toMoment(start), end === '..' ? null : toMoment(end)];
  return {
    startTime: from.text,
    endTime: to?.text ?? null,
    startNote: from.note,
    endNote: to ? to.note : 'to present',
    timeDesc: null,
  };
}

function toMoment(when: When): { text: string; note: TimeNote | null } {
  const [, date, mark] = /^(-?[\d-]+)([~?]?)$/.exec(when)!;
  const [year, month = '00', day = '00'] = date!.replace(/^-/, '').split('-');
  return {
    text: `${date!.startsWith('-') ? '-' : ''}${year}-${month}-${day} 00:00:00`,
    note: mark === '~' ? 'about' : mark === '?' ? 'doubtful' : null,
  };
}
