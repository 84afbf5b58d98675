import { useEffect, useRef } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languages, languageTag } from '../../rules/languages.ts';

/**
 * The five languages, each a link that saves the choice and comes back in that language; works without script.
 * Source: spec §4 "Language switch".
 */
export function LanguageMenu({ address }: { address: string }) {
  const { language, say } = useReader();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

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
