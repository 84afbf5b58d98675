import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { formatYear, spanDash, yearOfSecond } from '../../rules/time/historical-time.ts';
import { useLandmarks } from './landmarks.ts';
import {
  itemTowards,
  middleOf,
  ringYears,
  secondOfYear,
  type CylinderView,
  type PlacedItem,
  type TimeSpan,
  type Direction,
} from './projection.ts';
import { CylinderStage, prefersReducedMotion } from './stage.ts';
import type { TimeCylinderProps } from './time-cylinder.ts';
import { addYears } from '../year/year-scale.ts';
import './time-cylinder.css';

const ways: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** Degrees and shares of what is seen that a key turns and climbs; how much a key zooms. */
const keyTurn = 15,
  keyClimb = 0.1,
  pageClimb = 0.5,
  keyZoom = 1.5;
/** Longitude in front at first: where the weightiest things are not far from either side. */
const firstTurn = 56;

/**
 * Time as a cylinder: it runs up the axis, longitude around it. Turned, climbed, zoomed and walked by hand and by keys.
 */
export function TimeCylinder({
  items,
  earliest,
  latest,
  chosen,
  onChoose,
  year,
  onYear,
  label,
  onFailed,
}: TimeCylinderProps) {
  const { language, say } = useReader();
  const lands = useLandmarks();
  const field = useRef<HTMLDivElement>(null),
    stage = useRef<CylinderStage | null>(null),
    lastView = useRef<CylinderView | null>(null);
  const keysId = useId();
  const [said, setSaid] = useState('');
  const [playing, setPlaying] = useState(false);
  const [seen, setSeen] = useState('');

  const spanOf = ({ earliest: from, latest: until }: TimeSpan) => {
    const [first, last] = [yearOfSecond(from), yearOfSecond(until)];
    return first === last
      ? formatYear(first, language)
      : `${formatYear(first, language)}${spanDash(language)}${formatYear(last, language)}`;
  };
  const describe = (item: PlacedItem) => `${item.title}, ${spanOf(item)}`;
  const events = useEffectEvent(() => ({
    onChoose,
    onYear,
    onFailed,
    onDraw: () => setSeen(spanOf(stage.current!.view)),
  }));

  useEffect(() => {
    const box = field.current!;
    const [canvas, words] = [document.createElement('canvas'), document.createElement('canvas')];
    const context = canvas.getContext('webgl2', { alpha: true, antialias: false, depth: false, stencil: false });
    if (!context) return events().onFailed();
    for (const layer of [canvas, words]) layer.setAttribute('aria-hidden', 'true');
    box.append(canvas, words);
    const whole = { earliest, latest };
    const made = new CylinderStage(
      {
        field: box,
        canvas,
        words,
        context,
        look: lookOf(box),
        language,
        lands,
        whole,
        view: lastView.current ?? { turn: firstTurn, ...whole },
      },
      {
        onChoose: (id) => events().onChoose(id),
        onYear: (at) => events().onYear(at),
        onDraw: () => stage.current && events().onDraw(),
        onLost: () => events().onFailed(),
      },
    );
    stage.current = made;
    return () => {
      lastView.current = made.view;
      made.kill();
      canvas.remove();
      words.remove();
      stage.current = null;
    };
  }, [earliest, latest, language, lands]);

  useEffect(() => {
    stage.current?.show(items);
    field.current!.dataset.ready = String(items.length);
  }, [items, earliest, latest, language, lands]);
  useEffect(() => stage.current?.setYear(year), [year, earliest, latest, language, lands]);
  useEffect(() => {
    const made = stage.current,
      item = made?.itemOf(chosen);
    made?.look('chosen', item?.id ?? null);
    if (made && item) made.bring(item);
  }, [chosen, items, earliest, latest, language, lands]);
  // Another choice ends a walk; an answer that comes late does not.
  useEffect(() => stage.current?.look('walked', null), [chosen]);
  useEffect(() => {
    if (stage.current) stage.current.playing = playing;
  }, [playing, items]);

  function walk(made: CylinderStage, way: Direction) {
    const here = made.itemOf(made.lit.walked ?? chosen),
      { view } = made;
    const next = itemTowards(
      made.items,
      here ? { at: here.at, second: middleOf(here) } : { at: view.turn, second: middleOf(view) },
      { earliest, latest },
      way,
      here?.id ?? null,
    );
    if (!next) return turn(made, way);
    made.look('walked', next.id);
    made.bring(next);
    setSaid(describe(next));
  }
  const turn = (made: CylinderStage, way: Direction) =>
    way === 'left' || way === 'right'
      ? made.turn(way === 'left' ? -keyTurn : keyTurn)
      : made.climb(way === 'up' ? keyClimb : -keyClimb);
  /** To the next of the round years, ten of them between two rings. */
  function step(made: CylinderStage, by: 1 | -1) {
    const rings = ringYears(made.view),
      apart = Math.max(1, Math.round((rings.at(-1)! - rings.at(-2)!) / 10) || 1);
    const from = year ?? yearOfSecond(middleOf(made.view));
    const [first, last] = [yearOfSecond(earliest), yearOfSecond(latest)];
    const next = Math.min(last, Math.max(first, year === null ? from : addYears(from, by * apart)));
    onYear(next);
    made.bringSecond(secondOfYear(next));
    setSaid(formatYear(next, language));
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const made = stage.current,
      way = ways[event.key];
    if (!made || event.ctrlKey || event.metaKey || event.altKey || event.target !== field.current) return;
    const here = made.itemOf(made.lit.walked)?.id ?? chosen; // what was walked to may be gone
    if (way && event.shiftKey) turn(made, way);
    else if (way) walk(made, way);
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      made.climb(event.key === 'PageUp' ? pageClimb : -pageClimb);
    else if (event.key === 'Home' || event.key === 'End') made.climb(event.key === 'End' ? Infinity : -Infinity);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (here === null) return;
      onChoose(here);
    } else if (event.key === 'Escape') {
      if (here === null && year === null) return;
      made.look('walked', null);
      if (here === null) onYear(null);
      else onChoose(null);
    } else if (event.key === '+' || event.key === '=') made.zoom(keyZoom);
    else if (event.key === '-') made.zoom(1 / keyZoom);
    else if (event.key === '0') made.fit();
    else if (event.key === '[' || event.key === ',') step(made, -1);
    else if (event.key === ']' || event.key === '.') step(made, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const act = (does: (made: CylinderStage) => void) => () => void (stage.current && does(stage.current));

  return (
    <div className="cylinder ui">
      <div className="cylinder-canvas">
        <div
          ref={field}
          className="cylinder-field"
          role="application"
          tabIndex={0}
          aria-label={label}
          aria-describedby={keysId}
          onKeyDown={press}
        />
        <p id={keysId} className="unseen">
          {say('cylinder.keys')}
        </p>
        <p className="unseen" role="status" aria-live="polite">
          {said}
        </p>
      </div>
      <div className="cylinder-foot">
        <span className="cylinder-fingers">{say('cylinder.twoFingers')}</span>
        <span className="cylinder-seen tabular">{seen}</span>
        <span className="cylinder-buttons">
          {year !== null ? (
            <>
              <Sign name={say('cylinder.earlier')} path="M10 4 6 8l4 4" onClick={act((made) => step(made, -1))} />
              <output className="tabular">{formatYear(year, language)}</output>
              <Sign name={say('cylinder.later')} path="m6 4 4 4-4 4" onClick={act((made) => step(made, 1))} />
              <Sign name={say('cylinder.noYear')} path="m4.5 4.5 7 7m0-7-7 7" onClick={() => onYear(null)} />
            </>
          ) : (
            <Sign
              name={say('cylinder.ring')}
              path="M2 8a6 2.4 0 1 0 12 0 6 2.4 0 1 0-12 0"
              onClick={act((made) => step(made, 1))}
            />
          )}
        </span>
        <span className="cylinder-buttons">
          {!prefersReducedMotion() && (
            <Sign
              name={say(playing ? 'cylinder.stop' : 'cylinder.play')}
              path={playing ? 'M6 4v8m4-8v8' : 'M5 3.5v9l7-4.5z'}
              onClick={() => setPlaying(!playing)}
            />
          )}
          <Sign name={say('cylinder.closer')} path="M8 3v10M3 8h10" onClick={act((made) => made.zoom(keyZoom))} />
          <Sign name={say('cylinder.farther')} path="M3 8h10" onClick={act((made) => made.zoom(1 / keyZoom))} />
          <Sign
            name={say('cylinder.fit')}
            path="M3 6V3h3m4 0h3v3m0 4v3h-3m-4 0H3v-3"
            onClick={act((made) => made.fit())}
          />
        </span>
      </div>
    </div>
  );
}

function Sign({ name, path, onClick }: { name: string; path: string; onClick(): void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Colours and fonts of the stage, each worked out once. */
function lookOf(element: HTMLElement) {
  const style = getComputedStyle(element),
    probe = document.createElement('span'),
    known = new Map<string, string>();
  const family = (name: string) => style.getPropertyValue(name).trim() || 'serif';
  return {
    serif: family('--serif'),
    sans: family('--sans'),
    color(token: string) {
      let color = known.get(token);
      if (color === undefined) {
        probe.style.color = `var(--${token})`;
        element.append(probe);
        known.set(token, (color = getComputedStyle(probe).color));
        probe.remove();
      }
      return color;
    },
  };
}
