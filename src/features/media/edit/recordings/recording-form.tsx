import { useState } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import { languageNames, languages, languageTag, type Language } from '../../../../rules/languages.ts';
import { licenceName, licences, type Licence } from '../../../../rules/licences.ts';
import * as limits from '../../../../rules/limits.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { readCaptions, writeCaptions } from '../../face/recordings/captions.ts';
import { Player } from '../../face/recordings/player.tsx';
import type { WrittenRecording } from '../../face/recordings/rules.ts';
import { emptyCitation } from '../../../../editing/fields/editable-citation.ts';
import { CitationField } from '../../../../editing/fields/citation-field.tsx';
import { withText } from '../../../../editing/fields/with-text.ts';
import './edit-recordings.css';
import { Options } from '../../../../ui/form/options.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { Fault } from '../../../../ui/form/fault.tsx';

interface Props {
  recording: WrittenRecording;
  at: number;
  of: number;
  onChange(recording: WrittenRecording): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** A recording: its player next to its description, rights and captions. */
export function RecordingForm({ recording, at, of, onChange, onMove, onRemove }: Props) {
  const { language, t } = useReader();
  const { url, title, description, author, licence, source, captions } = recording;
  const put = (change: Partial<WrittenRecording>) => onChange({ ...recording, ...change });
  const lang = languageTag(language),
    number = at + 1;
  return (
    <li>
      <Player url={url} name={title[language] ?? String(number)} />
      <div className="stack">
        <Field label={t('recordings.name')}>
          <TextField
            lang={lang}
            characters={limits.image.titleLength}
            value={title[language] ?? ''}
            onText={(text) => put({ title: withText(title, language, text) })}
          />
        </Field>
        <Field label={t('desk.field.description')}>
          <TextField
            rows={2}
            lang={lang}
            characters={limits.image.descriptionLength}
            value={description[language] ?? ''}
            onText={(text) => put({ description: withText(description, language, text) })}
          />
        </Field>
        <div className="tiles">
          <Field label={t('recordings.author')}>
            <TextField value={author ?? ''} onText={(text) => put({ author: text || null })} />
          </Field>
          <Field label={t('picture.licence')}>
            <select value={licence} onChange={({ target }) => put({ licence: target.value as Licence })}>
              <Options of={licences} name={(choice) => licenceName(choice, language)} />
            </select>
          </Field>
        </div>
        <CitationField citation={source} onCitation={(next) => put({ source: next ?? emptyCitation })} />
        <CaptionsFields captions={captions} onCaptions={(next) => put({ captions: next })} />
        <p className="acts">
          <Button disabled={at === 0} aria-label={t('recordings.earlier', { number })} onClick={() => onMove(at - 1)}>
            ↑
          </Button>
          <Button
            disabled={at === of - 1}
            aria-label={t('recordings.later', { number })}
            onClick={() => onMove(at + 1)}
          >
            ↓
          </Button>
          <Button onClick={onRemove}>{t('recordings.remove')}</Button>
        </p>
      </div>
    </li>
  );
}

type Captions = WrittenRecording['captions'];

/** Captions from files, one per language; an invalid file is rejected with its line number. */
function CaptionsFields({ captions, onCaptions }: { captions: Captions; onCaptions(captions: Captions): void }) {
  const { t } = useReader();
  const [fault, setFault] = useState<string | null>(null);
  async function take(language: Language, file: File | undefined) {
    if (!file) return;
    const isLarge = file.size > 4 * limits.recording.captionsLength; // most bytes of a character
    const read = isLarge ? null : readCaptions(await file.text());
    const text = read && 'cues' in read ? writeCaptions(read.cues) : '';
    if (!read || text.length > limits.recording.captionsLength) return setFault(t('error.tooLarge'));
    if ('line' in read)
      return setFault(t('error.captionsWrong', { language: languageNames[language], line: read.line }));
    setFault(null);
    onCaptions(withText(captions, language, text));
  }
  return (
    <fieldset className="captions-fields">
      <legend>{t('recordings.captionsOf')}</legend>
      <p className="acts">
        {languages.map((code) =>
          captions[code] ? (
            <span key={code}>
              {languageNames[code]}{' '}
              <small className="tabular">{t('recordings.cues', { count: cuesIn(captions[code]) })}</small>{' '}
              <Button
                aria-label={t('recordings.captions.remove', { language: languageNames[code] })}
                onClick={() => onCaptions(withText(captions, code, ''))}
              >
                ×
              </Button>
            </span>
          ) : (
            <label key={code} className="button">
              {t('recordings.captions.add', { language: languageNames[code] })}
              <input
                className="unseen"
                type="file"
                accept=".vtt,.srt,text/vtt,application/x-subrip"
                onChange={({ target }) => {
                  void take(code, target.files?.[0]);
                  target.value = ''; // allows choosing the same file again
                }}
              />
            </label>
          ),
        )}
      </p>
      <Fault>{fault}</Fault>
    </fieldset>
  );
}

function cuesIn(text: string): number {
  const read = readCaptions(text);
  return 'cues' in read ? read.cues.length : 0;
}
