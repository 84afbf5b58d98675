import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear, shortYear } from '../../../rules/time/historical-time.ts';
import { paintingAddress } from '../face/painting-address.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { hasWebgl } from '../../../ui/webgl.ts';
import { paintingWall } from './contract.ts';
import { listenToWall } from './gestures.ts';
import { arrangements, findNeighbour, layOutWall, type Arrangement, type Group } from './layout.ts';
import { WallStage, type Wall } from './stage.ts';
import './wall.css';

/** Every painting with a picture on one wall: by time, painter or colour; and as a list with the same content. */
export function PaintingWall() {
  const { t } = useReader();
  const { answer, failed, again } = useCall(paintingWall, {});
  const [by, setBy] = useState<Arrangement>('time');
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <p role="status">{t('wall.coming')}</p>;
  if (!answer.ids.length) return <p>{t('wall.none')}</p>;
  return (
    <>
      <div className="row wall-bar ui" role="group" aria-label={t('wall.by')}>
        {arrangements.map((arrangement) => (
          <button
            key={arrangement}
            type="button"
            className="chip"
            aria-pressed={arrangement === by}
            onClick={() => setBy(arrangement)}
          >
            {t(`wall.${arrangement}`)}
          </button>
        ))}
      </div>
      <WallCanvas wall={answer} by={by} />
      <WallList wall={answer} by={by} />
    </>
  );
}

/** The heading of a group. */
function useGroupName(wall: Wall): (group: Group, by: Arrangement) => string {
  const { language, t } = useReader();
  return ({ of }, by) => {
    if (by === 'painter') return wall.painters[of!] || t('wall.unknown');
    if (by === 'colour') return t(`painting.hue.${of!}` as 'painting.hue.0');
    return of === null ? t('wall.undated') : shortYear(of || 1, language);
  };
}

function WallCanvas({ wall, by }: { wall: Wall; by: Arrangement }) {
  const { language, t } = useReader();
  const nameOf = useEffectEvent(useGroupName(wall));
  const field = useRef<HTMLDivElement>(null),
    canvas = useRef<HTMLCanvasElement>(null),
    words = useRef<HTMLCanvasElement>(null);
  const stage = useRef<WallStage>(null);
  const [drawable, setDrawable] = useState(true);
  const [chosenIndex, setChosen] = useState<number | null>(null);
  const first = useRef(by);

  useEffect(() => {
    if (!hasWebgl()) return setDrawable(false);
    const wallStage = new WallStage(
      {
        canvas: canvas.current!,
        words: words.current!,
        wall,
        nameOf: (group, now) => nameOf(group, now),
        onLost: () => setDrawable(false),
      },
      first.current,
    );
    stage.current = wallStage;
    const stop = new AbortController();
    listenToWall(field.current!, wallStage, {
      signal: stop.signal,
      onChoose(at) {
        wallStage.select(at);
        setChosen(at);
      },
    });
    field.current!.dataset.ready = '';
    return () => {
      stop.abort();
      wallStage.dispose();
    };
  }, [wall]);
  useEffect(() => {
    if (first.current !== by) stage.current?.arrange(by);
    first.current = by;
  }, [by]);

  function press(event: KeyboardEvent) {
    const wallStage = stage.current;
    if (!wallStage || event.ctrlKey || event.metaKey || event.altKey) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
    const way = ways[event.key as keyof typeof ways];
    const keys: Record<string, () => void> = {
      '+': () => wallStage.zoom(1.4),
      '=': () => wallStage.zoom(1.4),
      '-': () => wallStage.zoom(1 / 1.4),
      '0': wallStage.showWhole,
      Home: wallStage.showWhole,
      Enter: () => chosenIndex !== null && location.assign(paintingAddress(wall.ids[chosenIndex]!)),
      Escape: () => {
        wallStage.select(null);
        setChosen(null);
      },
    };
    if (!way && !keys[event.key]) return;
    event.preventDefault();
    if (!way) return keys[event.key]!();
    const [x, y] = way;
    const next =
      chosenIndex === null
        ? wallStage.hung.groups[0]!.members[0]!
        : findNeighbour(wallStage.hung, chosenIndex, { x, y });
    wallStage.select(next, true);
    setChosen(next);
  }
  if (!drawable) return null; // the list has the same content
  const year = chosenIndex === null ? null : wall.years[chosenIndex]!;
  return (
    <>
      <div
        ref={field}
        className="card wall-field"
        role="application"
        tabIndex={0}
        aria-label={t('wall.label', { count: wall.ids.length })}
        aria-describedby="wall-keys"
        onKeyDown={press}
      >
        <canvas ref={canvas} aria-hidden="true" className="cover" />
        <canvas ref={words} aria-hidden="true" className="cover wall-words" />
      </div>
      <p id="wall-keys" className="hint ui">
        {t('wall.keys')}
      </p>
      <p className="wall-chosen ui" role="status">
        {chosenIndex !== null && (
          <>
            <a href={paintingAddress(wall.ids[chosenIndex]!)}>{wall.names[chosenIndex]}</a>{' '}
            <span>
              {[wall.painters[wall.painter[chosenIndex]!], year === null ? '' : formatYear(year, language)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </p>
    </>
  );
}

/** The wall as a list: its groups, each with its pictures once it is expanded. */
function WallList({ wall, by }: { wall: Wall; by: Arrangement }) {
  const { t } = useReader();
  const nameOf = useGroupName(wall);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const { groups } = isShown ? layOutWall(wall, by) : { groups: [] };
  return (
    <details className="wall-list ui" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t('wall.list')}</summary>
      {groups.map((group) => {
        const key = `${by} ${group.of}`;
        return (
          <details
            key={key}
            onToggle={(event) => {
              event.stopPropagation();
              if (event.currentTarget.open) setOpen((now) => new Set([...now, key]));
            }}
          >
            <summary>
              {nameOf(group, by)} <small className="tabular">{group.members.length}</small>
            </summary>
            <ul className="bare">
              {open.has(key) &&
                group.members.map((at) => (
                  <li key={wall.ids[at]}>
                    <a href={paintingAddress(wall.ids[at]!)}>{wall.names[at]}</a>
                  </li>
                ))}
            </ul>
          </details>
        );
      })}
    </details>
  );
}
