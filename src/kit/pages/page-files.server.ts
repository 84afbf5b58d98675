import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PageStyles } from './page.ts';

/** Vite's manifest: the files that the browser's build wrote for each of its inputs. */
type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; css?: string[]; imports?: string[] }>;

/** Names in the browser's build of a page's style sheets, and of those of the document around every page. */
export const stylesOfPage = (pattern: string): string => `page${pattern.replaceAll(/[/:?]+/g, '-')}`;
export const stylesOfDocument = 'document';

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
const pageStylesPath = (folder: string) => join(folder, 'page-styles.json');

/**
 * Joins the style sheets of each page into one: otherwise a phone loads a score of small files in four rounds, and
 * shows nothing before the last.
 */
export function bundlePageStyles(folder: string): void {
  const manifest = manifestOf(folder);
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const ofDocument = collectStyles(
    manifest,
    entries.find(({ name }) => name === stylesOfDocument)!,
  );
  const joined = entries
    .filter(({ name }) => name === stylesOfDocument || name!.startsWith('page-'))
    .map((entry) => [entry.name!, joinedOf([...new Set([...ofDocument, ...collectStyles(manifest, entry)])])] as const);
  writeFileSync(pageStylesPath(folder), JSON.stringify(Object.fromEntries(joined)));

  function joinedOf(files: readonly string[]): PageStyles {
    const css = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    const href = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(folder, href), css);
    return { href, holds: files.map((file) => basename(file, '.css')).join(' ') };
  }
}

function collectStyles(manifest: Manifest, chunk: Manifest[string], seen = new Set<unknown>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const inherited = (chunk.imports ?? []).flatMap((name) => collectStyles(manifest, manifest[name]!, seen));
  return [...inherited, ...(chunk.file.endsWith('.css') ? [chunk.file] : []), ...(chunk.css ?? [])];
}

/** The browser's files that pages refer to: the script, and the style sheet of each page. */
export function loadPageFiles(folder: string) {
  const styles = JSON.parse(readFileSync(pageStylesPath(folder), 'utf8')) as Record<string, PageStyles>;
  const findStyles = (name: string): PageStyles => {
    if (!styles[name]) throw new Error(`The browser's build has no ${name}.`);
    return styles[name];
  };
  return {
    script: `/${Object.values(manifestOf(folder)).find(({ name, isEntry }) => isEntry && name === 'client')!.file}`,
    stylesOf: (pattern: string): PageStyles => findStyles(stylesOfPage(pattern)),
    stylesOfDocument: findStyles(stylesOfDocument),
  };
}
