import { diffArrays } from 'diff';
import render from 'dom-serializer';
import { isTag, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { inlineTags } from '../../../rules/safe-html.ts';
import * as limits from '../../../rules/limits.ts';
import type { BlockChange, Run } from '../../../rules/revisions/difference.ts';

/** Tokens of a text: runs of letters, single Han letters or kana, elements, and everything in between. */
const token =
  /<[^<>]*>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}\p{M}'’]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|\s+|[^<\s]|</gv;
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

const makeRun = (op: Run['op'], text: string): Run[] => (text ? [{ op, text }] : []);

/** Edit steps that the comparison of all blocks of a text may still use; the cost is their square. */
interface EditBudget {
  edits: number;
}

/**
 * Merges two texts word by word. If they have little in common, that would be unreadable, so the whole text is
 * replaced.
 */
export function compareWords(
  before: string,
  after: string,
  allowance: EditBudget = { edits: limits.comparison.edits },
): Run[] {
  if (before === after) return makeRun('same', before);
  const maxEdits = Math.min(limits.comparison.edits, allowance.edits);
  const changes =
    before && after && maxEdits > 0
      ? diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: maxEdits })
      : undefined;
  if (before && after)
    allowance.edits -= changes
      ? changes.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
      : maxEdits;
  if (!changes) return [...makeRun('removed', before), ...makeRun('added', after)];
  return changes.map(({ added, removed, value }) => ({
    op: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const inlines = new Set<string>(inlineTags);
const isInline = (node: ChildNode) => !isTag(node) || inlines.has(node.name);

/** The blocks of a text: its outermost elements, and the text between them. */
export function blocksOf(html: string): string[] {
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

const blockOf = (op: Run['op'], text: string): BlockChange => ({ op, runs: [{ op, text }] });
const toBlocks = (op: Run['op'], texts: readonly string[]) => texts.map((text) => blockOf(op, text));

/** Compares two texts block by block, changed blocks word by word. Skips the common beginning and end. */
export function compareBlocks(before: string, after: string): BlockChange[] {
  const [olds, news] = [blocksOf(before), blocksOf(after)];
  let from = 0,
    oldEnd = olds.length,
    newEnd = news.length;
  while (from < oldEnd && from < newEnd && olds[from] === news[from]) from++;
  while (oldEnd > from && newEnd > from && olds[oldEnd - 1] === news[newEnd - 1])
    [oldEnd, newEnd] = [oldEnd - 1, newEnd - 1];
  return [
    ...toBlocks('same', olds.slice(0, from)),
    ...compareMiddle(olds.slice(from, oldEnd), news.slice(from, newEnd), { edits: limits.comparison.allEdits }),
    ...toBlocks('same', olds.slice(oldEnd)),
  ];
}

function compareMiddle(olds: readonly string[], news: readonly string[], allowance: EditBudget): BlockChange[] {
  const changes = diffArrays([...olds], [...news], { maxEditLength: limits.comparison.edits });
  if (!changes) return pairBlocks(olds, news, allowance);
  const result: BlockChange[] = [];
  for (let place = 0; place < changes.length; place++) {
    const { added, removed, value } = changes[place]!,
      next = changes[place + 1];
    if (removed && next?.added) {
      result.push(...pairBlocks(value, next.value, allowance));
      place++;
    } else result.push(...toBlocks(added ? 'added' : removed ? 'removed' : 'same', value));
  }
  return result;
}

/** Number of old blocks among which the most similar one is searched. */
const maxPairCandidates = 50;

/** Pairs replaced blocks with the most similar new ones, in order. */
function pairBlocks(removed: readonly string[], added: readonly string[], allowance: EditBudget): BlockChange[] {
  const words = (text: string) =>
    new Set(tokensOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.startsWith('<')));
  const likeness = (a: Set<string>, b: Set<string>) => {
    if (!a.size && !b.size) return 0;
    const [few, many] = a.size < b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const word of few) if (many.has(word)) shared++;
    return (2 * shared) / (a.size + b.size);
  };
  const [old, fresh] = [removed.map(words), added.map(words)];
  const result: BlockChange[] = [];
  let from = 0;
  for (const [place, text] of added.entries()) {
    let best = -1,
      bestLikeness = 0.3;
    for (let index = from; index < Math.min(removed.length, from + maxPairCandidates); index++) {
      const like = likeness(old[index]!, fresh[place]!);
      if (like > bestLikeness) [best, bestLikeness] = [index, like];
    }
    if (best < 0) {
      result.push(blockOf('added', text));
      continue;
    }
    for (; from < best; from++) result.push(blockOf('removed', removed[from]!));
    result.push({ op: 'changed', runs: compareWords(removed[best]!, text, allowance) });
    from = best + 1;
  }
  for (; from < removed.length; from++) result.push(blockOf('removed', removed[from]!));
  return result;
}

/**
 * Limits the number of blocks, so that the page stays fast: merges neighbours of the same kind, and replaces the rest
 * as a whole.
 */
export function limitBlocks(blocks: readonly BlockChange[], maxBlocks: number): BlockChange[] {
  const joined: BlockChange[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && block.op !== 'changed' && last.op === block.op) last.runs[0]!.text += `\n${block.runs[0]!.text}`;
    else joined.push({ op: block.op, runs: block.runs.map((run) => ({ ...run })) });
  }
  if (joined.length <= maxBlocks) return joined;
  const rest = (left: 'added' | 'removed') =>
    joined
      .slice(maxBlocks)
      .flatMap(({ runs }) => runs.filter(({ op }) => op !== left))
      .map(({ text }) => text)
      .join('\n');
  return [...joined.slice(0, maxBlocks), blockOf('removed', rest('added')), blockOf('added', rest('removed'))];
}
