import { canonicalJson } from '../../../rules/canonical-json.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import { inLanguage, languages, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/nouns.ts';
import { call } from '../../../kit/calls/call.ts';
import { lines } from '../calls.ts';
import type { ListDefinition } from '../list/list-part.ts';
import type { Timeline } from '../../timelines/rules.ts';
import { readPlace, writePlace, type WrittenPlace } from '../fields/place-field.tsx';
import { writeTime, type WrittenTime } from '../fields/time-writing.ts';

export type TimelineEvent = Timeline['events'][number];

/** An event while it is written. */
export interface EventWriting {
  /** In the language of the page. */
  title: string;
  /** In the others, which stay as they are. */
  titles: InLanguages;
  time: WrittenTime;
  place: WrittenPlace;
  weight: number;
  /** Subjects that took part. */
  with: string[];
  source: Citation | null;
  /** What it was, so that what nobody changed is saved as it was, to the letter. */
  was: TimelineEvent | null;
}

export const emptyEvent = (language: Language): EventWriting => ({
  title: '',
  titles: {},
  time: writeTime(null, language),
  place: writePlace(null, language),
  weight: 1,
  with: [],
  source: null,
  was: null,
});

/** What an event lacks; empty where it is whole. A time that is not understood says so in its own field. */
export type EventFault = 'title' | 'time' | 'place';
export function faultsOfEvent(event: EventWriting, language: Language): EventFault[] {
  return [
    ...(inLanguage(titlesOf(event, language), language) ? [] : ['title' as const]),
    ...(event.time.record ? [] : ['time' as const]),
    ...(readPlace(event.place, language) === 'fault' ? ['place' as const] : []),
  ];
}

function titlesOf({ title, titles }: EventWriting, language: Language): InLanguages {
  const { [language]: before, ...others } = titles;
  const said = title.trim();
  return said === (before ?? '').trim() ? titles : said ? { ...titles, [language]: said } : others;
}

export const eventForm: ListDefinition<Timeline, TimelineEvent, EventWriting> = {
  name: 'timeline',
  itemsOf: ({ events }) => events,
  contentOf: (events) => ({ events }),
  save: (how, timeline) => call(lines.saveTimeline, { ...how, timeline }, { quiet: true }),
  write(event, language) {
    const { title, place, weight, with: others, source, ...record } = event;
    return {
      title: title[language] ?? '',
      titles: title,
      time: writeTime(record, language),
      place: writePlace(place, language),
      weight,
      with: others,
      source,
      was: event,
    };
  },
  read(writing, language) {
    const {
        time: { record },
        weight,
        with: others,
        source,
        was,
      } = writing,
      place = readPlace(writing.place, language);
    if (!record || place === 'fault' || faultsOfEvent(writing, language).length) return null;
    const event = { ...record, title: titlesOf(writing, language), place, weight, with: others, source };
    return was && isSame(event, was) ? was : event;
  },
};

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

export type Mark = 'same' | 'changed' | 'added';
/**
 * What is new beside what readers see: each event's mark, and the events that are gone. One that kept its title or its
 * time is the same one, changed.
 */
export function markEvents(
  base: readonly TimelineEvent[],
  mine: readonly (TimelineEvent | null)[],
): { marks: Mark[]; removed: TimelineEvent[] } {
  const left = new Set(base),
    marks: Mark[] = mine.map(() => 'added');
  const pair = (as: Mark, fits: (event: TimelineEvent, one: TimelineEvent) => boolean) =>
    mine.forEach((event, place) => {
      if (!event || marks[place] !== 'added') return;
      for (const one of left) {
        if (!fits(event, one)) continue;
        left.delete(one);
        marks[place] = as;
        return;
      }
    });
  pair('same', isSame);
  pair('changed', (event, one) =>
    languages.some((language) => event.title[language] && event.title[language] === one.title[language]),
  );
  pair('changed', (event, one) => event.startTime === one.startTime);
  return { marks, removed: [...left] };
}

/** What a list calls an event: its title, or what it is called in another language. */
export const titleOf = ({ title, titles }: Pick<EventWriting, 'title' | 'titles'>, language: Language): string =>
  title.trim() || (inLanguage(titles, language)?.value ?? '');
export const whenOf = ({ time: { typed, record } }: EventWriting, language: Language): string =>
  record ? writeRecord(record, language) : typed;
/** Sorts events by their time; what has none comes last. */
export const placeInTime = ({ time: { record } }: EventWriting): number =>
  (record && recordBounds(record)?.earliest) ?? Infinity;
