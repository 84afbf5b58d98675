import { useId, useState, type FormEvent } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { useReader } from '../../kit/reader.tsx';
import { formatFileSize } from '../../rules/text/file-size.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import { importFiles, uploadImport, beginImport } from './contract.ts';
import { importKindNames, importKinds, acceptsMapping, kindByEnding, type ImportKind } from './rules.ts';
import { Options } from '../../ui/form/options.tsx';

/** Uploads a file, or chooses one in the folder, and imports it as a given kind. */
export function ImportForm({ onBegun }: { onBegun(): void }) {
  const { language, t } = useReader();
  const id = useId();
  const { answer, failed, again } = useCall(importFiles, {});
  const [busy, setBusy] = useState(false);
  const [kind, setKind] = useState<ImportKind>(importKindNames[0]);
  const [chosenFile, setChosenFile] = useState<string | null>(null);
  const [mapping, setMapping] = useState('');

  /** Selects a chosen or uploaded file; its ending usually implies the kind. */
  function choose(name: string) {
    setChosenFile(name);
    const guessed = kindByEnding(name);
    if (guessed) setKind(guessed);
  }

  async function upload(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    setBusy(true);
    const sent = call(uploadImport, { name: file.name }, { file });
    const isTaken = await sent.then(
      () => true,
      () => false, // `call` has already shown the error
    );
    if (isTaken) {
      notify(t('imports.uploaded', { name: file.name }));
      if (acceptsMapping(kind) && file.name.endsWith('.json')) setMapping(file.name);
      else choose(file.name);
    }
    input.value = '';
    setBusy(false);
    again();
  }
  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    // Whether the preview button was pressed.
    const isPreview = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'preview';
    const word = (name: string) => String(formData.get(name) ?? '');
    setBusy(true);
    await call(beginImport, {
      kind: word('kind') as ImportKind,
      file: word('file'),
      mapping: word('mapping'),
      name: word('name'),
      licence: word('licence'),
      preview: isPreview,
      withoutLiving: formData.has('withoutLiving'),
    }).then(
      () => notify(t(isPreview ? 'imports.previewed' : 'imports.begun')),
      () => {},
    );
    setBusy(false);
    onBegun();
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <form className="desk-form" aria-busy={busy} onSubmit={(event) => void begin(event)}>
        <h2 id={`${id}-title`}>{t('imports.title')}</h2>
        {failed && <FailedLine again={again} />}
        <p>
          <label className="button" aria-disabled={busy}>
            {t('imports.upload')}
            <input
              className="unseen"
              type="file"
              disabled={busy}
              onChange={({ currentTarget }) => void upload(currentTarget)}
            />
          </label>
        </p>
        {answer && (
          <p className="hint">
            {t('imports.lead')} <code lang="en">{answer.folder}</code>
          </p>
        )}
        <label htmlFor={`${id}-file`}>{t('imports.file')}</label>
        <select
          id={`${id}-file`}
          name="file"
          required
          disabled={!answer?.files.length}
          value={chosenFile ?? answer?.files[0]?.name ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {answer?.files.map(({ name, bytes }) => (
            <option key={name} value={name}>
              {bytes === null ? `${name}/` : `${name} · ${formatFileSize(bytes, language)}`}
            </option>
          ))}
          {answer && !answer.files.length && <option value="">{t('imports.noFiles')}</option>}
        </select>
        <label htmlFor={`${id}-kind`}>{t('imports.kind')}</label>
        <select
          id={`${id}-kind`}
          name="kind"
          required
          value={kind}
          onChange={({ target }) => setKind(target.value as ImportKind)}
        >
          <Options of={importKindNames} name={(importKindName) => importKinds[importKindName]} />
        </select>
        <label htmlFor={`${id}-mapping`}>{t('imports.mapping')}</label>
        <select
          id={`${id}-mapping`}
          name="mapping"
          aria-describedby={`${id}-mapping-hint`}
          value={mapping}
          onChange={({ target }) => setMapping(target.value)}
        >
          <option value="">{t('imports.noMapping')}</option>
          {answer?.files
            .filter(({ name }) => name.endsWith('.json'))
            .map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
        </select>
        <p id={`${id}-mapping-hint`} className="hint">
          {t('imports.mapping.hint')}
        </p>
        <label htmlFor={`${id}-name`}>{t('imports.name')}</label>
        <input id={`${id}-name`} name="name" maxLength={200} />
        <label htmlFor={`${id}-licence`}>{t('imports.licence')}</label>
        <input id={`${id}-licence`} name="licence" maxLength={200} />
        {kind === 'gedcom' && (
          <label>
            <input type="checkbox" name="withoutLiving" defaultChecked /> {t('imports.withoutLiving')}
          </label>
        )}
        <p className="hint">{t('imports.preview.lead')}</p>
        <div className="row desk-buttons">
          <button className="button" name="how" value="preview" disabled={busy || !answer?.files.length}>
            {t('imports.preview')}
          </button>
          <button className="button" name="how" value="begin" disabled={busy || !answer?.files.length}>
            {t('imports.begin')}
          </button>
        </div>
      </form>
    </section>
  );
}
