import type { AnswerDoubt } from '../../../kit/answers/contract.ts';
import { doubtsOfTime } from '../../../kit/answers/doubts.ts';
import type { Translate } from '../../../kit/texts.ts';
import type { Language } from '../../../rules/languages.ts';
import {
  formatTime,
  readHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';

/** How a time is written inside a sentence, after its verb: on 2 September 31 BC, around 551 BC, from 431 to 404 BC. */
export function phraseTime(record: TimeRecord, kind: 'point' | 'span', language: Language, t: Translate): string {
  const start = readHistoricalTime(record.startTime),
    end = record.endTime ? readHistoricalTime(record.endTime) : null;
  if (!start) return record.startTime;
  if (record.endNote === 'to present') return t('answer.time.since', { time: formatTime(start, language) });
  if (!end || record.endTime === record.startTime) return phrasePoint(start, record.startNote, language, t);
  if (kind === 'span' && record.startNote !== 'about' && Boolean(start.day) === Boolean(end.day)) {
    const written = { from: formatTime(start, language), to: phraseInner(end, record.endNote, language, t) };
    if (!start.day) return t('answer.time.span', written);
    return t('answer.time.spanDays', { ...written, to: formatTime(end, language) });
  }
  return t('answer.time.between', {
    from: phraseInner(start, record.startNote, language, t),
    to: phraseInner(end, record.endNote, language, t),
  });
}

function phraseInner(time: HistoricalTime, note: TimeNote | null, language: Language, t: Translate): string {
  const written = formatTime(time, language);
  if (note === 'about') return t('answer.time.inner', { time: written });
  return time.day ? t('answer.time.innerDay', { time: written }) : written;
}

function phrasePoint(time: HistoricalTime, note: TimeNote | null, language: Language, t: Translate): string {
  const written = { time: formatTime(time, language) };
  switch (note) {
    case 'about':
      return t('answer.time.about', written);
    case 'before':
      return t('answer.time.before', written);
    case 'after':
      return t('answer.time.after', written);
    case 'doubtful':
      return t('answer.time.doubtful', { phrase: phrasePoint(time, null, language, t) });
    default:
      return t(time.day ? 'answer.time.day' : 'answer.time.year', written);
  }
}

/** What a time leaves open. A span has two ends, a point that has two is a range. */
export function doubtsOf(record: TimeRecord, kind: 'point' | 'span'): AnswerDoubt[] {
  const notes = [record.startNote, record.endNote];
  const isRange =
    notes.some((note) => note === 'before' || note === 'after') ||
    (kind === 'point' && record.endTime !== null && record.endTime !== record.startTime);
  return doubtsOfTime(record, { isRange });
}
