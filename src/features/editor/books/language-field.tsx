import { useId, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isLanguageTag, languageOf, readLanguageTag, usualLanguages } from '../../books/face/language-names.ts';

/**
 * A language by its name, or by its tag (BCP 47), with those that old books are in to choose from. `value` is a tag, or
 * what was typed where that names no language; whoever saves it checks `isLanguageTag`.
 */
export function LanguageField({
  label,
  value,
  onValue,
  isRefused = false,
}: {
  label: string;
  value: string;
  onValue(tag: string): void;
  /** An unknown language stopped the writer. */
  isRefused?: boolean;
}) {
  const { language, say } = useReader(),
    id = useId();
  /** What is typed, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const isKnown = isLanguageTag(value),
    name = isKnown ? languageOf(value, language) : value;
  const isWrong = !isKnown && (isRefused || (typed === null && value !== ''));
  return (
    <Field
      label={label}
      hint={isKnown && (typed === null ? value : `${name} (${value})`)}
      fault={isWrong ? say('bookWriting.language.unknown') : undefined}
    >
      {(described) => (
        <>
          <input
            {...described}
            list={id}
            value={typed ?? name}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              onValue(readLanguageTag(target.value, language) ?? target.value.trim());
            }}
            onBlur={() => setTyped(null)}
          />
          <datalist id={id}>
            {usualLanguages.map((tag) => (
              <option key={tag} value={languageOf(tag, language)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
