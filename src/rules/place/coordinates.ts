import { languageTag, type Language } from '../languages.ts';

const formats = new Map<Language, Intl.NumberFormat>(); // creating one takes longer than rendering a list of places

/** A point on earth to a hundredth of a degree, about a kilometre: 41.89° N, 12.49° E. */
export function formatCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  language: Language,
): string {
  let format = formats.get(language);
  if (!format)
    formats.set(
      language,
      (format = new Intl.NumberFormat(languageTag(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 })),
    );
  return `${format.format(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}, ${format.format(Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`;
}
