import { languageTag, type Language } from '../../../rules/languages.ts';
import type { ListedPainting } from '../contract.ts';

/** Height, width and depth as museums write them: 82.2 × 60 cm. Null if no size is known. */
export function formatSize({ height, width, depth }: ListedPainting['size'], language: Language): string | null {
  const number = new Intl.NumberFormat(languageTag(language));
  const sides = [height, width, depth].filter((side) => side !== null);
  return sides.length ? `${sides.map((side) => number.format(side)).join(' × ')} cm` : null;
}
