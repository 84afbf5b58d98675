import type { Language } from '../../rules/languages.ts';
import type { AxisIndex } from './item-index.ts';
import { type AxisLayout, type Crowd } from './layout.ts';
import type { AxisTheme } from './theme.ts';
import { type AxisPosition } from './scale.ts';
import type { AxisBand, AxisLane } from './time-axis.ts';

export interface Scene {
  stand: AxisGeometry;
  place: AxisPosition;
  index: AxisIndex;
  layout: AxisLayout;
  lanes: readonly AxisLane[];
  bands: readonly AxisBand[];
  look: AxisTheme;
  language: Language;
  today: string;
  ages: boolean;
  year: number | null;
  selectedId: string | null;
  walked: string | null;
  pointed: string | null;
  /** The shortened label of an item, by rank. */
  nameOf(rank: number): string;
  /** The longest label of an item that fits into a width in pixels, by rank. */
  longestName(rank: number, room: number): string;
  widthOf(text: string, font: string): number;
}

/** A drawn object that can be hovered, selected and focused. */
export interface Target {
  /** Id of the item or the crowd. */
  id: string;
  crowd: Crowd | null;
  rank: number;
  lane: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The x of its time, not of its label. */
  at: number;
}

/** The layout of the canvas, in pixels. */
export interface AxisGeometry {
  width: number;
  height: number;
  /** Left edge of the plot, right of the lane headings; 0 if those are above their rows. */
  left: number;
  top: number;
  /** Position of years above the lanes; null if years are only below. */
  yearsAbove: number | null;
  bottom: number;
  laneHeight: number;
  /** Height of a heading above the rows of a lane. */
  heading: number;
  rows: number;
  rowHeight: number;
}
