import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression, and all its places in the sources. */
export interface Pattern {
  pattern: string;
  flags: string;
  where: string[];
}

const files = () => globSync(['src/**/*.{ts,tsx}', 'importers/**/*.ts']).filter((file) => !/\.test\.tsx?$/.test(file));

/**
 * The regular expressions of the sources: literals from the syntax tree; those built with `new RegExp(…)` as recorded
 * by `built-patterns.ts`. `unseen`: places that build one but did not run there.
 */
export function patternsOfSources(): { patterns: Pattern[]; unseen: string[] } {
  const literals: { where: string; pattern: string; flags: string }[] = [],
    building: string[] = [];
  for (const file of files()) {
    const text = readFileSync(file, 'utf8');
    const place = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
    const meetCall = ({ callee, start }: { callee: object; start: number }) => {
      if ('name' in callee && callee.name === 'RegExp') building.push(place(start));
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) literals.push({ where: place(node.start), ...node.regex });
      },
      NewExpression: meetCall,
      CallExpression: meetCall,
    }).visit(parseSync(file, text).program);
  }
  const built = JSON.parse(
    execFileSync(
      process.execPath,
      ['tests/built-patterns.ts', ...new Set(building.map((where) => where.split(':')[0]!))],
      { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    ),
  ) as typeof literals;
  const seen = new Set(built.map(({ where }) => where));
  const patterns = Map.groupBy([...literals, ...built], ({ pattern, flags }) => `/${pattern}/${flags}`);
  return {
    patterns: [...patterns.values()].map((same) => ({
      pattern: same[0]!.pattern,
      flags: same[0]!.flags,
      where: [...new Set(same.map(({ where }) => where))],
    })),
    unseen: building.filter((where) => !seen.has(where)),
  };
}

/** Without `*`, `+` or `{2,}` the work at each place of a text is bounded, so the total is linear. */
export const canRepeat = ({ pattern }: Pattern) => /[*+]|\{\d+,\}/.test(pattern);

/**
 * Texts of `length` characters that are expensive for a pattern: its own letters, and examples of its classes, each
 * repeated alone and in sequence, with an end that nothing matches.
 */
export function hostileTexts({ pattern }: Pattern, length: number): string[] {
  const words =
    pattern
      .replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]\w*|\(\?(?:<?[!=]|:|<\w+>)/g, '\ue000')
      .match(/(?:\\\W|[^\\|()[\]{}*+?^$.\ue000])+/gu)
      ?.map((piece) => piece.replace(/\\(.)/g, '$1'))
      .filter((piece) => piece.length < 40) ?? [];
  const classes = [
    ...(/\\s|[^\\]\./.test(pattern) ? [' ', '\t'] : []),
    ...(/\\[dw]|0-9|\\p\{N/.test(pattern) ? ['0', '00-'] : []),
    ...(/\\w|a-z|\\p\{L|\[\^|\\S/i.test(pattern) ? ['a', 'a '] : []),
    ...(/Han/.test(pattern) ? ['年'] : []),
  ];
  const pumps = [...new Set([...words, ...words.map((word) => word[0]!), ...classes])].slice(0, 12);
  const pairs = pumps.slice(0, 4).flatMap((pump) => pumps.slice(0, 4).map((other) => pump + other));
  const begin = words[0] ?? '';
  return [...new Set([...pumps, ...pairs])].flatMap((pump) => {
    const body = pump.repeat(Math.ceil(length / pump.length));
    return [`${body}\n\u0001`, `${begin}${body}\n\u0001`];
  });
}
