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

type Details = OpenedPicture['details']['content'];

/** The description of a picture in the language of the page, and its rights. */
export function DetailsForm({
  details,
  isOpen,
  onDetails,
}: {
  details: Details;
  isOpen: boolean;
  onDetails(next: (now: Details) => Details): void;
}) {
  const { language, t } = useReader();
  const put = (change: Partial<Details>) => onDetails((now) => ({ ...now, ...change }));
  const lang = languageTag(language);
  return (
    <section aria-labelledby="details-form-title" className="stack details-form">
      <h2 id="details-form-title">{t('picture.details')}</h2>
      <Field label={t('picture.caption')}>
        {(described) => (
          <TextField
            {...described}
            lang={lang}
            characters={limits.image.titleLength}
            value={details.title[language] ?? ''}
            onText={(text) => put({ title: withText(details.title, language, text) })}
          />
        )}
      </Field>
      <Field label={t('desk.field.description')}>
        {(described) => (
          <TextField
            {...described}
            rows={3}
            lang={lang}
            characters={limits.image.descriptionLength}
            value={details.description[language] ?? ''}
            onText={(text) => put({ description: withText(details.description, language, text) })}
          />
        )}
      </Field>
      <TagEditor label={t('desk.field.tags')} tags={details.tags} max={50} onTags={(tags) => put({ tags })} />
      <Field label={t('picture.author')}>
        {(described) => (
          <TextField {...described} value={details.author ?? ''} onText={(author) => put({ author: author || null })} />
        )}
      </Field>
      <Field label={t('picture.licence')}>
        {(described) => (
          <select
            {...described}
            value={details.licence}
            onChange={({ target }) => put({ licence: target.value as Licence })}
          >
            {licences.map((licence) => (
              <option key={licence} value={licence}>
                {licenceName(licence, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CitationField citation={details.source} onCitation={(source) => put({ source: source ?? emptyCitation })} />
      {!isOpen && <p className="hint">{t('error.underReview')}</p>}
    </section>
  );
}
