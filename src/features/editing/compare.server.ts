import { diffArrays } from 'diff';
import render from 'dom-serializer';
import { isTag, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Module } from '../../rules/modules.ts';
import type { Facts, Text } from '../entries/rules.ts';
import type { Relations } from '../relations/rules.ts';
import type { Timeline } from '../timelines/rules.ts';
import type { Timemap } from '../timemaps/rules.ts';
import type { BlockChange, Difference, FieldChange, ItemChange, Run } from './difference.ts';

/** Words of a text: letters that belong together, each Han letter or kana alone, elements, and what stands between. */
const token = /<[^>]*>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}'’]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|\s+|[^<\s]|</gv;
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Texts that have little in common are not compared word by word: the answer would be long in coming, and nobody could read it. */
const mostEdits = 4000;

/** Two texts as one, word by word. */
export function compareWords(before: string, after: string): Run[] {
  if (before === after) return before ? [{ op: 'same', text: before }] : [];
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: mostEdits });
  if (!changes) return [...(before ? [{ op: 'removed' as const, text: before }] : []), ...(after ? [{ op: 'added' as const, text: after }] : [])];
  return changes.map(({ added, removed, value }) => ({ op: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }));
}

/** The blocks of a text: its outermost elements, and what stands between them. */
export function blocksOf(html: string): string[] {
  const inlines = new Set(['b', 'i', 'u', 's', 'em', 'strong', 'small', 'sub', 'sup', 'mark', 'del', 'ins', 'q', 'cite', 'abbr', 'dfn', 'time', 'ruby', 'a', 'span', 'code', 'br', 'bdi', 'bdo', 'img']);
  const isInline = (node: ChildNode) => !isTag(node) || inlines.has(node.name);
  const blocks: string[] = [];
  let loose: ChildNode[] = [];
  const flush = () => {
    const text = render(loose, { encodeEntities: 'utf8' });
    if (text.trim()) blocks.push(text);
    loose = [];
  };
  for (const node of parseDocument(html).children) {
    if (isInline(node)) loose.push(node);
    else {
      flush();
      blocks.push(render(node, { encodeEntities: 'utf8' }));
    }
  }
  flush();
  return blocks;
}

/** Two texts block by block; of a block that was changed, word by word. */
export function compareBlocks(before: string, after: string): BlockChange[] {
  const changes = diffArrays(blocksOf(before), blocksOf(after));
  const result: BlockChange[] = [];
  for (let place = 0; place < changes.length; place++) {
    const { added, removed, value } = changes[place]!, next = changes[place + 1];
    if (removed && next?.added) {
      result.push(...paired(value, next.value));
      place++;
    } else result.push(...value.map((text): BlockChange => ({ op: added ? 'added' : removed ? 'removed' : 'same', runs: [{ op: added ? 'added' : removed ? 'removed' : 'same', text }] })));
  }
  return result;
}

/** Blocks that took the place of others: each with the one that it is most like, in order. */
function paired(removed: readonly string[], added: readonly string[]): BlockChange[] {
  const words = (text: string) => new Set(tokensOf(text).filter((one) => /[\p{L}\p{N}]/u.test(one) && !one.startsWith('<')));
  const likeness = (a: Set<string>, b: Set<string>) => (a.size + b.size ? (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size) : 0);
  const [old, fresh] = [removed.map(words), added.map(words)];
  const result: BlockChange[] = [];
  let from = 0;
  for (const [place, text] of added.entries()) {
    let best = -1, most = 0.3;
    for (let one = from; one < Math.min(removed.length, from + 50); one++) {
      const like = likeness(old[one]!, fresh[place]!);
      if (like > most) [best, most] = [one, like];
    }
    if (best < 0) {
      result.push({ op: 'added', runs: [{ op: 'added', text }] });
      continue;
    }
    for (; from < best; from++) result.push({ op: 'removed', runs: [{ op: 'removed', text: removed[from]! }] });
    result.push({ op: 'changed', runs: compareWords(removed[best]!, text) });
    from = best + 1;
  }
  for (; from < removed.length; from++) result.push({ op: 'removed', runs: [{ op: 'removed', text: removed[from]! }] });
  return result;
}

const asText = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'string' ? value : Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join('\n') : JSON.stringify(value, null, 1));

/** The fields that differ, each word by word. */
function compareFields(before: object | null, after: object, skip: readonly string[] = []): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].filter((name) => !skip.includes(name));
  return names.flatMap((field) => {
    const [old, fresh] = [asText((before as Record<string, unknown> | null)?.[field]), asText((after as Record<string, unknown>)[field])];
    return old === fresh ? [] : [{ field, runs: compareWords(old, fresh) }];
  });
}

/** Items of a list: the same, changed (the same by `keyOf`), added, removed. What is the same is not told. */
function compareItems<Item extends object>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string): ItemChange[] {
  const rest = new Map<string, Item[]>();
  const same = new Map<string, number>();
  for (const item of after) same.set(JSON.stringify(item), (same.get(JSON.stringify(item)) ?? 0) + 1);
  for (const item of before) {
    const text = JSON.stringify(item), left = same.get(text) ?? 0;
    if (left) same.set(text, left - 1);
    else rest.set(keyOf(item), [...(rest.get(keyOf(item)) ?? []), item]);
  }
  const others = after.filter((item) => {
    const text = JSON.stringify(item), left = same.get(text) ?? 0;
    const stays = before.some((one) => JSON.stringify(one) === text);
    if (stays && left) same.set(text, left - 1);
    return !stays || left > 0;
  });
  const olds = others.map((item) => rest.get(keyOf(item))?.shift());
  const left = new Set([...rest.values()].flat());
  const changes = others.map((item, place): ItemChange => {
    const old = olds[place] ?? mostLike(item, left);
    if (!old) return { op: 'added', before: null, after: item, fields: [] };
    left.delete(old);
    return { op: 'changed', before: old, after: item, fields: compareFields(old, item) };
  });
  return [...changes, ...[...left].map((item): ItemChange => ({ op: 'removed', before: item, after: null, fields: [] }))];
}

/** The item that shares most fields with another, and at least half of those that say something: its name was mended. */
function mostLike<Item extends object>(item: Item, among: ReadonlySet<Item>): Item | undefined {
  const saying = (one: object) => Object.entries(one).flatMap(([field, value]) => (value === null || texts(value) === '[]' || texts(value) === '{}' ? [] : [`${field} ${texts(value)}`]));
  const fields = new Set(saying(item));
  let best: Item | undefined, most = 0.5;
  for (const one of among) {
    const other = saying(one), share = other.filter((field) => fields.has(field)).length / Math.max(fields.size, other.length);
    if (share >= most) [best, most] = [one, share];
  }
  return best;
}

const texts = (value: unknown) => JSON.stringify(value);
const noTexts = { name: '', otherNames: [], disambiguation: null, summary: '', body: '' } satisfies Text;

/** What a revision would change, as a reviewer looks at it; `titles` are those of the articles it speaks of. */
export function compare(module: Module, before: unknown, after: unknown, titles: ReadonlyMap<string, string> = new Map()): Difference {
  switch (module) {
    case 'text': {
      const [old, fresh] = [(before ?? noTexts) as Text, after as Text];
      const told = (text: Text) => ({ ...text, articles: text.articles?.map(({ articleId, reason }) => `${titles.get(articleId) ?? articleId} · ${reason}`) });
      return { fields: compareFields(told(old), told(fresh), ['body']), blocks: compareBlocks(old.body, fresh.body), items: [] };
    }
    case 'facts': {
      const [old, fresh] = [before as Facts | null, after as Facts];
      return { fields: compareFields(old, fresh, ['times']), blocks: [], items: compareItems(old?.times ?? [], fresh.times, ({ role }) => role) };
    }
    case 'relations':
      return { fields: [], blocks: [], items: compareItems((before as Relations | null)?.relations ?? [], (after as Relations).relations, ({ to, type }) => `${to} ${type}`) };
    case 'timeline':
      return { fields: [], blocks: [], items: compareItems((before as Timeline | null)?.events ?? [], (after as Timeline).events, ({ title }) => texts(title)) };
    case 'timemap':
      return { fields: [], blocks: [], items: compareItems((before as Timemap | null)?.nodes ?? [], (after as Timemap).nodes, ({ title }) => texts(title)) };
  }
}
