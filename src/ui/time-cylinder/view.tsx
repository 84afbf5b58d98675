import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { onSchemeChange } from '../stage-frame/on-scheme-change.ts';
import { formatYear, spanDash, yearOfSecond } from '../../rules/time/historical-time.ts';
import { useLandmarks } from './landmarks.ts';
import {
  nextInDirection,
  middleOf,
  ringYears,
  secondOfYear,
  type CylinderView,
  type PlacedItem,
  type TimeSpan,
  type Direction,
} from './projection.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { CylinderStage } from './stage.ts';
import type { TimeCylinderProps } from './time-cylinder.ts';
import { addYears } from '../year/year-scale.ts';
import { IconButton } from '../icon-button.tsx';
import './time-cylinder.css';

const directionsByKey: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Degrees and fractions of the view per key press, and the zoom factor of a key. */
const keyTurn = 15,
  keyClimb = 0.1,
  pageClimb = 0.5,
  keyZoom = 1.5;
/** Initial longitude: the most important items are near it on both sides. */
const firstTurn = 56;

/** Time as a cylinder: time runs up the axis, longitude around it. With pointer, touch and keyboard controls. */
export function TimeCylinder({
  items,
  earliest,
  latest,
  selectedId,
  onChoose,
  year,
  onYear,
  label,
  onFailed,
}: TimeCylinderProps) {
  const { language, t } = useReader();
  const lands = useLandmarks();
  const field = useRef<HTMLDivElement>(null),
    stage = useRef<CylinderStage | null>(null),
    lastView = useRef<CylinderView | null>(null);
  const keysId = useId();
  const [announcement, setSaid] = useState('');
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

  /** Number of changes between day and night, each of which needs new colours. */
  const [schemes, setSchemes] = useState(0);
  useEffect(() => onSchemeChange(() => setSchemes((before) => before + 1)), []);
  useEffect(() => {
    const box = field.current!;
    const [canvas, words] = [document.createElement('canvas'), document.createElement('canvas')];
    const context = canvas.getContext('webgl2', { alpha: true, antialias: false, depth: false, stencil: false });
    if (!context) return events().onFailed();
    for (const layer of [canvas, words]) layer.setAttribute('aria-hidden', 'true');
    box.append(canvas, words);
    const fullSpan = { earliest, latest };
    const cylinderStage = new CylinderStage(
      {
        field: box,
        canvas,
        words,
        context,
        look: readTheme(box),
        language,
        lands,
        fullSpan,
        view: lastView.current ?? { turn: firstTurn, ...fullSpan },
      },
      {
        onChoose: (id) => events().onChoose(id),
        onYear: (at) => events().onYear(at),
        onDraw: () => stage.current && events().onDraw(),
        onLost: () => events().onFailed(),
      },
    );
    stage.current = cylinderStage;
    return () => {
      lastView.current = cylinderStage.view;
      cylinderStage.kill();
      canvas.remove();
      words.remove();
      stage.current = null;
    };
  }, [earliest, latest, language, lands, schemes]);

  useEffect(() => {
    stage.current?.show(items);
    field.current!.dataset.ready = String(items.length);
  }, [items, earliest, latest, language, lands, schemes]);
  useEffect(() => stage.current?.setYear(year), [year, earliest, latest, language, lands, schemes]);
  useEffect(() => {
    const cylinderStage = stage.current,
      item = cylinderStage?.itemOf(selectedId);
    cylinderStage?.setHighlight('chosen', item?.id ?? null);
    if (cylinderStage && item) cylinderStage.bring(item);
  }, [selectedId, items, earliest, latest, language, lands, schemes]);
  // A new selection clears the keyboard focus; a late reply does not.
  useEffect(() => stage.current?.setHighlight('walked', null), [selectedId]);
  useEffect(() => {
    if (stage.current) stage.current.playing = playing;
  }, [playing, items]);

  function walk(cylinderStage: CylinderStage, way: Direction) {
    const focusedItem = cylinderStage.itemOf(cylinderStage.lit.walked ?? selectedId),
      { view } = cylinderStage;
    const next = nextInDirection(
      cylinderStage.items,
      focusedItem ? { at: focusedItem.at, second: middleOf(focusedItem) } : { at: view.turn, second: middleOf(view) },
      { earliest, latest },
      way,
      focusedItem?.id ?? null,
    );
    if (!next) return turn(cylinderStage, way);
    cylinderStage.setHighlight('walked', next.id);
    cylinderStage.bring(next);
    setSaid(describe(next));
  }
  const turn = (cylinderStage: CylinderStage, way: Direction) =>
    way === 'left' || way === 'right'
      ? cylinderStage.turn(way === 'left' ? -keyTurn : keyTurn)
      : cylinderStage.climb(way === 'up' ? keyClimb : -keyClimb);
  /** Moves to the next round year, ten steps between two rings. */
  function step(cylinderStage: CylinderStage, by: 1 | -1) {
    const rings = ringYears(cylinderStage.view),
      apart = Math.max(1, Math.round((rings.at(-1)! - rings.at(-2)!) / 10) || 1);
    const from = year ?? yearOfSecond(middleOf(cylinderStage.view));
    const [first, last] = [yearOfSecond(earliest), yearOfSecond(latest)];
    const next = Math.min(last, Math.max(first, year === null ? from : addYears(from, by * apart)));
    onYear(next);
    cylinderStage.panToSecond(secondOfYear(next));
    setSaid(formatYear(next, language));
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const cylinderStage = stage.current,
      way = directionsByKey[event.key];
    if (!cylinderStage || event.ctrlKey || event.metaKey || event.altKey || event.target !== field.current) return;
    const focusedId = cylinderStage.itemOf(cylinderStage.lit.walked)?.id ?? selectedId; // the focused item may be gone
    if (way && event.shiftKey) turn(cylinderStage, way);
    else if (way) walk(cylinderStage, way);
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      cylinderStage.climb(event.key === 'PageUp' ? pageClimb : -pageClimb);
    else if (event.key === 'Home' || event.key === 'End')
      cylinderStage.climb(event.key === 'End' ? Infinity : -Infinity);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (focusedId === null) return;
      onChoose(focusedId);
    } else if (event.key === 'Escape') {
      if (focusedId === null && year === null) return;
      cylinderStage.setHighlight('walked', null);
      if (focusedId === null) onYear(null);
      else onChoose(null);
    } else if (event.key === '+' || event.key === '=') cylinderStage.zoom(keyZoom);
    else if (event.key === '-') cylinderStage.zoom(1 / keyZoom);
    else if (event.key === '0') cylinderStage.fit();
    else if (event.key === '[' || event.key === ',') step(cylinderStage, -1);
    else if (event.key === ']' || event.key === '.') step(cylinderStage, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const act = (does: (cylinderStage: CylinderStage) => void) => () => void (stage.current && does(stage.current));

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
          {t('cylinder.keys')}
        </p>
        <p className="unseen" role="status" aria-live="polite">
          {announcement}
        </p>
      </div>
      <div className="row cylinder-foot">
        <span className="cylinder-fingers">{t('cylinder.twoFingers')}</span>
        <span className="cylinder-seen tabular">{seen}</span>
        <span className="cylinder-buttons">
          {year !== null ? (
            <>
              <IconButton
                name={t('cylinder.earlier')}
                path="M10 4 6 8l4 4"
                onClick={act((cylinderStage) => step(cylinderStage, -1))}
              />
              <output className="tabular">{formatYear(year, language)}</output>
              <IconButton
                name={t('cylinder.later')}
                path="m6 4 4 4-4 4"
                onClick={act((cylinderStage) => step(cylinderStage, 1))}
              />
              <IconButton name={t('cylinder.noYear')} path="m4.5 4.5 7 7m0-7-7 7" onClick={() => onYear(null)} />
            </>
          ) : (
            <IconButton
              name={t('cylinder.ring')}
              path="M2 8a6 2.4 0 1 0 12 0 6 2.4 0 1 0-12 0"
              onClick={act((cylinderStage) => step(cylinderStage, 1))}
            />
          )}
        </span>
        <span className="cylinder-buttons">
          {!prefersReducedMotion() && (
            <IconButton
              name={t(playing ? 'cylinder.stop' : 'cylinder.play')}
              path={playing ? 'M6 4v8m4-8v8' : 'M5 3.5v9l7-4.5z'}
              onClick={() => setPlaying(!playing)}
            />
          )}
          <IconButton
            name={t('cylinder.closer')}
            path="M8 3v10M3 8h10"
            onClick={act((cylinderStage) => cylinderStage.zoom(keyZoom))}
          />
          <IconButton
            name={t('cylinder.farther')}
            path="M3 8h10"
            onClick={act((cylinderStage) => cylinderStage.zoom(1 / keyZoom))}
          />
          <IconButton
            name={t('cylinder.fit')}
            path="M3 6V3h3m4 0h3v3m0 4v3h-3m-4 0H3v-3"
            onClick={act((cylinderStage) => cylinderStage.fit())}
          />
        </span>
      </div>
    </div>
  );
}

/** Colours and fonts of the stage, each computed once. */
function readTheme(element: HTMLElement) {
  const style = getComputedStyle(element),
    probe = document.createElement('span'),
    colors = new Map<string, string>();
  const family = (name: string) => style.getPropertyValue(name).trim() || 'serif';
  return {
    serif: family('--serif'),
    sans: family('--sans'),
    color(token: string) {
      let color = colors.get(token);
      if (color === undefined) {
        probe.style.color = `var(--${token})`;
        element.append(probe);
        colors.set(token, (color = getComputedStyle(probe).color));
        probe.remove();
      }
      return color;
    },
  };
}
