import { useReader } from '../../kit/reader.tsx';
import { localDay } from '../../rules/time/long-date.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';

/** Formats dates of an account: as a day, and as relative time (K05). */
export function useDates() {
  const { language } = useReader();
  return {
    day: (iso: string) => localDay(new Date(iso), language),
    ago: (iso: string) => formatRelativeTime(new Date(iso), new Date(), language),
  };
}
