import type { ArticleContent, Section } from '../../articles/rules.ts';

const blank = (text: string | null) => text?.trim() || null;

/** As it is saved: what is blank is nothing; headings under which nothing stands are left out. */
export function tidied(article: ArticleContent): ArticleContent {
  const { name, abstract, type, authorName, siteName, originalUrl, sections } = article;
  return {
    ...article,
    name: name.trim(),
    abstract: abstract.trim(),
    // Of an original nobody else's name is kept; its address may lead to where it was read first.
    authorName: type === 'reprint' ? blank(authorName) : null,
    siteName: type === 'reprint' ? blank(siteName) : null,
    originalUrl: blank(originalUrl),
    sections: sections.filter(({ title, words, cards }) => title.trim() || words.trim() || cards.length),
  };
}

/**
 * Two versions that both began from one: a field that only the other changed is theirs, the rest stays mine. Tells
 * whether both changed the same field.
 */
export function mergeArticles(
  was: ArticleContent,
  mine: ArticleContent,
  theirs: ArticleContent,
): { article: ArticleContent; contested: boolean } {
  let contested = false;
  const fields = Object.keys(mine) as (keyof ArticleContent)[];
  const article = Object.fromEntries(
    fields.map((field) => {
      const [before, here, there] = [was, mine, theirs].map((one) => JSON.stringify(one[field]));
      if (here === before) return [field, theirs[field]];
      if (there !== before && there !== here) contested = true;
      return [field, mine[field]];
    }),
  ) as ArticleContent;
  return { article, contested };
}

/** A list of which one item is moved by so many places. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

export const emptySection: Section = { title: '', words: '', cards: [] };
