import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../rules/errors.ts';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/notices.tsx';
import { saveMuseum } from '../writing-contract.ts';
import { PlaceField } from '../../../editing/fields/place-field.tsx';
import { readPlace, toEditablePlace } from '../../../editing/fields/editable-place.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Fault } from '../../../ui/form/fault.tsx';

/** Submits a museum without an entry. Paintings can refer to it once it is approved. */
export function MuseumDialog({ onClose }: { onClose(): void }) {
  const { language, t } = useReader();
  const [initial] = useState(() => ({ name: '', summary: '', place: toEditablePlace(null, language) }));
  const input = useSavedInput('museum', initial),
    { name, summary, place } = input.value;
  const put = (next: Partial<typeof initial>) => input.set((now) => ({ ...now, ...next }));
  const [isTried, setAsked] = useState(false);
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
      const summaryTexts = summary.trim() ? { [language]: summary.trim() } : {};
      await call(
        saveMuseum,
        { names: { [language]: name.trim() }, place: read, summary: summaryTexts },
        { quiet: true },
      );
      input.clear();
      notify(t('painting.museum.proposed'));
      onClose();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(t(`error.${failure.errorName}`, failure.details as Record<string, string>));
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t('painting.museum.new')}
      onClose={onClose}
      busy={busy}
      input={input}
      submit={
        <Button look="first" aria-busy={busy} onClick={() => void send()}>
          {t('regions.submit')}
        </Button>
      }
    >
      <div className="stack museum-dialog">
        <p className="hint">{t('painting.museum.lead')}</p>
        <Field
          label={t('painting.museum.name')}
          fault={isTried && !name.trim() ? t('painting.museum.nameFault') : undefined}
        >
          <TextField
            required
            lang={lang}
            characters={limits.nameLength}
            value={name}
            onText={(next) => put({ name: next })}
          />
        </Field>
        <PlaceField
          label={t('painting.museum.place')}
          place={place}
          onPlace={(next) => put({ place: next })}
          fault={isTried}
        />
        {isTried && read === null && <p className="fault">{t('painting.museum.placeFault')}</p>}
        <Field label={`${t('painting.museum.summary')} · ${t('picture.optional')}`}>
          <TextField
            rows={2}
            lang={lang}
            characters={limits.summaryLength}
            value={summary}
            onText={(next) => put({ summary: next })}
          />
        </Field>
        <Fault>{fault}</Fault>
      </div>
    </Dialog>
  );
}
