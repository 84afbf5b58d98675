import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { entryLink } from './entry-link.ts';
import * as limits from './limits.ts';
import { writable } from './names.ts';
import { readPictureAddress } from './picture-address.ts';

/** Elements of HTML that stand within a line. */
export const inlineTags = [
  'a',
  'b',
  'i',
  'u',
  's',
  'em',
  'strong',
  'small',
  'sub',
  'sup',
  'mark',
  'del',
  'ins',
  'q',
  'cite',
  'abbr',
  'dfn',
  'time',
  'ruby',
  'bdi',
  'bdo',
  'code',
  'span',
  'br',
  'img',
] as const;

/** What stands within `ruby`. */
export const rubyParts = ['rb', 'rt', 'rp'] as const;

/** Allowed elements; others are removed, their text is kept. */
const allowedTags: string[] = [
  ...inlineTags,
  ...rubyParts,
  'p',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'colgroup',
  'col',
  'figure',
  'figcaption',
];

/** Allowed classes: the place of a figure. Others could imitate parts of the site. */
const allowedClasses = ['left', 'right'];

/** Allowed styles: what the editor writes, and text formatting; nothing that covers, widens or hides the page. */
const allowedStyles: Record<string, RegExp> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'writing-mode': /^(?:horizontal-tb|vertical-rl|vertical-lr)$/,
  'text-decoration': /^(?:underline|line-through|none)$/,
  'font-weight': /^(?:bold|normal|[1-9]00)$/,
  'font-style': /^(?:italic|normal)$/,
  'text-indent': /^[0-4](?:\.\d{1,2})?em$/,
  width: /^(?:100|\d{1,2})%$/,
};

/** Validators for the attributes of the specification (spec §5, V08); an attribute with any other value is removed. */
const attributeValues: Record<string, (value: string) => string | null> = {
  style: (value) => styleOf(value) || null,
  class: (value) =>
    value
      .split(/\s+/)
      .filter((one) => allowedClasses.includes(one))
      .join(' ') || null,
  // Ids of a text have their own form, so that they cannot collide with ids of the page.
  id: (value) => (/^text-[\w-]{1,60}$/.test(value) ? value : null),
  type: (value) => (/^[\w-]{1,20}$/.test(value) ? value : null),
  border: (value) => (/^\d{1,2}$/.test(value) ? value : null),
  contenteditable: (value) => (value === 'false' ? value : null),
  colspan: spanOf,
  rowspan: spanOf,
};
/** As long as a name is, and as an address (limits.addressLength). */
const longerValues = new Set(['href', 'src', 'alt', 'data-url', 'data-author', 'data-where']);

function attributesOf(tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const attribs: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    if (
      value.length > limits.attributeLength ||
      (value.length > limits.nameLength && name !== 'style' && !longerValues.has(name))
    )
      continue;
    const kept = Object.hasOwn(attributeValues, name) ? attributeValues[name]!(value) : value;
    if (kept !== null) attribs[name] = kept;
  }
  if (tagName === 'a' && attribs.href) attribs.href = entryLink(attribs.href);
  return tagName === 'img' ? { ...attribs, ...sizeOf(attribs.src) } : attribs;
}

function styleOf(style: string): string {
  return style
    .split(';')
    .flatMap((one) => {
      const colon = one.indexOf(':'),
        name = one.slice(0, colon).trim().toLowerCase(),
        value = one
          .slice(colon + 1)
          .trim()
          .toLowerCase();
      return colon > 0 && Object.hasOwn(allowedStyles, name) && allowedStyles[name]!.test(value)
        ? [`${name}:${value}`]
        : [];
    })
    .join(';');
}

/** colspan and rowspan, limited to a hundred: more would only cost the reader's browser time. */
function spanOf(value: string): string | null {
  return /^(?:[1-9]\d?|100)$/.test(value) ? value : null;
}

/** The size of a picture, from its address. */
function sizeOf(src = ''): Record<string, string> {
  const picture = readPictureAddress(src);
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}

const options: sanitizeHtml.IOptions = {
  allowedTags,
  disallowedTagsMode: 'discard',
  // Spec §5 names the attributes; an address on a link and on an image is what makes them one, its size keeps an
  // image's place.
  // Of data only what a citation says (features/sources/README.md).
  allowedAttributes: {
    '*': [
      'style',
      'class',
      'id',
      'ref-id',
      'type',
      'cite-id',
      'border',
      'note-id',
      'contenteditable',
      'data-author',
      'data-year',
      'data-where',
      'data-url',
    ],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  parseStyleAttributes: false, // styleOf reads them
  allowedSchemes: ['http', 'https', 'mailto'],
  // Only pictures stored here: another host would learn who reads, and could change the picture after review.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readPictureAddress(attribs.src ?? ''),
  allowProtocolRelative: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs) }) },
};

const openings = (html: string, most: number) => {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= most; at = html.indexOf('<', at + 1)) count++;
  return count;
};

class TooComplex extends Error {}

/**
 * Whether a text can be processed in linear time: nesting, number of elements and length of attributes within `limits`.
 * Stops at the first limit exceeded.
 */
export function isSimpleEnough(html: string): boolean {
  const { depth: mostDepth, elements: mostElements } = limits.html;
  // An opening and a closing tag each; the rest are words.
  const marks = openings(html, 3 * mostElements);
  if (marks > 3 * mostElements) return false;
  if (marks <= mostDepth && html.length <= limits.attributeLength) return true;
  let depth = 0,
    elements = 0;
  const parser = new Parser({
    onopentag: (_, attribs) => {
      if (++depth > mostDepth || ++elements > mostElements) throw new TooComplex();
      for (const name in attribs)
        if (name.length + attribs[name]!.length > limits.attributeLength) throw new TooComplex();
    },
    onclosetag: () => void depth--,
  });
  try {
    parser.end(html);
    return true;
  } catch (error) {
    if (error instanceof TooComplex) return false;
    throw error;
  }
}

/** Keeps only the text of markup that is too complex to be honest. Linear and idempotent. */
const wordsOnly = (html: string) =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('>', '&gt;');

/** Applies `clean` until nothing changes, at most `most` times; `stays` says whether it became stable. */
function untilStable(html: string, clean: (text: string) => string, most: number): { text: string; stays: boolean } {
  let text = html;
  for (let pass = 0; pass < most; pass++) {
    const before = text;
    text = writable(clean(text)); // an entity may decode to a character that cannot be stored
    if (text === before) return { text, stays: true };
  }
  return { text, stays: false };
}

/**
 * Sanitizes user HTML: removes whatever could run, load, hide or imitate the site: scripts, styles, links, frames,
 * handlers; only the attributes of the specification stay, with valid values. Idempotent: removing an element may join
 * two others (a link in a link), so it is repeated until nothing changes. Of HTML that is too complex, or not stable
 * after three passes, only the text remains. Source: spec §5 "User HTML is sanitised".
 */
export function sanitizedHtml(html: string): string {
  const given = writable(html);
  if (!isSimpleEnough(given)) return wordsOnly(given);
  const { text, stays } = untilStable(given, (one) => sanitizeHtml(one, options), 3);
  return stays ? text : wordsOnly(text);
}

/** Names and summaries are short, so they may be unescaped more often than a text. */
const short = 20_000;

/** Plain text for names and summaries: nothing that a page could take for an element, however often it was escaped. */
export function plainText(html: string): string {
  const given = writable(html);
  if (!isSimpleEnough(given)) return given.replace(/<[^<>]*>?|&/g, ' ').replaceAll('>', '');
  const { text, stays } = untilStable(
    given,
    (one) =>
      sanitizeHtml(one, { allowedTags: [], allowedAttributes: {} })
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    given.length > short ? 3 : 8,
  );
  return stays ? text : text.replace(/[<&]/g, '');
}
