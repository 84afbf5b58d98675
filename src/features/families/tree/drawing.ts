import type { Painter } from '../../../ui/time-axis/painter.ts';
import type { TreeTheme } from './tree-look.ts';

/** A point of a drawing where somebody is found by eye, in its own units. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** What is seen, saved and printed of a family: the tree, or the lives along an axis. */
export interface Drawing {
  /** In its own units: CSS pixels where nobody has zoomed. */
  width: number;
  height: number;
  /** Everybody, once. */
  spots: readonly Spot[];
  /** Whether each stands in a row of their own, from top to bottom as `spots`. */
  isList: boolean;
  /** Who stands at a point of it. */
  personAt(x: number, y: number): string | null;
  paint(painter: Painter, view: TreeView, theme: TreeTheme): void;
}

/** Which part of the drawing is seen, and how large: a point `x, y` of it stands at `x * scale + left`. */
export interface TreeView {
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}
