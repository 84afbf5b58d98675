import type { Region } from '../src/rules/kinds.ts';
import { languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { sourceFiles } from './files.ts';
import { readJsonRecords } from './json-records.ts';
import { regionAt } from './regions.ts';
import { mapLanguages, asList, cleanNameOf, distinctOtherNames, ownProperty } from './clean-text.ts';
import type { ImportedSubject, ReadResult, Source } from './record.ts';
import { borders } from './wikidata-words.ts';

/**
 * The countries of the world from `mledoze/countries`: a JSON array of objects, each with names and their translations,
 * location and neighbours. It is current data without any dates.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function countriesSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /^countries.*\.json(\.gz|\.bz2)?$/, 'countries….json');
  return {
    origin: {
      id: 'countries',
      name: 'mledoze/countries',
      licence: 'ODbL 1.0',
      url: 'https://github.com/mledoze/countries',
    },
    async *read() {
      for (const file of files) yield* readJsonRecords(file, ({ where, value }) => [readCountry(where, value)]);
    },
  };
}

function readCountry(where: string, value: Record<string, unknown>): ReadResult {
  const country = countryOf(value);
  if (typeof country === 'string') return { where, refused: country };
  return { where, record: country.record, ...(country.broken && { broken: [{ where, why: country.broken }] }) };
}

/** Its codes of languages it has names in, besides English, which is the name itself. */
const codes: InLanguages = { zh: 'zho', fr: 'fra', es: 'spa', jp: 'jpn' };
const threeLetters = /^[A-Z]{3}$/;

/** The usable data of a country or territory, and its invalid fields; or why it is refused. */
function countryOf(country: Record<string, unknown>): { record: ImportedSubject; broken: string | null } | string {
  const code = ownProperty(country, 'cca3');
  if (typeof code !== 'string' || !threeLetters.test(code)) return 'no code of three letters (cca3)';
  const readName = (language: Language, form: 'common' | 'official') =>
    ownProperty(
      language === 'en'
        ? ownProperty(country, 'name')
        : ownProperty(ownProperty(country, 'translations'), codes[language] ?? ''),
      form,
    );
  const names = mapLanguages((language) => cleanNameOf(readName(language, 'common')));
  if (!Object.keys(names).length) return `no name in ${languages.join(', ')}`;

  const [latitude, longitude] = asList(ownProperty(country, 'latlng'));
  const place =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
      ? { latitude, longitude, name: names }
      : null;
  const isSomewhere = latitude !== undefined || longitude !== undefined,
    broken = isSomewhere && !place ? `no place on earth: ${JSON.stringify([latitude, longitude]).slice(0, 40)}` : null;
  const record: ImportedSubject = {
    key: code,
    kind: ownProperty(country, 'independent') === false ? 'place' : 'polity',
    region: regionOf(ownProperty(country, 'region'), ownProperty(country, 'subregion'), place),
    names,
    otherNames: otherNamesOf(country, names, (language) => readName(language, 'official')),
    times: [],
    place,
    same: { 'iso-3166': code },
    relations: [...new Set(asList(ownProperty(country, 'borders')))].flatMap((other) =>
      typeof other === 'string' && threeLetters.test(other) && other !== code
        ? [{ to: other, ...borders, time: null, place: null, description: null, source: citation(code) }]
        : [],
    ),
  };
  return { record, broken };
}

const citation = (code: string): Citation => ({
  title: 'mledoze/countries',
  author: null,
  year: null,
  where: code,
  url: 'https://github.com/mledoze/countries',
});

/** Official names; spellings in other languages are added to the English ones, but codes are no names. */
function otherNamesOf(
  country: Record<string, unknown>,
  names: InLanguages,
  official: (language: Language) => unknown,
): InLanguages<string[]> {
  const spellings = asList(ownProperty(country, 'altSpellings')).filter(
    (spelling) => spelling !== ownProperty(country, 'cca2'),
  );
  return mapLanguages((language) => {
    const others = names[language]
      ? distinctOtherNames(names[language], [official(language), ...(language === 'en' ? spellings : [])])
      : [];
    return others.length ? others : null;
  });
}

const continents: Record<string, Region> = {
  Africa: 'africa',
  Americas: 'americas',
  Europe: 'europe',
  Oceania: 'oceania',
};
const partsOfAsia: Record<string, Region> = {
  'Eastern Asia': 'east-asia',
  'South-Eastern Asia': 'east-asia',
  'Southern Asia': 'south-asia',
  'Western Asia': 'near-east',
};

/** The United Nations assign Iran to southern Asia; its location is better. Central Asia is not one of our regions. */
function regionOf(continent: unknown, part: unknown, place: ImportedSubject['place']): Region | null {
  if (typeof continent !== 'string') return null;
  if (Object.hasOwn(continents, continent)) return continents[continent]!;
  if (continent !== 'Asia') return null;
  const region = place && regionAt(place.latitude, place.longitude);
  return region === 'europe' || region === null
    ? typeof part === 'string' && Object.hasOwn(partsOfAsia, part)
      ? partsOfAsia[part]!
      : null
    : region;
}
