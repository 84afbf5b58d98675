import type { WitnessShown } from '../contract.ts';

/** The reader's display settings, stored in the browser. */
export interface ReaderSettings {
  /** Font size, in steps from −2 to 5. */
  size: number;
  leading: 'tight' | 'normal' | 'wide';
  /** Length of a line. */
  measure: 'narrow' | 'normal' | 'wide';
  theme: 'site' | 'paper' | 'sepia' | 'night';
  /** `own`: the direction of the edition. */
  setting: 'own' | 'vertical' | 'horizontal';
  columns: 'one' | 'two';
  /** Whether ruby readings, inline notes and margin notes are shown. */
  readings: boolean;
  inline: boolean;
  notes: boolean;
}
export const plainSettings: ReaderSettings = {
  size: 0,
  leading: 'normal',
  measure: 'normal',
  theme: 'site',
  setting: 'own',
  columns: 'one',
  readings: true,
  inline: true,
  notes: true,
};
export const sizes = { least: -2, most: 5 } as const;

/** Whether a language can be set in columns from right to left. */
export const canBeVertical = (language: string) => /^(?:zh|lzh|ja|och|ltc)\b/.test(language);
export const isSetVertically = ({ vertical, language }: Pick<WitnessShown, 'vertical' | 'language'>) =>
  vertical && canBeVertical(language);

const key = 'reader';
const isOneOf = <T extends string>(value: unknown, ...options: readonly T[]): T =>
  options.find((option) => option === value) ?? options[0]!;

/** Parses the stored settings; uses the defaults if they are missing or unreadable. */
function readSettings(stored: string | null): ReaderSettings {
  let savedSettings: Partial<Record<keyof ReaderSettings, unknown>> = {};
  try {
    savedSettings = (JSON.parse(stored ?? '{}') ?? {}) as typeof savedSettings;
  } catch {
    // Unreadable settings are ignored.
  }
  const size = Number(savedSettings.size);
  return {
    size: Number.isInteger(size) ? Math.min(sizes.most, Math.max(sizes.least, size)) : plainSettings.size,
    leading: isOneOf(savedSettings.leading, 'normal', 'tight', 'wide'),
    measure: isOneOf(savedSettings.measure, 'normal', 'narrow', 'wide'),
    theme: isOneOf(savedSettings.theme, 'site', 'paper', 'sepia', 'night'),
    setting: isOneOf(savedSettings.setting, 'own', 'vertical', 'horizontal'),
    columns: isOneOf(savedSettings.columns, 'one', 'two'),
    readings: savedSettings.readings !== false,
    inline: savedSettings.inline !== false,
    notes: savedSettings.notes !== false,
  };
}

export const loadSettings = () => readSettings(stored(key));
export const keepSettings = (settings: ReaderSettings) => keep(key, JSON.stringify(settings));

/** The last reading position in a book. */
export interface ReadingPlace {
  chapter: string;
  title: string;
  witnesses: string[];
  page: number;
  segment: string | null;
}
const placeKey = (bookId: string) => `reading ${bookId}`;
export const keepPlace = (bookId: string, place: ReadingPlace) => keep(placeKey(bookId), JSON.stringify(place));
export function loadPlace(bookId: string): ReadingPlace | null {
  try {
    const place = JSON.parse(stored(placeKey(bookId)) ?? 'null') as Partial<ReadingPlace> | null;
    return place && typeof place.chapter === 'string' && Array.isArray(place.witnesses)
      ? { page: 1, segment: null, title: place.chapter, ...place, chapter: place.chapter, witnesses: place.witnesses }
      : null;
  } catch {
    return null;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // the browser stores nothing
  }
}
function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The browser stores nothing.
  }
}
