/** Longest piece that is spoken at once, in characters: some voices stop in the middle of a longer one. */
const maxSpoken = 220;

/** A sentence, or part of a long one: where it begins and ends in its text. */
export interface Span {
  from: number;
  to: number;
}

/** The sentences of a text, long ones in parts that end where a speaker would breathe. */
export function sentencesOf(text: string, language: string): Span[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  return segments.flatMap(({ segment, index }) =>
    breathe(segment).flatMap(({ from, to }) =>
      /[\p{L}\p{N}]/u.test(segment.slice(from, to)) ? [{ from: index + from, to: index + to }] : [],
    ),
  );
}

/** Cuts a long sentence after commas and the like. */
function breathe(sentence: string): Span[] {
  const parts: Span[] = [];
  let from = 0,
    end = 0;
  for (const { 0: piece, index } of sentence.matchAll(/[^,;:，；：、]*(?:[,;:，；：、]+\s*|$)/g)) {
    if (index + piece.length - from > maxSpoken && end > from) {
      parts.push({ from, to: end });
      from = end;
    }
    end = index + piece.length;
  }
  if (end > from) parts.push({ from, to: end });
  return parts;
}

/** A sentence on the page, and what is said for it. */
export interface SpokenSentence {
  range: Range;
  words: string;
}

/** Elements that are read one after the other; of nested ones the outer one counts. */
const blocks = 'p, li, h2, h3, h4, dt, dd, blockquote, figcaption, td, th';
/** What a listener does not want to hear: numbers of notes, other than the text that they belong to. */
const silent = 'sup, rt, rp, script, style, [hidden], [aria-hidden="true"]';

/** The sentences of a part of the page, in reading order. */
export function sentencesIn(root: Element, language: string): SpokenSentence[] {
  const isInner = (block: Element) => {
    const outer = block.parentElement!.closest(blocks);
    return outer !== null && root.contains(outer);
  };
  return [...root.querySelectorAll(blocks)]
    .filter((block) => !isInner(block))
    .flatMap((block) => sentencesOfBlock(block, language));
}

function sentencesOfBlock(block: Element, language: string): SpokenSentence[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement!.closest(silent) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: { node: Node; from: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, from: text.length });
    text += walker.currentNode.nodeValue!;
  }
  const place = (at: number, isEnd: boolean) => {
    const { node, from } = nodes.findLast((candidate) => (isEnd ? candidate.from < at : candidate.from <= at))!;
    return [node, at - from] as const;
  };
  return sentencesOf(text, language).map(({ from, to }) => {
    const range = new Range();
    range.setStart(...place(from, false));
    range.setEnd(...place(to, true));
    return { range, words: text.slice(from, to).replace(/\s+/g, ' ').trim() };
  });
}
