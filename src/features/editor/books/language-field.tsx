import { useId } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { languageOf } from '../../books/face/language-names.ts';

const usual = [
  'lzh',
  'ja',
  'zh',
  'en',
  'fr',
  'es',
  'la',
  'grc',
  'sa',
  'pi',
  'he',
  'ar',
  'fa',
  'akk-Latn',
  'egy-Latn',
  'sux-Latn',
  'ang',
  'non',
  'quc',
  'nah',
];

/** A language by its tag (BCP 47), with those that old books are in to choose from. */
export function LanguageField({ label, value, onValue }: { label: string; value: string; onValue(tag: string): void }) {
  const { language } = useReader(),
    id = useId();
  return (
    <Field label={label} hint={value && languageOf(value, language)}>
      {(described) => (
        <>
          <input
            {...described}
            list={id}
            value={value}
            maxLength={35}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onValue(target.value.trim())}
          />
          <datalist id={id}>
            {usual.map((tag) => (
              <option key={tag} value={tag}>
                {languageOf(tag, language)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
