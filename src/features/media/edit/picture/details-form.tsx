import { useReader } from '../../../../kit/reader.tsx';
import { licenceName, licences, type Licence } from '../../../../rules/licences.ts';
import { languageTag } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TagEditor } from '../../../../ui/form/tag-editor.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { emptyCitation } from '../../../../editing/fields/editable-citation.ts';
import { CitationField } from '../../../../editing/fields/citation-field.tsx';
import { withText } from '../../../../editing/fields/with-text.ts';
import type { OpenedPicture } from './picture-input.ts';
import { Options } from '../../../../ui/form/options.tsx';

type Details = OpenedPicture['details']['content'];

interface Props {
  details: Details;
  isOpen: boolean;
  onDetails(next: (now: Details) => Details): void;
}

/** The description of a picture in the language of the page, and its rights. */
export function DetailsForm({ details, isOpen, onDetails }: Props) {
  const { language, t } = useReader();
  const put = (change: Partial<Details>) => onDetails((now) => ({ ...now, ...change }));
  const lang = languageTag(language);
  return (
    <section aria-labelledby="details-form-title" className="stack details-form">
      <h2 id="details-form-title">{t('picture.details')}</h2>
      <Field label={t('picture.caption')}>
        <TextField
          lang={lang}
          characters={limits.image.titleLength}
          value={details.title[language] ?? ''}
          onText={(text) => put({ title: withText(details.title, language, text) })}
        />
      </Field>
      <Field label={t('desk.field.description')}>
        <TextField
          rows={3}
          lang={lang}
          characters={limits.image.descriptionLength}
          value={details.description[language] ?? ''}
          onText={(text) => put({ description: withText(details.description, language, text) })}
        />
      </Field>
      <TagEditor label={t('desk.field.tags')} tags={details.tags} max={50} onTags={(tags) => put({ tags })} />
      <Field label={t('picture.author')}>
        <TextField value={details.author ?? ''} onText={(author) => put({ author: author || null })} />
      </Field>
      <Field label={t('picture.licence')}>
        <select value={details.licence} onChange={({ target }) => put({ licence: target.value as Licence })}>
          <Options of={licences} name={(licence) => licenceName(licence, language)} />
        </select>
      </Field>
      <CitationField citation={details.source} onCitation={(source) => put({ source: source ?? emptyCitation })} />
      {!isOpen && <p className="hint">{t('error.underReview')}</p>}
    </section>
  );
}
