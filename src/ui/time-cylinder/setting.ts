import type { Language } from '../../rules/languages.ts';
import { type Landmark } from './labels.ts';
import { type CylinderView, type TimeSpan } from './projection.ts';

/** The elements and data of a cylinder. */
export interface CylinderSetting {
  field: HTMLElement;
  canvas: HTMLCanvasElement;
  /** The canvas for labels, above the drawing. */
  words: HTMLCanvasElement;
  context: WebGL2RenderingContext;
  look: { serif: string; sans: string; color(token: string): string };
  language: Language;
  lands: readonly Landmark[];
  fullSpan: TimeSpan;
  view: CylinderView;
}

export interface CylinderEvents {
  onChoose(id: string | null): void;
  onYear(year: number): void;
  /** Called after every drawn frame. */
  onDraw(): void;
  /** The WebGL context was lost; nothing is drawn any more. */
  onLost(): void;
}
