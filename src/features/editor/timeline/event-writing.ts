import { canonicalJson } from '../../../rules/canonical-json.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { inLanguage, languages, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { call } from '../../../kit/calls/call.ts';
import { lines } from '../calls.ts';
import type { ListCodec } from '../list/list-part.ts';
import type { Timeline } from '../../timelines/rules.ts';
import { isHalfCitation } from '../fields/citation-writing.ts';
import { readPlace, writePlace, type WrittenPlace } from '../fields/place-writing.ts';
import { writeTime, type WrittenTime } from '../fields/time-writing.ts';

export type TimelineEvent = Timeline['events'][number];

/** An event while it is edited. */
export interface EventWriting {
  /** In the language of the page. */
  title: string;
  /** In the other languages, which stay unchanged. */
  titles: InLanguages;
  time: WrittenTime;
  place: WrittenPlace;
  weight: number;
  /** Ids of the subjects that took part. */
  with: string[];
  source: Citation | null;
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

/** Errors of an event; empty if complete. A time that is not understood is reported in its own field. */
export type EventFault = 'title' | 'time' | 'place' | 'source';
export function faultsOfEvent(event: EventWriting, language: Language): EventFault[] {
  return [
    ...(inLanguage(titlesOf(event, language), language) ? [] : ['title' as const]),
    ...(event.time.record ? [] : ['time' as const]),
    ...(readPlace(event.place, language) === 'fault' ? ['place' as const] : []),
    ...(isHalfCitation(event.source, event.was?.source) ? ['source' as const] : []),
  ];
}

function titlesOf({ title, titles }: EventWriting, language: Language): InLanguages {
  const { [language]: before, ...others } = titles;
  const trimmedTitle = title.trim();
  return trimmedTitle === (before ?? '').trim()
    ? titles
    : trimmedTitle
      ? { ...titles, [language]: trimmedTitle }
      : others;
}

export const eventForm: ListCodec<Timeline, TimelineEvent, EventWriting> = {
  name: 'timeline',
  itemsOf: ({ events }) => events,
  contentOf: (events) => ({ events }),
  save: (how, timeline) => call(lines.saveTimeline, { ...how, timeline }, { quiet: true }),
  // An event with the same title or time is the same event, changed.
  isSame: [
    ({ title }, writing, language) => {
      const titles = titlesOf(writing, language);
      return languages.some((code) => title[code] && title[code] === titles[code]);
    },
    ({ startTime }, { time }) => startTime === time.record?.startTime,
  ],
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

/** The label of an event: its title, or that in another language. */
export const titleOf = ({ title, titles }: Pick<EventWriting, 'title' | 'titles'>, language: Language): string =>
  title.trim() || (inLanguage(titles, language)?.value ?? '');
export const whenOf = ({ time: { typed, record } }: EventWriting, language: Language): string =>
  record ? writeRecord(record, language) : typed;
