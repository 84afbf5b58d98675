import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { emptyCollection } from './features.ts';
import { graticuleLines, emptyBaseMap } from './base-map.ts';

const hueNames = [
  'person',
  'polity',
  'war',
  'event',
  'book',
  'painting',
  'site',
  'idea',
  'people',
  'place',
  'seal',
  'bronze',
  'gold',
] as const;
const surfaces = ['sea', 'land', 'coast', 'river', 'grid', 'ink', 'quiet', 'halo', 'panel', 'line'] as const;

/** Colours and fonts for the map. */
export interface Palette extends Record<(typeof surfaces)[number], string> {
  hues: Record<(typeof hueNames)[number], string>;
  borders: string[];
  sans: string[];
  serif: string[];
}

/** Reads the palette as computed on an element, with `light-dark(…)` and `var(…)` resolved. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = element.appendChild(document.createElement('span')),
    computed = getComputedStyle(probe);
  const color = (name: string) => {
    probe.style.color = `var(--${name})`;
    return computed.color;
  };
  const family = (name: string) =>
    computed
      .getPropertyValue(name)
      .split(',')
      .map((font) => font.trim());
  const palette = {
    ...(Object.fromEntries(surfaces.map((name) => [name, color(`map-${name}`)])) as Record<
      (typeof surfaces)[number],
      string
    >),
    hues: Object.fromEntries(hueNames.map((name) => [name, color(name)])) as Palette['hues'],
    borders: Array.from({ length: 10 }, (_, hue) => color(`border-${hue}`)),
    sans: family('--sans'),
    serif: family('--map-serif'),
  };
  probe.remove();
  return palette;
}

const get = (name: string): ExpressionSpecification => ['get', name];
const is = (name: string, value: string | number | boolean): ExpressionSpecification => ['==', get(name), value];
const isCluster: ExpressionSpecification = ['has', 'point_count'];
const geojson = (data: GeoJSON.GeoJSON, more: object = {}): SourceSpecification => ({ type: 'geojson', data, ...more });

/** The largest zoom: the base map is drawn at 1 : 50 million. */
export const maxZoom = 10;

/** Nodes within this many pixels form a cluster. */
const clusterRadius = 42;

export const sourcesOf = (clustered: boolean): StyleSpecification['sources'] => ({
  // Not simplified: its pieces must fit exactly.
  ocean: geojson(emptyBaseMap.ocean, { tolerance: 0 }),
  lakes: geojson(emptyBaseMap.lakes),
  coast: geojson(emptyBaseMap.coast),
  rivers: geojson(emptyBaseMap.rivers),
  grid: geojson(graticuleLines),
  borders: geojson(emptyCollection, { promoteId: 'id' }),
  'border-names': geojson(emptyCollection),
  sketches: geojson(emptyCollection),
  arcs: geojson(emptyCollection),
  chosen: geojson(emptyCollection),
  place: geojson(emptyCollection),
  nodes: geojson(emptyCollection, {
    promoteId: 'id',
    cluster: clustered,
    clusterRadius,
    clusterMaxZoom: maxZoom,
    clusterProperties: { lit: ['+', ['case', get('faint'), 0, 1]] },
  }),
});

/**
 * Layers from bottom to top. Polities are drawn to about one degree and extend into the sea: the water above them cuts
 * fills and lines at the coast.
 */
export function layersOf(palette: Palette): LayerSpecification[] {
  const { hues, halo, ink, quiet, panel, sans, serif } = palette;
  const hue: ExpressionSpecification = [
    'match',
    get('hue'),
    ...hueNames.flatMap((name) => [name, hues[name]]),
    quiet,
  ] as unknown as ExpressionSpecification;
  const pickColor = (name: string): DataDrivenPropertyValueSpecification<string> =>
    [
      'match',
      ['coalesce', get(name), ''],
      ...hueNames.flatMap((hueName) => [hueName, hues[hueName]]),
      'transparent',
    ] as unknown as ExpressionSpecification;
  const border: DataDrivenPropertyValueSpecification<string> = [
    'to-color',
    ['at', get('hue'), ['literal', palette.borders]],
  ];
  const weight: ExpressionSpecification = ['max', 1, ['min', 3, get('weight')]];
  const isNumbered: ExpressionSpecification = ['any', ['!=', get('number'), ''], ['>', get('more'), 1]];
  const grown = (
    far: ExpressionSpecification | number,
    near: ExpressionSpecification | number,
  ): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], 1, far, 6, near];
  const radius = (more: number) =>
    grown(
      ['case', isNumbered, 9 + more, ['+', 2.4 + more, weight]],
      ['case', isNumbered, 11 + more, ['+', 4 + more, ['*', 1.6, weight]]],
    );
  /** Size of a label, by the extent of its polity. */
  const reach = (least: number, share: number, greatest: number): ExpressionSpecification => [
    'max',
    least,
    ['min', greatest, ['*', share, get('reach')]],
  ];
  const faded = (plain: number, faint: number): ExpressionSpecification => ['case', get('faint'), faint, plain];
  const isOne: FilterSpecification = ['!', isCluster];
  const sketchLine = (id: string, styles: string[], dash?: number[]): LayerSpecification => ({
    id,
    type: 'line',
    source: 'sketches',
    filter: ['all', ['!=', ['geometry-type'], 'Point'], ['in', get('style'), ['literal', styles]]],
    layout: { 'line-cap': dash && dash[0]! > 0 ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': pickColor('border'),
      'line-width': get('size'),
      'line-opacity': faded(0.95, 0.3),
      ...(dash && { 'line-dasharray': dash }),
    },
  });
  const edge = (id: string, precision: number, paint: object): LayerSpecification => ({
    id,
    type: 'line',
    source: 'borders',
    filter: is('precision', precision),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': border, ...paint },
  });
  const text = (family: string[], size: DataDrivenPropertyValueSpecification<number>) => ({
    'text-font': family,
    'text-size': size,
    'text-max-width': 8,
    'text-padding': 3,
  });
  const haloed = { 'text-halo-color': halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 };

  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'border-fill',
      type: 'fill',
      source: 'borders',
      paint: {
        'fill-color': border,
        'fill-antialias': false,
        'fill-opacity': [
          '+',
          ['match', get('precision'), 1, 0.26, 2, 0.34, 0.38],
          ['case', ['boolean', ['feature-state', 'over'], false], 0.16, 0],
        ],
      },
    },
    // Like the colour wash along borders in an old atlas, on the inner side; omitted in the world view, where it would
    // only cost frame time.
    {
      id: 'border-wash',
      type: 'line',
      source: 'borders',
      minzoom: 2,
      filter: ['>', get('precision'), 1],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': border, 'line-opacity': 0.3, 'line-width': grown(3, 9), 'line-offset': grown(1.5, 4.5) },
    },
    edge('border-soft', 1, {
      'line-width': grown(2.5, 5),
      'line-blur': grown(2, 4),
      'line-opacity': 0.75,
      'line-dasharray': [1.6, 1.1],
    }),
    edge('border-dashed', 2, { 'line-width': grown(1, 1.8), 'line-dasharray': [4, 2] }),
    edge('border-line', 3, { 'line-width': grown(1.1, 2) }),
    { id: 'ocean', type: 'fill', source: 'ocean', paint: { 'fill-color': palette.sea, 'fill-antialias': false } },
    {
      id: 'grid',
      type: 'line',
      source: 'grid',
      paint: { 'line-color': palette.grid, 'line-width': 0.6, 'line-opacity': 0.6 },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'lakes',
      paint: { 'fill-color': palette.sea, 'fill-outline-color': palette.coast },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': palette.river, 'line-width': grown(0.5, 1.3) },
    },
    {
      id: 'coast-wash',
      type: 'line',
      source: 'coast',
      paint: { 'line-color': palette.coast, 'line-width': grown(3, 8), 'line-blur': grown(3, 8), 'line-opacity': 0.35 },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'coast',
      paint: { 'line-color': palette.coast, 'line-width': grown(0.6, 1.1) },
    },
    {
      id: 'border-name',
      type: 'symbol',
      source: 'border-names',
      layout: {
        ...text(serif, [
          'interpolate',
          ['linear'],
          ['zoom'],
          0,
          reach(8.5, 0.3, 11),
          1.5,
          reach(9.5, 0.5, 17),
          6,
          reach(12, 2.4, 34),
        ]),
        'text-field': get('name'),
        'text-letter-spacing': 0.06,
        'symbol-sort-key': ['-', 0, get('reach')],
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.9,
        'text-justify': 'auto',
      },
      paint: { ...haloed, 'text-color': ink, 'text-opacity': 0.86 },
    },
    {
      id: 'sketch-fill',
      type: 'fill',
      source: 'sketches',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': pickColor('fill'), 'fill-opacity': faded(0.22, 0.08) },
    },
    sketchLine('sketch-line', ['solid', 'arrow']),
    sketchLine('sketch-dashed', ['dashed'], [3, 2]),
    sketchLine('sketch-dotted', ['dotted'], [0, 2]),
    {
      id: 'sketch-point',
      type: 'circle',
      source: 'sketches',
      filter: ['all', ['==', ['geometry-type'], 'Point'], ['!', ['has', 'isHead']]],
      paint: {
        'circle-radius': ['+', 2, get('size')],
        'circle-color': pickColor('fill'),
        'circle-opacity': faded(0.7, 0.2),
        'circle-stroke-color': pickColor('border'),
        'circle-stroke-width': 1.5,
        'circle-stroke-opacity': faded(1, 0.3),
      },
    },
    {
      id: 'sketch-head',
      type: 'symbol',
      source: 'sketches',
      filter: ['has', 'isHead'],
      layout: {
        'text-field': '▲',
        'text-font': sans,
        'text-size': ['+', 8, ['*', 3, get('size')]],
        'text-rotate': get('bearing'),
        'text-rotation-alignment': 'map',
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': pickColor('border'), 'text-opacity': faded(1, 0.3) },
    },
    {
      id: 'arc-way',
      type: 'line',
      source: 'arcs',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], ['!', get('walked')]],
      paint: { 'line-color': hues.gold, 'line-width': 1, 'line-opacity': 0.45, 'line-dasharray': [2, 3] },
    },
    {
      id: 'arc-walked',
      type: 'line',
      source: 'arcs',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], get('walked')],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': hues.gold, 'line-width': 2.2 },
    },
    {
      id: 'node-glow',
      type: 'circle',
      source: 'nodes',
      filter: ['all', isOne, ['!', get('faint')]],
      paint: { 'circle-color': hue, 'circle-radius': radius(4), 'circle-opacity': 0.22 },
    },
    {
      id: 'node',
      type: 'circle',
      source: 'nodes',
      filter: isOne,
      layout: { 'circle-sort-key': ['+', ['case', get('faint'), 0, 10], weight] },
      paint: {
        'circle-color': hue,
        'circle-radius': radius(0),
        'circle-opacity': faded(0.95, 0.3),
        'circle-stroke-color': halo,
        'circle-stroke-width': 1.3,
        'circle-stroke-opacity': faded(1, 0.5),
      },
    },
    {
      id: 'cluster',
      type: 'circle',
      source: 'nodes',
      filter: isCluster,
      paint: {
        'circle-color': panel,
        'circle-radius': ['step', get('point_count'), 12, 10, 15, 100, 19, 1000, 23],
        'circle-opacity': ['case', ['>', get('lit'), 0], 0.92, 0.5],
        'circle-stroke-color': ['case', ['>', get('lit'), 0], hues.gold, palette.line],
        'circle-stroke-width': 1.4,
      },
    },
    {
      id: 'arc-head',
      type: 'circle',
      source: 'arcs',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-color': hues.gold, 'circle-radius': 5.5, 'circle-stroke-color': halo, 'circle-stroke-width': 2 },
    },
    {
      id: 'chosen',
      type: 'circle',
      source: 'chosen',
      paint: {
        'circle-color': 'transparent',
        'circle-radius': ['case', get('walked'), 16, 13],
        'circle-stroke-color': ['case', get('walked'), hues.bronze, hues.gold],
        'circle-stroke-width': 2.2,
      },
    },
    {
      id: 'node-name',
      type: 'symbol',
      source: 'nodes',
      filter: ['all', isOne, ['!', get('faint')]],
      layout: {
        ...text(sans, 12),
        'text-field': get('title'),
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': ['case', isNumbered, 1.1, 0.8],
        'text-justify': 'auto',
        'symbol-sort-key': ['-', get('order'), ['*', 1000, weight]],
      },
      paint: {
        ...haloed,
        'text-color': ink,
        'text-opacity': ['case', ['boolean', ['feature-state', 'ringed'], false], 0, 1],
      },
    },
    {
      // Invisible, so that the label of its polity avoids it.
      id: 'node-room',
      type: 'symbol',
      source: 'nodes',
      filter: ['all', isOne, ['==', get('isNamed'), true]],
      layout: { 'text-field': '●', 'text-font': sans, 'text-size': 14, 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    },
    {
      id: 'node-number',
      type: 'symbol',
      source: 'nodes',
      filter: ['all', isOne, isNumbered],
      layout: {
        'text-field': ['case', ['!=', get('number'), ''], get('number'), ['to-string', get('more')]],
        'text-font': sans,
        'text-size': 10.5,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': halo, 'text-opacity': faded(1, 0.7) },
    },
    {
      id: 'cluster-number',
      type: 'symbol',
      source: 'nodes',
      filter: isCluster,
      layout: {
        'text-field': ['to-string', get('point_count')],
        'text-font': sans,
        'text-size': 11,
        'text-allow-overlap': true,
        'text-padding': 9,
      },
      paint: { 'text-color': ink },
    },
    {
      id: 'chosen-name',
      type: 'symbol',
      source: 'chosen',
      layout: {
        ...text(sans, 13.5),
        'text-field': get('title'),
        'text-anchor': 'bottom',
        'text-offset': [0, -1.3],
        'text-allow-overlap': true,
      },
      paint: { ...haloed, 'text-halo-width': 2, 'text-color': ink },
    },
    {
      id: 'place',
      type: 'symbol',
      source: 'place',
      layout: {
        'text-field': '×',
        'text-font': sans,
        'text-size': 34,
        'text-offset': [0, -0.09],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': hues.seal, 'text-halo-color': halo, 'text-halo-width': 1.6 },
    },
  ];
}
