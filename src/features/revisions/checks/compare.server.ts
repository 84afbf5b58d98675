import * as limits from '../../../rules/limits.ts';
import type { Module } from '../../../rules/modules.ts';
import { isSimpleEnough, safeHtml } from '../../../rules/safe-html.ts';
import type { Facts, Text } from '../../entries/rules.ts';
import type { Relations } from '../../relations/rules.ts';
import type { Timeline } from '../../timelines/rules.ts';
import type { Timemap } from '../../timemaps/rules.ts';
import { compareFields, compareItems, type ItemsCompared } from '../face/compare-items.server.ts';
import { compareBlocks, fewerBlocks } from '../face/compare-words.server.ts';
import type { BlockChange, Difference } from '../face/difference.ts';

/** Two states of a part; `titles` are those of the articles that a text speaks of. */
export interface ToCompare {
  module: Module;
  before: unknown;
  after: unknown;
  titles?: ReadonlyMap<string, string>;
}

const noTexts = { name: '', otherNames: [], disambiguation: null, summary: '', body: '' } satisfies Text;
const noItems: ItemsCompared = { items: [], counts: { added: 0, removed: 0, changed: 0 } };

/** What a revision would change, as a reviewer looks at it. */
export function compare({ module, before, after, titles }: ToCompare): Difference {
  if (module === 'text') return compareTexts((before ?? noTexts) as Text, after as Text, titles);
  const fields = module === 'facts' ? compareFields(before as Facts | null, after as Facts, ['times']) : [];
  return ofItems(itemsCompared(module, before, after), { fields });
}

const titleOf = ({ title }: { title: unknown }) => JSON.stringify(title);

function itemsCompared(module: Exclude<Module, 'text'>, before: unknown, after: unknown): ItemsCompared {
  switch (module) {
    case 'facts':
      return compareItems((before as Facts | null)?.times ?? [], (after as Facts).times, ({ role }) => role);
    case 'relations':
      return compareItems(
        (before as Relations | null)?.relations ?? [],
        (after as Relations).relations,
        ({ to, type }) => `${to} ${type}`,
      );
    case 'timeline':
      return compareItems((before as Timeline | null)?.events ?? [], (after as Timeline).events, titleOf);
    case 'timemap':
      return compareItems((before as Timemap | null)?.nodes ?? [], (after as Timemap).nodes, titleOf);
  }
}

const ofItems = ({ items, counts }: ItemsCompared, more: Pick<Difference, 'fields'>): Difference => ({
  ...more,
  blocks: [],
  items,
  counts,
  coarse: counts.added + counts.removed + counts.changed > items.length,
});

function compareTexts(old: Text, fresh: Text, titles: ToCompare['titles']): Difference {
  const told = (text: Text) => ({
    ...text,
    articles: text.articles?.map(({ articleId, reason }) => `${titles?.get(articleId) ?? articleId} · ${reason}`),
  });
  // A text from before there were limits may be too deep to be read as a tree.
  const isSimple = isSimpleEnough(old.body) && isSimpleEnough(fresh.body);
  const all = isSimple ? compareBlocks(old.body, fresh.body) : wholeTexts(old, fresh);
  const coarse = !isSimple || all.length > limits.compared.blocks;
  return {
    ...noItems,
    fields: compareFields(told(old), told(fresh), ['body']),
    blocks: coarse ? fewerBlocks(all, limits.compared.blocks) : all,
    coarse,
  };
}

const wholeTexts = (old: Text, fresh: Text): BlockChange[] =>
  (
    [
      ['removed', old],
      ['added', fresh],
    ] as const
  ).flatMap(([op, { body }]) =>
    body ? [{ op, runs: [{ op, text: isSimpleEnough(body) ? body : safeHtml(body) }] }] : [],
  );

/**
 * What takes too long to compare, as what it is: all of one goes, all of the other comes, at most so much of it told.
 */
export function compareCoarsely({ module, before, after }: ToCompare): Difference {
  if (module === 'text')
    return { ...noItems, fields: [], blocks: wholeTexts((before ?? noTexts) as Text, after as Text), coarse: true };
  const listOf = (content: unknown) =>
    Object.values((content ?? {}) as object).find((value): value is object[] => Array.isArray(value)) ?? [];
  const [olds, news] = [listOf(before), listOf(after)];
  const half = limits.compared.items / 2;
  return {
    fields: [],
    blocks: [],
    coarse: true,
    counts: { added: news.length, removed: olds.length, changed: 0 },
    items: [
      ...olds.slice(0, half).map((item) => ({ op: 'removed' as const, before: item, after: null, fields: [] })),
      ...news.slice(0, half).map((item) => ({ op: 'added' as const, before: null, after: item, fields: [] })),
    ],
  };
}
