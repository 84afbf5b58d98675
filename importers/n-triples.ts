import { readLanguage, type InLanguages, type Language } from '../src/rules/languages.ts';

/** A line of N-Triples: a relation, a name or a description of its subject, or a value that no subject has room for. */
export type NTriple =
  | { from: string; relation: string; to: string }
  | { from: string; term: 'name' | 'description'; language: Language | null; text: string }
  | { from: string; relation: string; value: string };

const subject = '<([^<>\\s]{1,2000})>|(_:\\S{1,200})';
const form = new RegExp(
  `^\\s*(?:${subject})\\s+<([^<>\\s]{1,2000})>\\s+(?:${subject}|"((?:[^"\\\\]|\\\\.)*)"(?:@([A-Za-z0-9-]{1,40})|\\^\\^<[^<>\\s]*>)?)(?:\\s+<[^<>\\s]*>)?\\s*\\.\\s*(?:#.*)?$`,
);
/** Whether a line begins as N-Triples do, and no table of names does. */
export const isNTriple = (line: string): boolean => /^\s*(?:<[^<>\s]+>|_:\S+)\s+<[^<>\s]+>\s/.test(line);

const terms: Record<string, 'name' | 'description'> = {
  'http://www.w3.org/2000/01/rdf-schema#label': 'name',
  'http://www.w3.org/2004/02/skos/core#prefLabel': 'name',
  'http://schema.org/name': 'name',
  'https://schema.org/name': 'name',
  'http://xmlns.com/foaf/0.1/name': 'name',
  'http://www.w3.org/2000/01/rdf-schema#comment': 'description',
  'http://schema.org/description': 'description',
  'https://schema.org/description': 'description',
};

/** Reads a line of N-Triples or N-Quads (W3C, RDF 1.1), of which the graph is not kept; null if it is not one. */
export function readNTriple(line: string): NTriple | null {
  const parts = form.exec(line);
  if (!parts) return null;
  const [, address, blank, relation = '', toAddress, toBlank, literal, tag] = parts;
  const from = address ?? blank!,
    to = toAddress ?? toBlank;
  if (to !== undefined) return { from, relation, to };
  const text = unescape(literal!),
    term = Object.hasOwn(terms, relation) ? terms[relation] : undefined,
    language = tag === undefined ? null : readLanguage(tag.split('-')[0]!.toLowerCase());
  // A name in another language than ours is a value without room.
  return term && (tag === undefined || language)
    ? { from, term, language, text }
    : { from, relation, value: tag === undefined ? text : `${text} (${tag})` };
}

const escapes: Record<string, string> = { t: '\t', b: '\b', n: '\n', r: '\r', f: '\f' };
const unescape = (text: string): string =>
  text.replace(
    /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g,
    (_, short?: string, long?: string, letter?: string) => {
      if (letter !== undefined) return escapes[letter] ?? letter;
      const code = Number.parseInt(short ?? long!, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );

/** Names and descriptions of a subject by language. */
export interface Terms {
  names: InLanguages;
  descriptions: InLanguages;
}
