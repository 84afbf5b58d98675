import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimeRole } from '../../rules/kinds.ts';
import { languages } from '../../rules/languages.ts';
import { recordWithin } from '../../rules/time/historical-time-precision.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import { endsOfLife, formatLife, lifeRecordOf } from '../../rules/time/life.ts';
import type { EntryHead } from '../../rules/entry-head.ts';
import { factsOf } from './facts.ts';
import { jsonLdOf, type JsonLdEntry } from './json-ld.ts';
import { layOutStrip } from './life-strip/life-strip-layout.ts';

/** files-field 1: birth and death are two times. */
const within = (year: number, precision: 'decade' | 'century', role: TimeRole) => ({
  ...recordWithin(year, precision),
  role,
  source: null,
});
const yearTime = (year: number, role: TimeRole, more: Partial<TimeRecord> = {}) => ({
  startTime: `${year}-00-00 00:00:00`,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  role,
  source: null,
  ...more,
});

const datesOf = (times: EntryHead['times']) => {
  const entry = {
    name: 'A',
    otherNames: [],
    summary: '',
    kind: 'person',
    language: 'en',
    times,
    place: null,
    same: {},
  };
  const { birthDate, deathDate } = jsonLdOf(entry as unknown as JsonLdEntry, 'https://stele.test/', null) as Record<
    string,
    string
  >;
  return { birthDate, deathDate };
};
const factsIn = (times: EntryHead['times'], language: 'en' | 'fr' = 'en') =>
  factsOf({ kind: 'person', place: null, times } as unknown as EntryHead, language, (key) => key).map(
    ({ name, value }) => `${name}: ${value}`,
  );
const marksOf = (times: EntryHead['times']) =>
  layOutStrip(times, [])!.marks.map(({ edge }) => edge && `${edge.role}.${edge.which}`);

describe('files-field 1: no end of a life that no record names', () => {
  test('whoever was born in the 1930s has not died', () => {
    const times = [within(1930, 'decade', 'birth')];
    expect(factsIn(times)).toEqual(['entry.time.birth: 1930s']);
    expect(datesOf(times)).toEqual({ birthDate: undefined, deathDate: undefined });
    expect(marksOf(times)).toEqual(['life.start']);
    expect(formatLife(endsOfLife(times), 'en')).toBe('1930s –');
    expect(lifeRecordOf(times)).toMatchObject({ endTime: '1930-00-00 00:00:00', endNote: 'after' });
  });

  test('born in the 15th century, died 1580; and the reverse', () => {
    const early = [within(1500, 'century', 'birth'), yearTime(1580, 'death')];
    expect(factsIn(early)).toEqual(['entry.time.birth: 15th century', 'entry.time.death: 1580']);
    expect(datesOf(early)).toEqual({ birthDate: undefined, deathDate: '1580' });
    expect(marksOf(early)).toEqual(['life.start', 'life.end']);
    expect(formatLife(endsOfLife(early), 'en')).toBe('15th century – 1580');
    const late = [yearTime(1450, 'birth'), within(1600, 'century', 'death')];
    expect(datesOf(late)).toEqual({ birthDate: '1450', deathDate: undefined });
    expect(formatLife(endsOfLife(late), 'en')).toBe('1450 – 16th century');
  });

  test('a life that is only known to end after its start, or to start before its end, has one end', () => {
    const born = [yearTime(1913, 'life', { endTime: '1913-00-00 00:00:00', endNote: 'after' })];
    expect(factsIn(born)).toEqual(['entry.time.birth: 1913']);
    expect(datesOf(born)).toEqual({ birthDate: '1913', deathDate: undefined });
    const died = [yearTime(1901, 'life', { endTime: '1901-00-00 00:00:00', startNote: 'before' })];
    expect(factsIn(died)).toEqual(['entry.time.death: 1901']);
    expect(datesOf(died)).toEqual({ birthDate: undefined, deathDate: '1901' });
  });

  test('a date before or after another is no date of JSON-LD', () => {
    expect(datesOf([yearTime(1808, 'life', { endTime: '1866-00-00 00:00:00', endNote: 'after' })])).toEqual({
      birthDate: '1808',
      deathDate: undefined,
    });
  });

  test('in any language and precision, a birth alone names no death anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: 1010, max: 1990 }),
        fc.constantFrom('decade' as const, 'century' as const),
        (language, year, precision) => {
          const times = [within(year, precision, 'birth')];
          expect(endsOfLife(times).death).toBeNull();
          expect(datesOf(times).deathDate).toBeUndefined();
          expect(marksOf(times)).toEqual(['life.start']);
          expect(formatLife(endsOfLife(times), language)).toMatch(/[–—〜]$/);
        },
      ),
    );
  });
});
