import type { ThingType } from '../../kit/registry/thing-type.server.ts';
import { loadTourCards } from './cards.server.ts';
import { toCreationDocument } from '../../kit/search-document.ts';
import { languages } from '../../rules/languages.ts';
import { createUserContentThingType } from '../../editing/revisions/face/own/user-content.server.ts';
import { titleOf, localizeText, type Tour } from './rules.ts';

/** Views of this site in order, each with a text. */
export const tours: ThingType = {
  ...createUserContentThingType<Tour>(
    'tour',
    (tour, requestedLanguage) => {
      const { value, language } = titleOf(tour, requestedLanguage);
      return {
        name: value,
        language,
        summary: localizeText(tour.descriptions, tour.language, requestedLanguage)?.value ?? '',
      };
    },
    (id, tour) =>
      languages
        .filter((language) => titleOf(tour, language).language === language)
        .map((language) =>
          toCreationDocument(id, {
            language,
            name: titleOf(tour, language).value,
            about: tour.descriptions[language] ?? '',
            words: tour.stops.flatMap(({ titles, texts }) => [titles[language] ?? '', texts[language] ?? '']),
          }),
        ),
  ),
  loadCards: loadTourCards,
};
