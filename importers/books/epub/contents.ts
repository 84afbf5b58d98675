import { DomUtils } from 'htmlparser2';
import type { ChildNode, Element } from 'domhandler';
import type { Archive } from '../../archive.ts';
import { parseBounded } from '../bounded-html.ts';
import { textIn } from './package.ts';
import type { Reference } from './references.ts';

/**
 * The titles that the table of contents of an EPUB gives its files: of EPUB 3 (`nav`) or 2 (`ncx`). A file without a
 * heading has this title. Empty if there is no table that can be read.
 */
export async function readContents(
  archive: Archive,
  tables: { nav: string | null; ncx: string | null },
  resolve: (href: string, from: string) => Reference,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [name, read] of [
    [tables.nav, linksOfNav],
    [tables.ncx, linksOfNcx],
  ] as const) {
    const text = name === null ? null : await textIn(archive, name).catch(() => null);
    if (name === null || text === null) continue;
    for (const { href, title } of read(parseBounded(text, { xmlMode: true }))) {
      const file = resolve(href, name).name;
      if (file !== null && title && !titles.has(file)) titles.set(file, title);
    }
    if (titles.size) break;
  }
  return titles;
}

const find = (nodes: readonly ChildNode[], name: string): Element[] =>
  DomUtils.getElementsByTagName((tag) => tag.replace(/^.*:/, '').toLowerCase() === name, [...nodes], true);
const textOf = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';

interface ContentsLink {
  href: string;
  title: string;
}

function linksOfNav(nodes: readonly ChildNode[]): ContentsLink[] {
  const navs = find(nodes, 'nav'),
    table = navs.find((nav) => /\btoc\b/.test(nav.attribs['epub:type'] ?? '')) ?? navs[0];
  return find(table ? [table] : [], 'a').map((link) => ({ href: link.attribs.href ?? '', title: textOf(link) }));
}

const linksOfNcx = (nodes: readonly ChildNode[]): ContentsLink[] =>
  find(nodes, 'navpoint').map((point) => ({
    href: point.children.flatMap((child) => find([child], 'content'))[0]?.attribs.src ?? '',
    title: textOf(find(point.children, 'navlabel')[0]),
  }));
