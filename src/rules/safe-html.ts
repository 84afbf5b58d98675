import sanitizeHtml from 'sanitize-html';
import { entryLink } from './entry-link.ts';
import { readPictureAddress } from './picture-address.ts';

/** Elements of a text; what is not listed is dropped, its words kept. */
const allowedTags = [
  'p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'span', 'section',
  'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'colgroup', 'col',
  'a', 'b', 'i', 'u', 's', 'em', 'strong', 'small', 'sub', 'sup', 'mark', 'del', 'ins', 'q', 'cite', 'abbr', 'dfn', 'time', 'ruby', 'rb', 'rt', 'rp', 'bdi', 'bdo',
  'figure', 'figcaption', 'img',
];

const length = [/^-?\d+(?:\.\d+)?(?:px|em|rem|%)$/, /^0$/, /^auto$/];
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  disallowedTagsMode: 'discard',
  // Spec §5 names the attributes; an address on a link and on an image is what makes them one, its size keeps an image's place.
  allowedAttributes: {
    '*': ['style', 'class', 'id', 'ref-id', 'type', 'cite-id', 'border', 'note-id', 'contenteditable', 'data-*'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'writing-mode': [/^(?:horizontal-tb|vertical-rl|vertical-lr)$/],
      'text-decoration': [/^(?:underline|line-through|none)$/],
      'font-weight': [/^(?:bold|normal|\d{3})$/],
      'font-style': [/^(?:italic|normal)$/],
      color: colour, 'background-color': colour, width: length, height: length, 'text-indent': length, 'margin-left': length, 'padding-left': length,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures are ours: one at another host would tell it who reads here, and could change after it was reviewed.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readPictureAddress(attribs.src ?? ''),
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...(attribs.href && { href: entryLink(attribs.href) }) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...sizeOf(attribs.src) } }),
  },
};

/** How large a picture is, its address knows best. */
function sizeOf(src = ''): Record<string, string> {
  const picture = readPictureAddress(src);
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}

/** Nobody honest escapes or nests a text more often; each further reading would only cost time. */
const mostPasses = 8;

function untilItStays(html: string, clean: (text: string) => string): { text: string; stays: boolean } {
  let text = html.replaceAll('\0', '');
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = text;
    text = clean(text);
    if (text === before) return { text, stays: true };
  }
  return { text, stays: false };
}

/**
 * What somebody wrote, without anything that could run, load or hide: no script, style, link or frame, no handler,
 * only the attributes that the specification names. Its own result stays as it is: an element that was dropped may have
 * kept two others apart (a link in a link), so it is read until nothing changes. Source: spec §5 "User HTML is sanitised".
 */
export const safeHtml = (html: string): string => untilItStays(html, (text) => sanitizeHtml(text, options)).text;

/** The words alone, for names and summaries: nothing that a page could take for an element, however often it was escaped. */
export function plainText(html: string): string {
  const { text, stays } = untilItStays(html, (one) =>
    sanitizeHtml(one, { allowedTags: [], allowedAttributes: {} })
      .replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return stays ? text : text.replace(/[<&]/g, '');
}
