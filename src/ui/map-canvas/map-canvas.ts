/** A place on the map. */
export interface MapNode {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
  /** Name of a colour of the design: `person`, `war` … */
  hue: string;
  /** Its number in a list or a journey; null: none is shown. */
  order: number | null;
  weight: number;
  /** Drawn dimmed: not at the time shown, or its time is unknown. */
  faint: boolean;
  /** Whether its name stands on the map already, as that of a state whose borders are drawn. */
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
  /** The fraction walked, 0 to 1. */
  drawn: number;
}

/** A polity in its borders. */
export interface MapBorder {
  id: string;
  name: string;
  /** Id of the polity, the same in every year. */
  polity: string;
  hue: number;
  /** 1: approximate (drawn soft and dashed); 2, 3: exact. */
  precision: number;
  shape: { type: 'MultiPolygon'; coordinates: number[][][][] };
}

/** What is laid over the map as a whole. */
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
  /** Enters draw mode until the drawing is ended. */
  draw(asked: DrawingRequest): Promise<MapDrawing>;
}

type DrawingStyle = Pick<MapSketch, 'style' | 'size' | 'fill' | 'border'>;
/** What to draw, or the shape whose vertices are to be moved. GeoJSON, longitude before latitude. */
export interface DrawingRequest {
  draws: 'Point' | 'LineString' | 'Polygon';
  shape: MapSketch['shape'] | null;
  look: DrawingStyle;
  /** The shape was finished, or a vertex moved. Once finished, its vertices can be moved. */
  onShape(shape: MapSketch['shape']): void;
  /** Number of vertices set so far; null: the shape is finished. */
  onCorners(count: number | null): void;
  /** The drawing was ended, or given up by Escape. */
  onEnd(isGivenUp: boolean): void;
}
/** Controls of a drawing in progress. */
export interface MapDrawing {
  /** Removes the last vertex. */
  undo(): void;
  finish(): void;
  /** Replaces the shape: a step was undone elsewhere. */
  show(shape: MapSketch['shape']): void;
  look(look: DrawingStyle): void;
  stop(): void;
}

export interface MapCanvasProps {
  nodes: readonly MapNode[];
  sketches?: readonly MapSketch[];
  arcs?: readonly MapArc[];
  borders?: readonly MapBorder[];
  /** Groups nearby nodes into numbered clusters; a journey does not. */
  clustered: boolean;
  /** Opens on the inhabited world, and stays there unless what is asked for lies elsewhere. */
  inhabited?: boolean;
  chosen: string | null;
  onChoose(id: string | null): void;
  /** A polity was clicked, and where. */
  onBorder?(border: MapBorder, place: { latitude: number; longitude: number }): void;
  /**
   * A place on the background was clicked (or Enter with the cross-hair), or any place by a long press or right click:
   * what was here?
   */
  onPlace?(place: { latitude: number; longitude: number }): void;
  /** The selected node was dragged elsewhere. If missing, nodes cannot be moved. */
  onMove?(id: string, place: { latitude: number; longitude: number }): void;
  /** Laid over it; `compares`: a slider shows the map alone beside it. */
  overlay?: MapOverlay | null;
  compares?: boolean;
  /** A place marked with a cross. */
  place?: { latitude: number; longitude: number } | null;
  label: string;
  /** Where it opens, whatever is on it; null: where what is on it lies. */
  view?: MapView | null;
  /** The view has come to rest elsewhere. */
  onView?(view: MapView): void;
  /** WebGL is missing or was lost, or the base map could not be fetched: the list has to stand in. */
  onFailed(): void;
  ref?: React.Ref<MapHandle>;
}
