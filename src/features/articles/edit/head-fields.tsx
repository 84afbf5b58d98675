import { useText } from '../../../kit/reader.tsx';
import { languageTag, type Language } from '../../../rules/languages.ts';
import { countWords } from '../../../rules/text-width.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { abstractLength, abstractWords, articleTypes, titleLength, type ArticleContent } from '../rules.ts';
import { KindChoice } from './kind-choice.tsx';
import * as limits from '../../../rules/limits.ts';

interface Props {
  article: ArticleContent;
  language: Language;
  onChange(change: Partial<ArticleContent>): void;
  faultAt(field: string): string | undefined;
}

/** Kind, title, abstract with its word count, and origin. Source: spec §3 "Article". */
export function HeadFields({ article, language, onChange, faultAt }: Props) {
  const t = useText();
  const { kind, name, abstract, type } = article;
  const lang = languageTag(language),
    words = countWords(abstract);
  const line = (field: 'authorName' | 'siteName' | 'originalUrl') => (
    <Field label={t(`articleWriting.${field}`)} fault={faultAt(field)}>
      <TextField
        type={field === 'originalUrl' ? 'url' : 'text'}
        characters={field === 'originalUrl' ? limits.addressLength : titleLength}
        value={article[field] ?? ''}
        onText={(text) => onChange({ [field]: text })}
      />
    </Field>
  );
  return (
    <>
      <KindChoice kind={kind} onKind={(next) => onChange({ kind: next })} />
      <Field label={t('articleWriting.name')} fault={faultAt('name')}>
        <TextField
          lang={lang}
          characters={titleLength}
          value={name}
          onText={(text) => onChange({ name: text })}
          required
        />
      </Field>
      <Field
        label={t('articleWriting.abstract')}
        fault={faultAt('abstract')}
        hint={
          <span data-over={words > abstractWords || undefined} className="tabular abstract-count">
            {t('articleWriting.abstract.words', { count: words, most: abstractWords })}
          </span>
        }
      >
        <TextField
          rows={3}
          lang={lang}
          characters={abstractLength}
          value={abstract}
          onText={(text) => onChange({ abstract: text })}
        />
      </Field>
      <fieldset className="article-types">
        <legend>{t('articleWriting.type')}</legend>
        {articleTypes.map((articleType) => (
          <label key={articleType}>
            <input
              type="radio"
              name="article-type"
              checked={type === articleType}
              onChange={() => onChange({ type: articleType })}
            />
            {t(`articleWriting.type.${articleType}`)}
          </label>
        ))}
      </fieldset>
      {type === 'reprint' && (
        <div className="pair">
          {line('authorName')}
          {line('siteName')}
        </div>
      )}
      {type === 'reprint' && line('originalUrl')}
    </>
  );
}
