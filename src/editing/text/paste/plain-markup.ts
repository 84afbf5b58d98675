import { wikipediaAddress } from './wikipedia-title.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescapeHtml = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/**
 * Converts plain text with a wiki table, Markdown table or Markdown footnotes to HTML for `readPaste`; null if the text
 * has none of them.
 */
export function htmlOfMarkup(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const { rest, notes } = takeDefinitions(lines);
  let hasTable = false,
    out = '';
  for (let at = 0; at < rest.length; at++) {
    const wiki = wikiTableAt(rest, at),
      table = wiki ?? markdownTableAt(rest, at);
    if (table) {
      hasTable = true;
      out += table.html;
      at = table.end;
    } else if (rest[at]!.trim()) out += renderParagraph(rest[at]!);
  }
  const numbers = new Map([...notes.keys()].map((name, at) => [name, at + 1] as const));
  const defined = [...notes].map(([name, words]) => {
    const number = numbers.get(name)!;
    return `<p><a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a> ${renderInline(words)}</p>`;
  });
  return hasTable || notes.size ? linkMarkers(out, numbers) + defined.join('') : null;
}

function renderParagraph(line: string): string {
  const heading = markdownHeading(line) ?? wikiHeading(line);
  if (!heading) return `<p>${renderInline(line)}</p>`;
  const tag = `h${Math.min(Math.max(heading.level, 2), 6)}`;
  return `<${tag}>${renderInline(heading.words)}</${tag}>`;
}

interface Heading {
  level: number;
  words: string;
}

/** `## Words ##` */
function markdownHeading(line: string): Heading | null {
  const [, signs, words] = /^(#{1,6})\s+(.*)$/s.exec(line) ?? [];
  if (signs === undefined) return null;
  return { level: signs.length + 1, words: words!.replace(/(?<!#)#+$/, '').trimEnd() };
}

/** `== Words ==`: the same number of signs at both ends, from two to six. */
function wikiHeading(line: string): Heading | null {
  const text = line.trimEnd();
  const level = Math.min(
    6,
    /^=*/.exec(text)![0].length,
    /(?<!=)=*$/.exec(text)![0].length,
    Math.floor(text.length / 2),
  );
  return level < 2 ? null : { level, words: text.slice(level, -level).trim() };
}

/** Converts emphasis, links and references of wiki markup and Markdown. */
const renderInline = (text: string): string =>
  escapeHtml(text)
    .replace(/&lt;br\s*\/?&gt;/gi, '<br>')
    .replace(/&lt;ref\b(?:(?!&lt;ref\b)[\s\S])*?(?:\/&gt;|&lt;\/ref&gt;)/gi, '<sup class="reference"></sup>')
    .replace(/\[\[(?:File|Image):[^[\]]*\]\]/gi, '<img src="https://commons.wikimedia.org/">')
    .replace(
      /\[\[([^[\]|]+)(?:\|([^[\]]*))?\]\]/g,
      (_, title: string, words?: string) => `<a href="${wikipediaAddress(unescapeHtml(title))}">${words || title}</a>`,
    )
    .replace(/\[(https?:\/\/[^\s[\]]+) ([^[\]]+)\]/g, '<a href="$1">$2</a>')
    .replace(/\[([^[\]^][^[\]]*)\]\((https?:\/\/[^\s)[\]]+)\)/g, '<a href="$2">$1</a>')
    .replace(/'''(.+?)'''/g, '<b>$1</b>')
    .replace(/''(.+?)''/g, '<i>$1</i>')
    .replace(/\*\*((?!\s)(?:(?!\*\*).)+(?<!\s))\*\*/g, '<b>$1</b>')
    .replace(/(?<![\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '<i>$1</i>');

/** Separates the definitions of Markdown footnotes that have a marker from the other lines. */
function takeDefinitions(lines: readonly string[]) {
  const definition = /^ {0,3}\[\^([\p{L}\p{N}_-]+)\]:\s*(.*)$/su;
  const others = lines.filter((line) => !definition.test(line)).join('\n');
  const notes = new Map<string, string>(),
    rest: string[] = [];
  let open: string | null = null;
  for (const line of lines) {
    const [, name, words] = definition.exec(line) ?? [];
    if (name && !notes.has(name) && others.includes(`[^${name}]`)) notes.set((open = name), words!);
    else if (open && /^(?: {4}|\t)\s*\S/.test(line)) notes.set(open, `${notes.get(open)} ${line.trim()}`);
    else {
      if (line.trim()) open = null;
      rest.push(line);
    }
  }
  return { rest, notes };
}

const linkMarkers = (html: string, numbers: ReadonlyMap<string, number>) =>
  html.replace(/\[\^([\p{L}\p{N}_-]+)\]/gu, (marker, name: string) =>
    numbers.has(name) ? `<a href="#ftnt${numbers.get(name)}">${marker}</a>` : marker,
  );

interface FoundTable {
  html: string;
  /** Index of its last line. */
  end: number;
}

/** Cells between pipes; an escaped pipe is a character of the cell. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
const isDelimiter = (line = '') => line.includes('|') && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));

function markdownTableAt(lines: readonly string[], at: number): FoundTable | null {
  if (!lines[at]!.includes('|') || !isDelimiter(lines[at + 1])) return null;
  let end = at + 1;
  while (lines[end + 1]?.trim() && lines[end + 1]!.includes('|')) end++;
  const row = (line: string, tag: string) =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${renderInline(cell)}</${tag}>`)
      .join('')}</tr>`;
  const body = lines.slice(at + 2, end + 1).map((line) => row(line, 'td'));
  return { html: `<table><thead>${row(lines[at]!, 'th')}</thead><tbody>${body.join('')}</tbody></table>`, end };
}

/** A wiki table from `{|` to its `|}`; null if either is missing. */
function wikiTableAt(lines: readonly string[], at: number): FoundTable | null {
  if (!/^[\s:]*\{\|/.test(lines[at]!)) return null;
  let depth = 0;
  for (let end = at; end < lines.length; end++) {
    if (/^[\s:]*\{\|/.test(lines[end]!)) depth++;
    if (/^\s*\|\}/.test(lines[end]!) && --depth === 0) return { html: wikiTableToHtml(lines.slice(at + 1, end)), end };
  }
  return null;
}

interface WikiCell {
  tag: 'td' | 'th';
  attributes: string;
  words: string;
  /** Nested tables. */
  tables: string;
}

function wikiTableToHtml(lines: readonly string[]): string {
  let caption = '';
  const rows: WikiCell[][] = [[]];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim(),
      last = rows.at(-1)!.at(-1);
    const nested = wikiTableAt(lines, at);
    if (nested) {
      if (last) last.tables += nested.html;
      at = nested.end;
    } else if (line.startsWith('|+')) caption = splitAttributes(line.slice(2)).words;
    else if (line.startsWith('|-')) rows.push([]);
    else if (line.startsWith('|') || line.startsWith('!')) rows.at(-1)!.push(...wikiCells(line));
    else if (last && line) last.words += `\n${line}`;
  }
  const cell = ({ tag, attributes, words, tables }: WikiCell) =>
    `<${tag}${attributes}>${words.split('\n').map(renderInline).join('<br>')}${tables}</${tag}>`;
  return `<table>${caption && `<caption>${renderInline(caption)}</caption>`}${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
}

/** The cells of a line: `| a || b`, `! a !! b`. Pipes in links and templates do not separate cells. */
function wikiCells(line: string): WikiCell[] {
  const tag = line.startsWith('!') ? 'th' : 'td';
  const hidden: string[] = [];
  const masked = line
    .slice(1)
    .replace(
      /\[\[.*?(?:\]\]|$)|\{\{.*?(?:\}\}|$)|<ref\b.*?(?:\/>|<\/ref>|$)/gis,
      (part) => `\uE000${hidden.push(part) - 1}\uE001`,
    );
  const unmask = (text: string) => text.replace(/\uE000(\d+)\uE001/g, (_, at: string) => hidden[Number(at)]!);
  return masked.split(tag === 'th' ? /!!|\|\|/ : '||').map((part) => {
    const { attributes, words } = splitAttributes(part);
    return { tag, attributes, words: unmask(words), tables: '' };
  });
}

/** The text of a cell, and its span attributes. */
function splitAttributes(part: string): { attributes: string; words: string } {
  const [given] = /^\s*(?:[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s|"'<]+(?=[\s|]))\s*)+\|/.exec(part) ?? [''];
  const spans = [...given.matchAll(/\b(colspan|rowspan)\s*=[\s"']*(\d{1,3})/gi)];
  return {
    attributes: spans.map(([, name, value]) => ` ${name!.toLowerCase()}="${value}"`).join(''),
    words: part.slice(given.length).trim(),
  };
}
