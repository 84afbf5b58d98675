import { useId, useState, type FormEvent } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { useReader } from '../../kit/reader.tsx';
import { kinds, type Kind } from '../../rules/kinds.ts';
import { notify } from '../../ui/notices.tsx';
import { Options } from '../../ui/form/options.tsx';
import { fetchPictures, importFiles } from './contract.ts';

/** Fetches the pictures that Wikidata names for entries without one; says how to enable it where it is off. */
export function PicturesForm({ onBegun }: { onBegun(): void }) {
  const { t } = useReader();
  const id = useId();
  const { answer } = useCall(importFiles, {});
  const [busy, setBusy] = useState(false);

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const kind = new FormData(event.currentTarget).get('kind') as Kind | 'all';
    const preview = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'preview';
    setBusy(true);
    await call(fetchPictures, { kind, preview }).then(
      () => notify(t(preview ? 'imports.previewed' : 'imports.begun')),
      () => {}, // `call` has shown the reason
    );
    setBusy(false);
    onBegun();
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <form className="desk-form" aria-busy={busy} onSubmit={(event) => void begin(event)}>
        <h2 id={`${id}-title`}>{t('commons.title')}</h2>
        <p className="hint">{t(answer?.isWikimediaOn === false ? 'commons.off' : 'commons.lead')}</p>
        {answer?.isWikimediaOn && (
          <>
            <label htmlFor={`${id}-kind`}>{t('commons.kind')}</label>
            <select id={`${id}-kind`} name="kind">
              <Options
                of={['all', ...kinds] as const}
                name={(kind) => t(kind === 'all' ? 'commons.all' : `kind.${kind}`)}
              />
            </select>
            <div className="row desk-buttons">
              <button className="button" value="preview" disabled={busy}>
                {t('imports.preview')}
              </button>
              <button className="button" value="begin" disabled={busy}>
                {t('commons.begin')}
              </button>
            </div>
          </>
        )}
      </form>
    </section>
  );
}
