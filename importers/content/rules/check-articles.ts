import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArticle } from '../../../src/features/articles/face/check-article.ts';
import { contentLanguages } from '../../../src/rules/languages.ts';
import { asArticles } from '../../import-articles.ts';
import type { Content } from '../load.ts';
import type { InFiveLanguages } from '../schemas.ts';
import { problemsOfText } from './check-texts.ts';
import { houseProblems } from './house-rules.ts';
import type { Problem } from './problems.ts';

/** Problems of the articles: what a reviewer would refuse, texts that break the style rules, things that do not exist. */
export function problemsOfArticles(
  { folder, articles, subjects, houses, tours, catalogue: { sources } }: Content,
  library: readonly { id: string }[],
): Problem[] {
  const knownIds = new Set([
      ...subjects.map(({ id }) => id),
      ...houses.flatMap(({ persons }) => persons.map(({ id }) => id)),
    ]),
    things = new Set([...knownIds, ...library.map(({ id }) => `book-${id}`), ...tours.map(({ id }) => `tour-${id}`)]);
  return articles.flatMap((article) => {
    const { id, kind, title, abstract, sections = [] } = article;
    const file = `articles/${id}/article.json`;
    const problemsIn = (path: readonly PropertyKey[], texts: InFiveLanguages): Problem[] =>
      contentLanguages.flatMap((language) =>
        houseProblems(texts[language], language).map((message) => ({ file, path: [...path, language], message })),
      );
    return [
      ...problemsIn(['title'], title),
      ...problemsIn(['abstract'], abstract),
      ...asArticles(article).flatMap(({ language, content }) =>
        checkArticle(content).map(({ name, where }) => ({ file, message: `${language}: ${name} (${where})` })),
      ),
      ...sections.flatMap((section, at) => [
        ...problemsIn(['sections', at, 'title'], section.title),
        ...problemsIn(['sections', at, 'words'], section.words),
        ...section.cards.flatMap(({ thing, words }, card) => [
          ...problemsIn(['sections', at, 'cards', card, 'words'], words),
          ...(things.has(thing)
            ? []
            : [{ file, path: ['sections', at, 'cards', card, 'thing'], message: `there is no ${thing}` }]),
        ]),
      ]),
      ...contentLanguages.flatMap((language): Problem[] => {
        const text = `articles/${id}/${language}.md`,
          path = join(folder, text);
        if (!existsSync(path)) return kind === 'normal' ? [{ file, message: `${language}.md is missing` }] : [];
        return problemsOfText(readFileSync(path, 'utf8'), language, { knownIds, sources }).map((problem) => ({
          file: text,
          ...problem,
        }));
      }),
    ];
  });
}
