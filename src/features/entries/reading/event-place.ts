import { usesHan, type Language } from '../../../rules/languages.ts';

/** A place's name without the part in brackets. */
const bareName = (place: string) => place.replace(/(?<!\s)\s*[（(].*/s, '');

/** The place of an event, to follow its title; empty if the title, or the page by its name, says it already. */
export function formatPlaceSuffix(
  title: string,
  place: string | undefined,
  language: Language,
  pageName: string,
): string {
  if (!place) return '';
  const name = bareName(place).toLowerCase();
  if (name === pageName.toLowerCase() || title.toLowerCase().includes(name)) return '';
  const unspaced = usesHan(language);
  const plain = place
    .replace(/(?<!\s)\s*[（(]/g, unspaced ? (language === 'zh' ? '，' : '、') : ', ')
    .replace(/[）)]/g, '');
  return unspaced ? `（${plain}）` : ` (${plain})`;
}

/** Other participants of an event: omits the place, which is already mentioned. */
export const withoutPlace = <T extends { name: string }>(others: readonly T[], place: string | undefined): T[] =>
  others.filter(({ name }) => !place || name !== bareName(place));
