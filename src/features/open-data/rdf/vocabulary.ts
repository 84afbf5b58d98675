import type { Kind } from '../../../rules/kinds.ts';

export const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  schema: 'https://schema.org/',
  crm: 'http://www.cidoc-crm.org/cidoc-crm/',
  edtf: 'http://id.loc.gov/datatypes/edtf/',
  wd: 'http://www.wikidata.org/entity/',
} as const;

/** Classes of CIDOC CRM 7.1; those of schema.org are in entries/face/schema-types.ts. */
export const crmClasses: Record<Kind, string> = {
  person: 'E21_Person',
  polity: 'E74_Group',
  war: 'E7_Activity',
  event: 'E5_Event',
  book: 'E33_Linguistic_Object',
  painting: 'E22_Human-Made_Object',
  site: 'E24_Physical_Human-Made_Thing',
  place: 'E53_Place',
  people: 'E74_Group',
  idea: 'E89_Propositional_Object',
};

/** Our own terms, for what the vocabularies above have no term for, with the description that `/data/vocabulary` gives. */
export const ownTerms = {
  Relation: 'A relation between two subjects, with its word, time and source.',
  RecordedTime: 'A time of a subject or an event as it is recorded.',
  relation: 'From a subject to a relation that starts from it.',
  relatedTo: 'From a subject to a subject that one of its relations leads to.',
  to: 'From a relation to the subject that it leads to.',
  relationType: 'The type of a relation, such as “family” or “war”.',
  time: 'From a subject or an event to a recorded time.',
  role: 'What a recorded time says: life, birth, death, reign, span, made.',
  edtf: 'A recorded time in the Extended Date/Time Format of ISO 8601-2; absent where the format cannot express it.',
  from: 'Beginning of a recorded time; years before AD 1 are historical: −0044 is 44 BC.',
  until: 'End of a recorded time, in the same notation.',
  fromNote: 'What is uncertain about the beginning: about, doubtful, before, after.',
  untilNote: 'What is uncertain about the end, or “to present”.',
  statedAs: 'The words of the source for a recorded time.',
} as const;
export type OwnTerm = keyof typeof ownTerms;
