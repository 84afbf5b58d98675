import type { PageRequest } from '../../kit/pages/page.ts';
import { fail } from '../../rules/errors.ts';
import { isKind, isRegion } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import type { TimeRefusal } from '../../rules/time/historical-time-parsed.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import { readAddressTime } from '../../rules/time/time-address.ts';
import { exerciseEvents } from './contract.ts';
import { exerciseAddress, type ExerciseQuery } from './exercise-address.ts';
import { drawnEvents, forms, leastEvents, makeQuiz, maxSet, mixOrder } from './rules.ts';

type End = 'from' | 'until';
interface TypedYear {
  year: number | undefined;
  refused: TimeRefusal | null;
}

/** A year in the notation of addresses or in words; of a longer time the first or the last one. */
function readYear(text: string, end: End, language: Language): TypedYear {
  if (!text.trim()) return { year: undefined, refused: null };
  const time = readAddressTime(text);
  if (time) return { year: time.year, refused: null };
  const { record, refused } = readTime(text, language);
  if (!record) return { year: undefined, refused };
  return {
    year: readHistoricalTime(end === 'until' && record.endTime ? record.endTime : record.startTime)!.year,
    refused: null,
  };
}

/** The exercise of an address: what it asks for, its events, and the tasks made of them. */
export async function loadExercise({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const read = (name: string) => searchParams.get(name) ?? '';
  const set = Number(read('set') || 1);
  if (!Number.isInteger(set) || set < 1 || set > maxSet) fail('pageNotFound');
  const query: ExerciseQuery = {
    form: forms.find((form) => form === read('form')) ?? 'quiz',
    id: read('id'),
    from: read('from'),
    until: read('until'),
    kind: read('kinds').split(',').find(isKind) ?? null,
    region: read('regions').split(',').find(isRegion) ?? null,
    set,
  };
  const from = readYear(query.from, 'from', language),
    until = readYear(query.until, 'until', language);
  const isBackwards = from.year !== undefined && until.year !== undefined && from.year > until.year;
  const { about, events } = await call(exerciseEvents, {
    ...(query.id && { id: query.id }),
    ...(isBackwards ? {} : { from: from.year, until: until.year }),
    kinds: query.kind ?? '',
    regions: query.region ?? '',
    set,
    size: drawnEvents[query.form],
  });
  const title = t(`exercise.form.${query.form}`);
  return {
    query,
    refused: { from: from.refused, until: until.refused },
    isBackwards,
    about,
    /** Empty if there are too few for this form. */
    events: events.length < leastEvents[query.form] ? [] : query.form === 'order' ? mixOrder(events, set) : events,
    questions: query.form === 'quiz' ? makeQuiz(events, set) : [],
    address: exerciseAddress(query),
    next: exerciseAddress({ ...query, set: (set % maxSet) + 1 }),
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: about ? `${title} · ${about.name}` : title,
      description: t('exercise.lead'),
    },
  };
}
