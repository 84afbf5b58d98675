import { readFileSync } from 'node:fs';

/** Vite's manifest: what the browser's build wrote for each of its inputs. */
type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; css?: string[]; imports?: string[] }>;

/** What the browser's build calls the style sheets of a page, and those of the document around every page. */
export const stylesOfPage = (pattern: string): string => `page${pattern.replaceAll(/[/:?]+/g, '-')}`;
export const stylesOfDocument = 'document';

/** The browser's files that pages name: the script, and the style sheets of each page. */
export function pageFiles(manifestFile: string) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entries = new Map(Object.values(manifest).flatMap((one) => (one.isEntry ? [[one.name!, one]] : [])));
  const stylesOf = (chunk: Manifest[string], seen = new Set<Manifest[string]>()): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const inherited = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest[name]!, seen));
    return [...inherited, ...(chunk.file.endsWith('.css') ? [chunk.file] : []), ...(chunk.css ?? [])];
  };
  const named = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`The browser's build has no ${name}.`);
    return entry;
  };
  const ofDocument = stylesOf(named(stylesOfDocument));
  const ofPages = new Map<string, readonly string[]>();
  return {
    script: `/${named('client').file}`,
    stylesOf(pattern: string): readonly string[] {
      let styles = ofPages.get(pattern);
      if (!styles) {
        styles = [...new Set([...ofDocument, ...stylesOf(named(stylesOfPage(pattern)))])].map((file) => `/${file}`);
        ofPages.set(pattern, styles);
      }
      return styles;
    },
    stylesOfDocument: ofDocument.map((file) => `/${file}`),
  };
}
