import { useReader } from '../../kit/reader.tsx';
import { dateTag } from '../../rules/languages.ts';
import { relativeTime } from '../../rules/time/relative-time.ts';

/** Formats dates of an account: as a day, and as relative time (K05). */
export function useDates() {
  const { language } = useReader();
  const days = new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'medium' });
  return {
    day: (iso: string) => days.format(new Date(iso)),
    ago: (iso: string) => relativeTime(new Date(iso), new Date(), language),
  };
}
