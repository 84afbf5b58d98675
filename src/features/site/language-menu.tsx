import { useRef } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languages, languageSwitch, languageTag } from '../../rules/languages.ts';
import { useCloseOnOutsideClick } from '../../ui/use-close-on-outside-click.ts';

/**
 * The five languages, each a button that saves the choice and comes back in that language; works without script.
 * Source: spec §4 "Language switch".
 */
export function LanguageMenu({ address }: { address: string }) {
  const { language, say } = useReader();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnOutsideClick(menu);

  return (
    <details className="menu" ref={menu}>
      <summary>
        <span className="unseen">{say('site.language')}: </span>
        {languageNames[language]}
        <span aria-hidden="true"> ▾</span>
      </summary>
      <form method="post">
        <ul className="bare">
          {languages.map((one) => (
            <li key={one}>
              <button
                formAction={languageSwitch(one, address)}
                lang={languageTag(one)}
                aria-current={one === language || undefined}
              >
                {languageNames[one]}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
