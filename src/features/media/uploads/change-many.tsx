import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { InputOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TagEditor } from '../../../ui/form/tag-editor.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/notices.tsx';
import { updateImage } from '../gallery/contract.ts';
import { Options } from '../../../ui/form/options.tsx';
import { Fault } from '../../../ui/form/fault.tsx';

type Change = InputOf<typeof updateImage>['change'];
const emptyForm = {
  title: '',
  description: '',
  author: '',
  licence: '' as Licence | '',
  source: '',
  tags: [] as readonly string[],
};

/** Edits description and credit of several pictures; empty fields stay unchanged. */
export function ChangeMany({ ids, onDone }: { ids: readonly string[]; onDone(): void }) {
  const { language, t } = useReader();
  const input = useSavedInput('many pictures', emptyForm),
    details = input.value,
    { tags } = details;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const put = (change: Partial<typeof details>) => input.set((now) => ({ ...now, ...change }));
  const lang = languageTag(language),
    source = details.source.trim();
  const change: Change = {
    ...(details.title.trim() && { title: { [language]: details.title.trim() } }),
    ...(details.description.trim() && { description: { [language]: details.description.trim() } }),
    ...(details.author.trim() && { author: details.author.trim() }),
    ...(details.licence && { licence: details.licence }),
    ...(source && { source: { title: source, author: null, year: null, where: null, url: null } }),
    ...(tags.length && { tags: [...tags] }),
  };
  const isEmpty = Object.keys(change).length === 0;

  async function send() {
    setBusy(true);
    setFault(null);
    try {
      const { changed, proposed } = await call(updateImage, { ids: [...ids], change, addTags: true }, { quiet: true });
      input.clear();
      notify(t('uploads.done', { changed, proposed }));
      onDone();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(t(`error.${failure.errorName}`, failure.details as Record<string, string>));
      setBusy(false);
    }
  }
  return (
    <form
      className="stack change-many"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isEmpty) void send();
      }}
    >
      <h3>{t('uploads.chosen', { count: ids.length })}</h3>
      <p className="hint">{t('uploads.hint')}</p>
      <div className="tiles">
        <Field label={t('picture.caption')}>
          <TextField
            lang={lang}
            characters={limits.image.titleLength}
            value={details.title}
            onText={(title) => put({ title })}
          />
        </Field>
        <Field label={t('desk.field.description')}>
          <TextField
            lang={lang}
            characters={limits.image.descriptionLength}
            value={details.description}
            onText={(description) => put({ description })}
          />
        </Field>
        <Field label={t('picture.author')}>
          <TextField value={details.author} onText={(author) => put({ author })} />
        </Field>
        <Field label={t('picture.licence')}>
          <select value={details.licence} onChange={({ target }) => put({ licence: target.value as Licence | '' })}>
            <option value="">{t('uploads.unchanged')}</option>
            <Options of={licences} name={(licence) => licenceName(licence, language)} />
          </select>
        </Field>
        <Field label={t('picture.source')}>
          <TextField value={details.source} onText={(text) => put({ source: text })} />
        </Field>
        <TagEditor label={t('uploads.tags')} tags={tags} max={50} onTags={(next) => put({ tags: next })} />
      </div>
      <p className="acts">
        <button className="button first" aria-busy={busy} disabled={isEmpty}>
          {t('uploads.change')}
        </button>
      </p>
      <Fault>{fault}</Fault>
    </form>
  );
}
