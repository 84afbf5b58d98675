import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AbortedCall } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedFile } from '../../../kit/saved-input/use-saved-file.ts';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure, type ErrorName } from '../../../rules/errors.ts';
import { licenceName, licences, type Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { Picture } from '../contract.ts';
import { OwnPictures } from '../own-pictures.tsx';
import { pendingPicturePlace } from '../../../editing/text/pending-picture.tsx';
import { openPreview, uploadPicture } from './upload-picture.ts';
import '../media.css';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';
import { Fault } from '../../../ui/form/fault.tsx';

interface Props {
  file: File;
  /** The entry it is uploaded for, if that has an id already. */
  itemId: string | null;
  onUploaded(picture: Picture): void;
  onClose(): void;
}

const emptyForm = { caption: '', author: '', licence: '' as Licence | '', source: '', url: '' };

/** Asks for credit and licence of a picture and uploads it; refuses it without licence or source. */
export function PictureDialog({ file, itemId, onUploaded, onClose }: Props) {
  const { language, t } = useReader();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openPreview>> | null>(null);
  const input = useSavedInput(placeOnPage(`picture ${file.name} ${file.size}`), emptyForm),
    details = input.value;
  const [, setChosen] = useSavedFile(pendingPicturePlace());
  const [wasSubmitted, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Upload progress, from 0 to 1; null if no upload is running. */
  const [gone, setGone] = useState<number | null>(null);
  const [makingRoom, setMakingRoom] = useState(false);
  const flight = useRef<AbortController>(null);

  useEffect(() => {
    let isCurrent = true,
      preview: ImageBitmap | undefined;
    void openPreview(file).then((next) => {
      if ('preview' in next) preview = next.preview;
      if (isCurrent) setOpened(next);
      else preview?.close();
    });
    return () => {
      isCurrent = false;
      preview?.close();
      flight.current?.abort();
    };
  }, [file]);

  const source = details.source.trim(),
    url = details.url.trim();
  const faults = { licence: !details.licence, source: !source, url: url !== '' && !/^https?:\/\/\S+$/.test(url) };
  const isPicture = opened !== null && 'preview' in opened;
  const keepChosen = useEffectEvent(() => setChosen(file));
  useEffect(() => {
    if (isPicture) keepChosen();
  }, [file, isPicture]);
  const put = (next: Partial<typeof details>) => input.set((now) => ({ ...now, ...next }));

  async function send() {
    setAsked(true);
    if (gone !== null || !isPicture || Object.values(faults).some(Boolean)) return;
    setFailure(null);
    setGone(0);
    flight.current = new AbortController();
    const caption = details.caption.trim();
    try {
      const picture = await uploadPicture(
        file,
        {
          itemId,
          title: caption ? { [language]: caption } : {},
          author: details.author.trim() || null,
          licence: details.licence || null,
          source: { title: source, author: null, year: null, where: null, url: url || null },
        },
        { signal: flight.current.signal, onProgress: setGone },
      );
      input.clear();
      setChosen(null);
      onUploaded(picture);
    } catch (error) {
      setGone(null);
      if (!(error instanceof AbortedCall)) setFailure(error instanceof Failure ? error : new Failure('requestFailed'));
    }
  }
  const describeError = (name: ErrorName) =>
    t(`error.${name}`, { ...limits.image.overPx, ...(failure?.details as Record<string, string> | undefined) });
  const fault =
    opened && 'fault' in opened
      ? describeError(opened.fault)
      : failure && (failure.message === failure.errorName ? describeError(failure.errorName) : failure.message);
  return (
    <Dialog
      title={t('picture.new')}
      onClose={onClose}
      input={input}
      submit={
        <Button
          look="first"
          aria-busy={gone !== null}
          disabled={opened !== null && !isPicture}
          onClick={() => void send()}
        >
          {t('picture.upload')}
        </Button>
      }
    >
      <div className="stack picture-dialog">
        {(!opened || isPicture) && <Preview preview={isPicture ? opened.preview : null} name={file.name} />}
        {isPicture && (
          <>
            <Field label={t('picture.caption')}>
              <TextField
                rows={2}
                lang={language}
                characters={limits.image.titleLength}
                placeholder={t('picture.caption.example')}
                value={details.caption}
                onText={(caption) => put({ caption })}
              />
            </Field>
            <div className="tiles">
              <Field
                label={t('picture.licence')}
                hint={t('picture.licence.hint')}
                fault={wasSubmitted && faults.licence ? t('error.creditMissing') : undefined}
              >
                <select
                  required
                  value={details.licence}
                  onChange={({ target }) => put({ licence: target.value as Licence | '' })}
                >
                  <option value="">{t('picture.licence.choose')}</option>
                  <Options of={licences} name={(licence) => licenceName(licence, language)} />
                </select>
              </Field>
              <Field label={`${t('picture.author')} · ${t('picture.optional')}`}>
                <TextField value={details.author} onText={(author) => put({ author })} />
              </Field>
            </div>
            <div className="tiles">
              <Field
                label={t('picture.source')}
                fault={wasSubmitted && faults.source ? t('error.creditMissing') : undefined}
              >
                <TextField
                  required
                  placeholder={t('picture.source.example')}
                  value={details.source}
                  onText={(title) => put({ source: title })}
                />
              </Field>
              <Field
                label={`${t('picture.source.url')} · ${t('picture.optional')}`}
                fault={wasSubmitted && faults.url ? t('picture.source.urlShape') : undefined}
              >
                <TextField
                  inputMode="url"
                  characters={limits.addressLength}
                  placeholder="https://"
                  value={details.url}
                  onText={(address) => put({ url: address })}
                />
              </Field>
            </div>
          </>
        )}
        {gone !== null && (
          <p className="stack close picture-progress" role="status">
            <span>{t(gone < 1 ? 'picture.sending' : 'picture.readying')}</span>
            <progress max={1} value={gone < 1 ? gone : undefined} aria-label={t('picture.sending')} />
          </p>
        )}
        <Fault>{fault}</Fault>
        {failure?.errorName === 'quotaReached' && (
          <p>
            <Button onClick={() => setMakingRoom(true)}>{t('picture.own')}</Button>
          </p>
        )}
      </div>
      {makingRoom && <OwnPictures onClose={() => setMakingRoom(false)} />}
    </Dialog>
  );
}

/** Preview of the picture; its frame is laid out before it loads. */
function Preview({ preview, name }: { preview: ImageBitmap | null; name: string }) {
  const { t } = useReader();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (preview) canvas.current!.getContext('2d')!.drawImage(preview, 0, 0);
  }, [preview]);
  return (
    <div className="picture-preview" aria-busy={!preview}>
      {preview ? (
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${t('picture.preview')}: ${name}`}
          width={preview.width}
          height={preview.height}
        />
      ) : (
        <p className="hint">{t('picture.reading')}</p>
      )}
    </div>
  );
}
