import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { SourceNote } from '../../../ui/source-note.tsx';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { ExerciseEvent } from '../contract.ts';

/** Events as cards, whose backs say when, where and who says so; on paper front and back are side by side, to be folded. */
export function FlashCards({ of, events }: { of: string | null; events: readonly ExerciseEvent[] }) {
  const { language, t } = useReader();
  return (
    <>
      <p className="no-print">{t('exercise.cards.task')}</p>
      <ul className="bare flash-cards">
        {events.map(({ id, title, owner, time, place, source }) => (
          <li key={id} data-kind={owner.kind}>
            <details className="flash-card">
              <summary className="unmarked">{titleOf(title, owner.itemId === of ? null : owner, t)}</summary>
              <div>
                <p className="flash-card-when tabular">{formatRecord(time, language)}</p>
                {place?.name && <p>{place.name}</p>}
                <SourceNote source={source} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
