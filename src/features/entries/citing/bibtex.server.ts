import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { asCslItem, type CitationData } from './cite.ts';

// Names in every script stay unchanged, and each record is labelled by its entry.
Object.assign(plugins.config.get('@bibtex').format, { asciiOnly: false, useIdAsLabel: true });

/** The library escapes TeX characters only when it also drops non-ASCII ones. */
const escapeTex = (text: string) =>
  text.replace(/[\\&%$#_{}]/g, (sign) => (sign === '\\' ? String.raw`\textbackslash{}` : `\\${sign}`));

/** The entry as a BibTeX record. */
export const toBibtex = (citable: CitationData): string =>
  String(
    new Cite(asCslItem({ ...citable, name: escapeTex(citable.name), siteName: escapeTex(citable.siteName) })).format(
      'bibtex',
    ),
  ).trim();
