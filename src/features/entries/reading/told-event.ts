import type { Language } from '../../../rules/languages.ts';

/** A place as it is called, without what stands in brackets behind it. */
const bareName = (place: string) => place.replace(/(?<!\s)\s*[（(].*/s, '');

/** Where something happened, to stand behind its title; nothing where the title names the place already. */
export function placeBehind(title: string, place: string | undefined, language: Language): string {
  if (!place || title.toLowerCase().includes(bareName(place).toLowerCase())) return '';
  const unspaced = language === 'zh' || language === 'jp';
  const plain = place
    .replace(/(?<!\s)\s*[（(]/g, unspaced ? (language === 'zh' ? '，' : '、') : ', ')
    .replace(/[）)]/g, '');
  return unspaced ? `（${plain}）` : ` (${plain})`;
}

/** With whom and with what it happened: the place itself is told before. */
export const companionsBehind = <T extends { name: string }>(others: readonly T[], place: string | undefined): T[] =>
  others.filter(({ name }) => !place || name !== bareName(place));
