import { useReader } from '../../kit/reader.tsx';
import { languageNames, languages, languageSwitchAddress, languageTag, type Language } from '../../rules/languages.ts';

const offerTexts: Record<Language, string> = {
  zh: '用中文阅读石渠',
  en: 'Read Stele in English',
  fr: 'Lire Stèle en français',
  es: 'Leer Estela en español',
  jp: '石渠を日本語で読む',
};

/**
 * Offers newcomers their own language: the order of language detection (spec §9) ignores the browser's. The browser
 * shows the offer for its own language (first-visit.ts).
 */
export function LanguageOffers({ address }: { address: string }) {
  const { language } = useReader();
  return languages
    .filter((offeredLanguage) => offeredLanguage !== language)
    .map((offeredLanguage) => (
      <aside
        key={offeredLanguage}
        className="language-offer ui"
        data-language={offeredLanguage}
        lang={languageTag(offeredLanguage)}
        aria-label={languageNames[offeredLanguage]}
        hidden
      >
        <form method="post" action={languageSwitchAddress(offeredLanguage, address)}>
          <button>{offerTexts[offeredLanguage]} →</button>
        </form>
      </aside>
    ));
}
