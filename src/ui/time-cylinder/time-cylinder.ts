import type { TimeNote } from '../../rules/time/historical-time.ts';

/** An item on the surface of the cylinder: time runs up the axis, longitude around it. */
export interface CylinderItem {
  id: string;
  title: string;
  /** Degrees east, −180 to 180. */
  longitude: number;
  /** Seconds from 1970-01-01. */
  earliest: number;
  latest: number;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  hue: string;
  weight: number;
}

export interface TimeCylinderProps {
  items: readonly CylinderItem[];
  /** Lower and upper end, in seconds. */
  earliest: number;
  latest: number;
  selectedId: string | null;
  onChoose(id: string | null): void;
  /** A ring at this year; null: none. */
  year: number | null;
  onYear(year: number | null): void;
  label: string;
  /** WebGL is missing or its context was lost. */
  onFailed(): void;
}
