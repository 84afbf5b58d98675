import * as limits from '../src/rules/limits.ts';
import { TimeRecord } from '../src/rules/schemas.ts';
import { recordBounds } from '../src/rules/time/historical-time.ts';
import type { ImportedSubject } from '../importers/record.ts';

/** Faults that no imported record may have, whatever its source states. */
export function faultsIn(record: ImportedSubject): string[] {
  const { key, names, otherNames = {}, place, times, relations = [], events = [], nodes = [] } = record;
  const spans = [...times, ...events, ...[...relations, ...nodes].flatMap(({ time }) => time ?? [])];
  const called = [...Object.values(names), ...Object.values(otherNames).flat()];
  const places = [place, ...nodes.map((node) => node.place)].filter((item) => item !== null);
  return [
    ...(Object.keys(names).length ? [] : ['no name']),
    ...called.filter((name) => !name.trim() || name.length > limits.nameLength || /[<\p{Cc}\u202a-\u202e]/u.test(name)),
    ...spans.filter((time) => {
      const { startTime, endTime, startNote, endNote, timeDesc } = time;
      if (!TimeRecord.safeParse({ startTime, endTime, startNote, endNote, timeDesc }).success) return true;
      const bounds = recordBounds(time);
      return !bounds || bounds.latest < bounds.earliest;
    }),
    ...places.filter(({ latitude, longitude }) => Math.abs(latitude) > 90 || Math.abs(longitude) > 180),
    ...relations.filter(({ to }) => to === key),
    ...relations
      .flatMap(({ word, inverse }) => [...Object.values(word), ...Object.values(inverse ?? {})])
      .filter((word) => [...word].length > limits.relationWordLength),
    ...relations
      .flatMap(({ sentence }) => Object.values(sentence ?? {}))
      .filter((sentence) => !sentence.includes('{a}') || !sentence.includes('{b}')),
  ].map((fault) => `${key}: ${typeof fault === 'string' ? fault : JSON.stringify(fault)}`);
}
