import { useReader } from '../../../../kit/reader.tsx';
import { formatFileSize } from '../../../../rules/text/file-size.ts';
import { selectTranslation, languageNames, languageTag } from '../../../../rules/languages.ts';
import { CreditLine } from '../credit-line.tsx';
import type { Recording } from '../../recordings/contract.ts';
import { Player } from './player.tsx';
import { playingTime } from './playing-time.ts';
import './recordings.css';

/** The sounds or the films of an entry, each with player, credit and description. */
export function RecordingList({ recordings }: { recordings: readonly Recording[] }) {
  return (
    <ol className="bare tiles recording-list">
      {recordings.map((recording) => (
        <li key={recording.id} id={`/recordings/${recording.id}`}>
          <RecordingFigure recording={recording} />
        </li>
      ))}
    </ol>
  );
}

function RecordingFigure({ recording }: { recording: Recording }) {
  const { language, t } = useReader();
  const { titles, descs, name, url, infos, size, captions, credit } = recording;
  const called = selectTranslation(titles, language),
    description = selectTranslation(descs, language);
  return (
    <figure>
      <Player url={url} name={called?.value ?? name} captions={captions} />
      <figcaption className="ui">
        <b lang={called && called.language !== language ? languageTag(called.language) : undefined}>
          {called?.value ?? name}
        </b>
        <small className="tabular">
          {playingTime(infos.seconds)} · {infos.format.toUpperCase()} · {formatFileSize(size, language)}
          {captions.length > 0 &&
            ` · ${t('recordings.captions', { languages: captions.map((caption) => languageNames[caption.language]).join(', ') })}`}
        </small>
        {description && (
          <span lang={description.language === language ? undefined : languageTag(description.language)}>
            {description.value}
          </span>
        )}
        <CreditLine credit={credit} />
      </figcaption>
    </figure>
  );
}
