import type { ShownWitness } from '../contract.ts';

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
export const defaultSettings: ReaderSettings = {
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
export const sizeRange = { least: -2, most: 5 } as const;

/** Whether a language can be set in columns from right to left. */
export const canBeVertical = (language: string) => /^(?:zh|lzh|ja|och|ltc)\b/.test(language);
export const isSetVertically = ({ vertical, language }: Pick<ShownWitness, 'vertical' | 'language'>) =>
  vertical && canBeVertical(language);

const settingsKey = 'reader';
const pickOption = <T extends string>(value: unknown, ...options: readonly T[]): T =>
  options.find((option) => option === value) ?? options[0]!;

/** Parses the stored settings; uses the defaults if they are missing or unreadable. */
function parseSettings(stored: string | null): ReaderSettings {
  let savedSettings: Partial<Record<keyof ReaderSettings, unknown>> = {};
  try {
    savedSettings = (JSON.parse(stored ?? '{}') ?? {}) as typeof savedSettings;
  } catch {
    // Unreadable settings are ignored.
  }
  const size = Number(savedSettings.size);
  return {
    size: Number.isInteger(size) ? Math.min(sizeRange.most, Math.max(sizeRange.least, size)) : defaultSettings.size,
    leading: pickOption(savedSettings.leading, 'normal', 'tight', 'wide'),
    measure: pickOption(savedSettings.measure, 'normal', 'narrow', 'wide'),
    theme: pickOption(savedSettings.theme, 'site', 'paper', 'sepia', 'night'),
    setting: pickOption(savedSettings.setting, 'own', 'vertical', 'horizontal'),
    columns: pickOption(savedSettings.columns, 'one', 'two'),
    readings: savedSettings.readings !== false,
    inline: savedSettings.inline !== false,
    notes: savedSettings.notes !== false,
  };
}

export const loadSettings = () => parseSettings(readStorage(settingsKey));
export const saveSettings = (settings: ReaderSettings) => writeStorage(settingsKey, JSON.stringify(settings));

/** The last reading position in a book. */
export interface ReadingPlace {
  chapter: string;
  title: string;
  witnesses: string[];
  page: number;
  segment: string | null;
}
const placeKey = (bookId: string) => `reading ${bookId}`;
export const savePlace = (bookId: string, place: ReadingPlace) => writeStorage(placeKey(bookId), JSON.stringify(place));
export function loadPlace(bookId: string): ReadingPlace | null {
  try {
    const place = JSON.parse(readStorage(placeKey(bookId)) ?? 'null') as Partial<ReadingPlace> | null;
    return place && typeof place.chapter === 'string' && Array.isArray(place.witnesses)
      ? { page: 1, segment: null, title: place.chapter, ...place, chapter: place.chapter, witnesses: place.witnesses }
      : null;
  } catch {
    return null;
  }
}

function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // the browser stores nothing
  }
}
function writeStorage(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The browser stores nothing.
  }
}
