import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatFileSize } from '../../../rules/text/file-size.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { ownRecordings, deleteRecording, type RecordingFile } from '../recordings/contract.ts';
import { Player } from '../face/recordings/player.tsx';
import { playingTime } from '../face/recordings/playing-time.ts';
import '../face/recordings/recordings.css';
import { Button } from '../../../ui/form/button.tsx';

/** A member's unpublished sounds and films, to play or to delete to free quota. */
export function MyRecordings() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(ownRecordings, {});
  const [leaving, setLeaving] = useState<RecordingFile | null>(null);

  async function remove({ id }: RecordingFile): Promise<boolean> {
    await call(deleteRecording, { id });
    notify(t('uploads.deleted'));
    again();
    return true;
  }
  return (
    <>
      <p className="hint">{t('uploads.recordings.where')}</p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.recordings.length && (
        <div className="nothing">
          <p>{t('uploads.nothing')}</p>
        </div>
      )}
      <ul className="bare tiles recording-list" aria-busy={!answer && !failed}>
        {answer?.recordings.map((recording) => (
          <li key={recording.id}>
            <figure>
              <Player url={recording.url} name={recording.name} />
              <figcaption>
                <b>{recording.name}</b>
                <small className="tabular">
                  {playingTime(recording.infos.seconds)} · {recording.infos.format.toUpperCase()} ·{' '}
                  {formatFileSize(recording.size, language)}
                </small>
                <Button
                  aria-label={`${t('picture.own.delete')}: ${recording.name}`}
                  onClick={() => setLeaving(recording)}
                >
                  {t('picture.own.delete')}
                </Button>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={t('picture.own.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{t('uploads.deleteWhat', { name: leaving.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
