/** A place on the map. */
export interface MapNode {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
  /** Name of a colour of the design: `person`, `war` … */
  hue: string;
  /** Its number in a list or a journey; null to show none. */
  order: number | null;
  weight: number;
  /** Drawn dimmed: outside the shown time, or of unknown time. */
  faint: boolean;
  /** Whether its name is already on the map, as the label of a polity with borders. */
  isNamed?: boolean;
}

/** A sketch that belongs to a node. GeoJSON, longitude before latitude. */
export interface MapSketch {
  id: string;
  shape: { type: 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon'; coordinates: unknown };
  style: 'solid' | 'dashed' | 'dotted' | 'arrow';
  size: number;
  fill: string | null;
  border: string | null;
  faint: boolean;
}

/** One leg of a journey, drawn as a great circle arc. */
export interface MapArc {
  id: string;
  from: readonly [longitude: number, latitude: number];
  to: readonly [longitude: number, latitude: number];
  /** The travelled fraction, 0 to 1. */
  drawn: number;
}

/** A polity with its borders. */
export interface MapBorder {
  id: string;
  name: string;
  /** Its name on the map, if shorter. */
  label?: string;
  /** Id of the polity, the same in every year. */
  polity: string;
  hue: number;
  /** 1: approximate (drawn soft and dashed); 2, 3: exact. */
  precision: number;
  shape: { type: 'MultiPolygon'; coordinates: number[][][][] };
}

/** Content drawn above the whole map. */
export interface MapOverlay {
  shapes: readonly MapSketch[];
  /** Old maps, each with the affine transform from its pixels to the square of the world (square.ts). */
  pictures: readonly {
    url: string;
    width: number;
    height: number;
    matrix: readonly number[];
    /** 0 to 1. */
    opacity: number;
  }[];
}

/** Centre and zoom of the map. */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

export interface MapHandle {
  png(): Promise<Blob>;
  /** Fits these places into the view. */
  fit(places: readonly { latitude: number; longitude: number }[]): void;
  /** Enters draw mode until drawing ends. */
  draw(request: DrawingRequest): Promise<MapDrawing>;
}

type DrawingStyle = Pick<MapSketch, 'style' | 'size' | 'fill' | 'border'>;
/** What to draw, or the shape with vertices to move. GeoJSON, longitude before latitude. */
export interface DrawingRequest {
  draws: 'Point' | 'LineString' | 'Polygon';
  shape: MapSketch['shape'] | null;
  look: DrawingStyle;
  /** The shape was finished, or a vertex moved. Vertices of a finished shape can be moved. */
  onShape(shape: MapSketch['shape']): void;
  /** Number of vertices set so far; null: the shape is finished. */
  onCorners(count: number | null): void;
  /** Drawing ended, or was cancelled by Escape. */
  onEnd(isGivenUp: boolean): void;
}
/** Controls of a drawing in progress. */
export interface MapDrawing {
  /** Removes the last vertex. */
  undo(): void;
  finish(): void;
  /** Replaces the shape, after an undo elsewhere. */
  show(shape: MapSketch['shape']): void;
  setStyle(look: DrawingStyle): void;
  stop(): void;
}

export interface MapCanvasProps {
  nodes: readonly MapNode[];
  sketches?: readonly MapSketch[];
  arcs?: readonly MapArc[];
  borders?: readonly MapBorder[];
  /** Groups nearby nodes into numbered clusters; a journey does not. */
  clustered: boolean;
  /** Opens on the inhabited world, and stays there unless the selected content is elsewhere. */
  inhabited?: boolean;
  selectedId: string | null;
  onChoose(id: string | null): void;
  /** A polity was clicked, at this place. */
  onBorder?(border: MapBorder, place: { latitude: number; longitude: number }): void;
  /**
   * A place on the background was clicked (or Enter with the cross-hair), or any place by a long press or right click,
   * to ask for the history there.
   */
  onPlace?(place: { latitude: number; longitude: number }): void;
  /** The selected node was dragged elsewhere. If missing, nodes cannot be moved. */
  onMove?(id: string, place: { latitude: number; longitude: number }): void;
  /** Drawn above the map; `compares`: a slider shows the map without it on one side. */
  overlay?: MapOverlay | null;
  compares?: boolean;
  /** A place marked with a cross. */
  place?: { latitude: number; longitude: number } | null;
  label: string;
  /** Initial view, independent of the content; null: fits the content. */
  view?: MapView | null;
  /** The view has come to rest at another place. */
  onView?(view: MapView): void;
  /** WebGL is missing or was lost, or the base map could not be fetched: a list must replace the map. */
  onFailed(): void;
  ref?: React.Ref<MapHandle>;
}
