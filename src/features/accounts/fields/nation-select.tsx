import { useEffect, useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { namedNations, ownRegion } from './nations.ts';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/**
 * The country whose number follows; shows what is dialled, lists names. `onCode` hears of the first choice too, which
 * is the browser's country.
 */
export function NationSelect({ nations, onCode }: { nations: SignInMethods['nations']; onCode(code: string): void }) {
  const { language, say } = useReader();
  const [region, setRegion] = useState('');
  // Names and their order are the browser's own: the server's might differ.
  const named = useMemo(() => (region ? namedNations(nations, language) : []), [nations, language, region]);
  const { code = '' } = nations.find((nation) => nation.region === region) ?? {};

  function choose(next: string) {
    setRegion(next);
    const chosen = nations.find((nation) => nation.region === next);
    if (chosen) onCode(chosen.code);
  }
  useEffect(() => {
    if (!region && nations.length) choose(ownRegion(navigator.languages, language));
  });

  return (
    <span className="nation">
      <span aria-hidden="true" className="tabular">
        +{code} ▾
      </span>
      <select
        aria-label={say('field.nation')}
        autoComplete="tel-country-code"
        value={region}
        onChange={(event) => choose(event.target.value)}
      >
        {named.map((nation) => (
          <option key={nation.region} value={nation.region}>
            {nation.name} +{nation.code}
          </option>
        ))}
      </select>
    </span>
  );
}
