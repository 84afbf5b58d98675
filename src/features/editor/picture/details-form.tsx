import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { isEditable } from '../../../rules/revision-states.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TagEditor } from '../../../ui/form/tag-editor.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { lines } from '../calls.ts';
import { CitationField } from '../fields/citation-field.tsx';
import { withLanguage } from '../painting/painting-writing.ts';
import type { OpenedPicture } from './edit-picture.tsx';
import { useProposal } from './use-proposal.ts';

/** What is told of a picture in the language of the page, and whose it is. */
export function DetailsForm({ id, opened, onSent }: { id: string; opened: OpenedPicture; onSent(): void }) {
  const { language, say } = useReader();
  const [details, setDetails] = useState(opened.details.content);
  const { busy, fault, submit } = useProposal(
    { id, type: 'picture', baseId: opened.details.baseId },
    (submitting) => call(lines.savePictureDetails, { ...submitting, id, details }, { quiet: true }),
    onSent,
  );
  const isOpen = isEditable(opened.details.state);
  const put = (change: Partial<typeof details>) => setDetails((now) => ({ ...now, ...change }));
  const lang = languageTag(language);
  return (
    <section aria-labelledby="details-form-title" className="details-form">
      <h2 id="details-form-title">{say('gallery.picture')}</h2>
      <Field label={say('picture.caption')}>
        {(described) => (
          <TextField
            {...described}
            lang={lang}
            most={limits.image.titleLength / 2}
            value={details.title[language] ?? ''}
            onText={(text) => put({ title: withLanguage(details.title, language, text) })}
          />
        )}
      </Field>
      <Field label={say('desk.field.description')}>
        {(described) => (
          <TextField
            {...described}
            rows={3}
            lang={lang}
            most={limits.image.descriptionLength / 2}
            value={details.description[language] ?? ''}
            onText={(text) => put({ description: withLanguage(details.description, language, text) })}
          />
        )}
      </Field>
      <TagEditor label={say('desk.field.tags')} tags={details.tags} max={50} onTags={(tags) => put({ tags })} />
      <Field label={say('picture.author')}>
        {(described) => (
          <TextField {...described} value={details.author ?? ''} onText={(author) => put({ author: author || null })} />
        )}
      </Field>
      <Field label={say('picture.licence')}>
        {(described) => (
          <select
            {...described}
            value={details.licence}
            onChange={({ target }) => put({ licence: target.value as Licence })}
          >
            {licences.map((one) => (
              <option key={one} value={one}>
                {licenceName(one, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CitationField citation={details.source} onCitation={(source) => source && put({ source })} />
      <p className="acts">
        <button
          type="button"
          className="button first"
          aria-busy={busy}
          disabled={!isOpen}
          onClick={() => void submit()}
        >
          {say('regions.submit')}
        </button>
      </p>
      {!isOpen && <p className="hint">{say('error.underReview')}</p>}
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </section>
  );
}
