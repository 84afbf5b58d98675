import { Element, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readPictureAddress } from '../../../../rules/picture-address.ts';
import { entryOfAddress, isSafeAddress, linkTo } from '../entry-link.ts';
import { withWordLists, wordNotes } from './paste-word.ts';

/** Of these nothing is kept, not even the words. */
const dropped = new Set([
  'script',
  'style',
  'meta',
  'link',
  'title',
  'head',
  'xml',
  'iframe',
  'object',
  'svg',
  'math',
  'template',
  'noscript',
  'button',
  'input',
  'select',
  'textarea',
  'img',
  'picture',
  'video',
  'audio',
  'canvas',
  'map',
  'o:p',
  'colgroup',
]);
/** What Wikipedia puts around a text: numbers of its own notes, "edit", boxes, pictures. */
const aroundWikipedia =
  /(?:^|\s)(?:mw-editsection|reference|noprint|navbox|infobox|thumb|hatnote|ambox|metadata|toc|reflist|mw-empty-elt|sistersitebox|catlinks|Inline-Template|mwe-math-element)(?:\s|$)/;
/** What an element is written as here; what is not listed gives its content to its parent. */
const written: Record<string, string> = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  blockquote: 'blockquote',
  pre: 'pre',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  table: 'table',
  caption: 'caption',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  cite: 'cite',
  q: 'q',
  code: 'code',
  ruby: 'ruby',
  rb: 'rb',
  rt: 'rt',
  rp: 'rp',
};
const blocks = /^(?:p|h[2-4]|blockquote|pre|ul|ol|dl|table|hr)$/;
const boxes = new Set([
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'body',
  'html',
  'figure',
  'figcaption',
  'center',
  'details',
  'summary',
  'address',
]);
const mustSay = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'cite',
  'q',
  'code',
  'ul',
  'ol',
  'pre',
]);

/**
 * What was copied elsewhere, as it would have been written here: headings, paragraphs, lists, quotations, tables, links
 * and emphasis stay; fonts, colours, boxes and numbers of other people's notes go. Word's own footnotes become notes.
 * What was copied in this editor stays as it is.
 */
export function cleanPaste(html: string, origin = ''): string {
  if (html.includes('data-pm-slice')) return html;
  const document = parseDocument(html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, ''), { decodeEntities: true });
  const notes = wordNotes(document);
  return new Cleaner(origin, notes).blocks(document.children);
}

/** Whether there are pictures in what was copied that are not ours: they stay where they are. */
export const bringsForeignPictures = (html: string, origin: string): boolean =>
  !html.includes('data-pm-slice') &&
  [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].some(
    ([, src]) => !ownPicture(src!, origin) && !/^(?:file|data|about):/i.test(src!),
  );

/** The address of a picture of ours, however it was copied. */
function ownPicture(src: string, origin: string): string | null {
  const address = origin && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  return readPictureAddress(address) ? address : null;
}

class Cleaner {
  private readonly origin: string;
  private readonly notes: ReadonlyMap<string, Element>;
  private used = 0;
  constructor(origin: string, notes: ReadonlyMap<string, Element>) {
    this.origin = origin;
    this.notes = notes;
  }

  /**
   * Several elements as blocks: what stands loose between them becomes paragraphs, but for the words that an item
   * begins with.
   */
  blocks(nodes: readonly ChildNode[], { ofItem = false } = {}): string {
    const all = withWordLists(nodes);
    if (!all.some((node) => this.isBlock(node))) return this.inline(all);
    let out = '',
      loose = '';
    const close = () => {
      if (loose.trim()) out += ofItem && !out ? loose.trim() : `<p>${loose.trim()}</p>`;
      loose = '';
    };
    for (const node of all) {
      if (!this.isBlock(node)) loose += this.one(node);
      else {
        close();
        out += this.one(node);
      }
    }
    close();
    return out;
  }

  private inline = (nodes: readonly ChildNode[]): string => nodes.map((node) => this.one(node)).join('');

  private isBlock(node: ChildNode): boolean {
    if (!(node instanceof Element) || isDropped(node)) return false;
    const name = written[node.name] ?? node.name;
    return (
      blocks.test(name) ||
      boxes.has(name) ||
      (!written[node.name] && node.children.some((child) => this.isBlock(child)))
    );
  }

  private one(node: ChildNode): string {
    if (node.type === 'text') return escaped(spaced(node.data));
    if (!(node instanceof Element) || isDropped(node)) return '';
    if (node.name === 'br') return '<br>';
    if (node.name === 'hr') return '<hr>';
    const note = this.notes.get(/#(_\w*ftn\w*)$/.exec(node.attribs.href ?? '')?.[1] ?? '');
    if (note) return `<span note-id="p${++this.used}">${this.inline(note.children).trim()}</span>`;
    const figure = node.name === 'figure' && this.figure(node);
    if (figure) return figure;
    if (boxes.has(node.name)) return this.box(node);
    const name = isPlainB(node) ? undefined : written[node.name];
    const inside = this.styled(
      node,
      name
        ? /^(?:blockquote|li|td|th|dd)$/.test(name)
          ? this.blocks(node.children, { ofItem: name === 'li' })
          : this.inline(node.children)
        : this.isBlock(node)
          ? this.blocks(node.children)
          : this.inline(node.children),
    );
    if (node.name === 'a') return this.link(node, inside);
    if (!name) return inside;
    if (mustSay.has(name) && !inside.replace(/<br>/g, '').trim()) return /\s/.test(inside) ? ' ' : '';
    return `<${name}${spansOf(node)}>${/^(?:p|h\d|li|td|th)$/.test(name) ? inside.trim() : inside}</${name}>`;
  }

  /** One of our pictures with its caption; whose it is, is known. Null for anything else. */
  private figure({ children }: Element): string | null {
    const elements = children.filter((child) => child instanceof Element),
      image = elements.find(({ name }) => name === 'img');
    const src = ownPicture(image?.attribs.src ?? '', this.origin);
    if (!image || !src) return null;
    const caption =
      elements
        .find(({ name }) => name === 'figcaption')
        ?.children.filter((child) => !(child instanceof Element && child.attribs.class === 'credit')) ?? [];
    const words = caption.some((child) => this.isBlock(child)) ? '' : this.inline(caption).trim();
    return `<figure><img src="${src}" alt="${escaped(image.attribs.alt ?? '')}">${words && `<figcaption>${words}</figcaption>`}</figure>`;
  }

  /** A box with blocks is its blocks, one with words a paragraph. */
  private box(node: Element): string {
    const inside = this.blocks(node.children);
    return node.children.some((child) => this.isBlock(child)) || !inside.trim() ? inside : `<p>${inside.trim()}</p>`;
  }

  /** Emphasis that only a style tells of. */
  private styled({ name, attribs: { style = '' } }: Element, inside: string): string {
    if (name !== 'span' || !inside.trim()) return inside;
    let out = inside;
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) out = `<strong>${out}</strong>`;
    if (/font-style:\s*italic/.test(style)) out = `<em>${out}</em>`;
    if (/vertical-align:\s*super/.test(style)) out = `<sup>${out}</sup>`;
    if (/vertical-align:\s*sub/.test(style)) out = `<sub>${out}</sub>`;
    return out;
  }

  private link({ attribs: { href = '' } }: Element, inside: string): string {
    const entry = entryOfAddress(href, this.origin);
    if (entry) {
      const { href: to, kept } = linkTo(entry);
      return `<a href="${escaped(to)}" ref-id="${escaped(kept['ref-id'])}">${inside}</a>`;
    }
    const isKept =
      /^https?:/.test(href) &&
      isSafeAddress(href) &&
      !/^https?:\/\/[\w.-]*(?:wikipedia|wikimedia|wiktionary)\.org\//.test(href);
    return isKept && inside.trim() ? `<a href="${escaped(href)}">${inside}</a>` : inside;
  }
}

const isDropped = ({ name, attribs }: Element) =>
  dropped.has(name) ||
  aroundWikipedia.test(attribs.class ?? '') ||
  /mso-list:\s*Ignore|mso-element:\s*footnote|display:\s*none/i.test(attribs.style ?? '');

/** Google wraps all that is copied in a `<b>` that is not bold. */
const isPlainB = ({ name, attribs }: Element) =>
  name === 'b' && /(?:^|;)\s*font-weight:\s*normal/.test(attribs.style ?? '');

const spansOf = ({ name, attribs }: Element) =>
  name === 'td' || name === 'th'
    ? (['colspan', 'rowspan'] as const)
        .map((one) => (/^[2-9]$|^\d\d$/.test(attribs[one] ?? '') ? ` ${one}="${attribs[one]}"` : ''))
        .join('')
    : '';

/** One space for each run; the no-break spaces of French stay beside its marks. */
const spaced = (text: string) =>
  text
    .replace(/[\t\n\r\f ]+/g, ' ')
    .replace(/(?<!«)\u00a0+(?![;:!?»%])/g, ' ')
    .replace(/ {2,}/g, ' ');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
