import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { InLanguages, Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import { call } from '../../../kit/calls/call.ts';
import type { ListCodec } from '../../../editing/list/list-part.ts';
import type { Relations } from '../rules.ts';
import { isIncompleteCitation } from '../../../editing/fields/editable-citation.ts';
import { readPlace, toEditablePlace, type EditablePlace } from '../../../editing/fields/editable-place.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';
import { saveRelations } from '../writing-contract.ts';

export type Relation = Relations['relations'][number];
export interface Attribute {
  key: string;
  value: string;
}

/** A relation while it is edited, in the language of the page; `was` has the other languages. */
export interface EditableRelation {
  /** Subject id of the other end; empty until one is chosen. */
  to: string;
  type: RelationType | '';
  word: string;
  /** Whether the relation reads differently from the other end; `inverse` is that word. */
  directed: boolean;
  inverse: string;
  sentence: string;
  time: EditableTime;
  place: EditablePlace;
  description: string;
  attributes: Attribute[];
  source: Citation | null;
  /** The relation when it was opened; null for a new one. */
  was: Relation | null;
}

export const emptyRelation = (language: Language): EditableRelation => ({
  to: '',
  type: '',
  word: '',
  directed: true,
  inverse: '',
  sentence: '',
  time: toEditableTime(null, language),
  place: toEditablePlace(null, language),
  description: '',
  attributes: [],
  source: null,
  was: null,
});

/** Errors that prevent submitting: missing or not understood. */
export type RelationFault =
  | 'to'
  | 'type'
  | 'word'
  | 'inverse'
  | 'sentence'
  | 'time'
  | 'place'
  | 'source'
  | 'key'
  | 'keyTwice';

/** Sets one language of a localized text; null if no language has text. */
export function withText(was: InLanguages | null | undefined, language: Language, typed: string): InLanguages | null {
  if (typed === (was?.[language] ?? '')) return was ?? null;
  const { [language]: _before, ...others } = was ?? {};
  const trimmedText = typed.trim(),
    texts = trimmedText ? { ...was, [language]: trimmedText } : others;
  return Object.keys(texts).length ? texts : null;
}
const hasText = (texts: InLanguages | null) => Object.values(texts ?? {}).some((text) => text.trim());

/** Returns the old value if the new one is equal, so that an unchanged relation is saved exactly as it was. */
const reuseIfEqual = <T>(was: T | undefined, is: T): T =>
  was !== undefined && canonicalJson(was) === canonicalJson(is) ? was : is;

const isFilledIn = ({ key, value }: Attribute) => Boolean(key.trim() || value.trim());

/** The edited relation without its missing values. */
function asTyped(
  { to, type, word, directed, inverse, sentence, time, place, description, attributes, source, was }: EditableRelation,
  language: Language,
) {
  const where = readPlace(place, language);
  const sentenceTexts = withText(was?.sentence, language, sentence);
  return {
    ...was,
    to,
    type,
    word: reuseIfEqual(was?.word, withText(was?.word, language, word) ?? {}),
    inverse: directed ? reuseIfEqual(was?.inverse, withText(was?.inverse, language, inverse)) : null,
    ...((sentenceTexts || was?.sentence !== undefined) && { sentence: sentenceTexts }),
    time: reuseIfEqual(was?.time, time.record),
    place: reuseIfEqual(was?.place, where === 'fault' ? null : where),
    description: reuseIfEqual(was?.description, withText(was?.description, language, description)),
    attributes: reuseIfEqual(
      was?.attributes,
      Object.fromEntries(attributes.filter(isFilledIn).map(({ key, value }) => [key.trim(), value.trim()])),
    ),
    source: reuseIfEqual(was?.source, source),
    origin: was?.origin ?? null,
  };
}

export function faultsOf(writing: EditableRelation, language: Language): RelationFault[] {
  const { to, type, directed, sentence, time, place, attributes, source, was } = writing;
  const is = asTyped(writing, language),
    keys = attributes.filter(isFilledIn).map(({ key }) => key.trim());
  const faults: Record<RelationFault, boolean> = {
    to: !to,
    type: !type,
    word: !hasText(is.word),
    inverse: directed && !hasText(is.inverse),
    // A sentence that names both ends can be read from either.
    sentence:
      sentence.trim() !== '' &&
      sentence !== was?.sentence?.[language] &&
      !['{a}', '{b}'].every((end) => sentence.includes(end)),
    time: time.typed.trim() !== '' && !time.record,
    place: readPlace(place, language) === 'fault',
    source: isIncompleteCitation(source, was?.source),
    key: keys.includes(''),
    keyTwice: new Set(keys).size < keys.length,
  };
  // Unchanged values are not checked again.
  const isOld = was !== null && JSON.stringify(is) === JSON.stringify(was);
  return (Object.keys(faults) as RelationFault[]).filter(
    (fault) => faults[fault] && !(isOld && (fault === 'word' || fault === 'inverse')),
  );
}

/** Converts a relation between its stored and its edited form. */
export const relationCodec: ListCodec<Relations, Relation, EditableRelation> = {
  name: 'relations',
  itemsOf: ({ relations }) => relations,
  contentOf: (relations) => ({ relations }),
  save: (how, content) => call(saveRelations, { ...how, ...content }, { quiet: true }),
  isSame: [({ to, type }, writing) => to === writing.to && type === writing.type],
  toEditable: (relation, language) => ({
    to: relation.to,
    type: relation.type,
    word: relation.word[language] ?? '',
    directed: relation.inverse !== null,
    inverse: relation.inverse?.[language] ?? '',
    sentence: relation.sentence?.[language] ?? '',
    time: toEditableTime(relation.time, language),
    place: toEditablePlace(relation.place, language),
    description: relation.description?.[language] ?? '',
    attributes: Object.entries(relation.attributes).map(([key, value]) => ({ key, value })),
    source: relation.source,
    was: relation,
  }),
  read: (writing, language) => {
    const is = asTyped(writing, language),
      { type } = is;
    return type === '' || faultsOf(writing, language).length ? null : { ...is, type };
  },
};
