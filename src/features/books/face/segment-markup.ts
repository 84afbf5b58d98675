import { LanguageTag, SegmentId } from '../rules.ts';

/** What stands within a segment: emphasis, readings, notes between the lines, marks of notes, runs of another language. */
export const segmentTags = ['em', 'strong', 'ruby', 'rb', 'rt', 'rp', 'br', 'small', 'sup', 'span', 'q'] as const;
export type SegmentTag = (typeof segmentTags)[number];
export const isSegmentTag = (tag: string): tag is SegmentTag => (segmentTags as readonly string[]).includes(tag);

/** `small.note` is a note between the lines, `sup[data-note]` the mark of one in the margin. */
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

/** Those of an element's attributes that a segment keeps. */
export const safeAttributes = (tag: string, given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => segmentAttributes[tag]?.includes(name) && safeValues[name]!(value)),
  );
