import type { DocumentProps } from '../../kit/pages/page.ts';
import type { TextKey } from '../../kit/texts.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageSwitchAddress, languageTag, languages } from '../../rules/languages.ts';

const offer: TextKey = 'site.offer';

interface Props {
  address: string;
  dictionaryFor: DocumentProps['dictionaryFor'];
}

/**
 * Offers newcomers their own language: the order of language detection (spec §9) ignores the browser's. The browser
 * shows the offer for its own language (first-visit.ts).
 */
export function LanguageOffers({ address, dictionaryFor }: Props) {
  const { language } = useReader();
  return languages
    .filter((offeredLanguage) => offeredLanguage !== language)
    .map((offeredLanguage) => (
      <aside
        key={offeredLanguage}
        className="language-offer ui no-print"
        data-language={offeredLanguage}
        lang={languageTag(offeredLanguage)}
        aria-label={languageNames[offeredLanguage]}
        hidden
      >
        <form method="post" action={languageSwitchAddress(offeredLanguage, address)}>
          <button>{dictionaryFor(offeredLanguage)[offer]} →</button>
        </form>
      </aside>
    ));
}
