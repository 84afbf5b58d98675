import { hreflang } from '../../../rules/languages.ts';
import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { TagEditor } from '../../../ui/form/tag-editor.tsx';
import { vocabulary, type Vocabulary } from '../rules.ts';
import { wordName } from '../face/words.ts';
import { Options } from '../../../ui/form/options.tsx';

interface Props {
  kind: Vocabulary;
  words: readonly string[];
  onWords(words: string[]): void;
}

/** Keywords of one kind: vocabulary terms by name, other words as typed. */
export function WordsField({ kind, words, onWords }: Props) {
  const { language, t } = useReader(),
    id = useId();
  const knownWords: readonly string[] = vocabulary[kind];
  const wordByName = new Map(knownWords.map((word) => [wordName(kind, word, t), word]));
  const left = knownWords.filter((word) => !words.includes(word));
  return (
    <div className="stack close words-field">
      <TagEditor
        label={t(`painting.${kind}`)}
        lang={hreflang(language)}
        tags={words.map((word) => wordName(kind, word, t))}
        onTags={(tags) => onWords([...new Set(tags.map((tag) => wordByName.get(tag) ?? tag))])}
      />
      <label htmlFor={id} className="unseen">
        {t('painting.addWord', { kind: t(`painting.${kind}`) })}
      </label>
      <select id={id} value="" onChange={({ target }) => target.value && onWords([...words, target.value])}>
        <option value="">{t('painting.addWord', { kind: t(`painting.${kind}`) })}</option>
        <Options of={left} name={(word) => wordName(kind, word, t)} />
      </select>
    </div>
  );
}
