/** Units of the static map of a year. */
export const pictureSize = { width: 2000, height: 908 } as const;
/** The part that phones show, and an inset of the Americas next to it. */
export const oldWorld = { x: 800, y: 62, width: 1040, height: 758 } as const;
export const americas = { x: 260, y: 110, width: 560, height: 790 } as const;

/** Names in a window of at least 1,000 pixels, or in a smaller one. */
export type LabelLayout = 'wide' | 'narrow';
/** Size of names, in units of the picture. */
export const labelSizes: Record<LabelLayout, number> = { wide: 19, narrow: 30 };

/** A state on the static map of a year. */
export interface DrawnState {
  polity: string;
  name: string;
  /** Address of its entry. */
  href: string | null;
  /** One of ten colours. */
  hue: number;
  precision: number;
  /** Data of an SVG path. */
  path: string;
  /** Middle of its name in each layout where it fits. */
  labels: { [layout in LabelLayout]?: [x: number, y: number] };
}
