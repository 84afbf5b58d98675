import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../../rules/canonical-json.ts';
import { timeNotes } from '../../../rules/time/historical-time.ts';
import { timeFaultsOf } from '../../../rules/time/historical-time-checks.ts';
import { languages } from '../../../rules/languages.ts';
import { Timeline } from '../rules.ts';
import { emptyEvent, eventCodec, faultsOfEvent, type EditableEvent, type TimelineEvent } from './editable-event.ts';
import { compareRows, createRowParser } from '../../../editing/list/read-rows.ts';
import { readPasted } from './pasted-events.ts';
import {
  applyDescription,
  pickTime,
  readTyped,
  typedOf,
  toEditableTime,
} from '../../../editing/fields/editable-time.ts';

const title = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text === text.trim());
const texts = fc.dictionary(fc.constantFrom(...languages), title, { minKeys: 1 });
const day = fc
  .tuple(
    fc.integer({ min: -3000, max: 2000 }).filter((year) => year !== 0),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 28 }),
  )
  .map(
    ([year, month, date]) =>
      `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(month ? date : 0).padStart(2, '0')} 00:00:00`,
  );
const note = fc.option(fc.constantFrom(...timeNotes));
const citation = fc.record({
  title,
  author: fc.option(title),
  year: fc.option(title),
  where: fc.option(title),
  url: fc.option(fc.webUrl()),
});
const event: fc.Arbitrary<TimelineEvent> = fc.record({
  startTime: day,
  endTime: fc.option(day),
  startNote: note,
  endNote: note,
  timeDesc: fc.option(fc.string({ minLength: 1, maxLength: 15 }).filter((text) => text === text.trim())),
  title: texts,
  place: fc.option(
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      name: texts,
    }),
  ),
  weight: fc.integer({ min: 1, max: 3 }),
  with: fc.array(fc.stringMatching(/^[a-z]{1,8}$/)),
  source: fc.option(citation),
});

test('an untouched event is saved unchanged, whatever language it was opened in', () => {
  fc.assert(
    fc.property(event, fc.constantFrom(...languages), (sample, language) => {
      const copy = JSON.parse(JSON.stringify(sample)) as TimelineEvent;
      expect(JSON.stringify(eventCodec.read(eventCodec.toEditable(copy, language), language))).toBe(
        JSON.stringify(copy),
      );
    }),
  );
});

test('typed text belongs to the language of the page, other languages stay; an edited title changes nothing else', () => {
  fc.assert(
    fc.property(event, fc.constantFrom(...languages), title, (sample, language, typed) => {
      const saved = eventCodec.read({ ...eventCodec.toEditable(sample, language), title: typed }, language)!;
      expect(saved.title).toEqual({ ...sample.title, [language]: typed });
      expect(canonicalJson({ ...saved, title: sample.title })).toBe(canonicalJson(sample));
      expect(Timeline.safeParse({ events: [saved] }).success).toBe(true);
    }),
  );
});

test('V17 a picked time is written in the usual form, and parses to the same time', async () => {
  // Only times that people write: none that begins before a year and ends in one, and no date for the present.
  const commonEvent = event.filter(
    (sample) =>
      timeFaultsOf({ ...sample, startNote: null, endNote: null }).length === 0 &&
      sample.startNote !== 'to present' &&
      (sample.endTime === null
        ? sample.endNote === null || sample.endNote === 'to present'
        : sample.endNote !== 'to present' &&
          sample.startNote !== 'before' &&
          sample.startNote !== 'after' &&
          sample.startTime !== sample.endTime),
  );
  await fc.assert(
    fc.asyncProperty(commonEvent, fc.constantFrom(...languages), async (sample, language) => {
      const { startTime, endTime, startNote, endNote } = sample,
        record = { startTime, endTime, startNote, endNote, timeDesc: null };
      const typed = typedOf(pickTime(record), language);
      expect(typed).toBe(toEditableTime(record, language).typed);
      expect((await readTyped(typed, language)).record, typed).not.toBeNull();
    }),
    { numRuns: 60 },
  );
  const { start } = pickTime({
    startTime: '-0200-00-00 00:00:00',
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
  });
  const backwards = typedOf({ start, end: { ...start, year: '300' } }, 'en');
  expect(await readTyped(backwards, 'en')).toEqual({ record: null, refused: 'endBeforeStart' });
});

test('V17 a time description is under 40 characters, 20 in Chinese; an event’s missing fields are reported', () => {
  const { record } = eventCodec.toEditable(
    {
      startTime: '0014-00-00 00:00:00',
      endTime: null,
      startNote: null,
      endNote: null,
      timeDesc: null,
      title: { en: 'x' },
      place: null,
      weight: 1,
      with: [],
      source: null,
    },
    'en',
  ).time;
  expect(applyDescription(record, 'a'.repeat(39))?.timeDesc).toHaveLength(39);
  expect(applyDescription(record, 'a'.repeat(40))).toBeNull();
  expect(applyDescription(record, '字'.repeat(19))?.timeDesc).toHaveLength(19);
  expect(applyDescription(record, '字'.repeat(20))).toBeNull();
  expect(faultsOfEvent(emptyEvent('zh'), 'zh')).toEqual(['title', 'time']);
  expect(eventCodec.read(emptyEvent('zh'), 'zh')).toBeNull();
});

test('events are marked relative to the published list: added, changed, removed', () => {
  const [a, b, c] = ['-0221', '-0210', '0014'].map((year): TimelineEvent => ({
    startTime: `${year}-00-00 00:00:00`,
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
    title: { en: `in ${year}` },
    place: null,
    weight: 1,
    with: [],
    source: null,
  })) as [TimelineEvent, TimelineEvent, TimelineEvent];
  const written = (event: TimelineEvent) => eventCodec.toEditable(event, 'en');
  const markEvents = (base: TimelineEvent[], ...items: EditableEvent[]) => {
    const rows = createRowParser(eventCodec, 'en')(items.map((item, key) => ({ key, item })));
    const { marks, removed } = compareRows(eventCodec, base, rows, 'en');
    return { marks: [...marks.values()], removed };
  };
  expect(
    markEvents(
      [a, b, c],
      written(c),
      written({ ...a, weight: 2 }),
      written({ ...a, title: { fr: 'copie' } }),
      emptyEvent('en'),
    ),
  ).toEqual({ marks: ['same', 'changed', 'added', 'added'], removed: [b] });
  expect(markEvents([a], written({ ...a, title: { en: 'renamed' } }))).toEqual({ marks: ['changed'], removed: [] });
  // An event with a changed title and time is still matched.
  const moved = { ...written(a), title: 'renamed', time: toEditableTime(b, 'en') };
  expect(markEvents([a], moved)).toEqual({ marks: ['changed'], removed: [] });
});

test('pasted lines become events: time and title with a dash, a colon or nothing between, or the columns of a table', async () => {
  const read = async (text: string, language: 'zh' | 'en' | 'fr' = 'en') =>
    (await readPasted(text, (timeText) => readTyped(timeText, language))).map(({ record, title: what, source }) =>
      [record?.startTime.slice(0, -9) ?? null, record?.endTime?.slice(0, -9) ?? null, what, source].filter(
        (cell) => cell !== null && cell !== '',
      ),
    );
  expect(
    await read(
      '221 BC – unites the six states\n259 – 210 BC — his life\n- c. 551 BC: born in Lu\n10 September 210 BC, dies at Shaqiu\n44 BC Caesar is killed – by Brutus\nno time at all\n\n1) 1066 - Hastings',
    ),
  ).toEqual([
    ['-0221-00-00', 'unites the six states'],
    ['-0259-00-00', '-0210-00-00', 'his life'],
    ['-0551-00-00', 'born in Lu'],
    ['-0210-09-10', 'dies at Shaqiu'],
    ['-0044-00-00', 'Caesar is killed – by Brutus'],
    ['no time at all'],
    ['1066-00-00', 'Hastings'],
  ]);
  expect(await read('前221年，统一六国\n前210年9月10日崩于沙丘\n前259年—前210年 在世\n开元元年 改元', 'zh')).toEqual([
    ['-0221-00-00', '统一六国'],
    ['-0210-09-10', '崩于沙丘'],
    ['-0259-00-00', '-0210-00-00', '在世'],
    ['0713-00-00', '改元'],
  ]);
  expect(await read('221 av. J.-C. : unit les six royaumes', 'fr')).toEqual([['-0221-00-00', 'unit les six royaumes']]);
  expect(await read('time\tevent\tsource\n221 BC\tunites: the six\tShiji 6\r\n1066\tHastings')).toEqual([
    ['event', 'source'],
    ['-0221-00-00', 'unites: the six', 'Shiji 6'],
    ['1066-00-00', 'Hastings'],
  ]);
  expect(await read('221 BC\tunites the six\tShiji\tch. 6\t\tp. 3')).toEqual([
    ['-0221-00-00', 'unites the six', 'Shiji, ch. 6, p. 3'],
  ]);
  const faults = (
    await readPasted(`44 BC\t\nwhenever\n${'1066 – Hastings\n'.repeat(499)}`, (timeText) => readTyped(timeText, 'en'))
  ).map(({ line, fault }) => [line, fault]);
  expect([faults[0], faults[1], faults[2], faults[500], faults.length]).toEqual([
    ['44 BC\t', 'title'],
    ['whenever', 'time'],
    ['1066 – Hastings', null],
    ['1066 – Hastings', 'tooMany'],
    501,
  ]);
});
