import { DomUtils } from 'htmlparser2';
import type { ChildNode, Element } from 'domhandler';
import type { Archive } from '../../archive.ts';
import { parseBounded } from '../bounded-html.ts';
import { dropInvalidCharacters } from '../inline.ts';
import { languageTagOf } from '../languages.ts';
import { BookRefusal } from '../record.ts';
import type { Reference } from './references.ts';

/** Maximum bytes of one text of an EPUB. */
const maxTextBytes = 20_000_000;

/** What the package of an EPUB says of its book. */
export interface EpubPackage {
  title: string;
  authors: string[];
  translators: string[];
  /** Null if it names none. */
  language: string | null;
  rights: string;
  identifier: string;
  publisher: string;
  date: string;
  /** Texts in order, by their names in the archive. */
  spine: string[];
  /** Texts that the manifest lists and the spine does not name. */
  unlisted: string[];
  /** Its tables of contents, of EPUB 3 and 2. */
  contents: { nav: string | null; ncx: string | null };
}

/** A text of an EPUB, in the encoding that it declares; null if it does not exist. Throws a `BookRefusal` otherwise. */
export async function textIn(archive: Archive, name: string): Promise<string | null> {
  const bytes = await archive.read(name);
  if (bytes === null) return null;
  if (bytes.length > maxTextBytes) throw new BookRefusal(`${name} is too large`);
  const encoding = encodingOf(bytes);
  try {
    return dropInvalidCharacters(new TextDecoder(encoding, { fatal: true }).decode(bytes)).replace(
      internalSubset,
      '<!DOCTYPE$1>',
    );
  } catch (error) {
    throw new BookRefusal(
      error instanceof RangeError
        ? `its encoding ${encoding} is not known`
        : `it is not written in ${encoding.toUpperCase()}`,
    );
  }
}

/** The declarations within a document type, which are not read. */
const internalSubset = /<!DOCTYPE([^[\]<>]{0,500})\[[^\]]{0,100000}\]\s{0,99}>/i;
/** Bytes in which a document declares its encoding. */
const declarationBytes = 1024;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const begins = Buffer.from(bytes.subarray(0, declarationBytes)).toString('latin1');
  return (
    /^\s*<\?xml[^<>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(begins)?.[1] ??
    /<meta[^<>]{0,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(begins)?.[1] ??
    'utf-8'
  );
}

const findElements = (nodes: readonly ChildNode[], name: string): Element[] =>
  DomUtils.getElementsByTagName((tag) => tag.replace(/^.*:/, '').toLowerCase() === name, [...nodes], true);
const plainTextOf = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';

/** Media types of texts, those of older books included. */
const isTextType = (type: string) => /html|oeb1|^text\/plain$|^application\/xml$|^text\/xml$|^$/i.test(type);

/** Reads the package of an EPUB; what its spine names and cannot be read is reported. */
export async function readPackage(
  archive: Archive,
  resolve: (href: string, from: string) => Reference,
  report: { onBroken(place: string, why: string): void; onLeftOut(why: string): void },
): Promise<EpubPackage> {
  const container = await textIn(archive, resolve('META-INF/container.xml', '').name ?? '');
  if (!container) throw new BookRefusal('it is no EPUB: it has no META-INF/container.xml');
  const rootPath = findElements(parseBounded(container, { xmlMode: true }), 'rootfile')[0]?.attribs['full-path'] ?? '';
  const root = resolve(rootPath, '').name;
  const text = root === null ? null : await textIn(archive, root);
  if (root === null || !text) throw new BookRefusal(`it is no EPUB: it has no ${rootPath || 'package'}`);
  const children = parseBounded(text, { xmlMode: true });
  const readField = (name: string) => {
    const [first = '', ...others] = findElements(children, name).map(plainTextOf).filter(Boolean);
    // Further identifiers are those of other catalogues, not of another book.
    for (const other of name === 'identifier' ? [] : others)
      report.onBroken(`${root} ${name}`, `a second ${name}: ${other.slice(0, 200)}`);
    return first;
  };
  const { authors, translators } = readNames(children, root, report);
  const items = new Map(findElements(children, 'item').map(({ attribs }) => [attribs.id ?? '', attribs]));
  const spine = new Set<string>();
  for (const { attribs } of findElements(children, 'itemref')) {
    const item = items.get(attribs.idref ?? '');
    if (!item) {
      report.onBroken(
        `${root} itemref ${attribs.idref ?? ''}`,
        'the spine names an item that the manifest does not list',
      );
      continue;
    }
    if (/\bnav\b/.test(item.properties ?? '')) {
      report.onLeftOut('its own table of contents');
      continue;
    }
    const href = item.href?.trim() ?? '';
    if (!isTextType(item['media-type'] ?? '')) {
      report.onBroken(href, `it is no text but ${item['media-type']}`);
      continue;
    }
    const { name, isMalformed } = resolve(href, root);
    if (name === null || !href || name === root) {
      report.onBroken(href || `${root} item ${attribs.idref}`, `the spine names it, and the archive has no such file`);
      continue;
    }
    if (isMalformed) report.onBroken(href, 'its address is malformed and was read as it stands');
    spine.add(name);
  }
  const unlisted = [...items.values()].flatMap((item) => {
    const name =
      /html|oeb1/i.test(item['media-type'] ?? '') && !/\bnav\b/.test(item.properties ?? '')
        ? resolve(item.href ?? '', root).name
        : null;
    return name === null || name === root || spine.has(name) ? [] : [name];
  });
  const nameOf = (isTable: (item: Record<string, string>) => boolean): string | null => {
    const table = [...items.values()].find(isTable);
    return table ? resolve(table.href ?? '', root).name : null;
  };
  for (const field of ['description', 'subject', 'source', 'coverage', 'relation'])
    for (const element of findElements(children, field))
      if (plainTextOf(element)) report.onLeftOut(`its ${field}: ${plainTextOf(element).slice(0, 200)}`);
  const date = readField('date');
  return {
    title: readField('title'),
    authors,
    translators,
    language: languageTagOf(readField('language')),
    rights: readField('rights').slice(0, 200),
    identifier: readField('identifier'),
    publisher: readField('publisher'),
    // Calibre writes this for a date that is not known.
    date: date.startsWith('0101-01-01') ? '' : date,
    spine: [...spine],
    unlisted: [...new Set(unlisted)],
    contents: {
      nav: nameOf(({ properties = '' }) => /\bnav\b/.test(properties)),
      ncx: nameOf((item) => item['media-type'] === 'application/x-dtbncx+xml'),
    },
  };
}

/** Programs write this for an author who is not known. */
const noAuthor = /^(?:unknown|unbekannt|inconnue?|desconocid[oa]|未知|不明)$/i;

/** Authors and translators by their roles; people of other roles are reported. */
function readNames(
  children: readonly ChildNode[],
  root: string,
  report: { onBroken(place: string, why: string): void },
): Pick<EpubPackage, 'authors' | 'translators'> {
  const refined = new Map(
    findElements(children, 'meta').flatMap((meta) =>
      meta.attribs.property === 'role' ? [[meta.attribs.refines ?? '', plainTextOf(meta)] as const] : [],
    ),
  );
  const authors: string[] = [],
    translators: string[] = [];
  for (const tag of ['creator', 'contributor'] as const)
    for (const element of findElements(children, tag)) {
      const name = plainTextOf(element);
      const role = (
        Object.entries(element.attribs).find(([key]) => /(?:^|:)role$/.test(key))?.[1] ??
        refined.get(`#${element.attribs.id ?? ''}`) ??
        (tag === 'creator' ? 'aut' : '')
      ).toLowerCase();
      if (!name) continue;
      if (role === 'trl' || role === 'translator') translators.push(name);
      else if (/^(?:aut|author|cre)$/.test(role) && tag === 'creator') {
        if (!noAuthor.test(name)) authors.push(name);
      } else report.onBroken(`${root} ${tag}`, `no author${role && ` but ${role}`}: ${name.slice(0, 200)}`);
    }
  return { authors, translators };
}
