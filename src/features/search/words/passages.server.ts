import { Parser } from 'htmlparser2';

/** Approximate length of a passage in Latin letters; a Chinese character counts two. */
const passageWidth = 600;
/** Longer sentences are cut. */
const maxSentenceWidth = 900;

const blocks = new Set([
  'p',
  'div',
  'section',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'tr',
  'br',
  'hr',
  'figure',
  'figcaption',
]);
const skippedElements = new Set(['rt', 'rp']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption']);

/** Marks a line as a heading. */
const headingSign = '\u0003';

/** The plain text of a main text, one paragraph per line, with headings marked; without notes and ruby readings. */
export function wordsOfHtml(html: string): string {
  let text = '';
  const dropping: string[] = []; // elements open inside a skipped one
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        if (dropping.length || skippedElements.has(name) || 'note-id' in attribs) dropping.push(name);
        else if (blocks.has(name)) text += headings.has(name) ? `\n${headingSign}` : '\n';
        else if (name === 'td' || name === 'th') text += ' ';
      },
      ontext(words) {
        if (!dropping.length) text += words.replaceAll(headingSign, ' ');
      },
      onclosetag(name) {
        if (dropping.length) dropping.pop();
        else if (blocks.has(name)) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return tidy(text);
}

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g;
const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0);

/** Splits into sentences without losing characters in between. */
const sentences = /[^\n.!?。！？]*(?:[.!?](?!\s)[^\n.!?。！？]*)*(?:[。！？][”』」）】]*|[.!?]["”»’)\]]*\s|\n|$)/g;

/** A piece of a main text, and its heading; empty before the first heading. */
export interface Passage {
  text: string;
  heading: string;
}

/** Cuts a text into passages of about six hundred letters, at the end of a paragraph or at least a sentence. */
export function cutIntoPassages(marked: string): Passage[] {
  const passages: Passage[] = [];
  let text = '',
    width = 0,
    heading = '',
    headingBefore = '';
  const close = () => {
    if (text.trim()) passages.push({ text: text.trim(), heading });
    text = '';
    width = 0;
    heading = headingBefore;
  };
  for (const sentence of (marked.match(sentences) ?? []).flatMap(splitLongSentence)) {
    const more = widthOf(sentence);
    if (width && width + more > passageWidth * 1.25) close();
    if (sentence.startsWith(headingSign)) {
      headingBefore = sentence.slice(1).trim();
      if (!text.trim()) heading = headingBefore;
    }
    text += sentence.replace(headingSign, '');
    width += more;
    if (width >= (sentence.endsWith('\n') ? passageWidth * 0.75 : passageWidth)) close();
  }
  close();
  return passages;
}

/** A text without sentence ends is cut at a space, or else between any two letters. */
function splitLongSentence(sentence: string): string[] {
  if (widthOf(sentence) <= maxSentenceWidth) return [sentence];
  const letters = Math.floor((passageWidth * sentence.length) / widthOf(sentence));
  const space = sentence.lastIndexOf(' ', letters);
  let cut = space > letters / 2 ? space + 1 : letters;
  if (/[\udc00-\udfff]/.test(sentence[cut] ?? '')) cut++;
  return [sentence.slice(0, cut), ...splitLongSentence(sentence.slice(cut))];
}
