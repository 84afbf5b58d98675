import { useEffect, useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { SearchableSelect } from '../../../ui/form/searchable-select.tsx';
import { localizeNations, preferredRegion, regionOfPhone } from './nations.ts';
import type { SignInMethods } from '../face/sign-in-methods.ts';

interface Props {
  nations: SignInMethods['nations'];
  onCode(code: string): void;
  /** The phone that this one replaces, `+86138****0000`. */
  previous?: string | null;
}

/**
 * Selects the country of a phone number; shows the calling code, lists names. `onCode` is also called with the initial
 * choice: the country of the previous phone, else the browser's.
 */
export function NationSelect({ nations, onCode, previous }: Props) {
  const { language, t } = useReader();
  const [region, setRegion] = useState('');
  // Rendered in the browser only: the server's names and order might differ.
  const options = useMemo(
    () =>
      (region ? localizeNations(nations, language) : []).map((nation) => ({
        value: nation.region,
        label: `${nation.name} +${nation.code}`,
        keywords: nation.region,
      })),
    [nations, language, region],
  );
  const { code = '' } = nations.find((nation) => nation.region === region) ?? {};

  function choose(next: string) {
    setRegion(next);
    const selectedNation = nations.find((nation) => nation.region === next);
    if (selectedNation) onCode(selectedNation.code);
  }
  useEffect(() => {
    if (region || !nations.length) return;
    const regionOfBrowser = preferredRegion(navigator.languages, language);
    choose(regionOfPhone(previous, nations, regionOfBrowser) ?? regionOfBrowser);
  });

  return (
    <span className="card nation">
      <span aria-hidden="true" className="tabular">
        +{code} ▾
      </span>
      <SearchableSelect
        aria-label={t('field.nation')}
        autoComplete="tel-country-code"
        value={region}
        closedText={`+${code}`}
        options={options}
        onValue={choose}
      />
    </span>
  );
}
