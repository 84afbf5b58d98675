import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Picture } from '../../media/contract.ts';
import { acceptedTypes } from '../../media/face/upload-picture.ts';
import { useUploads, type Upload } from './uploads.ts';

/** Many pictures at once: chosen, dropped or pasted; all with the same rights, each sent by itself. */
export function Batch({ itemId, onPicture }: { itemId: string; onPicture(picture: Picture): void }) {
  const { language, say } = useReader();
  const [said, setSaid] = useState({ licence: '' as Licence | '', source: '', author: '' });
  const [left, setLeft] = useState(0);
  const source = said.source.trim();
  const batch = useUploads(
    () => ({
      itemId,
      author: said.author.trim() || null,
      licence: said.licence || null,
      source: { title: source, author: null, year: null, where: null, url: null },
    }),
    onPicture,
  );
  const isReady = Boolean(said.licence && source);
  const add = (files: Iterable<File>) => setLeft(batch.add([...files]));
  return (
    <fieldset className="upload-batch">
      <legend>{say('gallery.add')}</legend>
      <div className="upload-rights">
        <Field label={say('picture.licence')} hint={say('picture.licence.hint')}>
          {(described) => (
            <select
              {...described}
              value={said.licence}
              onChange={({ target }) => setSaid({ ...said, licence: target.value as Licence | '' })}
            >
              <option value="">{say('picture.licence.choose')}</option>
              {licences.map((one) => (
                <option key={one} value={one}>
                  {licenceName(one, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('picture.source')}>
          {(described) => (
            <TextField
              {...described}
              placeholder={say('picture.source.example')}
              value={said.source}
              onText={(text) => setSaid({ ...said, source: text })}
            />
          )}
        </Field>
        <Field label={`${say('picture.author')} · ${say('picture.optional')}`}>
          {(described) => (
            <TextField {...described} value={said.author} onText={(author) => setSaid({ ...said, author })} />
          )}
        </Field>
      </div>
      <div
        className="picture-chooser"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (isReady) add(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (isReady && event.clipboardData.files.length) add(event.clipboardData.files);
        }}
      >
        <p className="acts">
          <label className="button" aria-disabled={!isReady}>
            {say('gallery.choose')}
            <input
              className="unseen"
              type="file"
              multiple
              accept={acceptedTypes}
              disabled={!isReady}
              onChange={({ target }) => {
                add(target.files ?? []);
                target.value = '';
              }}
            />
          </label>
        </p>
        <p className="hint">
          {isReady ? say('gallery.batchHint', { most: limits.pictureBatch }) : say('gallery.rightsFirst')}
        </p>
      </div>
      {left > 0 && (
        <p role="alert" className="fault">
          {say('gallery.tooMany', { left, most: limits.pictureBatch })}
        </p>
      )}
      {batch.uploads.length > 0 && (
        <>
          <ul className="bare uploads" aria-label={say('gallery.uploads')}>
            {batch.uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onCancel={() => batch.cancel(upload.key)}
                onRetry={() => batch.retry(upload.key)}
              />
            ))}
          </ul>
          <p>
            <button type="button" className="button" onClick={batch.clear}>
              {say('gallery.clear')}
            </button>
          </p>
        </>
      )}
    </fieldset>
  );
}

function UploadRow({
  upload: { file, state, share, fault },
  onCancel,
  onRetry,
}: {
  upload: Upload;
  onCancel(): void;
  onRetry(): void;
}) {
  const { say } = useReader();
  const isOpen = state === 'waiting' || state === 'sending';
  return (
    <li data-state={state}>
      <span className="upload-name">{file.name}</span>
      {state === 'sending' && <progress max={1} value={share < 1 ? share : undefined} aria-label={file.name} />}
      <span role="status">
        {fault
          ? say(`error.${fault.name}`, { ...limits.image.overPx, ...fault.details })
          : say(`gallery.upload.${state}`)}
      </span>
      {isOpen ? (
        <button
          type="button"
          className="button"
          aria-label={`${say('dialog.cancel')}: ${file.name}`}
          onClick={onCancel}
        >
          {say('dialog.cancel')}
        </button>
      ) : (
        state !== 'done' && (
          <button type="button" className="button" aria-label={`${say('error.again')}: ${file.name}`} onClick={onRetry}>
            {say('error.again')}
          </button>
        )
      )}
    </li>
  );
}
