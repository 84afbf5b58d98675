import { byLanguage, type Language } from './languages.ts';

/** Licences under which pictures may be shown, by SPDX name; the public domain has none. */
export const licences = [
  'public-domain',
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-3.0',
  'CC-BY-SA-3.0',
  'CC-BY-2.0',
  'CC-BY-SA-2.0',
  'etalab-2.0',
] as const;
export type Licence = (typeof licences)[number];

const publicDomain = byLanguage({
  zh: '公有领域',
  en: 'public domain',
  fr: 'domaine public',
  es: 'dominio público',
  jp: 'パブリックドメイン',
});

export function licenceName(licence: Licence, language: Language): string {
  if (licence === 'public-domain') return publicDomain[language];
  if (licence === 'CC0-1.0') return 'CC0';
  if (licence === 'etalab-2.0') return 'Licence Ouverte 2.0';
  return licence.replace(/^CC-(BY-SA|BY)-/, 'CC $1 ');
}

/** Address of a licence's text; null for the public domain. */
export function licenceUrl(licence: Licence): string | null {
  if (licence === 'public-domain') return null;
  if (licence === 'CC0-1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  if (licence === 'etalab-2.0') return 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/';
  const [, kind, version] = /^CC-(BY-SA|BY)-(.+)$/.exec(licence)!;
  return `https://creativecommons.org/licenses/${kind!.toLowerCase()}/${version}/`;
}
