import { Writer, type Quad, type Term } from 'n3';
import { namespaces } from './vocabulary.ts';

/** The formats in which statements are served, by the extension of their file. */
export const rdfFormats = {
  ttl: 'text/turtle',
  nt: 'application/n-triples',
  jsonld: 'application/ld+json',
} as const;
export type RdfFormat = keyof typeof rdfFormats;

export async function serializeQuads(quads: readonly Quad[], format: RdfFormat, origin: string): Promise<string> {
  if (format === 'jsonld') return JSON.stringify(toJsonLd(quads));
  const writer = new Writer({
    format: rdfFormats[format],
    ...(format === 'ttl' && { prefixes: { ...namespaces, stele: `${origin}/data/vocabulary#` } }),
  });
  writer.addQuads([...quads]);
  return new Promise((done, reject) => writer.end((error, text: string) => (error ? reject(error) : done(text))));
}

/** Expanded JSON-LD. Algorithm: JSON-LD 1.1 Processing Algorithms, section 8.4, for one graph without lists. */
function toJsonLd(quads: readonly Quad[]): object[] {
  const nodes = new Map<string, Record<string, unknown[]>>();
  for (const { subject, predicate, object } of quads) {
    const node = nodes.get(subject.value) ?? {};
    nodes.set(subject.value, node);
    const isType = predicate.value === `${namespaces.rdf}type`;
    (node[isType ? '@type' : predicate.value] ??= []).push(isType ? object.value : toJsonLdValue(object));
  }
  return [...nodes].map(([id, node]) => ({ '@id': id, ...node }));
}

function toJsonLdValue(object: Term) {
  if (object.termType !== 'Literal') return { '@id': object.value };
  if (object.language) return { '@value': object.value, '@language': object.language };
  return object.datatype.value === `${namespaces.xsd}string`
    ? { '@value': object.value }
    : { '@value': object.value, '@type': object.datatype.value };
}
