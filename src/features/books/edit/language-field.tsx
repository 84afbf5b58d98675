import { useId, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isLanguageTag, nameOfLanguageTag, readLanguageTag, commonLanguages } from '../face/language-names.ts';

interface Props {
  label: string;
  value: string;
  onValue(tag: string): void;
  /** An unknown language prevented saving. */
  isRefused?: boolean;
}

/**
 * A language by name or tag (BCP 47), with suggestions of languages common in old books. `value` is a tag, or the typed
 * text if that names no language; callers check it with `isLanguageTag` before saving.
 */
export function LanguageField({ label, value, onValue, isRefused = false }: Props) {
  const { language, t } = useReader(),
    id = useId();
  /** The typed text, until the field loses focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const isKnown = isLanguageTag(value),
    name = isKnown ? nameOfLanguageTag(value, language) : value;
  const isWrong = !isKnown && (isRefused || (typed === null && value !== ''));
  return (
    <Field
      label={label}
      hint={isKnown && (typed === null ? value : `${name} (${value})`)}
      fault={isWrong ? t('bookWriting.language.unknown') : undefined}
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
            {commonLanguages.map((tag) => (
              <option key={tag} value={nameOfLanguageTag(tag, language)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
