import { useEffect, useMemo, useRef, useState } from 'react';
import { kinds } from '../../src/rules/kinds.ts';
import type { MapArc, MapBorder, MapHandle, MapNode, MapSketch } from '../../src/ui/map-canvas/map-canvas.ts';
import { MapCanvas } from '../../src/ui/map-canvas/view.tsx';

/** A linear congruential generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/**
 * Draws generated places and polities, always the same. An event `year` on window changes the year, `picture` saves a
 * picture; results are attributes of the element.
 */
export function SyntheticMap({
  nodes: count,
  borders: polities,
  journey,
}: {
  nodes: number;
  borders: number;
  journey: boolean;
}) {
  const [year, setYear] = useState(0);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState<{
    border?: string;
    place?: { latitude: number; longitude: number };
    failed?: boolean;
  }>({});
  const nodes = useMemo(() => generateNodes(count, journey), [count, journey]);
  const borders = useMemo(() => generateBorders(polities, year), [polities, year]);
  const arcs = useMemo(
    () =>
      journey
        ? nodes.slice(1).map(({ id, longitude, latitude }, at): MapArc => ({
            id,
            from: [nodes[at]!.longitude, nodes[at]!.latitude],
            to: [longitude, latitude],
            drawn: at < 2 ? 1 : at === 2 ? 0.6 : 0,
          }))
        : [],
    [nodes, journey],
  );

  const map = useRef<MapHandle>(null);
  const [pictured, setPictured] = useState<number | null>(null);

  useEffect(() => {
    const turn = (event: Event) => setYear((event as CustomEvent<number>).detail);
    const save = () => void map.current!.png().then(createImageBitmap).then(countColours).then(setPictured);
    window.addEventListener('year', turn);
    window.addEventListener('picture', save);
    return () => {
      window.removeEventListener('year', turn);
      window.removeEventListener('picture', save);
    };
  }, []);

  return (
    <div
      className="synthetic-map"
      data-chosen={chosenId ?? ''}
      data-border={seen.border}
      data-place={seen.place && `${seen.place.latitude.toFixed(1)},${seen.place.longitude.toFixed(1)}`}
      data-failed={seen.failed}
      data-colours={pictured}
      style={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      {seen.failed ? (
        <p role="alert">failed</p>
      ) : (
        <MapCanvas
          ref={map}
          nodes={nodes}
          borders={borders}
          arcs={arcs}
          sketches={journey ? sketches : noSketches}
          clustered={!journey}
          selectedId={chosenId}
          onChoose={setChosen}
          place={seen.place ?? null}
          label={`Map of ${count} places`}
          onBorder={({ name }, place) => setSeen({ border: name, place })}
          onPlace={(place) => setSeen({ place })}
          onFailed={() => setSeen({ failed: true })}
        />
      )}
    </div>
  );
}

/** Number of colours in a picture; an empty one has one. */
function countColours(picture: ImageBitmap): number {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return new Set(new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
}

const noSketches: MapSketch[] = [];

/** The first two have the same position. With `journey`: places on a route from east to west across the date line. */
function generateNodes(count: number, journey: boolean): MapNode[] {
  const lot = createRandom(7);
  const way = [
    [34.3, 108.9],
    [34.3, 108.9],
    [40.1, 94.7],
    [39.7, 66.9],
    [33.3, 44.4],
    [41, 29],
    [41.9, 12.5],
    [38.7, -9.1],
    [19.4, -99.1],
    [14.6, 121],
  ] as const;
  return Array.from({ length: count }, (_, at): MapNode => {
    const [latitude, longitude] = way[journey || at < 2 ? at % way.length : -1] ?? [
      Math.asin(lot() * 1.5 - 0.6) * 50 + 10,
      (lot() + lot()) * 180 - 180,
    ];
    return {
      id: `n${at}`,
      title: `Place ${at}`,
      latitude,
      longitude,
      hue: kinds[at % kinds.length]!,
      order: journey ? at + 1 : null,
      weight: 1 + (at % 17 === 0 ? 2 : at % 5 === 0 ? 1 : 0),
      faint: !journey && at % 3 === 2,
    };
  });
}

/**
 * Polities of 40 to 200 vertices, the first in the Sahara, which is in the middle of the world view. From one year to
 * the next a third of them change, and their number grows by one, so that years are distinguishable.
 */
function generateBorders(count: number, year: number): MapBorder[] {
  return Array.from({ length: count ? count + year : 0 }, (_, at): MapBorder => {
    const version = Math.floor((year + (at % 3)) / 3),
      lot = createRandom(at + 1),
      shape = createRandom(at * 1000 + version + 1);
    const middle = at === 0 ? ([20, 19] as const) : ([lot() * 300 - 140, lot() * 95 - 35] as const),
      corners = 40 + Math.floor(lot() * 160),
      radius = at === 0 ? 8 : 2 + shape() * 6;
    const [a, b, c] = [shape() * 6, shape() * 6, shape() * 6];
    const ring = Array.from({ length: corners }, (_, corner) => {
      const turn = (corner / corners) * 2 * Math.PI,
        far =
          radius * (1 + 0.25 * Math.sin(2 * turn + a) + 0.15 * Math.sin(5 * turn + b) + 0.06 * Math.sin(17 * turn + c));
      return [middle[0] + far * 1.3 * Math.cos(turn), middle[1] + far * Math.sin(turn)];
    });
    return {
      id: `b${at}-${version}`,
      name: `Polity ${at}`,
      polity: `p${at}`,
      hue: at % 10,
      precision: 1 + (at % 3),
      shape: { type: 'MultiPolygon', coordinates: [[[...ring, ring[0]!]]] },
    };
  });
}

/** One of each type, and two invalid ones, which the map leaves out. */
const sketches: MapSketch[] = [
  {
    id: 'n3',
    shape: {
      type: 'LineString',
      coordinates: [
        [60, 20],
        [75, 25],
        [85, 15],
      ],
    },
    style: 'arrow',
    size: 3,
    fill: null,
    border: 'seal',
    faint: false,
  },
  {
    id: 'n4',
    shape: {
      type: 'LineString',
      coordinates: [
        [60, 10],
        [75, 15],
        [85, 5],
      ],
    },
    style: 'dashed',
    size: 3,
    fill: null,
    border: 'bronze',
    faint: false,
  },
  {
    id: 'n5',
    shape: {
      type: 'LineString',
      coordinates: [
        [170, -10],
        [-170, -20],
      ],
    },
    style: 'dotted',
    size: 5,
    fill: null,
    border: 'gold',
    faint: false,
  },
  {
    id: 'n6',
    shape: {
      type: 'Polygon',
      coordinates: [
        [
          [10, -5],
          [30, -5],
          [30, 10],
          [10, 10],
          [10, -5],
        ],
      ],
    },
    style: 'solid',
    size: 2,
    fill: 'idea',
    border: 'idea',
    faint: false,
  },
  {
    id: 'n7',
    shape: { type: 'Point', coordinates: [-60, -10] },
    style: 'solid',
    size: 10,
    fill: 'war',
    border: 'war',
    faint: true,
  },
  {
    id: 'broken',
    shape: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [Number.NaN, 1],
          [1, 1],
          [0, 0],
        ],
      ],
    },
    style: 'solid',
    size: 2,
    fill: 'war',
    border: 'war',
    faint: false,
  },
  {
    id: 'empty',
    shape: { type: 'MultiPolygon', coordinates: [] },
    style: 'solid',
    size: 2,
    fill: 'war',
    border: 'war',
    faint: false,
  },
];
