/**
 * Main texts in Markdown as the HTML of the encyclopedia: `[Li Si](li-si)` links to an entry, `[Shiji 6](cite:shiji)`
 * cites a source, `[^1]` places a note that `[^1]: …` contains. A quotation ends with its citation as a paragraph of its
 * own. Lines of a paragraph are its sentences. What Markdown cannot express is HTML: `<ruby>斯<rt>し</rt></ruby>`.
 */
import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { ContentLanguage } from '../../src/rules/languages.ts';
import { isUnspaced } from './sentences.ts';

/** State of a rendering, which the parser passes to its rules. */
interface Environment {
  [key: PropertyKey]: unknown;
  /** Between the lines of a paragraph. */
  lineJoint?: string;
  notes?: ReadonlyMap<string, readonly Token[]>;
}

const parser = new MarkdownIt('commonmark', { html: true }).use(footnotes);
// Notes are placed where they are referred to, not at the end.
parser.core.ruler.disable('footnote_tail');
parser.core.ruler.push('references', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    if (!token.children) continue;
    markReferences(token.children);
    const [open, close] = [tokens[at - 1]!, tokens[at + 1]!];
    if (open.type === 'paragraph_open' && open.level > 0 && isCitation(token.children))
      open.hidden = close.hidden = true;
  }
});
const { rules } = parser.renderer;
rules.softbreak = (_tokens, _at, _options, environment) => (environment as Environment).lineJoint ?? ' ';
rules.paragraph_open = (tokens, at) => (tokens[at]!.hidden ? '' : '<p>');
rules.paragraph_close = (tokens, at) => (tokens[at]!.hidden ? '' : '</p>') + (tokens[at]!.level === 0 ? '\n' : '');
rules.blockquote_open = () => '<blockquote>';
rules.footnote_ref = (tokens, at, options, environment, renderer) => {
  const { label } = tokens[at]!.meta as { label: string };
  const note = (environment as Environment).notes?.get(label) ?? [];
  return `<span note-id="${parser.utils.escapeHtml(label)}">${note
    .map(({ children }) => renderer.renderInline([...(children ?? [])], options, environment))
    .join(' ')}</span>`;
};

export function readText(markdown: string, language: ContentLanguage): string {
  const { body, notes } = divideNotes(parser.parse(markdown, {}));
  const environment: Environment = { lineJoint: isUnspaced(language) ? '' : ' ', notes };
  return parser.renderer.render(body, parser.options, environment).trim();
}

/** Separates the text from its notes, by their labels. */
function divideNotes(tokens: readonly Token[]): { body: Token[]; notes: Map<string, Token[]> } {
  const body: Token[] = [],
    notes = new Map<string, Token[]>();
  let note: Token[] | null = null;
  for (const token of tokens)
    if (token.type === 'footnote_reference_open') {
      note = [];
      notes.set((token.meta as { label: string }).label, note);
    } else if (token.type === 'footnote_reference_close') note = null;
    else if (!note) body.push(token);
    else if (token.type === 'inline') note.push(token);
  return { body, notes };
}

/** Makes citations and links to entries of links; an address of the web remains one. */
function markReferences(tokens: readonly Token[]): void {
  let tag = 'a';
  for (const token of tokens) {
    const address = token.type === 'link_open' ? String(token.attrGet('href')) : '';
    if (address.startsWith('cite:')) {
      tag = 'cite';
      token.attrs = [['cite-id', address.slice('cite:'.length)]];
    } else if (address) {
      tag = 'a';
      if (!/^https?:/.test(address)) token.attrs = [['ref-id', address]];
    }
    if (token.type === 'link_open' || token.type === 'link_close') token.tag = tag;
  }
}

const isCitation = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 &&
  tokens[0]!.tag === 'cite' &&
  tokens.findIndex(({ type }) => type === 'link_close') === tokens.length - 1;
