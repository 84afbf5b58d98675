/** A heading of a text, its rank (0 for the largest), and what of its line follows it. */
export interface Heading {
  rank: number;
  /** In the typist's markup. */
  words: string;
  rest: string;
}

const ranks: Record<string, number> = { 大: 0, 中: 1, 小: 2 };
/** Notes on the setting that may stand before a heading: ［＃５字下げ］. */
const settingBefore = /字下げ|改ページ|改丁|改段|地付き|中央|天付き|ゴシック|太字/;

/** Where the words of a line begin, after spaces and notes on the setting. */
function beginOf(line: string): number {
  let at = 0;
  for (;;) {
    const end = line.startsWith('［＃', at) ? line.indexOf('］', at) : -1;
    if (/\s/.test(line[at] ?? '')) at++;
    else if (end > 0 && settingBefore.test(line.slice(at, end)) && !line.slice(at, end).includes('見出し'))
      at = end + 1;
    else return at;
  }
}

const opening = /^［＃(?:同行|窓)?([大中小])見出し］/;
const blockOpening = /^［＃ここから([大中小])見出し］/;
const blockEnd = /［＃ここで[大中小]見出し終わり］/;

/** Reads the heading of a line; null if it is none. `next` has the lines after it, of which a heading takes some. */
export function readHeading(line: string, next: readonly string[]): (Heading & { lines: number }) | null {
  const words = line.slice(beginOf(line));
  const block = blockOpening.exec(words);
  if (block) return readBlock(words.slice(block[0].length), next, ranks[block[1]!]!);
  const open = opening.exec(words);
  if (open) {
    const within = words.slice(open[0].length),
      end = within.search(/［＃(?:同行|窓)?[大中小]見出し終わり］/);
    return {
      rank: ranks[open[1]!]!,
      words: end < 0 ? within : within.slice(0, end),
      rest: end < 0 ? '' : within.slice(within.indexOf('］', end) + 1),
      lines: 1,
    };
  }
  // `最初［＃「最初」は大見出し］`: the note repeats the words before it.
  const place = words.search(/」は(?:同行|窓)?[大中小]見出し］/);
  const begins = place < 0 ? -1 : words.lastIndexOf('［＃「', place);
  if (begins < 0) return null;
  const named = words.slice(begins + 3, place),
    rank = ranks[/^」は(?:同行|窓)?([大中小])/.exec(words.slice(place))![1]!]!;
  const rest = words.slice(words.indexOf('］', place) + 1);
  return { rank, words: words.slice(0, begins).trim() || named, rest, lines: 1 };
}

/** A heading of several lines: `［＃ここから大見出し］` … `［＃ここで大見出し終わり］`. */
function readBlock(first: string, next: readonly string[], rank: number): (Heading & { lines: number }) | null {
  const gathered = [first];
  let lines = 1;
  while (!blockEnd.test(gathered.at(-1)!)) {
    const line = next[lines - 1];
    if (line === undefined || lines > maxHeadingLines) return { rank, words: first, rest: '', lines: 1 };
    gathered.push(line);
    lines++;
  }
  const last = gathered.pop()!,
    end = last.search(blockEnd);
  gathered.push(last.slice(0, end));
  return {
    rank,
    words: gathered
      .map((line) => line.trim())
      .filter(Boolean)
      .join('　'),
    rest: last.slice(last.indexOf('］', end) + 1),
    lines,
  };
}

/** Lines of the longest heading. */
const maxHeadingLines = 20;

/** The numbers of divisions, of which larger ones contain smaller ones. */
export class HeadingNumbers {
  #open: number[] = [];
  readonly #counts: number[] = [];

  /** Numbers of the division that a heading of a rank begins. */
  begin(rank: number): string[] {
    while (this.#open.length && this.#open.at(-1)! >= rank) this.#open.pop();
    const depth = this.#open.push(rank);
    this.#counts[depth - 1] = (this.#counts[depth - 1] ?? 0) + 1;
    this.#counts.length = depth;
    return this.#counts.map(String);
  }
}
