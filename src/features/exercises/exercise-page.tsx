import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { kinds, regions } from '../../rules/kinds.ts';
import { EntryLink } from '../../ui/entry-link.tsx';
import { Options } from '../../ui/form/options.tsx';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { ShareButton } from '../social/face/share-button.tsx';
import { exerciseAddress } from './exercise-address.ts';
import { loadExercise } from './load-exercise.ts';
import { PrintButton } from './print-button.tsx';
import { forms } from './rules.ts';
import { Tasks } from './tasks/tasks.tsx';
import './exercise.css';

/** `/exercise`: a quiz, events to put in order, or flash cards, of an entry or of a time, a region and a kind. */
export const loader = (request: PageRequest) => loadExercise(request);

type Loaded = LoaderData<typeof loader>;

export const head = ({ head: meta, address, query }: Loaded) =>
  pageMeta({
    ...meta,
    canonical: address,
    // An id is that of an entry in one language.
    alternates: query.id ? {} : languageAlternates(address),
    // The plain forms can be found; variations are for those who were given the address.
    indexed: address === exerciseAddress({ ...query, id: '', from: '', until: '', kind: null, region: null, set: 1 }),
  });

export default function ExercisePage(loaded: Loaded) {
  const { t } = useReader();
  const { query, about, events, head: meta, next } = loaded;
  return (
    <div className="wrap page exercise">
      <header>
        <h1>
          {t(`exercise.form.${query.form}`)}
          {about && (
            <>
              {' · '}
              <EntryLink entry={about} hash="#/timeline" />
            </>
          )}
        </h1>
        <p className="lead no-print">{t('exercise.lead')}</p>
        <p className="exercise-name" aria-hidden="true">
          <span>{t('exercise.name')}</span>
          <span>{t('exercise.class')}</span>
        </p>
      </header>
      <nav className="tabs ui no-print" aria-label={t('exercise.forms')}>
        {forms.map((form) => (
          <a
            key={form}
            href={exerciseAddress({ ...query, form })}
            aria-current={form === query.form ? 'page' : undefined}
            rel="nofollow"
          >
            {t(`exercise.form.${form}`)}
          </a>
        ))}
      </nav>
      <ChoiceForm {...loaded} />
      <Tasks {...loaded} />
      {events.length > 0 && (
        // Not a paragraph: it cannot contain an island.
        <div className="row ui no-print exercise-acts">
          <a className="button" href={next} rel="nofollow">
            {t('exercise.another')}
          </a>
          <Island name="print-button" of={PrintButton} props={{}} wake="touch" />
          <ShareButton title={meta.title} />
        </div>
      )}
    </div>
  );
}

/** Which events: a form that works without script. */
function ChoiceForm({ query, refused, isBackwards, about }: Loaded) {
  const { t } = useReader();
  const faultOf = (end: 'from' | 'until') =>
    refused[end]
      ? t(`time.refused.${refused[end]}`)
      : isBackwards && end === 'until'
        ? t('error.endBeforeStart')
        : null;
  const choices = [query.from, query.until].some(Boolean) ? [`${query.from} – ${query.until}`.trim()] : [];
  if (query.region) choices.push(t(`region.${query.region}`));
  if (query.kind) choices.push(t(`kinds.${query.kind}`));
  return (
    <details
      className="filter-drawer ui no-print exercise-choice"
      open={refused.from !== null || refused.until !== null || isBackwards}
    >
      <summary>
        {t('exercise.choose')}
        {choices.length > 0 && <strong>{choices.join(' · ')}</strong>}
      </summary>
      <form className="row" action="/exercise" method="get">
        {query.form !== 'quiz' && <input type="hidden" name="form" value={query.form} />}
        {query.id && <input type="hidden" name="id" value={query.id} />}
        {(['from', 'until'] as const).map((end) => {
          const fault = faultOf(end);
          return (
            <label key={end}>
              <span>{t(`timeline.${end}`)}</span>
              <input
                type="text"
                name={end}
                defaultValue={query[end]}
                autoComplete="off"
                spellCheck={false}
                maxLength={120}
                aria-invalid={fault !== null || undefined}
                aria-describedby={fault ? `wrong-${end}` : 'exercise-hint'}
              />
              {fault && (
                <small id={`wrong-${end}`} className="fault" role="alert">
                  {fault}
                </small>
              )}
            </label>
          );
        })}
        {about === null && (
          <>
            <label>
              <span>{t('timeline.regions')}</span>
              <select name="regions" defaultValue={query.region ?? ''}>
                <Options
                  of={['', ...regions]}
                  name={(region) => (region ? t(`region.${region}`) : t('exercise.all'))}
                />
              </select>
            </label>
            <label>
              <span>{t('timeline.kinds')}</span>
              <select name="kinds" defaultValue={query.kind ?? ''}>
                <Options of={['', ...kinds]} name={(kind) => (kind ? t(`kinds.${kind}`) : t('exercise.all'))} />
              </select>
            </label>
          </>
        )}
        <button className="button first">{t('timeline.show')}</button>
        <small id="exercise-hint" className="hint">
          {t('timeline.hint')}
        </small>
      </form>
    </details>
  );
}
