import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { StaticCylinder } from '../../../ui/time-cylinder/static-picture.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import { OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { WorldNode } from '../../timemaps/contract.ts';
import type { Lane } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

const loadCylinder = () => import('./cylinder-live.tsx').then(({ LiveCylinder }) => LiveCylinder);

/** Why only the static picture is shown. */
export type StaticReason = 'failed' | 'noWebgl';

interface Props {
  lanes: readonly Lane[];
  picture: StaticCylinder;
  open: boolean;
}

/**
 * The timespace cylinder: a static picture rendered by the server, replaced by the interactive one when its slide is
 * open, and a list of its items.
 */
export function StageCylinder({ lanes, picture, open }: Props) {
  const { t } = useReader();
  const [broken, setBroken] = useState<StaticReason | null>(null);
  const [isRequested, setWanted] = useState(false);
  const [events, setEvents] = useState<readonly WorldNode[]>([]);
  const motionless = useSyncExternalStore(
    subscribeToMotion,
    () => reducedMotionQuery().matches,
    () => false,
  );
  const { selectedId: selection } = useCursor();
  const begins = open && (isRequested || !motionless);
  const { loaded: LiveCylinder, failed, retry } = useLazy(loadCylinder, begins);
  const reason = failed ? 'failed' : broken;
  const twin = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = twin.current!,
      row = list.querySelector<HTMLElement>('[aria-current]');
    if (row)
      list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  }, [selection]);
  const isLive = LiveCylinder !== null && !reason && (isRequested || !motionless);
  return (
    <div className="stage-cylinder">
      <div className="canvas-stage cylinder-stage">
        {LiveCylinder && isLive ? (
          <LiveCylinder lanes={lanes} events={events} onEvents={setEvents} isVisible={open} onStill={setBroken} />
        ) : (
          <>
            <Picture picture={picture} />
            {reason ? (
              <p className="row cylinder-note" role="status">
                {t(`cylinder.${reason}`)}{' '}
                {reason === 'failed' && <Button onClick={() => (setBroken(null), retry())}>{t('error.again')}</Button>}
              </p>
            ) : begins ? (
              <p className="row cylinder-note" role="status">
                {t('cylinder.loading')}
              </p>
            ) : (
              open && (
                <p className="row cylinder-note">
                  <Button onClick={() => setWanted(true)}>{t('cylinder.begin')}</Button>
                </p>
              )
            )}
          </>
        )}
      </div>
      <div ref={twin} className="cylinder-twin">
        {lanes
          .filter(({ polities, people }) => polities.length + people.length)
          .map(({ region, polities, people }) => (
            <Rows
              key={region}
              name={t(`region.${region}`)}
              rows={[...polities, ...people].map((bar) => ({
                id: bar.itemId,
                title: bar.name,
                time: bar.time,
                entry: bar,
              }))}
              selection={selection}
              isLive={isLive}
            />
          ))}
        {events.length > 0 && <Rows name={t('timeline.events')} rows={events} selection={selection} isLive={isLive} />}
      </div>
    </div>
  );
}

interface RowsProps {
  name: string;
  rows: readonly Pick<WorldNode, 'id' | 'title' | 'time' | 'entry'>[];
  selection: string | null;
  isLive: boolean;
}

/** One part of the list; the selection is shared with the cylinder. */
function Rows({ name, rows, selection, isLive }: RowsProps) {
  const { language, t } = useReader();
  return (
    <section>
      <h3 className="small-head">{name}</h3>
      <ul className="bare">
        {rows.map(({ id, title, time, entry }) => (
          <li key={id} aria-current={id === selection || undefined}>
            <small className="tabular">{time && formatRecord(time, language)}</small>
            <div>
              <OwnedTitle title={title} owner={entry} />
            </div>
            {isLive && (
              <button
                type="button"
                className="icon"
                aria-label={t('cylinder.show', { name: titleOf(title, entry, t) })}
                title={t('cylinder.show', { name: titleOf(title, entry, t) })}
                onClick={() => moveCursor({ selectedId: id })}
              >
                ◎
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ picture: { width, height, body, behind, front, shapes, words } }: { picture: StaticCylinder }) {
  const { t } = useReader();
  const paths = (far: boolean) =>
    shapes
      .filter(({ behind: isFar }) => isFar === far)
      .map(({ hue, end, path }) => (
        <path
          key={hue + end}
          d={path}
          fill={`var(--${hue})`}
          opacity={(far ? 0.4 : 0.92) * (end === 'unsure' ? 0.7 : 1)}
        />
      ));
  return (
    <svg className="cylinder-still" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('cylinder.still')}>
      <path className="lines" d={behind} opacity=".35" />
      {paths(true)}
      <path className="stone" d={body} />
      <path className="lines" d={front} />
      {paths(false)}
      {words.map(({ text, x, y, as }) => (
        <text key={`${as}${text}${y}`} className={as} x={x.toFixed(1)} y={y.toFixed(1)}>
          {text}
        </text>
      ))}
    </svg>
  );
}

const reducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)');
function subscribeToMotion(listener: () => void) {
  const mediaQuery = reducedMotionQuery();
  mediaQuery.addEventListener('change', listener);
  return () => mediaQuery.removeEventListener('change', listener);
}
