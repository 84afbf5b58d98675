import * as limits from '../../../rules/limits.ts';
import { isSimpleEnough, sanitizeUserHtml } from '../../../rules/safe-html.ts';
import { compareFields } from '../../../editing/revisions/face/compare-items.server.ts';
import { compareBlocks, limitBlocks } from '../../../editing/revisions/face/compare-words.server.ts';
import { noDifference } from '../../../editing/revisions/face/compare.server.ts';
import type { BlockChange, Difference } from '../../../rules/revisions/difference.ts';
import type { Text } from '../rules.ts';

const emptyText: Text = { name: '', otherNames: [], disambiguation: null, summary: '', body: '' };

/** Compares two texts, field by field and block by block; `titles` are those of the articles that they cite. */
export function compareTexts(before: Text | null, after: Text, titles: ReadonlyMap<string, string>): Difference {
  const old = before ?? emptyText;
  const withTitles = (text: Text) => ({
    ...text,
    articles: text.articles?.map(({ articleId, reason }) => `${titles.get(articleId) ?? articleId} · ${reason}`),
  });
  // A text from before there were limits may be too deep to parse as a tree.
  const isSimple = isSimpleEnough(old.body) && isSimpleEnough(after.body);
  const blocks = isSimple ? compareBlocks(old.body, after.body) : wholeTextChanges(old, after);
  const coarse = !isSimple || blocks.length > limits.comparison.blocks;
  return {
    ...noDifference,
    fields: compareFields(withTitles(old), withTitles(after), ['body']),
    blocks: coarse ? limitBlocks(blocks, limits.comparison.blocks) : blocks,
    coarse,
  };
}

export const compareTextsCoarsely = (before: Text | null, after: Text): Difference => ({
  ...noDifference,
  blocks: wholeTextChanges(before ?? emptyText, after),
  coarse: true,
});

const wholeTextChanges = (before: Text, after: Text): BlockChange[] =>
  (
    [
      ['removed', before],
      ['added', after],
    ] as const
  ).flatMap(([op, { body }]) =>
    body ? [{ op, runs: [{ op, text: isSimpleEnough(body) ? body : sanitizeUserHtml(body) }] }] : [],
  );
