import { expect, test } from 'vitest';
import { builtInContent } from '../load.ts';
import type { WrittenSubject } from '../load.ts';
import { problemsOfSubjects } from './check-subjects.ts';

const content = builtInContent();

/** The problems of a subject of the built-in world after a change. */
function problemsAfter(id: string, change: (subject: WrittenSubject) => Partial<WrittenSubject>): string[] {
  const subjects = content.subjects.map((subject) =>
    subject.id === id ? { ...subject, ...change(subject) } : subject,
  );
  return problemsOfSubjects({ ...content, subjects }, new Set([id])).map(({ message }) => message);
}

test('an event at a state instead of a town is reported; a city that was a state is a town', () => {
  const moveTo = (at: string) =>
    problemsAfter('ibn-battuta', ({ events: [first, ...events] }) => ({ events: [{ ...first!, at }, ...events] }));
  expect(moveTo('mali-empire')).toEqual([
    'mali-empire is a state, not a place: Niani, perhaps the capital has a line in places.json',
  ]);
  expect(moveTo('athens')).toEqual([]);
});

test('a subject without an event in its own time, a capital that is called so, a first alias in another script are reported', () => {
  expect(
    problemsAfter('borobudur', ({ events }) => ({
      events: events.filter(({ when }) => !String(when).startsWith('0780')),
    })),
  ).toContain('none of its events is in its own time');
  expect(
    problemsAfter('tang-dynasty', ({ place }) => ({
      place: {
        ...place!,
        name: { zh: '长安', en: 'Chang’an, its capital', fr: 'Chang’an', es: 'Chang’an', jp: '都・長安' },
      },
    })),
  ).toEqual(['the page says that this is the capital', 'the page says that this is the capital']);
  expect(
    problemsAfter('tokyo', () => ({
      otherNames: { zh: ['Edo'], en: ['Edo'], fr: ['Edo'], es: ['Edo'], jp: ['江戸'] },
    })),
  ).toEqual(['Edo is a name in another script: a later one may be']);
});

test('an identifier that another subject or a museum has is reported', () => {
  expect(problemsAfter('trajan', () => ({ same: { wikidata: 'Q1405' } }))).toContain('wikidata Q1405 is augustus too');
});
