import * as limits from '../../rules/limits.ts';
import { isSimpleEnough } from '../../rules/safe-html.ts';
import { compareFields } from '../../editing/revisions/face/compare-items.server.ts';
import { compareBlocks, limitBlocks } from '../../editing/revisions/face/compare-words.server.ts';
import { noDifference } from '../../editing/revisions/face/compare.server.ts';
import type { BlockChange, Difference } from '../../rules/revisions/difference.ts';
import { emptyArticle, type ArticleContent } from './rules.ts';

/** An article as fields for a reviewer: one line per card, with its name. */
const fieldsOf = (
  { body: _body, cover, sections, ...article }: ArticleContent,
  titles: ReadonlyMap<string, string>,
): Record<string, unknown> => ({
  ...article,
  cover: [cover.mode, ...cover.pictures].join('\n'),
  sections: sections.flatMap(({ title, words, cards }) => [
    title,
    ...(words ? [words] : []),
    ...cards.map((card) => `    ${[titles.get(card.id) ?? card.id, card.words].filter(Boolean).join(' · ')}`),
  ]),
});

/** Compares two versions of an article: its fields word by word, its body block by block. */
export function compareArticles(
  before: ArticleContent | null,
  after: ArticleContent,
  titles: ReadonlyMap<string, string>,
): Difference {
  const old = before ?? emptyArticle(after.kind);
  const isSimple = isSimpleEnough(old.body) && isSimpleEnough(after.body);
  const blocks = isSimple ? compareBlocks(old.body, after.body) : compareWholeBodies(old, after);
  const coarse = !isSimple || blocks.length > limits.comparison.blocks;
  return {
    ...noDifference,
    fields: compareFields(before && fieldsOf(before, titles), fieldsOf(after, titles)),
    blocks: coarse ? limitBlocks(blocks, limits.comparison.blocks) : blocks,
    coarse,
  };
}

export const compareArticlesCoarsely = (before: ArticleContent | null, after: ArticleContent): Difference => ({
  ...noDifference,
  blocks: compareWholeBodies(before, after),
  coarse: true,
});

const compareWholeBodies = (before: ArticleContent | null, after: ArticleContent): BlockChange[] =>
  (
    [
      ['removed', before?.body],
      ['added', after.body],
    ] as const
  ).flatMap(([op, text]) => (text ? [{ op, runs: [{ op, text }] }] : []));
