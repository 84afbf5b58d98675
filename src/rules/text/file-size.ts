import * as limits from '../limits.ts';
import { languageTag, type Language } from '../languages.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats a size in bytes; from 102.4 of a unit it uses the next unit, so 102 KB but 0.1 MB. Source: spec §9. */
export function formatFileSize(bytes: number, language: Language): string {
  let size = bytes,
    unit = 0;
  while (size >= limits.fileSizeThreshold && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  const digits = unit === 0 ? 0 : size < 10 ? 2 : 1;
  return `${new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits }).format(size)} ${units[unit]}`;
}
