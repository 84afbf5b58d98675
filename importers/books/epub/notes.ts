import { DomUtils } from 'htmlparser2';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { blocksIn, type LinkedNote } from './blocks.ts';
import type { Reference } from './references.ts';

/** Elements of a document in order; positions are the same each time it is parsed. */
export const elementsOf = (nodes: readonly ChildNode[]): Element[] =>
  DomUtils.filter(isTag, [...nodes], true, Infinity) as Element[];

/** A link that may refer to a note. */
interface NoteLink {
  document: string;
  position: number;
  target: { document: string; id: string };
  label: string;
  /** Whether the markup says that it refers to a note. */
  isMarked: boolean;
  /** Whether it looks like a reference to a note: raised or in brackets. */
  isRaised: boolean;
  /** Whether its block begins with it, as notes begin with the link back. */
  isFirst: boolean;
  /** Ids to which a link back leads. */
  ids: string[];
}

/** The notes of a book, by document and position of the link, and the positions of their elements. */
export interface BookNotes {
  linkedFrom(document: string): ReadonlyMap<number, LinkedNote>;
  consumedIn(document: string): ReadonlySet<number>;
}

const typesOf = ({ attribs }: Element): string[] =>
  `${attribs['epub:type'] ?? ''} ${attribs.role ?? ''}`.toLowerCase().split(/\s+/).filter(Boolean);
const hasType = (element: Element, types: ReadonlySet<string>) => typesOf(element).some((type) => types.has(type));
const noteTypes = new Set(['footnote', 'endnote', 'rearnote', 'note', 'doc-footnote', 'doc-endnote']);
const linkTypes = new Set(['noteref', 'doc-noteref']);
const backTypes = new Set(['backlink', 'referrer', 'doc-backlink']);
/** Classes of converters and of Project Gutenberg for one note. */
const noteClasses = new Set(['footnote', 'endnote', 'rearnote', 'fnote']);
const isNote = (element: Element) =>
  hasType(element, noteTypes) ||
  (element.attribs.class ?? '')
    .toLowerCase()
    .split(/\s+/)
    .some((name) => noteClasses.has(name));

/** The label of a reference: a number, a letter or signs. */
const labelPattern =
  /^[[(（〔［]?((?:[注註※]?\s?\d{1,4}|[*＊†‡§¶‖]{1,6}|[a-z]|[ivxlc]{1,8}|[①-⑳]|[一二三四五六七八九十]{1,4}))[\])）〕］]?$/iu;
const blockNames = new Set(['p', 'li', 'aside', 'dd', 'dt', 'div', 'td', 'th', 'blockquote', 'section']);
const containerNames = new Set(['p', 'li', 'aside', 'dd', 'dt', 'tr', 'div', 'blockquote']);
const textOf = (node: ChildNode | null | undefined) =>
  node ? DomUtils.textContent(node).replace(/\s+/g, ' ').trim() : '';

function closest(element: Element, test: (candidate: Element) => boolean): Element | null {
  for (let at: ChildNode | null = element; at && isTag(at); at = at.parent as ChildNode | null) if (test(at)) return at;
  return null;
}

/** Links of a document that may refer to notes. */
export function noteLinksOf(
  document: string,
  nodes: readonly ChildNode[],
  resolve: (href: string, from: string) => Reference,
): NoteLink[] {
  return elementsOf(nodes).flatMap((element, position): NoteLink[] => {
    const { href } = element.attribs;
    if (element.name !== 'a' || !href?.includes('#') || closest(element, isNote)) return [];
    const { name, fragment } = resolve(href, document);
    if (!name || !fragment) return [];
    const written = textOf(element),
      label = labelPattern.exec(written)?.[1];
    const isMarked = hasType(element, linkTypes);
    if (label === undefined && !isMarked) return [];
    const raised = closest(element, ({ name: tag }) => tag === 'sup');
    const around = [element, raised, ...DomUtils.filter(isTag, element.children)] as (Element | null)[];
    const before = element.prev ?? element.parent?.prev ?? null;
    const ownParts = [...around, before && isTag(before) && !textOf(before) ? before : null];
    const block = closest(element, ({ name: tag }) => blockNames.has(tag));
    return [
      {
        document,
        position,
        target: { document: name, id: fragment },
        label: label ?? written.slice(0, 30),
        isMarked,
        isRaised:
          raised !== null ||
          DomUtils.existsOne(({ name: tag }) => tag === 'sup', element.children) ||
          written !== label ||
          /noteref|footnote|fnanchor|fnref|super/i.test(element.attribs.class ?? ''),
        isFirst: block !== null && startsWith(block, element),
        ids: ownParts.flatMap((each) => each?.attribs.id ?? each?.attribs.name ?? []),
      },
    ];
  });
}

/** Whether no words of a block precede an element. */
function startsWith(block: Element, element: Element): boolean {
  for (let at: Element = element; at !== block; at = at.parent as Element)
    for (let before = at.prev; before; before = before.prev) if (textOf(before)) return false;
  return true;
}

/** Finds the notes to which links refer; `load` parses a document. */
export async function findNotes(
  links: readonly NoteLink[],
  load: (document: string) => Promise<readonly ChildNode[] | null>,
  resolve: (href: string, from: string) => Reference,
): Promise<BookNotes> {
  const linked = new Map<string, Map<number, LinkedNote>>(),
    consumed = new Map<string, Set<number>>();
  for (const [document, group] of Map.groupBy(links, ({ target }) => target.document)) {
    const nodes = await load(document);
    if (!nodes) continue;
    const elements = elementsOf(nodes),
      positions = new Map(elements.map((element, position) => [element, position])),
      byId = new Map(elements.toReversed().flatMap((element) => idsOf(element).map((id) => [id, element] as const)));
    const targetCounts = countTargets(new Set(group.flatMap(({ target }) => byId.get(target.id) ?? [])));
    for (const link of group) {
      const target = byId.get(link.target.id);
      const note = target && noteAt(target, targetCounts);
      if (!note?.length || !isNoteOf(note, link, { document, elements, resolve })) continue;
      const html = noteHtml(note, link, { document, resolve });
      if (!html) continue;
      mapOf(linked, link.document, () => new Map<number, LinkedNote>()).set(link.position, {
        label: link.label || '*',
        html,
      });
      const gone = mapOf(consumed, document, () => new Set<number>());
      for (const element of note) gone.add(positions.get(element)!);
    }
  }
  const none = { links: new Map<number, LinkedNote>(), elements: new Set<number>() };
  return {
    linkedFrom: (document) => linked.get(document) ?? none.links,
    consumedIn: (document) => consumed.get(document) ?? none.elements,
  };
}

const idsOf = ({ attribs, name }: Element) =>
  [attribs.id, name === 'a' ? attribs.name : undefined].filter((id) => id !== undefined);

function mapOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** How many targets of links each element contains. */
function countTargets(targets: ReadonlySet<Element>): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>();
  for (const target of targets)
    closest(target, (element) => {
      counts.set(element, (counts.get(element) ?? 0) + 1);
      return false;
    });
  return counts;
}

/** The elements of the note in which an element is; empty if it is in none. */
function noteAt(target: Element, targetCounts: ReadonlyMap<Element, number>): Element[] {
  const isShared = (element: Element) => (targetCounts.get(element) ?? 0) > 1;
  const marked = closest(target, isNote);
  if (marked && !isShared(marked)) return [marked];
  const item = closest(target, ({ name }) => name === 'li' || name === 'tr');
  if (item && !isShared(item)) return [item];
  const block = closest(target, ({ name }) => containerNames.has(name));
  if (block?.name === 'dt') {
    const definition = nextElement(block);
    return definition?.name === 'dd' ? [block, definition] : [block];
  }
  if (block && textOf(block) && !isShared(block)) return [block, ...continuations(block, targetCounts)];
  // An empty anchor before the note.
  const next = textOf(target) ? null : nextElement(target);
  return next && containerNames.has(next.name) ? [next] : [];
}

const headingNames = /^(?:h[1-6]|header|hr)$/;
/**
 * The paragraphs after a note that continue it: where nothing but notes follows a heading, the text between two of them
 * belongs to the first. What follows the last note of all may be text.
 */
function continuations(note: Element, targetCounts: ReadonlyMap<Element, number>): Element[] {
  const siblings = note.parent?.children.filter(isTag) ?? [],
    isTarget = (element: Element) => targetCounts.has(element);
  if (siblings.find(({ name }) => !headingNames.test(name)) !== siblings.find(isTarget)) return [];
  const following = siblings.slice(siblings.indexOf(note) + 1),
    next = following.findIndex((element) => isTarget(element) || headingNames.test(element.name));
  return next < 0 || !isTarget(following[next]!)
    ? []
    : following.slice(0, next).filter(({ name }) => continuing.has(name));
}
const continuing = new Set(['p', 'blockquote', 'ul', 'ol', 'div', 'table', 'dl', 'pre']);

const nextElement = (element: Element): Element | null => DomUtils.nextElementSibling(element);

/** Whether elements are the note of a link, by their markup, by a link back, or by their label. */
function isNoteOf(
  note: readonly Element[],
  link: NoteLink,
  {
    document,
    elements,
    resolve,
  }: { document: string; elements: readonly Element[]; resolve: (href: string, from: string) => Reference },
): boolean {
  const target = document === link.document ? elements[link.position] : undefined;
  if (target && note.some((element) => closest(target, (at) => at === element))) return false;
  if (link.isMarked) return true;
  if (note.some(isNote)) return true;
  if (link.isFirst) return false;
  const leadsBack = note.some((element) =>
    DomUtils.existsOne((child) => isBackLink(child, link, { document, resolve }), [element]),
  );
  return leadsBack || (link.isRaised && dropLabel(textOf(note[0]), link.label) !== null);
}

function isBackLink(
  element: Element,
  link: NoteLink,
  { document, resolve }: { document: string; resolve: (href: string, from: string) => Reference },
): boolean {
  if (element.name !== 'a') return false;
  if (hasType(element, backTypes)) return true;
  const { href } = element.attribs;
  if (!href?.includes('#')) return false;
  const { name, fragment } = resolve(href, document);
  return name === link.document && link.ids.includes(fragment);
}

/** Letters of a link back: a label or an arrow. */
const maxBackLinkLetters = 15;

/** A note's inline HTML without its label and its link back; its paragraphs become lines. */
function noteHtml(
  note: readonly Element[],
  link: NoteLink,
  context: { document: string; resolve: (href: string, from: string) => Reference },
): string {
  const blocks = [
    ...blocksIn(note, {
      notes: new Map(),
      isConsumed: (element) => isBackLink(element, link, context) && textOf(element).length <= maxBackLinkLetters,
      onLeftOut: () => {},
    }),
  ];
  const html = blocks.map((block) => block.html).join('<br>');
  return (dropLabel(html, link.label) ?? html)
    .replace(/^<sup> ?<\/sup> ?/, '')
    .replace(/^ ?\| /, '')
    .replace(/^ ?[.:\])）〕]{1,2} ?/, '');
}

/** A note without the label at its beginning; null if it does not begin with it. */
function dropLabel(html: string, label: string): string | null {
  const begins = /^(?:\s|<(?:sup|em|strong|br)>|[[(（〔［])*/.exec(html)![0];
  const tags = begins.match(/<(?!br)\w+>/g) ?? [];
  const rest = html.slice(begins.length);
  if (!label || !rest.startsWith(label) || /^[\p{L}\p{N}]/u.test(rest.slice(label.length))) return null;
  const ends = /^(?:\s|<\/(?:sup|em|strong)>|<br>|[\])）〕］.:：、])*/.exec(rest.slice(label.length))![0];
  if ((ends.match(/<\//g) ?? []).length !== tags.length) return null;
  return rest.slice(label.length + ends.length);
}
