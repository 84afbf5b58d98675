import { usesHan, type ContentLanguage } from '../../../src/rules/languages.ts';
import { textLength } from '../../../src/rules/text-width.ts';
import { houseProblems } from './house-rules.ts';
import { readText } from '../read-text.ts';
import { splitSentences } from '../sentences.ts';

const allowedTags = new Set('h2 h3 p blockquote ul ol li em strong a span cite ruby rt'.split(' '));
/** Least length of a main text: words; characters in Chinese and Japanese. */
const leastWords = 400,
  leastCharacters = 700;

/** Problems of a main text, each with its line; those of the whole text are in the first line. */
export function problemsOfText(
  markdown: string,
  language: ContentLanguage,
  { knownIds, sources }: { knownIds: ReadonlySet<string>; sources: Readonly<Record<string, unknown>> },
): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  const report = (line: number, message: string) => problems.push({ line, message });
  const references = new Set<string>(),
    notes = new Set<string>();
  for (const [at, text] of markdown.split('\n').entries()) {
    const line = at + 1;
    for (const problem of houseProblems(withoutMarks(text), language)) report(line, problem);
    for (const [, words] of text.matchAll(/\[([^[\]]*)\]\(cite:/g))
      if (!/\p{Letter}/u.test(words!)) report(line, `the citation “${words}” does not name its work`);
    for (const [, address] of text.matchAll(/\]\(([^()\]\s]*)\)/g)) {
      const source = address!.startsWith('cite:') ? address!.slice('cite:'.length) : undefined;
      if (source !== undefined && !(source in sources)) report(line, `there is no source ${source}`);
      if (source === undefined && !/^https?:/.test(address!) && !knownIds.has(address!))
        report(line, `there is no subject ${address}`);
    }
    for (const [, label] of text.matchAll(/\[\^([^[\]]+)\](?!:)/g)) references.add(label!);
    const [, note] = /^\[\^([^\]]+)\]:/.exec(text) ?? [];
    if (note !== undefined && notes.has(note)) report(line, `there are two notes ${note}`);
    if (note !== undefined) notes.add(note);
    if (note === undefined && splitSentences(text.replace(/^> /, ''), language).length > 1)
      report(line, 'several sentences in a line: npm run content:style puts each on its own');
  }
  for (const label of references) if (!notes.has(label)) report(1, `the note ${label} is missing`);
  for (const label of notes) if (!references.has(label)) report(1, `nothing refers to the note ${label}`);

  const html = readText(markdown, language),
    plain = html.replace(/<[^<>]+>/g, ' ');
  const isHan = usesHan(language),
    length = isHan ? textLength(plain.replace(/\s/g, '')) : plain.split(/\s+/).filter(Boolean).length,
    least = isHan ? leastCharacters : leastWords;
  if (length < least) report(1, `the text is short: ${length}, not ${least}`);
  if ((html.match(/<h2>/g) ?? []).length < 2) report(1, 'the text has fewer than two sections');
  if (!html.includes('<blockquote>')) report(1, 'the text has no quotation');
  if (!html.includes('note-id="')) report(1, 'the text has no note');
  const links = html.match(/ref-id="/g)?.length ?? 0;
  if (links < 3) report(1, `the text has ${links} links, not 3`);
  for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/g))
    if (!allowedTags.has(tag!)) report(1, `the text uses <${tag}>`);
  return problems;
}

/** The words of a line; titles of sources keep the style of their own language. */
export const withoutMarks = (line: string) =>
  line
    .replace(/\[[^[\]]*\]\(cite:[^()[]*\)/g, ' ')
    .replace(/\[\^[^[\]]+\]:?/g, '')
    .replace(/\[([^[\]]*)\]\([^()[]*\)/g, '$1')
    .replace(/^(?:> ?|## |### )/, '')
    .replace(/\*/g, '');
