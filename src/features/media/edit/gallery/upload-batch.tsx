import { useState } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import { selectTranslation } from '../../../../rules/languages.ts';
import * as limits from '../../../../rules/limits.ts';
import type { Picture } from '../../contract.ts';
import { checkFile, findStoredPictures, uploadPicture } from '../../face/upload-picture.ts';
import { acceptedTypes } from '../../../../ui/form/picture-files.ts';
import { ResponsivePicture } from '../../../../ui/responsive-picture.tsx';
import { RemotePictures } from './remote-pictures.tsx';
import { noRights, readRights, RightsFields } from './rights-fields.tsx';
import { UploadRows } from './upload-rows.tsx';
import { DuplicateUploadError, useUploads } from './uploads.ts';
import { Fault } from '../../../../ui/form/fault.tsx';
import { Button } from '../../../../ui/form/button.tsx';

const isPicture = ({ type }: File) => type.startsWith('image/');

interface Props {
  itemId: string;
  /** `uploadedBehind`: number of later files of the batch that are uploaded already. */
  onPicture(picture: Picture, uploadedBehind: number): void;
}

/** Uploads many pictures (chosen, dropped or pasted) with the same rights, each in a separate request. */
export function UploadBatch({ itemId, onPicture }: Props) {
  const { t } = useReader();
  const [rights, setRights] = useState(noRights);
  const [left, setLeft] = useState(0);
  const validRights = readRights(rights),
    isReady = validRights !== null;
  const batch = useUploads<Picture>(async (file, manner) => {
    const fault = await checkFile(file);
    if (fault) throw new Failure(fault);
    const similarPictures = manner.insisted ? [] : await findStoredPictures(file, manner.signal);
    if (similarPictures.length) throw new DuplicateUploadError(similarPictures);
    return uploadPicture(file, { itemId, ...validRights }, manner);
  }, onPicture);
  const add = (files: Iterable<File>) => setLeft(batch.add([...files].filter(isPicture)));
  return (
    <fieldset className="stack upload-batch">
      <legend>{t('gallery.add')}</legend>
      <RightsFields rights={rights} onRights={setRights} />
      <div
        className="stack close picture-chooser"
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
            {t('gallery.choose')}
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
          {isReady ? t('gallery.batchHint', { most: limits.pictureBatch }) : t('gallery.rightsFirst')}
        </p>
      </div>
      <RemotePictures itemId={itemId} onPicture={(picture) => onPicture(picture, 0)} />
      {left > 0 && <Fault>{t('gallery.tooMany', { left, most: limits.pictureBatch })}</Fault>}
      <UploadRows
        uploads={batch.uploads}
        onCancel={batch.cancel}
        onRetry={batch.retry}
        onClear={batch.clear}
        renderSimilar={({ key, alike }) => (
          <SimilarPictures
            pictures={alike}
            onTake={(picture) => batch.take(key, picture)}
            onInsist={() => batch.insist(key)}
          />
        )}
      />
    </fieldset>
  );
}

interface SimilarPicturesProps {
  pictures: readonly Picture[];
  onTake(picture: Picture): void;
  onInsist(): void;
}

/** Existing pictures that look like the one to be uploaded. */
function SimilarPictures({ pictures, onTake, onInsist }: SimilarPicturesProps) {
  const { language, t } = useReader();
  return (
    <div className="row alike-pictures">
      <ul className="bare row">
        {pictures.map((picture) => {
          const name = selectTranslation(picture.title, language)?.value ?? picture.name;
          return (
            <li key={picture.id}>
              <ResponsivePicture url={picture.url} alt={name} sizes="5rem" />
              <Button aria-label={`${t('gallery.alike.take')}: ${name}`} onClick={() => onTake(picture)}>
                {t('gallery.alike.take')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button onClick={onInsist}>{t('gallery.alike.insist')}</Button>
    </div>
  );
}
