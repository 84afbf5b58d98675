import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../../kit/calls/endpoint.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../../rules/errors.ts';
import { licenceName } from '../../../../rules/licences.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Picture } from '../../contract.ts';
import { previewRemoteManifest, importRemoteImage } from '../../remote/contract.ts';
import * as limits from '../../../../rules/limits.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { Fault } from '../../../../ui/form/fault.tsx';

type RemotePreview = ReplyOf<typeof previewRemoteManifest>;

/** Imports pictures from other institutions by IIIF manifest, if their licence allows copies. */
export function RemotePictures({ itemId, onPicture }: { itemId: string; onPicture(picture: Picture): void }) {
  const { language, t } = useReader();
  const { value: url, set: setUrl } = useSavedInput(placeOnPage('foreign pictures'), '');
  const [seen, setSeen] = useState<{ at: string; what: RemotePreview } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [importedUrls, setBrought] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string | null>(null);

  async function attempt(what: string, work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    setFault(null);
    try {
      await work();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(t(`error.${failure.errorName}`, failure.details as Record<string, string>));
    } finally {
      setBusy(null);
    }
  }
  const look = (at: string) =>
    attempt(at, async () => {
      setUrl(at);
      setSeen({ at, what: await call(previewRemoteManifest, { url: at }, { quiet: true }) });
    });
  const bring = (picture: string) =>
    attempt(picture, async () => {
      onPicture(await call(importRemoteImage, { url: seen!.at, picture, itemId }, { quiet: true }));
      setBrought((now) => new Set([...now, picture]));
    });
  return (
    <details className="foreign-pictures" open={url !== '' || undefined}>
      <summary>{t('foreign.title')}</summary>
      <div className="foreign-address">
        <Field label={t('foreign.address')} hint={t('foreign.hint')}>
          <TextField
            inputMode="url"
            characters={limits.addressLength}
            placeholder="https://"
            value={url}
            onText={setUrl}
          />
        </Field>
        <Button
          aria-busy={busy === url}
          disabled={!/^https?:\/\/\S+$/.test(url.trim())}
          onClick={() => void look(url.trim())}
        >
          {t('foreign.look')}
        </Button>
      </div>
      <Fault>{fault}</Fault>
      {seen && (
        <div role="group" aria-label={seen.what.label}>
          <p>
            <b>{seen.what.label}</b> {seen.what.attribution && <small>{seen.what.attribution}</small>}
          </p>
          <ul className="bare uploads">
            {seen.what.manifests.map((manifest) => (
              <li key={manifest.url}>
                <span className="upload-name">{manifest.label}</span>
                <Button aria-label={`${t('foreign.look')}: ${manifest.label}`} onClick={() => void look(manifest.url)}>
                  {t('foreign.look')}
                </Button>
              </li>
            ))}
            {seen.what.pictures.map((picture, at) => (
              <li key={at} data-state={importedUrls.has(picture.url) ? 'done' : undefined}>
                <span className="upload-name">
                  {picture.label}{' '}
                  {picture.width && picture.height && (
                    <small className="tabular">{`${picture.width}×${picture.height}`}</small>
                  )}
                </span>
                <span role="status">
                  {picture.licence
                    ? importedUrls.has(picture.url)
                      ? t('gallery.upload.done')
                      : licenceName(picture.licence, language)
                    : t('error.rightsForbid', { rights: picture.rights ?? '—' })}
                </span>
                {picture.licence && !importedUrls.has(picture.url) && (
                  <Button
                    aria-busy={busy === picture.url}
                    aria-label={`${t('foreign.bring')}: ${picture.label}`}
                    onClick={() => void bring(picture.url)}
                  >
                    {t('foreign.bring')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
