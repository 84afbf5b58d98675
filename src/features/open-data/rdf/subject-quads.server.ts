import { sql } from 'kysely';
import { DataFactory, type NamedNode, type Quad, type Quad_Object } from 'n3';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { formatCitation, localizeCitation } from '../../../rules/citations.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { Kind } from '../../../rules/kinds.ts';
import { languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { toEdtf } from '../../../rules/time/edtf.server.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import { schemaTypes } from '../../entries/face/schema-types.ts';
import { crmClasses, namespaces, ownTerms, type OwnTerm } from './vocabulary.ts';

const { literal, namedNode, quad } = DataFactory;

const termOf = (prefix: keyof typeof namespaces, name: string) => namedNode(namespaces[prefix] + name);
const isA = termOf('rdf', 'type');

/** Address of a subject as a resource, independent of language. */
export const subjectAddress = (origin: string, id: string) => `${origin}/data/subject/${encodeURIComponent(id)}`;
const ownTerm = (origin: string, term: OwnTerm) => namedNode(`${origin}/data/vocabulary#${term}`);

type TimeRow = { [Column in keyof TimeColumns]: TimeColumns[Column] | null } & { timeDesc: string | null };

interface SubjectRow {
  id: string;
  kind: Kind;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
}
interface EntryRow {
  id: string;
  subjectId: string;
  language: Language;
  name: string;
  summary: string;
  otherNames: string[];
}
type RecordedTime = TimeRow & { subjectId: string; position: number; role: string; source: Citation | null };
type RelationRow = TimeRow & {
  id: string;
  fromId: string;
  toId: string;
  type: string;
  word: InLanguages;
  source: Citation | null;
};
type EventRow = TimeRow & {
  id: string;
  subjectId: string;
  title: InLanguages;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  source: Citation | null;
  participants: string[];
};

/**
 * Subjects as statements: names, summaries, times with their sources, place, identifiers, relations that start from them, and
 * events. Subjects without an entry have none. At most a few hundred subjects at a time.
 */
export async function quadsOfSubjects(db: Database, ids: readonly string[], origin: string): Promise<Quad[]> {
  const list = [...ids];
  const [subjects, entries, times, same, relations, events] = await Promise.all([
    sql<SubjectRow>`select id, kind, latitude, longitude, place_name from subject
      where id = any(${list}) and exists (select from entry where subject_id = subject.id) order by id`.execute(db),
    sql<EntryRow>`select e.id, e.subject_id, e.language, e.name, e.summary,
        array(select name from other_name o where o.entry_id = e.id order by position) as other_names
      from entry e where e.subject_id = any(${list}) order by e.subject_id, e.language`.execute(db),
    sql<RecordedTime>`select subject_id, position, role, start_time, end_time, start_note, end_note, earliest, latest, time_desc, source
      from subject_time where subject_id = any(${list}) order by subject_id, position`.execute(db),
    sql<{ subjectId: string; scheme: string; value: string }>`
      select subject_id, scheme, value from same_as where subject_id = any(${list}) order by scheme, value`.execute(db),
    sql<RelationRow>`select id, from_id, to_id, type, word, start_time, end_time, start_note, end_note, earliest, latest,
        null as time_desc, source
      from relation where from_id = any(${list}) order by from_id, id`.execute(db),
    sql<EventRow>`select e.id, e.subject_id, e.title, e.latitude, e.longitude, e.place_name, e.source, e.start_time, e.end_time,
        e.start_note, e.end_note, e.earliest, e.latest, e.time_desc,
        array(select p.subject_id from event_subject p where p.event_id = e.id order by 1) as participants
      from event e where e.subject_id = any(${list}) order by e.subject_id, e.earliest, e.id`.execute(db),
  ]);
  const quads: Quad[] = [];
  const addQuad = (of: NamedNode, predicate: NamedNode, value: Quad_Object) => quads.push(quad(of, predicate, value));
  const siteTerm = (term: OwnTerm) => ownTerm(origin, term);
  const resourceOf = (id: string) => namedNode(subjectAddress(origin, id));

  function addInLanguages(of: NamedNode, predicate: NamedNode, texts: InLanguages | null) {
    for (const [language, text] of Object.entries(texts ?? {}))
      if (text) addQuad(of, predicate, literal(text, languageTag(language as Language)));
  }

  function addSource(of: NamedNode, source: Citation | null) {
    if (!source) return;
    const { year, ...citation } = localizeCitation(source, 'en');
    addQuad(of, termOf('schema', 'citation'), literal([formatCitation(citation), year].filter(Boolean).join(', ')));
  }

  function addTime(of: NamedNode, node: NamedNode, record: TimeRecord, role: string) {
    addQuad(of, siteTerm('time'), node);
    addQuad(node, isA, siteTerm('RecordedTime'));
    addQuad(node, siteTerm('role'), literal(role));
    const edtf = toEdtf(record);
    if (edtf) addQuad(node, siteTerm('edtf'), literal(edtf, termOf('edtf', 'EDTF')));
    addQuad(node, siteTerm('from'), literal(record.startTime));
    if (record.endTime) addQuad(node, siteTerm('until'), literal(record.endTime));
    if (record.startNote) addQuad(node, siteTerm('fromNote'), literal(record.startNote));
    if (record.endNote) addQuad(node, siteTerm('untilNote'), literal(record.endNote));
    if (record.timeDesc) addQuad(node, siteTerm('statedAs'), literal(record.timeDesc));
  }

  function addPlace(of: NamedNode, property: string, row: Pick<SubjectRow, 'latitude' | 'longitude' | 'placeName'>) {
    if (row.latitude === null || row.longitude === null) return;
    const place = namedNode(`${of.value}${of.value.includes('#') ? '-' : '#'}place`);
    const coordinates = namedNode(`${place.value}-coordinates`);
    addQuad(of, termOf('schema', property), place);
    addQuad(place, isA, termOf('schema', 'Place'));
    addInLanguages(place, termOf('schema', 'name'), row.placeName);
    addQuad(place, termOf('schema', 'geo'), coordinates);
    addQuad(coordinates, isA, termOf('schema', 'GeoCoordinates'));
    addQuad(coordinates, termOf('schema', 'latitude'), literal(row.latitude));
    addQuad(coordinates, termOf('schema', 'longitude'), literal(row.longitude));
  }

  for (const subject of subjects.rows) {
    const resource = resourceOf(subject.id);
    addQuad(resource, isA, termOf('schema', schemaTypes[subject.kind]));
    addQuad(resource, isA, termOf('crm', crmClasses[subject.kind]));
    addQuad(resource, termOf('schema', 'identifier'), literal(subject.id));
    addPlace(resource, subject.kind === 'event' || subject.kind === 'war' ? 'location' : 'contentLocation', subject);
  }
  for (const { id, subjectId, language, name, summary, otherNames } of entries.rows) {
    const resource = resourceOf(subjectId),
      tag = languageTag(language);
    const page = namedNode(origin + entryAddress(id));
    addQuad(resource, termOf('rdfs', 'label'), literal(name, tag));
    addQuad(resource, termOf('schema', 'name'), literal(name, tag));
    for (const otherName of otherNames) addQuad(resource, termOf('schema', 'alternateName'), literal(otherName, tag));
    if (summary) addQuad(resource, termOf('schema', 'description'), literal(summary, tag));
    addQuad(resource, termOf('schema', 'subjectOf'), page);
    addQuad(page, termOf('schema', 'inLanguage'), literal(tag));
  }
  const kinds = new Map(subjects.rows.map(({ id, kind }) => [id, kind]));
  for (const row of times.rows) {
    const resource = resourceOf(row.subjectId),
      record = timeOf(row)!,
      node = namedNode(`${resource.value}#time-${row.position}`);
    addTime(resource, node, record, row.role);
    addSource(node, row.source);
    for (const [property, date] of schemaDates(kinds.get(row.subjectId)!, row.role, record))
      addQuad(resource, termOf('schema', property), date);
  }
  for (const { subjectId, scheme, value } of same.rows)
    if (scheme === 'wikidata')
      addQuad(resourceOf(subjectId), termOf('schema', 'sameAs'), termOf('wd', encodeURIComponent(value)));
    else addQuad(resourceOf(subjectId), termOf('schema', 'identifier'), literal(`${scheme}:${value}`));
  for (const row of relations.rows) {
    const from = resourceOf(row.fromId),
      to = resourceOf(row.toId),
      node = namedNode(`${from.value}#relation-${encodeURIComponent(row.id)}`);
    addQuad(from, siteTerm('relatedTo'), to);
    addQuad(from, siteTerm('relation'), node);
    addQuad(node, isA, siteTerm('Relation'));
    addQuad(node, siteTerm('to'), to);
    addQuad(node, siteTerm('relationType'), literal(row.type));
    addInLanguages(node, termOf('schema', 'name'), row.word);
    const record = timeOf(row);
    if (record) addTime(node, namedNode(`${node.value}-time`), record, 'span');
    addSource(node, row.source);
  }
  for (const row of events.rows) {
    const event = namedNode(`${subjectAddress(origin, row.subjectId)}#event-${encodeURIComponent(row.id)}`);
    addQuad(event, isA, termOf('schema', 'Event'));
    addQuad(event, isA, termOf('crm', 'E5_Event'));
    addInLanguages(event, termOf('schema', 'name'), row.title);
    for (const id of new Set([row.subjectId, ...row.participants]))
      addQuad(event, termOf('schema', 'about'), resourceOf(id));
    addTime(event, namedNode(`${event.value}-time`), timeOf(row)!, 'span');
    addPlace(event, 'location', row);
    addSource(event, row.source);
  }
  return quads;
}

/** Dates that schema.org has properties for, where a time is a single date or year. */
function schemaDates(kind: Kind, role: string, record: TimeRecord): [property: string, date: Quad_Object][] {
  const [from, until] = toEdtf(record)?.split('/') ?? [];
  const single = until === undefined ? from : undefined;
  const isEvent = kind === 'event' || kind === 'war';
  const dates: Record<string, [property: string, text: string | undefined][]> = {
    life: [
      ['birthDate', until && from],
      ['deathDate', until],
    ],
    birth: [['birthDate', single]],
    death: [['deathDate', single]],
    made: [['dateCreated', single]],
    span: isEvent
      ? [
          ['startDate', from],
          ['endDate', until ?? from],
        ]
      : [],
  };
  return (dates[role] ?? []).flatMap(([property, text]): [string, Quad_Object][] => {
    const date = text ? toXsdDate(text) : null;
    return date ? [[property, date]] : [];
  });
}

/** A date or year of XML Schema 1.1, whose year 0000 is 1 BC as in EDTF; null for anything less certain. */
function toXsdDate(text: string): Quad_Object | null {
  const match = /^-?\d{4}(-\d\d)?(-\d\d)?$/.exec(text);
  return match && literal(text, termOf('xsd', match[2] ? 'date' : match[1] ? 'gYearMonth' : 'gYear'));
}

/** The own terms of this site, described. */
export function quadsOfVocabulary(origin: string): Quad[] {
  return (Object.entries(ownTerms) as [OwnTerm, string][]).flatMap(([term, description]) => [
    quad(ownTerm(origin, term), isA, /^[A-Z]/.test(term) ? termOf('rdfs', 'Class') : termOf('rdf', 'Property')),
    quad(ownTerm(origin, term), termOf('rdfs', 'label'), literal(term, 'en')),
    quad(ownTerm(origin, term), termOf('rdfs', 'comment'), literal(description, 'en')),
  ]);
}
