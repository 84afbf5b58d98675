import { useRef } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languages, languageTag } from '../../rules/languages.ts';
import { useClosing } from '../../ui/closing.ts';

/**
 * The five languages, each a link that saves the choice and comes back in that language; works without script.
 * Source: spec §4 "Language switch".
 */
export function LanguageMenu({ address }: { address: string }) {
  const { language, say } = useReader();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);

  return (
    <details className="menu" ref={menu}>
      <summary><span className="unseen">{say('site.language')}: </span>{languageNames[language]}<span aria-hidden="true"> ▾</span></summary>
      <ul className="bare">
        {languages.map((one) => (
          <li key={one}>
            <a href={`/language/${one}?from=${encodeURIComponent(address)}`} rel="nofollow" lang={languageTag(one)} aria-current={one === language || undefined}>{languageNames[one]}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
