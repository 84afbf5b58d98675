import { languageTag, type Language } from '../../rules/languages.ts';

const units = [
  ['day', 48, 24],
  ['hour', 1, 1],
  ['minute', 0, 1 / 60],
] as const;

/** A duration in the most suitable unit: 20 minutes, 5 hours, 3 days. */
export function formatDuration(hours: number, language: Language): string {
  const [unit, , size] = units.find(([, from]) => hours >= from)!;
  return new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(hours / size)));
}
