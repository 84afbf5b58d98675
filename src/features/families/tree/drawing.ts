import type { Painter } from '../../../ui/time-axis/painter.ts';
import type { TreeTheme } from './tree-look.ts';

/** The position of a person in a drawing, in its own units. */
export interface PersonPosition {
  id: string;
  x: number;
  y: number;
}

/** A drawing of a family for the screen, files and printing: the tree, or lives along an axis. */
export interface Drawing {
  /** In its own units: CSS pixels at scale 1. */
  width: number;
  height: number;
  /** Everyone, once. */
  spots: readonly PersonPosition[];
  /** Whether each person has a row of their own, from top to bottom in the order of `spots`. */
  isList: boolean;
  personAt(x: number, y: number): string | null;
  paint(painter: Painter, view: TreeView, theme: TreeTheme): void;
}

/** The visible part of the drawing, and its scale: a point `x, y` is at `x * scale + left`. */
export interface TreeView {
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}
