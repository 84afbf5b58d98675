import type { Translate } from '../../kit/texts.ts';
import { nameOfLanguageTag } from './face/language-names.ts';
import type { Witness } from './rules.ts';
import { selectTranslation, languageTag, type InLanguages, type Language } from '../../rules/languages.ts';

/** A text with its language tag. */
export interface LocalizedText {
  text: string;
  lang: string;
}

/** The title of a book in the reader's language, else the edition's own title. */
export function titleOf(
  facts: { title: string; titles: InLanguages; language: string },
  language: Language,
): LocalizedText {
  const translatedTitle = facts.titles[language];
  return translatedTitle
    ? { text: translatedTitle, lang: languageTag(language) }
    : { text: facts.title, lang: facts.language };
}

/** A text in the reader's language or the best available; null for none. */
export function localizeText(texts: InLanguages | null | undefined, language: Language): LocalizedText | null {
  const bestText = selectTranslation(texts, language);
  return bestText && { text: bestText.value, lang: languageTag(bestText.language) };
}

/** The name of a witness: the original, English, the photocopy. */
export function witnessName(
  { kind, language: tag, translator }: { kind: Witness['kind']; language: string; translator: string | null },
  language: Language,
  t: Translate,
): string {
  if (kind === 'photocopy') return t('book.photocopy');
  const name = nameOfLanguageTag(tag, language);
  if (kind === 'original') return `${t('book.original')} · ${name}`;
  return translator ? `${name} · ${translator}` : name;
}
