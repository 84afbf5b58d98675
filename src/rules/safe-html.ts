import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { entryLink } from './entry-link.ts';
import * as limits from './limits.ts';
import { toStorableText } from './names.ts';
import { readPictureAddress } from './picture-address.ts';
import { allowedStyles } from './html/safe-styles.ts';

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

/** Elements within `ruby`. */
export const rubyParts = ['rb', 'rt', 'rp'] as const;

/** Allowed elements; others are removed, their text stays. */
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

/** Classes of the site that a text may use: the position of a figure. */
const siteClasses = ['left', 'right'];
/**
 * Prefix of classes and data names that an author chose: no style sheet or script of the site uses it
 * (tests/architecture.test.ts), so a text can neither imitate parts of the site nor trigger them.
 */
const authorPrefix = 'written-';
/** Prefix of ids in a text, so that they cannot collide with ids of the page. */
const idPrefix = 'text-';
const namePattern = /^[a-z][\w-]{0,59}$/i;
const maxClasses = 8;

function classesOf(value: string): string | null {
  const names = value
    .split(/\s+/)
    .filter((name) => namePattern.test(name))
    .slice(0, maxClasses);
  return [...new Set(names.map(withClassPrefix))].join(' ') || null;
}
const withClassPrefix = (name: string) =>
  siteClasses.includes(name) || name.startsWith(authorPrefix) ? name : authorPrefix + name;

const idOf = (value: string) =>
  namePattern.test(value) ? (value.startsWith(idPrefix) ? value : idPrefix + value) : null;

/** Data attributes of a citation (features/sources/README.md), by the names that the site reads. */
const citationData = ['data-author', 'data-year', 'data-where', 'data-url'];
/** The stored name of an author's data attribute; null for an invalid name. */
function dataNameOf(name: string): string | null {
  if (citationData.includes(name) || name.startsWith(`data-${authorPrefix}`)) return name;
  const bareName = name.slice('data-'.length);
  return /^[a-z][a-z\d-]{0,39}$/.test(bareName) ? `data-${authorPrefix}${bareName}` : null;
}

/** Validators for the attributes of the specification (spec §5, V08); an attribute with any other value is removed. */
const attributeValues: Record<string, (value: string) => string | null> = {
  style: (value) => styleOf(value) || null,
  class: classesOf,
  id: idOf,
  type: (value) => (/^[\w-]{1,20}$/.test(value) ? value : null),
  border: (value) => (/^\d{1,2}$/.test(value) ? value : null),
  contenteditable: (value) => (value === 'false' ? value : null),
  colspan: spanOf,
  rowspan: spanOf,
};
/** Attributes as long as a name or an address (limits.addressLength). */
const longAttributes = new Set(['href', 'src', 'alt', 'data-url', 'data-author', 'data-where']);

/** `ids`: the ids of the text's own elements, as its author wrote them. */
function attributesOf(
  tagName: string,
  given: sanitizeHtml.Attributes,
  ids: ReadonlySet<string>,
): sanitizeHtml.Attributes {
  const attribs: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    if (
      value.length > limits.attributeLength ||
      (value.length > limits.nameLength && name !== 'style' && !longAttributes.has(name))
    )
      continue;
    const safeValue = Object.hasOwn(attributeValues, name) ? attributeValues[name]!(value) : value,
      keptName = name.startsWith('data-') ? dataNameOf(name) : name;
    if (safeValue !== null && keptName !== null) attribs[keptName] = safeValue;
  }
  if (tagName === 'a' && attribs.href) {
    const target = attribs.href.slice(1);
    attribs.href =
      attribs.href.startsWith('#') && ids.has(target) ? `#${idOf(target) ?? target}` : entryLink(attribs.href);
  }
  return tagName === 'img' ? { ...attribs, ...sizeOf(attribs.src) } : attribs;
}

const styleOf = (style: string): string =>
  style
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':'),
        name = declaration.slice(0, colon).trim().toLowerCase(),
        value = declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase();
      return colon > 0 && Object.hasOwn(allowedStyles, name) && allowedStyles[name]!.test(value)
        ? [`${name}:${value}`]
        : [];
    })
    .join(';');

/** colspan and rowspan, limited to a hundred: more would only cost the reader's browser time. */
function spanOf(value: string): string | null {
  return /^(?:[1-9]\d?|100)$/.test(value) ? value : null;
}

function sizeOf(src = ''): Record<string, string> {
  const picture = readPictureAddress(src);
  return picture ? { width: String(picture.width), height: String(picture.height) } : {};
}

const optionsFor = (ids: ReadonlySet<string>): sanitizeHtml.IOptions => ({
  allowedTags,
  disallowedTagsMode: 'discard',
  // Spec §5 names the attributes; in addition links need an address and images an address and size.
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
      ...citationData,
      `data-${authorPrefix}*`,
    ],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  parseStyleAttributes: false, // styleOf parses them
  allowedSchemes: ['http', 'https', 'mailto'],
  // Only pictures stored here: another host would learn of each reader, and could change the picture after review.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !readPictureAddress(attribs.src ?? ''),
  allowProtocolRelative: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attributesOf(tagName, attribs, ids) }) },
});

/** Ids in the markup of a text. */
const collectIds = (html: string) =>
  new Set([...html.matchAll(/\sid\s*=\s*["']?([a-z][\w-]{0,59})/gi)].map(([, id]) => id!));

const countTags = (html: string, maxCount: number) => {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= maxCount; at = html.indexOf('<', at + 1)) count++;
  return count;
};

class TooComplex extends Error {}

/**
 * Whether a text can be processed in linear time: nesting, number of elements and length of attributes within `limits`.
 * Stops at the first limit exceeded.
 */
export function isSimpleEnough(html: string): boolean {
  const { depth: mostDepth, elements: mostElements } = limits.html;
  // Each element has an opening and a closing tag; the rest are words.
  const marks = countTags(html, 3 * mostElements);
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

/** Reduces excessively complex markup to its text. Linear and idempotent. */
const reduceToText = (html: string) =>
  html
    .replace(/<[^<>]*>?/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('>', '&gt;');

/** Applies `clean` until nothing changes, at most `maxPasses` times; `stays` is true if it became stable. */
function repeatUntilStable(
  html: string,
  clean: (text: string) => string,
  maxPasses: number,
): { text: string; stays: boolean } {
  let text = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const before = text;
    text = toStorableText(clean(text)); // an entity may decode to a character that cannot be stored
    if (text === before) return { text, stays: true };
  }
  return { text, stays: false };
}

/**
 * Sanitizes user HTML: removes everything that could run, load, hide or imitate the site: scripts, styles, links,
 * frames, handlers; only the specified attributes with valid values stay. Idempotent: removing an element may join two
 * others (a link in a link), so it is repeated until nothing changes. HTML that is too complex, or not stable after
 * three passes, is reduced to its text. Source: spec §5 "User HTML is sanitised".
 */
export function sanitizeUserHtml(html: string): string {
  const given = toStorableText(html);
  if (!isSimpleEnough(given)) return reduceToText(given);
  const options = optionsFor(collectIds(given));
  const { text, stays } = repeatUntilStable(given, (markup) => sanitizeHtml(markup, options), 3);
  return stays ? text : reduceToText(text);
}

/** Names and summaries are short, so they may be unescaped more times than a text. */
const maxShortLength = 20_000;

/** Plain text for names and summaries: nothing in it can be parsed as an element, however often escaped. */
export function toPlainText(html: string): string {
  const given = toStorableText(html);
  if (!isSimpleEnough(given)) return given.replace(/<[^<>]*>?|&/g, ' ').replaceAll('>', '');
  const { text, stays } = repeatUntilStable(
    given,
    (markup) =>
      sanitizeHtml(markup, { allowedTags: [], allowedAttributes: {} })
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    given.length > maxShortLength ? 3 : 8,
  );
  return stays ? text : text.replace(/[<&]/g, '');
}
