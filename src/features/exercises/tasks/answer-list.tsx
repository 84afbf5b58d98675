import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { SourceNote } from '../../../ui/source-note.tsx';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { ExerciseEvent } from '../contract.ts';

interface Props {
  /** The subject that the exercise is about: its own events have no name before them. */
  of: string | null;
  event: ExerciseEvent;
}

/** When an event happened, what it was, and who says so. */
export function Answer({ of, event: { title, owner, time, place, source } }: Props) {
  const { language } = useReader();
  return (
    <>
      <strong className="tabular">{formatRecord(time, language)}</strong> ·{' '}
      <OwnedTitle title={title} owner={owner.itemId === of ? null : owner} hash="#/timeline" />
      {place?.name && ` · ${place.name}`} <SourceNote source={source} />
    </>
  );
}

export const AnswerList = ({ of, events }: { of: string | null; events: readonly ExerciseEvent[] }) => (
  <ol className="exercise-solution">
    {events.map((event) => (
      <li key={event.id}>
        <Answer of={of} event={event} />
      </li>
    ))}
  </ol>
);
