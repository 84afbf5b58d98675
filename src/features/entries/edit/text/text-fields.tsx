import type { ReactNode } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../../rules/languages.ts';
import { TagEditor } from '../../../../ui/form/tag-editor.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Text } from '../../rules.ts';
import { Field } from '../../../../ui/form/field.tsx';

/** A text without its body, which the editor holds. Cited articles are unchanged here; they are edited elsewhere. */
export type TextHead = Omit<Text, 'body'>;
export const emptyHead: TextHead = { name: '', otherNames: [], pronunciation: null, disambiguation: null, summary: '' };
/** The head as it is saved: blank fields become null. */
export const normalizeHead = (head: TextHead): TextHead => ({
  name: head.name.trim(),
  otherNames: head.otherNames.map((name) => name.trim()).filter(Boolean),
  pronunciation: head.pronunciation?.trim() || null,
  disambiguation: head.disambiguation?.trim() || null,
  summary: head.summary.trim(),
  ...(head.articles && { articles: head.articles }),
});

export type HeadField = Exclude<keyof TextHead, 'articles'>;
/** Longest name and summary in characters. */
const maxLengths = { name: 100, summary: 600 };

interface Props {
  head: TextHead;
  language: Language;
  onHead(head: TextHead): void;
  only?: readonly HeadField[];
  faults?: Partial<Record<HeadField, string>>;
  belowName?: ReactNode;
}

/** Rarely changed fields: collapsed when the whole text is edited, so that its start is visible. */
const rareFields = ['otherNames', 'pronunciation', 'disambiguation'] as const;

/** The name fields and the summary of an entry. */
export function TextFields({ head, language, onHead, only, faults = {}, belowName }: Props) {
  const { t } = useReader();
  const lang = languageTag(language);
  const set =
    <F extends HeadField>(field: F) =>
    (value: TextHead[F]) =>
      onHead({ ...head, [field]: value });
  const has = (field: HeadField) => !only || only.includes(field);
  const line = (field: 'name' | 'pronunciation' | 'disambiguation') =>
    has(field) && (
      <Field
        label={t(`write.${field}`)}
        hint={field === 'name' ? undefined : t(`write.${field}.hint`)}
        fault={faults[field]}
      >
        <TextField
          type="text"
          lang={lang}
          autoComplete="off"
          most={maxLengths.name}
          value={head[field] ?? ''}
          onText={set(field)}
          required={field === 'name'}
        />
      </Field>
    );
  const rare = (
    <>
      {has('otherNames') && (
        <TagEditor
          label={t('write.otherNames')}
          tags={head.otherNames}
          onTags={set('otherNames')}
          lang={lang}
          hint={t('write.otherNames.hint')}
        />
      )}
      {line('pronunciation')}
      {line('disambiguation')}
    </>
  );
  return (
    <>
      {line('name')}
      {belowName}
      {only ? (
        rare
      ) : (
        <details
          className="writing-names"
          open={Boolean(faults.otherNames ?? faults.pronunciation ?? faults.disambiguation)}
        >
          <summary>
            {rareFields.map((field) => t(`write.${field}`)).join(' · ')}
            <small lang={lang}>
              {[...head.otherNames, head.pronunciation, head.disambiguation].filter(Boolean).join(' · ')}
            </small>
          </summary>
          {rare}
        </details>
      )}
      {has('summary') && (
        <Field label={t('write.summary')} hint={t('write.summary.hint')} fault={faults.summary}>
          <TextField rows={4} lang={lang} most={maxLengths.summary} value={head.summary} onText={set('summary')} />
        </Field>
      )}
    </>
  );
}
