import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { nameInSentence, partsOfSentence, sentenceFor } from '../../../rules/sentences/sentences.ts';
import { Field } from '../../../ui/form/field.tsx';
import { wordOf } from './graph.ts';
import type { EditableRelation } from './editable-relation.ts';

/** Longest sentence in characters. */
const maxLength = 200;

interface Props {
  item: EditableRelation;
  self: LinkedEntry;
  other: LinkedEntry | undefined;
  fault: string | undefined;
  onSentence(sentence: string): void;
}

/**
 * The relation as a sentence, as shown to readers of paths and graphs: typed by the writer, or generated from its word.
 */
export function RelationSentence({ item, self, other, fault, onSentence }: Props) {
  const { language, t } = useReader();
  const word = wordOf(item, language),
    generatedSentence = t('relation.sentence', { word, a: '{a}', b: '{b}' });
  const pattern = item.sentence.trim() || (word ? generatedSentence : '');
  const ends = other && { a: self, b: other };
  const shownSentence = ends && pattern ? sentenceFor(pattern, ends, language) : '';
  return (
    <div className="relation-sentence">
      <Field
        label={t('write.relation.sentence')}
        fault={fault}
        hint={other && t('write.relation.sentence.hint', { a: '{a}', b: '{b}', self: self.name, other: other.name })}
      >
        <TextField
          type="text"
          lang={languageTag(language)}
          autoComplete="off"
          characters={maxLength}
          placeholder={word ? generatedSentence : undefined}
          value={item.sentence}
          onText={onSentence}
        />
      </Field>
      {ends && shownSentence && (
        <p className="relation-reads">
          <small>{t('write.relation.reads')}</small>{' '}
          <q>
            {partsOfSentence(shownSentence)
              .map((part) =>
                typeof part === 'string' ? part : nameInSentence(shownSentence, part.end, ends[part.end], language),
              )
              .join('')}
          </q>
        </p>
      )}
    </div>
  );
}
