/** A place on the map. */
export interface MapNode {
  id: string;
  title: string;
  latitude: number;
  longitude: number;
  /** Name of a hue of the look: `person`, `war` … */
  hue: string;
  /** Its number in the order of a list or a journey; null: none is shown. */
  order: number | null;
  weight: number;
  /** Drawn weakly: not at the time looked at, or its time is not known. */
  faint: boolean;
}

/** A drawing beside a node. GeoJSON, longitude before latitude. */
export interface MapSketch {
  id: string;
  shape: { type: 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon'; coordinates: unknown };
  style: 'solid' | 'dashed' | 'dotted' | 'arrow';
  size: number;
  fill: string | null;
  border: string | null;
  faint: boolean;
}

/** A step of a journey, drawn as a great arc. */
export interface MapArc {
  id: string;
  from: readonly [longitude: number, latitude: number];
  to: readonly [longitude: number, latitude: number];
  /** How much of it has been walked, 0 to 1. */
  drawn: number;
}

/** A polity in its borders. */
export interface MapBorder {
  id: string;
  name: string;
  /** The same through the years. */
  polity: string;
  hue: number;
  /** 1 roughly known (drawn soft and dashed), 2, 3 exact. */
  precision: number;
  shape: { type: 'MultiPolygon'; coordinates: number[][][][] };
}

/** Where the map looks. */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

export interface MapHandle {
  png(): Promise<Blob>;
  /** Moves so that these are seen. */
  fit(places: readonly { latitude: number; longitude: number }[]): void;
  /** Lends the map to whoever draws on it, until they stop. */
  draw(asked: DrawingRequest): Promise<MapDrawing>;
}

type DrawingStyle = Pick<MapSketch, 'style' | 'size' | 'fill' | 'border'>;
/** What is to be drawn, or the shape whose corners are to be moved. GeoJSON, longitude before latitude. */
export interface DrawingRequest {
  draws: 'Point' | 'LineString' | 'Polygon';
  shape: MapSketch['shape'] | null;
  look: DrawingStyle;
  /** It was finished, or a corner was moved. From then on its corners can be moved. */
  onShape(shape: MapSketch['shape']): void;
  /** So many corners are set of what is being drawn; null: it is finished. */
  onCorners(count: number | null): void;
  /** Escape, or whoever moved its corners is content. */
  onEnd(isGivenUp: boolean): void;
}
/** A drawing on its way. */
export interface MapDrawing {
  /** Takes the last corner back. */
  undo(): void;
  finish(): void;
  /** Shows another shape in its place: a step was taken back elsewhere. */
  show(shape: MapSketch['shape']): void;
  look(look: DrawingStyle): void;
  stop(): void;
}

export interface MapCanvasProps {
  nodes: readonly MapNode[];
  sketches?: readonly MapSketch[];
  arcs?: readonly MapArc[];
  borders?: readonly MapBorder[];
  /** Groups near nodes into clusters with a number; a journey does not. */
  clustered: boolean;
  chosen: string | null;
  onChoose(id: string | null): void;
  /** A polity was pointed at, and where. */
  onBorder?(border: MapBorder, place: { latitude: number; longitude: number }): void;
  /**
   * A free place was pointed at (click, or Enter with the cross-hair), or any with a long press or the other button:
   * what was here?
   */
  onPlace?(place: { latitude: number; longitude: number }): void;
  /** The chosen node was dragged elsewhere. Without, nodes stay where they are. */
  onMove?(id: string, place: { latitude: number; longitude: number }): void;
  /** Marked with a cross. */
  place?: { latitude: number; longitude: number } | null;
  label: string;
  /** WebGL is missing or was lost, or the base map did not come: the twin takes the stage. */
  onFailed(): void;
  ref?: React.Ref<MapHandle>;
}
