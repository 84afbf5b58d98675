import { languageTag, usesHan, type Language } from '../languages.ts';

/** From `shortFrom` counts use units of ten thousand (Chinese, Japanese) or a thousand; from `moreFrom` "more than". */
const shortFrom = 10_000,
  moreFrom = 100_000;

/**
 * A number of likes or comments in few letters: exact below 10,000, then with one decimal, rounded down, from 100,000
 * only as "more than": 9999, 1.2w, 10w+ in Chinese, each language in its own way. Source: spec §5, §9 (V10).
 */
export function formatShortCount(count: number, language: Language): string {
  if (count < shortFrom)
    return new Intl.NumberFormat(languageTag(language), {
      useGrouping: usesHan(language) ? false : 'auto',
    }).format(count);
  const isMore = count >= moreFrom;
  const cappedCount = isMore ? moreFrom : count,
    digits = isMore ? 0 : 1;
  if (language === 'zh') return `${truncate(cappedCount / 10_000, digits)}w${isMore ? '+' : ''}`;
  const short = new Intl.NumberFormat(languageTag(language), {
    notation: 'compact',
    roundingMode: 'trunc',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cappedCount);
  return isMore ? `${short}+` : short;
}

/** Truncates: 19,999 is not yet twenty thousand. */
const truncate = (value: number, digits: number) => (Math.trunc(value * 10 ** digits) / 10 ** digits).toFixed(digits);
