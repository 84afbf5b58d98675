import { useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../rules/errors.ts';
import { licenceName } from '../../../rules/licences.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Picture } from '../../media/contract.ts';
import type { bringFromAbroad, lookAbroad } from '../../media/foreign/contract.ts';
import * as limits from '../../../rules/limits.ts';

const looking = byRoute<typeof lookAbroad>('POST /data/foreign/look', concurrent);
const bringing = byRoute<typeof bringFromAbroad>('POST /data/foreign/bring', concurrent);
type Seen = ReplyOf<typeof lookAbroad>;

/** Imports pictures from other institutions by IIIF manifest, if their licence allows copies. */
export function ForeignPictures({ itemId, onPicture }: { itemId: string; onPicture(picture: Picture): void }) {
  const { language, say } = useReader();
  const { value: url, set: setUrl } = useSavedInput(placeOnPage('foreign pictures'), '');
  const [seen, setSeen] = useState<{ at: string; what: Seen } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [brought, setBrought] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string | null>(null);

  async function attempt(what: string, work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    setFault(null);
    try {
      await work();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(say(`error.${failure.errorName}`, failure.details as Record<string, string>));
    } finally {
      setBusy(null);
    }
  }
  const look = (at: string) =>
    attempt(at, async () => {
      setUrl(at);
      setSeen({ at, what: await call(looking, { url: at }, { quiet: true }) });
    });
  const bring = (picture: string) =>
    attempt(picture, async () => {
      onPicture(await call(bringing, { url: seen!.at, picture, itemId }, { quiet: true }));
      setBrought((now) => new Set([...now, picture]));
    });
  return (
    <details className="foreign-pictures" open={url !== '' || undefined}>
      <summary>{say('foreign.title')}</summary>
      <div className="foreign-address">
        <Field label={say('foreign.address')} hint={say('foreign.hint')}>
          {(described) => (
            <TextField
              {...described}
              inputMode="url"
              characters={limits.addressLength}
              placeholder="https://"
              value={url}
              onText={setUrl}
            />
          )}
        </Field>
        <button
          type="button"
          className="button"
          aria-busy={busy === url}
          disabled={!/^https?:\/\/\S+$/.test(url.trim())}
          onClick={() => void look(url.trim())}
        >
          {say('foreign.look')}
        </button>
      </div>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {seen && (
        <div role="group" aria-label={seen.what.label}>
          <p>
            <b>{seen.what.label}</b> {seen.what.attribution && <small>{seen.what.attribution}</small>}
          </p>
          <ul className="bare uploads">
            {seen.what.manifests.map((one) => (
              <li key={one.url}>
                <span className="upload-name">{one.label}</span>
                <button
                  type="button"
                  className="button"
                  aria-label={`${say('foreign.look')}: ${one.label}`}
                  onClick={() => void look(one.url)}
                >
                  {say('foreign.look')}
                </button>
              </li>
            ))}
            {seen.what.pictures.map((one, at) => (
              <li key={at} data-state={brought.has(one.url) ? 'done' : undefined}>
                <span className="upload-name">
                  {one.label}{' '}
                  {one.width && one.height && <small className="tabular">{`${one.width}×${one.height}`}</small>}
                </span>
                <span role="status">
                  {one.licence
                    ? brought.has(one.url)
                      ? say('gallery.upload.done')
                      : licenceName(one.licence, language)
                    : say('error.rightsForbid', { rights: one.rights ?? '—' })}
                </span>
                {one.licence && !brought.has(one.url) && (
                  <button
                    type="button"
                    className="button"
                    aria-busy={busy === one.url}
                    aria-label={`${say('foreign.bring')}: ${one.label}`}
                    onClick={() => void bring(one.url)}
                  >
                    {say('foreign.bring')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
