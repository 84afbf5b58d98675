import { useText } from '../../../kit/reader.tsx';
import type { TimelineEvent } from '../../timelines/contract.ts';
import { exerciseAddress } from '../exercise-address.ts';
import { certainYearOf, forms, leastEvents } from '../rules.ts';

/** Links to the exercises about an entry; nothing if it has too few events for one. */
export function ExerciseLinks({ id, events }: { id: string; events: readonly TimelineEvent[] }) {
  const t = useText();
  const years = new Set(events.flatMap(({ time, source }) => (source ? (certainYearOf(time) ?? []) : [])));
  const possibleForms = forms.filter((form) => years.size >= leastEvents[form]);
  if (years.size < leastEvents.order) return null;
  return (
    <p className="links ui no-print" data-more>
      <span className="hint">{t('exercise.practise')}</span>
      {possibleForms.map((form) => (
        <a
          key={form}
          href={exerciseAddress({ form, id, from: '', until: '', kind: null, region: null, set: 1 })}
          rel="nofollow"
        >
          {t(`exercise.form.${form}`)}
        </a>
      ))}
    </p>
  );
}
