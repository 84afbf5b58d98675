import { useReader } from '../../../../kit/reader.tsx';
import { licenceName } from '../../../../rules/licences.ts';
import { selectTranslation, languageNames, type Language } from '../../../../rules/languages.ts';
import { Player } from '../../face/recordings/player.tsx';
import type { WrittenRecording } from '../../face/recordings/rules.ts';
import type { ChangesView, ItemView } from '../../../../editing/revisions/face/changes-view.ts';

/** A player, so that reviewers can listen to or watch the recording. */
function RecordingPlayer({ item: { url, title } }: { item: WrittenRecording }) {
  const { language } = useReader();
  const name = selectTranslation(title, language)?.value ?? '';
  return (
    <span className="stack close compared-recording">
      {name}
      <Player url={url} name={name} />
    </span>
  );
}

function Captions({ value }: { value: WrittenRecording['captions'] }) {
  return Object.entries(value).map(([language, text]) => (
    <details key={language}>
      <summary>{languageNames[language as Language]}</summary>
      <pre>{text}</pre>
    </details>
  ));
}

const recording: ItemView<WrittenRecording> = {
  Line: RecordingPlayer,
  byTime: false,
  fields: {
    id: null,
    url: null,
    title: 'texts',
    description: 'texts',
    author: ({ value }) => value,
    licence: function Licence({ value }) {
      return licenceName(value, useReader().language);
    },
    source: 'source',
    captions: Captions,
  },
};
export const recordingsChanges: ChangesView = { items: recording };
