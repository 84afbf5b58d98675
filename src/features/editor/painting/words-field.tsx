import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { TagEditor } from '../../../ui/form/tag-editor.tsx';
import { vocabulary, type Vocabulary } from '../../paintings/rules.ts';
import { wordName } from '../../paintings/face/words.ts';

/** Keywords of one kind: vocabulary terms by name, other words as typed. */
export function WordsField({
  kind,
  words,
  onWords,
}: {
  kind: Vocabulary;
  words: readonly string[];
  onWords(words: string[]): void;
}) {
  const { language, say } = useReader(),
    id = useId();
  const known: readonly string[] = vocabulary[kind];
  const named = new Map(known.map((word) => [wordName(kind, word, say), word]));
  const left = known.filter((word) => !words.includes(word));
  return (
    <div className="words-field">
      <TagEditor
        label={say(`painting.${kind}`)}
        lang={language === 'jp' ? 'ja' : language}
        tags={words.map((word) => wordName(kind, word, say))}
        onTags={(tags) => onWords([...new Set(tags.map((tag) => named.get(tag) ?? tag))])}
      />
      <label htmlFor={id} className="unseen">
        {say('painting.addWord', { kind: say(`painting.${kind}`) })}
      </label>
      <select id={id} value="" onChange={({ target }) => target.value && onWords([...words, target.value])}>
        <option value="">{say('painting.addWord', { kind: say(`painting.${kind}`) })}</option>
        {left.map((word) => (
          <option key={word} value={word}>
            {wordName(kind, word, say)}
          </option>
        ))}
      </select>
    </div>
  );
}
