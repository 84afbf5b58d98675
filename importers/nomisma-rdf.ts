import sax, { type QualifiedTag } from 'sax';

/** A described resource of a file: a person, a membership, a birth. */
export interface RdfNode {
  /** Its URI; `_:…` if the file gives none. */
  about: string;
  /** Its classes, such as `foaf:Person`; a class of an unknown vocabulary is the full URI. */
  classes: string[];
  /** Counted from 1. */
  line: number;
  properties: RdfProperty[];
}

interface RdfProperty {
  /** Such as `skos:prefLabel`. */
  name: string;
  line: number;
  /** `xml:lang` in lower case, from the property or an enclosing element; empty if there is none. */
  language: string;
  /** The URI that it refers to; null for a text. */
  resource: string | null;
  text: string;
}

/** Why a file, or a fact in it, is refused; `line` counts from 1. */
export class Refusal extends Error {
  readonly line: number;
  constructor(line: number, why: string) {
    super(why);
    this.line = line;
  }
}

const vocabularies = new Map([
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://www.w3.org/2000/01/rdf-schema#', 'rdfs'],
  ['http://www.w3.org/2002/07/owl#', 'owl'],
  ['http://www.w3.org/2004/02/skos/core#', 'skos'],
  ['http://www.w3.org/2003/01/geo/wgs84_pos#', 'geo'],
  ['http://www.w3.org/ns/org#', 'org'],
  ['http://www.w3.org/ns/prov#', 'prov'],
  ['http://www.rdaregistry.info/Elements/c/', 'rdac'],
  ['http://www.owl-ontologies.com/Ontology1181490123.owl#', 'un'],
  ['http://ontologi.es/WordNet/class/', 'wordnet'],
  ['http://nomisma.org/ontology#', 'nmo'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://purl.org/vocab/bio/0.1/', 'bio'],
  ['http://xmlns.com/foaf/0.1/', 'foaf'],
]);

/** Cache of short names; classes and properties are few, and files from elsewhere must not fill it. */
const shortNames = new Map<string, string>();
const maxShortNames = 1000;

/** `http://xmlns.com/foaf/0.1/Person` as `foaf:Person`. */
function shortNameOf(address: string): string {
  const name = shortNames.get(address) ?? shortenAddress(address);
  if (shortNames.size < maxShortNames) shortNames.set(address, name);
  return name;
}

function shortenAddress(address: string): string {
  const cut = Math.max(address.lastIndexOf('#'), address.lastIndexOf('/')) + 1;
  const prefix = vocabularies.get(address.slice(0, cut));
  return prefix ? `${prefix}:${address.slice(cut)}` : address;
}

/** The five predefined XML entities. Entities that a document declares are never expanded: they are errors. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Maximum nesting; Nomisma's files are never deeper. */
const maxDepth = 40;
/** Characters that XML forbids, and that PostgreSQL cannot store. */
const forbiddenPattern = /[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/u;

type Frame = { language: string } & ({ node: RdfNode } | { property: RdfProperty } | { root: true });

/**
 * Reads RDF/XML as a list of described resources; one nested in a property is in the list too, and the property refers
 * to it. Supports the subset of RDF/XML that Nomisma and similar sites use: `about`, `nodeID`, `resource`, `xml:lang`,
 * nesting. Throws a `Refusal` for XML that is malformed or truncated; a DOCTYPE is skipped.
 */
export function readRdf(xml: string): RdfNode[] {
  const nodes: RdfNode[] = [];
  const stack: Frame[] = [];
  const parser = sax.parser(true, { xmlns: true, position: true });
  parser.ENTITIES = entities;
  const fail = (why: string) => {
    throw new Refusal(parser.line + 1, why);
  };
  const legal = (text: string) =>
    forbiddenPattern.test(text) || !text.isWellFormed() ? fail('a character that XML does not allow') : text;

  parser.onerror = ({ message }) => fail(`not well-formed XML: ${message.split('\n')[0]!.toLowerCase()}`);
  parser.onopentag = (opened) => {
    const tag = opened as QualifiedTag; // the type that sax has with `xmlns`
    const attribute = (name: string) =>
      Object.values(tag.attributes).find(({ uri, local }) => shortNameOf(uri + local) === name)?.value;
    if (stack.length >= maxDepth) fail(`nested deeper than ${maxDepth} elements`);
    const top = stack.at(-1);
    const language = (tag.attributes['xml:lang']?.value ?? top?.language ?? '').toLowerCase();
    const name = shortNameOf(tag.uri + tag.local);
    const nodeId = attribute('rdf:nodeID');

    if (!top && name === 'rdf:RDF') stack.push({ root: true, language });
    else if (top && 'node' in top) {
      const resource = attribute('rdf:resource') ?? (nodeId === undefined ? null : `_:${nodeId}`);
      const property: RdfProperty = {
        name,
        line: parser.line + 1,
        language,
        resource: resource && legal(resource),
        text: '',
      };
      top.node.properties.push(property);
      stack.push({ property, language });
    } else {
      const about = legal(attribute('rdf:about') ?? `_:${nodeId ?? `at ${parser.position}`}`);
      const node: RdfNode = {
        about,
        classes: name === 'rdf:Description' ? [] : [name],
        line: parser.line + 1,
        properties: [],
      };
      if (top && 'property' in top) top.property.resource = about;
      nodes.push(node);
      stack.push({ node, language });
    }
  };
  const addText = (text: string) => {
    const top = stack.at(-1);
    if (top && 'property' in top) top.property.text += legal(text);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => void stack.pop();

  parser.write(xml).close();
  for (const node of nodes) {
    for (const { name, resource } of node.properties)
      if (name === 'rdf:type' && resource) node.classes.push(shortNameOf(resource));
  }
  return nodes;
}
