import { useReader } from '../../kit/reader.tsx';
import { languageNames, languages, languageSwitchAddress, languageTag } from '../../rules/languages.ts';

function appendHash(button: HTMLElement | null) {
  if (button instanceof HTMLButtonElement && !button.formAction.includes('#')) button.formAction += location.hash;
}

/**
 * The five languages, each a button that saves the choice and reloads the page in that language; works without script.
 * Source: spec §4 "Language switch".
 */
export function LanguageMenu({ address }: { address: string }) {
  const { language, t } = useReader();
  return (
    <details className="menu" data-menu>
      <summary className="unmarked">
        <span className="unseen">{t('site.language')}: </span>
        {languageNames[language]}
        <span aria-hidden="true"> ▾</span>
      </summary>
      {/* The server does not receive the hash, so the current view is added to the form's address. */}
      <form method="post" onSubmit={({ nativeEvent: { submitter } }) => appendHash(submitter)}>
        <ul className="bare">
          {languages.map((offeredLanguage) => (
            <li key={offeredLanguage}>
              <button
                formAction={languageSwitchAddress(offeredLanguage, address)}
                data-live=""
                lang={languageTag(offeredLanguage)}
                aria-current={offeredLanguage === language || undefined}
              >
                {languageNames[offeredLanguage]}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
