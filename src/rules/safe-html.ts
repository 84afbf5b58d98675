import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { entryLink } from './entry-link.ts';
import * as limits from './limits.ts';
import { writable } from './names.ts';
import { readPictureAddress } from './picture-address.ts';

/** Elements of a text; what is not listed is dropped, its words kept. */
const allowedTags = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'div',
  'span',
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
  'rb',
  'rt',
  'rp',
  'bdi',
  'bdo',
  'figure',
  'figcaption',
  'img',
];

/** The classes that a text may wear: where a figure stands. Any other would dress it as a part of the site. */
const allowedClasses = ['left', 'right'];

/** What the editor writes, and what shapes words alone: nothing that covers, widens or hides a page. */
const allowedStyles: Record<string, RegExp> = {
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'writing-mode': /^(?:horizontal-tb|vertical-rl|vertical-lr)$/,
  'text-decoration': /^(?:underline|line-through|none)$/,
  'font-weight': /^(?:bold|normal|[1-9]00)$/,
  'font-style': /^(?:italic|normal)$/,
  'text-indent': /^[0-4](?:\.\d{1,2})?em$/,
  width: /^(?:100|\d{1,2})%$/,
};

/** What each attribute of the specification may say (spec §5, V08); one that says anything else is dropped. */
const attributeValues: Record<string, (value: string) => string | null> = {
  style: (value) => styleOf(value) || null,
  class: (value) =>
    value
      .split(/\s+/)
      .filter((one) => allowedClasses.includes(one))
      .join(' ') || null,
  // An id of the page itself would be taken from it: a text has names of its own.
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

/** Columns or rows of a cell: more than a hundred would only cost the reader's browser time. */
function spanOf(value: string): string | null {
  return /^(?:[1-9]\d?|100)$/.test(value) ? value : null;
}

/** How large a picture is, its address knows best. */
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
  // Pictures are ours: one at another host would tell it who reads here, and could change after it was reviewed.
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
 * Whether a text can be worked on in a time that grows with its length alone: not nested deeper, with no more elements
 * and no longer attributes than `limits` say. One pass that ends where a limit is passed.
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

/** The words alone, as markup: what is left of a text that nobody honest wrote. Linear, and stays as it is. */
const wordsOnly = (html: string) =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('>', '&gt;');

/** Cleans until nothing changes, or `most` times; `stays` says which. */
function untilStable(html: string, clean: (text: string) => string, most: number): { text: string; stays: boolean } {
  let text = html;
  for (let pass = 0; pass < most; pass++) {
    const before = text;
    text = writable(clean(text)); // an entity may stand for what cannot be kept
    if (text === before) return { text, stays: true };
  }
  return { text, stays: false };
}

/**
 * What somebody wrote, without anything that could run, load, hide or pass for the site: no script, style, link or
 * frame, no handler, only the attributes that the specification names, saying what they may. Its own result stays as it
 * is: an element that was dropped may have kept two others apart (a link in a link), so it is read until nothing
 * changes. Of what is too complex, or does not stay after three readings, the words remain. Source: spec §5 "User HTML
 * is sanitised".
 */
export function sanitizedHtml(html: string): string {
  const given = writable(html);
  if (!isSimpleEnough(given)) return wordsOnly(given);
  const { text, stays } = untilStable(given, (one) => sanitizeHtml(one, options), 3);
  return stays ? text : wordsOnly(text);
}

/** Names and summaries are short: they may be escaped or nested more often than a text. */
const short = 20_000;

/**
 * The words alone, for names and summaries: nothing that a page could take for an element, however often it was
 * escaped.
 */
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
