import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { AnswerDoubt } from './contract.ts';

/** What the notes of a time leave open; `isRange` if its two ends are those of one point. */
export function doubtsOfTime(
  { startNote, endNote }: Pick<TimeRecord, 'startNote' | 'endNote'>,
  { isRange = false } = {},
): AnswerDoubt[] {
  const notes = [startNote, endNote];
  return [
    ...(notes.includes('about') ? (['about'] as const) : []),
    ...(isRange ? (['range'] as const) : []),
    ...(notes.includes('doubtful') ? (['doubtful'] as const) : []),
  ];
}
