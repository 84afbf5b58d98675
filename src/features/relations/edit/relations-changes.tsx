import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation, languageTag } from '../../../rules/languages.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import { nameInSentence, partsOfSentence, sentenceFor } from '../../../rules/sentences/sentences.ts';
import type { Relations } from '../rules.ts';
import type { ChangesView, ItemView, ComparisonContext } from '../../../editing/revisions/face/changes-view.ts';
import { MentionedEntries, Pairs } from '../../../editing/revisions/face/values.tsx';

type Relation = Relations['relations'][number];

/** A relation with both names: its sentence if it has one, else its word between the names. */
function Sentence({ item: relation, speaking: { self, linked } }: { item: Relation; speaking: ComparisonContext }) {
  const { language, t } = useReader();
  const other: ComparisonContext['self'] = linked.get(relation.to) ?? {
    name: t('difference.noPage'),
    kind: 'idea',
    language,
  };
  const ends = { a: self, b: other };
  const sentence = selectTranslation(relation.sentence, language),
    word = selectTranslation(relation.word, language);
  const shownSentence = sentence
    ? sentenceFor(sentence.value, ends, sentence.language)
    : `{a} — ${word?.value ?? ''} → {b}`;
  return (
    <span lang={sentence ? languageTag(sentence.language) : undefined}>
      {partsOfSentence(shownSentence).map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          <b key={place} lang={languageTag(ends[part.end].language)}>
            {sentence
              ? nameInSentence(shownSentence, part.end, ends[part.end], sentence.language)
              : ends[part.end].name}
          </b>
        ),
      )}
    </span>
  );
}

function TypeName({ value }: { value: RelationType }) {
  return useReader().t(`relation.type.${value}`);
}

const relations: ItemView<Relation> = {
  Line: Sentence,
  byTime: false,

  fields: {
    to: ({ value, speaking }) => <MentionedEntries ids={[value]} speaking={speaking} />,
    type: TypeName,
    word: 'texts',
    inverse: 'texts',
    sentence: 'texts',
    place: 'place',
    description: 'texts',
    attributes: ({ value }) => <Pairs of={value} />,
    source: 'source',
  },
};
export const relationsChanges: ChangesView = { items: relations };
