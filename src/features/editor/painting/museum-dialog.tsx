import { useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { saveMuseum } from '../../paintings/writing-contract.ts';
import { PlaceField, readPlace, writePlace } from '../fields/place-field.tsx';

const line = byRoute<typeof saveMuseum>('POST /api/painting/w1/y/museum/save', concurrent);

/** Proposes a museum that has no entry yet. It can be named by paintings as soon as it is passed. */
export function MuseumDialog({ onClose }: { onClose(): void }) {
  const { language, say } = useReader();
  const [name, setName] = useState('');
  const [summary, setSummary] = useState('');
  const [place, setPlace] = useState(() => writePlace(null, language));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const read = readPlace(place, language);
  const lang = languageTag(language);

  async function send() {
    setAsked(true);
    if (busy || !name.trim() || read === 'fault' || read === null) return;
    setBusy(true);
    setFault(null);
    try {
      const told = summary.trim() ? { [language]: summary.trim() } : {};
      await call(line, { names: { [language]: name.trim() }, place: read, summary: told }, { quiet: true });
      notify(say('painting.museum.proposed'));
      onClose();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(say(`error.${failure.errorName}`, failure.details as Record<string, string>));
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={say('painting.museum.new')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say('dialog.cancel')}
          </button>
          <button type="button" className="button first" aria-busy={busy} onClick={() => void send()}>
            {say('regions.submit')}
          </button>
        </>
      }
    >
      <div className="museum-dialog">
        <p className="hint">{say('painting.museum.lead')}</p>
        <Field
          label={say('painting.museum.name')}
          fault={asked && !name.trim() ? say('painting.museum.nameFault') : undefined}
        >
          {(described) => (
            <TextField {...described} required lang={lang} most={limits.nameLength / 2} value={name} onText={setName} />
          )}
        </Field>
        <PlaceField label={say('painting.museum.place')} place={place} onPlace={setPlace} fault={asked} />
        {asked && read === null && <p className="fault">{say('painting.museum.placeFault')}</p>}
        <Field label={`${say('painting.museum.summary')} · ${say('picture.optional')}`}>
          {(described) => (
            <TextField
              {...described}
              rows={2}
              lang={lang}
              most={limits.wordsLength / 2}
              value={summary}
              onText={setSummary}
            />
          )}
        </Field>
        {fault && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
