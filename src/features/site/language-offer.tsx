import { useSyncExternalStore } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageSwitch, languageTag, readLanguage, type Language } from '../../rules/languages.ts';

const never = () => () => {};

/** The browser's language, if it is one of ours, differs from the page's, and the reader has not chosen one yet. */
function offered(language: Language): Language | null {
  if (/(?:^|;\s*)sys_lang=/.test(document.cookie)) return null;
  const first = navigator.languages.map((tag) => readLanguage(tag.split('-')[0])).find((one) => one !== null);
  return first && first !== language ? first : null;
}

const words: Record<Language, string> = {
  zh: '用中文阅读石渠',
  en: 'Read Stele in English',
  fr: 'Lire Stèle en français',
  es: 'Leer Estela en español',
  jp: '石渠を日本語で読む',
};

/**
 * Offers newcomers their own language: the order in which a language is chosen (spec §9) does not consider the
 * browser's.
 */
export function LanguageOffer({ address }: { address: string }) {
  const { language } = useReader();
  const offer = useSyncExternalStore(
    never,
    () => offered(language),
    () => null,
  );
  if (!offer) return null;
  return (
    <aside className="language-offer ui" lang={languageTag(offer)} aria-label={languageNames[offer]}>
      <form method="post" action={languageSwitch(offer, address)}>
        <button>{words[offer]} →</button>
      </form>
    </aside>
  );
}
