import type { ArticleContent, Section } from '../rules.ts';

const blankToNull = (text: string | null) => text?.trim() || null;

/** The article as it is saved: blank fields become null, and sections without content are left out. */
export function normalizeArticle(article: ArticleContent): ArticleContent {
  const { name, abstract, type, authorName, siteName, originalUrl, sections } = article;
  return {
    ...article,
    name: name.trim(),
    abstract: abstract.trim(),
    // An original work stores no other author or site, but its address may link to the first publication.
    authorName: type === 'reprint' ? blankToNull(authorName) : null,
    siteName: type === 'reprint' ? blankToNull(siteName) : null,
    originalUrl: blankToNull(originalUrl),
    sections: sections.filter(({ title, words, cards }) => title.trim() || words.trim() || cards.length),
  };
}

/**
 * Three-way merge by field: takes the fields that only the other version changed and keeps mine otherwise. `contested`
 * is true if both versions changed the same field.
 */
export function mergeArticles(
  was: ArticleContent,
  local: ArticleContent,
  remote: ArticleContent,
): { article: ArticleContent; contested: boolean } {
  let contested = false;
  const fields = Object.keys(local) as (keyof ArticleContent)[];
  const article = Object.fromEntries(
    fields.map((field) => {
      const [before, localJson, remoteJson] = [was, local, remote].map((version) => JSON.stringify(version[field]));
      if (localJson === before) return [field, remote[field]];
      if (remoteJson !== before && remoteJson !== localJson) contested = true;
      return [field, local[field]];
    }),
  ) as ArticleContent;
  return { article, contested };
}

/** A list with one item moved by a number of positions. */
export function moveItem<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

export const emptySection: Section = { title: '', words: '', cards: [] };
