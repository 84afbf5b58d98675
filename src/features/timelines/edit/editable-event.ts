import { canonicalJson } from '../../../rules/canonical-json.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { selectTranslation, languages, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { call } from '../../../kit/calls/call.ts';
import type { ListCodec } from '../../../editing/list/list-part.ts';
import type { Timeline } from '../rules.ts';
import { isIncompleteCitation } from '../../../editing/fields/editable-citation.ts';
import { readPlace, toEditablePlace, type EditablePlace } from '../../../editing/fields/editable-place.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';
import { saveTimeline } from '../writing-contract.ts';

export type TimelineEvent = Timeline['events'][number];

/** An event while it is edited. */
export interface EditableEvent {
  /** In the language of the page. */
  title: string;
  /** In the other languages, which stay unchanged. */
  titles: InLanguages;
  time: EditableTime;
  place: EditablePlace;
  weight: number;
  /** Ids of the subjects that took part. */
  with: string[];
  source: Citation | null;
  was: TimelineEvent | null;
}

export const emptyEvent = (language: Language): EditableEvent => ({
  title: '',
  titles: {},
  time: toEditableTime(null, language),
  place: toEditablePlace(null, language),
  weight: 1,
  with: [],
  source: null,
  was: null,
});

/** Errors of an event; empty if complete. A time that is not understood is reported in its own field. */
export type EventFault = 'title' | 'time' | 'place' | 'source';
export const faultsOfEvent = (event: EditableEvent, language: Language): EventFault[] => [
  ...(selectTranslation(titlesOf(event, language), language) ? [] : ['title' as const]),
  ...(event.time.record ? [] : ['time' as const]),
  ...(readPlace(event.place, language) === 'fault' ? ['place' as const] : []),
  ...(isIncompleteCitation(event.source, event.was?.source) ? ['source' as const] : []),
];

function titlesOf({ title, titles }: EditableEvent, language: Language): InLanguages {
  const { [language]: before, ...others } = titles;
  const trimmedTitle = title.trim();
  return trimmedTitle === (before ?? '').trim()
    ? titles
    : trimmedTitle
      ? { ...titles, [language]: trimmedTitle }
      : others;
}

export const eventCodec: ListCodec<Timeline, TimelineEvent, EditableEvent> = {
  name: 'timeline',
  itemsOf: ({ events }) => events,
  contentOf: (events) => ({ events }),
  save: (how, timeline) => call(saveTimeline, { ...how, timeline }, { quiet: true }),
  // An event with the same title or time is the same event, changed.
  isSame: [
    ({ title }, writing, language) => {
      const titles = titlesOf(writing, language);
      return languages.some((code) => title[code] && title[code] === titles[code]);
    },
    ({ startTime }, { time }) => startTime === time.record?.startTime,
  ],
  toEditable(event, language) {
    const { title, place, weight, with: others, source, ...record } = event;
    return {
      title: title[language] ?? '',
      titles: title,
      time: toEditableTime(record, language),
      place: toEditablePlace(place, language),
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
export const titleOf = ({ title, titles }: Pick<EditableEvent, 'title' | 'titles'>, language: Language): string =>
  title.trim() || (selectTranslation(titles, language)?.value ?? '');
export const whenOf = ({ time: { typed, record } }: EditableEvent, language: Language): string =>
  record ? writeRecord(record, language) : typed;
