import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useText } from '../../kit/reader.tsx';
import type { MapCanvasProps, MapNode } from './map-canvas.ts';
import { Overlay } from './overlay.tsx';
import type { Pixel } from './gestures.ts';
import { MapStage } from './stage.ts';
import './map-canvas.css';

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far a key pans, as a fraction of the view. */
const keyStep = 0.12;

interface Spot {
  nodes: readonly MapNode[];
  at: Pixel;
}

/**
 * A map of places, borders, sketches and journeys with pointer, touch and keyboard controls and screen-reader
 * announcements.
 */
export function MapCanvas({
  nodes,
  sketches,
  arcs,
  borders,
  clustered,
  inhabited = false,
  selectedId,
  onChoose,
  onBorder,
  onPlace,
  onMove,
  view = null,
  onView,
  place = null,
  overlay = null,
  compares = false,
  label,
  onFailed,
  ref,
}: MapCanvasProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null),
    list = useRef<HTMLDivElement>(null),
    stage = useRef<MapStage | null>(null);
  const keysId = useId(),
    spotId = useId();
  const [announcement, setSaid] = useState('');
  const [over, setOver] = useState<{ name: string; at: Pixel } | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  /** Whether the cross-hair in the middle of the map is shown. */
  const [pointing, setPointing] = useState(false);
  const [mountedStage, setMade] = useState<MapStage | null>(null);

  const events = useEffectEvent(() => ({
    onChoose,
    onBorder,
    onPlace,
    onMove,
    view,
    onView,
    onFailed,
    chosen: selectedId,
    clustered,
    inhabited,
    twoFingers: text('map.twoFingers'),
  }));
  useEffect(() => {
    try {
      stage.current = new MapStage(box.current!, events(), {
        onChoose: (id) => {
          setSpot(null);
          events().onChoose(id);
        },
        onSpot: (spotNodes, at) => setSpot({ nodes: spotNodes, at }),
        onBorder: (border, at) => events().onBorder?.(border, at),
        onPlace: (at) => events().onPlace?.(at),
        canMove: (id) => Boolean(events().onMove) && events().chosen === id,
        onDrop: (id, at) => events().onMove?.(id, at),
        onHover: (name, at) => setOver(name === null ? null : { name, at }),
        onMove: () => {
          setOver(null);
          setSpot(null);
        },
        onView: (rested) => events().onView?.(rested),
        onFailed: () => events().onFailed(),
      });
      setMade(stage.current);
    } catch {
      events().onFailed();
    }
    return () => {
      stage.current?.kill();
      stage.current = null;
    };
  }, []);

  const fitted = useRef(view !== null);
  useEffect(() => {
    stage.current?.setNodes(nodes, clustered);
    if (fitted.current || !nodes.length) return;
    fitted.current = true;
    // A map of the world keeps its initial view, unless the content is elsewhere.
    if (!inhabited || !stage.current?.camera.isMostlyInView(nodes)) stage.current?.camera.fit(nodes, 0);
  }, [nodes, clustered, inhabited]);
  useEffect(() => stage.current?.setSketches(sketches ?? []), [sketches]);
  useEffect(() => stage.current?.setArcs(arcs ?? []), [arcs]);
  useEffect(() => stage.current?.setBorders(borders ?? []), [borders]);
  useEffect(() => stage.current?.setPlace(place), [place?.latitude, place?.longitude]);
  useEffect(() => stage.current?.choose(selectedId), [selectedId]);
  // A list opened by keyboard takes the focus.
  useEffect(() => {
    if (spot && pointing) list.current?.querySelector('button')?.focus();
  }, [spot, pointing]);

  useImperativeHandle(
    ref,
    () => ({
      png: () => stage.current?.exportPng() ?? Promise.reject(new Error('no map is drawn')),
      fit: (places) => stage.current?.camera.fit(places),
      draw: (request) => stage.current?.draw(request) ?? Promise.reject(new Error('no map is drawn')),
    }),
    [],
  );

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const mapStage = stage.current,
      key = event.key.toLowerCase(),
      arrow = arrows[event.key];
    if (!mapStage || event.ctrlKey || event.metaKey || event.altKey || event.target !== box.current) return;
    if (arrow) {
      mapStage.clearFocus();
      setPointing(true);
      mapStage.camera.pan(arrow[0] * keyStep, arrow[1] * keyStep);
      mapStage.gestures.announceCenter(setSaid);
    } else if (key === 'n' || key === 'p') {
      const node = mapStage.focusNext(key === 'n' ? 1 : -1);
      setPointing(false);
      if (node) setSaid(text('map.at', { title: node.title, at: nodes.indexOf(node) + 1, of: nodes.length }));
    } else if (key === 'enter' || key === ' ') {
      if (mapStage.here !== null) onChoose(mapStage.here);
      else if (pointing) mapStage.gestures.clickCenter();
      else setPointing(true);
    } else if (key === 'escape') {
      if (!spot && !pointing && mapStage.here === null && selectedId === null) return;
      if (!spot && !pointing && mapStage.here === null) onChoose(null);
      mapStage.clearFocus();
      setSpot(null);
      setPointing(false);
    } else if (key === '+' || key === '=') mapStage.camera.zoom(0.7);
    else if (key === '-') mapStage.camera.zoom(-0.7);
    else if (key === '0') mapStage.camera.showWorld();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function close() {
    setSpot(null);
    box.current?.focus({ preventScroll: true });
  }
  const pinned = ({ x, y }: Pixel): CSSProperties => ({
    '--left': `${Math.round(x)}px`,
    '--top': `${Math.round(y)}px`,
  });
  const positionPanel = ({ x, y }: Pixel): CSSProperties => ({
    '--left': `min(${Math.round(x + 16)}px, 100% - min(17rem, 100% - 1rem) - .5rem)`,
    '--top': `min(${Math.round(y)}px, 100% - min(16rem, 100% - 1rem))`,
  });

  return (
    <div className="map-canvas ui">
      <div
        ref={box}
        className="map-field"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        onKeyDown={press}
        onPointerDown={() => setPointing(false)}
      />
      <p id={keysId} className="unseen">
        {text('map.keys')}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {announcement}
      </p>
      {overlay && mountedStage && <Overlay stage={mountedStage} overlay={overlay} compares={compares} />}
      {pointing && <span className="map-cross" aria-hidden />}
      {over && (
        <p className="map-name" style={pinned(over.at)} data-below={over.at.y < 60 || undefined} aria-hidden>
          {over.name}
        </p>
      )}
      {spot && (
        <div
          ref={list}
          className="map-spot"
          role="group"
          aria-labelledby={spotId}
          style={positionPanel(spot.at)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <p id={spotId}>{text('map.spot', { count: spot.nodes.length })}</p>
          <ul className="bare">
            {spot.nodes.map(({ id, title, hue, order }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === selectedId || undefined}
                  onClick={() => {
                    close();
                    onChoose(id);
                  }}
                >
                  <span className="mark" style={{ '--hue': `var(--${hue})` }} />
                  {order !== null && <span className="number">{order}</span>}
                  <span>{title}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="map-buttons">
        <button
          type="button"
          aria-label={text('map.zoomIn')}
          title={text('map.zoomIn')}
          onClick={() => stage.current?.camera.zoom(0.9)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={text('map.zoomOut')}
          title={text('map.zoomOut')}
          onClick={() => stage.current?.camera.zoom(-0.9)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={text('map.world')}
          title={text('map.world')}
          onClick={() => stage.current?.camera.showWorld()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
            <circle cx="8" cy="8" r="6.2" />
            <path d="M1.8 8h12.4M8 1.8c4 3.6 4 8.8 0 12.4M8 1.8c-4 3.6-4 8.8 0 12.4" />
          </svg>
        </button>
      </div>
      <p className="map-origin" lang="en">
        Natural Earth
      </p>
    </div>
  );
}
