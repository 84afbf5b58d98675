import { useReader } from '../../../../kit/reader.tsx';
import { languageNames, languageTag, type Language } from '../../../../rules/languages.ts';
import { readRecordingAddress, recordingTypes } from './formats.ts';
import './recordings.css';

interface Props {
  url: string;
  name: string;
  captions?: readonly { language: Language; url: string }[];
}

/**
 * Plays a sound or a film with the browser's own controls. A sound with captions uses the video element, because no
 * browser shows captions in its audio element.
 */
export function Player({ url, name, captions = [] }: Props) {
  const { language } = useReader();
  const type = recordingTypes[readRecordingAddress(url)!.format];
  const tracks = captions.map((caption) => (
    <track
      key={caption.language}
      kind="captions"
      srcLang={languageTag(caption.language)}
      label={languageNames[caption.language]}
      src={caption.url}
      default={caption.language === language || undefined}
    />
  ));
  const isSound = type.startsWith('audio/');
  return isSound && !captions.length ? (
    <audio controls preload="metadata" aria-label={name}>
      <source src={url} type={type} />
    </audio>
  ) : (
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      className={isSound ? 'heard' : undefined}
      height={isSound ? undefined : 360}
    >
      <source src={url} type={type} />
      {tracks}
    </video>
  );
}
