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
import { openPreview, uploadPicture } from './upload-picture.ts';
import '../media.css';

interface Props {
  file: File;
  /** The entry it is uploaded for, if that has an id already. */
  itemId: string | null;
  onUploaded(picture: Picture): void;
  onClose(): void;
}

const nothing = { caption: '', author: '', licence: '' as Licence | '', source: '', url: '' };
/** Place on the page that holds a chosen picture until it is uploaded. */
export const chosenPicture = () => placeOnPage('picture');

/** Asks for credit and licence of a picture and uploads it; refuses it without licence or source. */
export function PictureDialog({ file, itemId, onUploaded, onClose }: Props) {
  const { language, say } = useReader();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openPreview>> | null>(null);
  const input = useSavedInput(placeOnPage(`picture ${file.name} ${file.size}`), nothing),
    said = input.value;
  const [, setChosen] = useSavedFile(chosenPicture());
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Upload progress, from 0 to 1; null if no upload is running. */
  const [gone, setGone] = useState<number | null>(null);
  const [makingRoom, setMakingRoom] = useState(false);
  const flight = useRef<AbortController>(null);

  useEffect(() => {
    let wanted = true,
      preview: ImageBitmap | undefined;
    void openPreview(file).then((next) => {
      if ('preview' in next) preview = next.preview;
      if (wanted) setOpened(next);
      else preview?.close();
    });
    return () => {
      wanted = false;
      preview?.close();
      flight.current?.abort();
    };
  }, [file]);

  const source = said.source.trim(),
    url = said.url.trim();
  const faults = { licence: !said.licence, source: !source, url: url !== '' && !/^https?:\/\/\S+$/.test(url) };
  const isPicture = opened !== null && 'preview' in opened;
  const keepChosen = useEffectEvent(() => setChosen(file));
  useEffect(() => {
    if (isPicture) keepChosen();
  }, [file, isPicture]);
  const put = (next: Partial<typeof said>) => input.set((now) => ({ ...now, ...next }));

  async function send() {
    setAsked(true);
    if (gone !== null || !isPicture || Object.values(faults).some(Boolean)) return;
    setFailure(null);
    setGone(0);
    flight.current = new AbortController();
    const caption = said.caption.trim();
    try {
      const picture = await uploadPicture(
        file,
        {
          itemId,
          title: caption ? { [language]: caption } : {},
          author: said.author.trim() || null,
          licence: said.licence || null,
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
  const told = (name: ErrorName) =>
    say(`error.${name}`, { ...limits.image.overPx, ...(failure?.details as Record<string, string> | undefined) });
  const fault =
    opened && 'fault' in opened
      ? told(opened.fault)
      : failure && (failure.message === failure.errorName ? told(failure.errorName) : failure.message);
  return (
    <Dialog
      title={say('picture.new')}
      onClose={onClose}
      input={input}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say('dialog.cancel')}
          </button>
          <button
            type="button"
            className="button first"
            aria-busy={gone !== null}
            disabled={opened !== null && !isPicture}
            onClick={() => void send()}
          >
            {say('picture.upload')}
          </button>
        </>
      }
    >
      <div className="picture-dialog">
        {(!opened || isPicture) && <Preview preview={isPicture ? opened.preview : null} name={file.name} />}
        {isPicture && (
          <>
            <Field label={say('picture.caption')}>
              {(described) => (
                <TextField
                  {...described}
                  rows={2}
                  lang={language}
                  characters={limits.image.titleLength}
                  placeholder={say('picture.caption.example')}
                  value={said.caption}
                  onText={(caption) => put({ caption })}
                />
              )}
            </Field>
            <div className="pair">
              <Field
                label={say('picture.licence')}
                hint={say('picture.licence.hint')}
                fault={asked && faults.licence ? say('error.creditMissing') : undefined}
              >
                {(described) => (
                  <select
                    {...described}
                    required
                    value={said.licence}
                    onChange={({ target }) => put({ licence: target.value as Licence | '' })}
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
              <Field label={`${say('picture.author')} · ${say('picture.optional')}`}>
                {(described) => <TextField {...described} value={said.author} onText={(author) => put({ author })} />}
              </Field>
            </div>
            <div className="pair">
              <Field
                label={say('picture.source')}
                fault={asked && faults.source ? say('error.creditMissing') : undefined}
              >
                {(described) => (
                  <TextField
                    {...described}
                    required
                    placeholder={say('picture.source.example')}
                    value={said.source}
                    onText={(title) => put({ source: title })}
                  />
                )}
              </Field>
              <Field
                label={`${say('picture.source.url')} · ${say('picture.optional')}`}
                fault={asked && faults.url ? say('picture.source.urlShape') : undefined}
              >
                {(described) => (
                  <TextField
                    {...described}
                    inputMode="url"
                    characters={limits.addressLength}
                    placeholder="https://"
                    value={said.url}
                    onText={(address) => put({ url: address })}
                  />
                )}
              </Field>
            </div>
          </>
        )}
        {gone !== null && (
          <p className="picture-progress" role="status">
            <span>{say(gone < 1 ? 'picture.sending' : 'picture.readying')}</span>
            <progress max={1} value={gone < 1 ? gone : undefined} aria-label={say('picture.sending')} />
          </p>
        )}
        {fault && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
        {failure?.errorName === 'quotaReached' && (
          <p>
            <button type="button" className="button" onClick={() => setMakingRoom(true)}>
              {say('picture.own')}
            </button>
          </p>
        )}
      </div>
      {makingRoom && <OwnPictures onClose={() => setMakingRoom(false)} />}
    </Dialog>
  );
}

/** Preview of the picture; its frame is laid out before it loads. */
function Preview({ preview, name }: { preview: ImageBitmap | null; name: string }) {
  const { say } = useReader();
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
          aria-label={`${say('picture.preview')}: ${name}`}
          width={preview.width}
          height={preview.height}
        />
      ) : (
        <p className="hint">{say('picture.reading')}</p>
      )}
    </div>
  );
}
