import { countWords } from '../../../rules/text-width.ts';
import { createFinding, type Finding } from '../../../rules/revisions/findings.ts';
import { abstractWords, tripleCoverCount, type ArticleContent } from '../rules.ts';

/** Whether a text is the URL of a web page. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text) && URL.canParse(text);

/** V15 and the fields that an article requires. */
export function checkArticle(article: ArticleContent): Finding[] {
  const { name, kind, abstract, type, originalUrl, cover, body, sections } = article;
  const requiredCount = { single: 1, three: tripleCoverCount, automatic: 0 }[cover.mode];
  return [
    ...(name.trim() ? [] : [createFinding('titleMissing', 'name')]),
    ...(countWords(abstract) > abstractWords
      ? [createFinding('abstractTooLong', 'abstract', { most: `${abstractWords}` })]
      : []),
    ...(type === 'reprint'
      ? (['authorName', 'siteName', 'originalUrl'] as const).flatMap((field) =>
          article[field]?.trim() ? [] : [createFinding('reprintUnsaid', field)],
        )
      : []),
    ...(originalUrl?.trim() && !isWebAddress(originalUrl) ? [createFinding('addressWrong', 'originalUrl')] : []),
    ...(cover.pictures.length < requiredCount
      ? [createFinding('coverIncomplete', 'cover', { count: `${requiredCount}` })]
      : []),
    ...(kind === 'normal' && !body.trim() ? [createFinding('articleEmpty', 'body')] : []),
    ...(kind === 'theme' && !sections.some(({ cards }) => cards.length)
      ? [createFinding('themeEmpty', 'sections')]
      : []),
    ...sections.flatMap(({ title, cards }, at) =>
      cards.length && !title.trim()
        ? [createFinding('headingMissing', `sections.${at}.title`, { n: `${at + 1}` })]
        : [],
    ),
  ];
}
