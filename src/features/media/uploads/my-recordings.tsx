import { useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fileSize } from '../../../rules/text/file-size.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { deleteRecording, ownRecordings, RecordingFile } from '../recordings/contract.ts';
import { Player } from '../face/recordings/player.tsx';
import { playingTime } from '../face/recordings/playing-time.ts';
import '../face/recordings/recordings.css';

const mine = byRoute<typeof ownRecordings>('GET /data/recording/mine');

/** A member's unpublished sounds and films, to play or to delete to free quota. */
export function MyRecordings() {
  const { language, say } = useReader();
  const { answer, failed, again } = useCall(mine, {});
  const [leaving, setLeaving] = useState<RecordingFile | null>(null);

  async function remove({ id }: RecordingFile): Promise<boolean> {
    await call(byRoute<typeof deleteRecording>('POST /data/recording/delete', concurrent), { id });
    notify(say('uploads.deleted'));
    again();
    return true;
  }
  return (
    <>
      <p className="hint">{say('uploads.recordings.where')}</p>
      {failed && <FailedLine again={again} />}
      {answer && !answer.recordings.length && (
        <div className="nothing">
          <p>{say('uploads.nothing')}</p>
        </div>
      )}
      <ul className="bare recording-list" aria-busy={!answer && !failed}>
        {answer?.recordings.map((one) => (
          <li key={one.id}>
            <figure>
              <Player url={one.url} name={one.name} />
              <figcaption>
                <b>{one.name}</b>
                <small className="tabular">
                  {playingTime(one.infos.seconds)} · {one.infos.format.toUpperCase()} · {fileSize(one.size, language)}
                </small>
                <button
                  type="button"
                  className="button"
                  aria-label={`${say('picture.own.delete')}: ${one.name}`}
                  onClick={() => setLeaving(one)}
                >
                  {say('picture.own.delete')}
                </button>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={say('picture.own.delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{say('uploads.deleteWhat', { name: leaving.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
