import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { saveRecordings, type RecordingFile } from '../../recordings/contract.ts';
import { acceptedRecordings, faultOf, isRecording, sendRecording } from '../../face/recordings/upload-recording.ts';
import type { Recordings, WrittenRecording } from '../../face/recordings/rules.ts';
import { Failure } from '../../../../rules/errors.ts';
import { PartForm } from '../../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../../editing/drafts/use-part-draft.ts';
import type { EditorProps } from '../../../../editing/part-editor.ts';
import { isIncompleteCitation } from '../../../../editing/fields/editable-citation.ts';
import { noRights, readRights, RightsFields } from '../gallery/rights-fields.tsx';
import { UploadRows } from '../gallery/upload-rows.tsx';
import { useUploads, withUploaded } from '../gallery/uploads.ts';
import { RecordingForm } from './recording-form.tsx';
import '../gallery/edit-gallery.css';

const codec: Codec<Recordings, Recordings> = {
  name: 'recordings',
  bodyOf: (content) => ({ recordings: content?.recordings ?? [] }),
  contentOf: ({ recordings }) => ({ recordings }),
  isComplete: ({ recordings }) => !recordings.some(({ source }) => isIncompleteCitation(source)),
  save: (how, content) => call(saveRecordings, { ...how, ...content }, { quiet: true }),
};

/** Edits the recordings of an entry in order; new ones are appended. */
export function EditRecordings(props: EditorProps<Recordings>) {
  const { t } = useReader();
  const { opened, isSignedIn } = props;
  const draftStart = useDraftStart(codec, props);
  const [recordings, setAll] = useState<readonly WrittenRecording[]>(draftStart.beginning.writing.recordings);
  const [merged, setMerged] = useState(false);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { recordings: [...recordings] },
    merge(was, is) {
      // Keep what either side added; drop what either side removed.
      const before = new Set((was ?? is).recordings.map(({ id }) => id)),
        remoteIds = new Set(is.recordings.map(({ id }) => id)),
        localIds = new Set(recordings.map(({ id }) => id));
      const remainingRecordings = recordings.filter(({ id }) => remoteIds.has(id) || !before.has(id));
      setAll([...remainingRecordings, ...is.recordings.filter(({ id }) => !localIds.has(id) && !before.has(id))]);
      setMerged(true);
    },
    lack: recordings.some(({ source }) => isIncompleteCitation(source)) ? t('write.source.half') : null,
  });
  const change = (next: (now: readonly WrittenRecording[]) => readonly WrittenRecording[]) => {
    setAll(next);
    draft.saving.touch();
  };
  const move = (from: number, to: number) =>
    change((now) => (now[to] ? now.with(from, now[to]).with(to, now[from]!) : now));
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      merged={merged ? t('write.facts.merged') : null}
      onContinueRejected={(content) => change(() => content.recordings)}
    >
      <div className="stack wide gallery-form">
        <RecordingUpload
          itemId={opened.itemId}
          onBrought={(fresh, uploadedBehind) =>
            change((now) => {
              const others = now.filter(({ id }) => id !== fresh.id);
              return withUploaded(others, withUniqueTitle(fresh, others), uploadedBehind);
            })
          }
        />
        {recordings.length ? (
          <ol className="bare recording-rows">
            {recordings.map((recording, at) => (
              <RecordingForm
                key={recording.id}
                recording={recording}
                at={at}
                of={recordings.length}
                onChange={(next) => change((now) => now.map((item) => (item.id === next.id ? next : item)))}
                onMove={(to) => move(at, to)}
                onRemove={() => change((now) => now.filter(({ id }) => id !== recording.id))}
              />
            ))}
          </ol>
        ) : (
          <p className="hint">{t('recordings.empty')}</p>
        )}
      </div>
    </PartForm>
  );
}

/** Appends a number to a title that is taken, as for `film.webm` and `film.mp4`. */
function withUniqueTitle(recording: WrittenRecording, others: readonly WrittenRecording[]): WrittenRecording {
  const [language, title] = Object.entries(recording.title)[0] ?? [];
  if (!language || !title) return recording;
  const taken = new Set(others.flatMap((other) => Object.values(other.title)));
  let free = title;
  for (let number = 2; taken.has(free); number++) free = `${title} (${number})`;
  return { ...recording, title: { ...recording.title, [language]: free } };
}

interface Props {
  itemId: string;
  onBrought(recording: WrittenRecording, uploadedBehind: number): void;
}

/** Uploads files with the same rights, each in a separate request. */
function RecordingUpload({ itemId, onBrought }: Props) {
  const { language, t } = useReader();
  const [rights, setRights] = useState(noRights);
  const validRights = readRights(rights),
    isReady = validRights !== null;
  const batch = useUploads(
    async (file, manner) => {
      const fault = faultOf(file);
      if (fault) throw new Failure(fault);
      return sendRecording(file, itemId, manner);
    },
    ({ id, url, name }: RecordingFile, uploadedBehind) =>
      onBrought(
        {
          id,
          url,
          title: { [language]: name.replace(/\.\w{2,4}$/, '') },
          description: {},
          captions: {},
          ...validRights!,
        },
        uploadedBehind,
      ),
  );
  const add = (files: Iterable<File>) => batch.add([...files].filter(isRecording));
  return (
    <fieldset className="stack upload-batch">
      <legend>{t('recordings.add')}</legend>
      <RightsFields rights={rights} authorLabel="recordings.author" onRights={setRights} />
      <div
        className="stack close picture-chooser"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (isReady) add(event.dataTransfer.files);
        }}
      >
        <p className="acts">
          <label className="button" aria-disabled={!isReady}>
            {t('recordings.choose')}
            <input
              className="unseen"
              type="file"
              multiple
              accept={acceptedRecordings}
              disabled={!isReady}
              onChange={({ target }) => {
                add(target.files ?? []);
                target.value = '';
              }}
            />
          </label>
        </p>
        <p className="hint">
          {isReady
            ? t('recordings.hint', {
                size: limits.recording.bytes >> 20,
                hours: limits.recording.seconds / 3600,
              })
            : t('gallery.rightsFirst')}
        </p>
      </div>
      <UploadRows uploads={batch.uploads} onCancel={batch.cancel} onRetry={batch.retry} onClear={batch.clear} />
    </fieldset>
  );
}
