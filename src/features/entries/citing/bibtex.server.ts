import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { asCslItem, type Citable } from './cite.ts';

/** The entry as a BibTeX record. */
export const bibtex = (citable: Citable): string => String(new Cite(asCslItem(citable)).format('bibtex')).trim();
