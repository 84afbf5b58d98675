import { translateFor } from '../../kit/registry/texts.server.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageSwitchAddress, languageTag, languages } from '../../rules/languages.ts';

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
          <button>{translateFor(offeredLanguage)('site.offer')} →</button>
        </form>
      </aside>
    ));
}
