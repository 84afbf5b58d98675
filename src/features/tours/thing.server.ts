import { documentOfReader } from '../../kit/search-document.ts';
import { languages } from '../../rules/languages.ts';
import { ownThingType } from '../revisions/face/own/own-work.server.ts';
import { titleOf, toldIn, type Tour } from './rules.ts';

/** Views of this site in order, each with a text. */
export const tours = ownThingType<Tour>(
  'tour',
  (tour, requestedLanguage) => {
    const { value, language } = titleOf(tour, requestedLanguage);
    return { name: value, language, summary: toldIn(tour.descriptions, tour.language, requestedLanguage)?.value ?? '' };
  },
  (id, tour) =>
    languages
      .filter((language) => titleOf(tour, language).language === language)
      .map((language) =>
        documentOfReader(id, {
          language,
          name: titleOf(tour, language).value,
          about: tour.descriptions[language] ?? '',
          words: tour.stops.flatMap(({ titles, texts }) => [titles[language] ?? '', texts[language] ?? '']),
        }),
      ),
);
