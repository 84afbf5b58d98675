import { countWords } from '../../../rules/text-width.ts';
import { found, type Found } from '../../../rules/revisions/findings.ts';
import { abstractWords, threeCovers, type ArticleContent } from '../rules.ts';

/** Whether a text is the URL of a web page. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text) && URL.canParse(text);

/** V15 and the fields that an article requires. */
export function checkArticle(article: ArticleContent): Found[] {
  const { name, kind, abstract, type, originalUrl, cover, body, sections } = article;
  const wanted = { single: 1, three: threeCovers, automatic: 0 }[cover.mode];
  return [
    ...(name.trim() ? [] : [found('titleMissing', 'name')]),
    ...(countWords(abstract) > abstractWords
      ? [found('abstractTooLong', 'abstract', { most: `${abstractWords}` })]
      : []),
    ...(type === 'reprint'
      ? (['authorName', 'siteName', 'originalUrl'] as const).flatMap((field) =>
          article[field]?.trim() ? [] : [found('reprintUnsaid', field)],
        )
      : []),
    ...(originalUrl?.trim() && !isWebAddress(originalUrl) ? [found('addressWrong', 'originalUrl')] : []),
    ...(cover.pictures.length < wanted ? [found('coverIncomplete', 'cover', { count: `${wanted}` })] : []),
    ...(kind === 'normal' && !body.trim() ? [found('articleEmpty', 'body')] : []),
    ...(kind === 'theme' && !sections.some(({ cards }) => cards.length) ? [found('themeEmpty', 'sections')] : []),
    ...sections.flatMap(({ title, cards }, at) =>
      cards.length && !title.trim() ? [found('headingMissing', `sections.${at}.title`, { n: `${at + 1}` })] : [],
    ),
  ];
}
