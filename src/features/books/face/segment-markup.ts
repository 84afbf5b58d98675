import { LanguageTag, SegmentId } from '../rules.ts';

/** Elements allowed in a segment: emphasis, ruby, inline notes, note marks, runs of another language. */
export const segmentTags = ['em', 'strong', 'ruby', 'rb', 'rt', 'rp', 'br', 'small', 'sup', 'span', 'q'] as const;
export type SegmentTag = (typeof segmentTags)[number];
export const isSegmentTag = (tag: string): tag is SegmentTag => (segmentTags as readonly string[]).includes(tag);

/** `small.note` is an inline note, `sup[data-note]` the mark of a margin note. */
export const segmentAttributes: Record<string, string[]> = {
  small: ['class'],
  sup: ['data-note'],
  span: ['lang', 'dir'],
};
const safeValues: Record<string, (value: string) => boolean> = {
  class: (value) => value === 'note',
  'data-note': (value) => SegmentId.safeParse(value).success,
  lang: (value) => LanguageTag.safeParse(value).success,
  dir: (value) => value === 'rtl' || value === 'ltr',
};

/** Filters an element's attributes to those allowed in a segment. */
export const safeAttributes = (tag: string, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => segmentAttributes[tag]?.includes(name) && safeValues[name]!(value)),
  );
