import { prefersReducedMotion } from '../reduced-motion.ts';
import { placeLabels, visibleRingYears, type CylinderLabel } from './labels.ts';
import {
  normalizeDegrees,
  panView,
  degree,
  heightOf,
  itemNear,
  lensFor,
  placeOnSurface,
  pointOnSurface,
  secondAt,
  secondOfYear,
  revealItem,
  surfaceUnder,
  rotateView,
  zoomView,
  type CylinderView,
  type Lens,
  type PlacedItem,
} from './projection.ts';
import { listenToGestures } from './gestures.ts';
import { CylinderScene, type Line, type Rgb } from './scene.ts';
import type { CylinderItem } from './time-cylinder.ts';
import type { CylinderSetting, CylinderEvents } from './setting.ts';

/** Degrees per second of the automatic rotation, and milliseconds of an animated move. */
const playSpeed = 9,
  moveMs = 280;
/** Distance from the ring within which it can be dragged, in pixels. */
const ringHitTolerance = 7;
/** Maximum number of cached label pictures, and the margin around each, in pixels. */
const maxStamps = 600,
  rim = 3;
const maxNamesByWidth = { wide: 44, narrow: 12 };
const meridians = Array.from({ length: 24 }, (_, index) => index * 15 - 180);

/** The cylinder on its two canvases: can be rotated, panned and zoomed. Draws only when something has changed. */
export class CylinderStage {
  items: readonly PlacedItem[] = [];
  private seen: CylinderView;
  private lens: Lens = lensFor(1, 1);
  private readonly setting: CylinderSetting;
  private readonly events: CylinderEvents;
  private readonly scene: CylinderScene;
  private readonly pen: CanvasRenderingContext2D;
  private readonly resizing: ResizeObserver;
  private readonly listening = new AbortController();
  private readonly widths = new Map<string, number>();
  private readonly stamps = new Map<string, HTMLCanvasElement>();
  private readonly paints: Record<'quiet' | 'seal', Rgb>;
  private byWeight: readonly PlacedItem[] = [];
  lit: Record<'chosen' | 'walked' | 'pointed', string | null> = { chosen: null, walked: null, pointed: null };
  private year: number | null = null;
  private frame = 0;
  private flight: { from: CylinderView; to: CylinderView; began: number } | null = null;
  private playedAt: number | null = null;
  /** The input of the last layout of bars. */
  private laidOut: { view: CylinderView; lens: Lens; items: readonly PlacedItem[] } | null = null;

  constructor(setting: CylinderSetting, events: CylinderEvents) {
    const { canvas, words, context, look, field, view } = setting;
    this.setting = setting;
    this.events = events;
    this.seen = view;
    this.scene = new CylinderScene(canvas, context, {
      ground: parseColor(look.color('paper')),
      light: parseColor(look.color('ink-3')),
    });
    this.paints = { quiet: parseColor(look.color('ink-3')), seal: parseColor(look.color('seal')) };
    this.pen = words.getContext('2d')!;
    canvas.addEventListener(
      'webglcontextlost',
      (event) => {
        event.preventDefault();
        events.onLost();
      },
      { signal: this.listening.signal },
    );
    listenToGestures(this, setting, events, this.listening.signal);
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(field);
    this.resize();
  }

  /** Destroys it and frees its memory. */
  kill(): void {
    cancelAnimationFrame(this.frame);
    this.listening.abort();
    this.resizing.disconnect();
    this.scene.dispose();
  }

  /** The view, or the end of the current animation. */
  get view(): CylinderView {
    return this.flight?.to ?? this.seen;
  }

  /** Replaces the items. */
  show(items: readonly CylinderItem[]): void {
    this.items = placeOnSurface(items, this.setting.fullSpan);
    this.byWeight = [...this.items].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
    this.scene.setItems(this.items, (hue) => parseColor(this.setting.look.color(hue)));
    this.laidOut = null;
    this.updateHighlight();
  }

  itemOf = (id: string | null): PlacedItem | null =>
    id === null ? null : (this.items.find((item) => item.id === id) ?? null);

  setHighlight(as: 'chosen' | 'walked' | 'pointed', id: string | null): void {
    if (this.lit[as] === id) return;
    this.lit[as] = id;
    this.updateHighlight();
  }

  setYear(year: number | null): void {
    this.year = year;
    this.draw();
  }

  /** Moves the view, animated unless the reader prefers reduced motion. */
  move(to: CylinderView, atOnce = false): void {
    if (atOnce || prefersReducedMotion()) {
      this.flight = null;
      this.seen = to;
    } else this.flight = { from: this.seen, to, began: performance.now() };
    this.draw();
  }
  turn = (degrees: number, atOnce = false) => this.move(rotateView(this.view, degrees), atOnce);
  climb = (share: number, atOnce = false) => this.move(panView(this.view, this.setting.fullSpan, share), atOnce);
  zoom = (factor: number, around = (this.view.earliest + this.view.latest) / 2, atOnce = false) =>
    this.move(zoomView(this.view, this.setting.fullSpan, factor, around), atOnce);
  fit = () => this.move({ ...this.view, ...this.setting.fullSpan });
  /** Pans to a moment outside the view. */
  panToSecond(second: number): void {
    const { earliest, latest } = this.view;
    if (second < earliest || second > latest) this.climb((second - (earliest + latest) / 2) / (latest - earliest));
  }
  bring = (item: PlacedItem) => this.move(revealItem(this.view, this.setting.fullSpan, this.lens, item));

  /** Rotates automatically until stopped. */
  set playing(plays: boolean) {
    this.playedAt = plays ? performance.now() : null;
    this.draw();
  }

  /** Requests a frame, if none is pending. */
  draw(): void {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.paint(now));
  }

  private paint(now: number) {
    this.frame = 0;
    if (this.flight) {
      const { from, to, began } = this.flight,
        share = Math.min(1, Math.max(0, (now - began) / moveMs)),
        eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.seen =
        share === 1
          ? to
          : {
              turn: normalizeDegrees(from.turn + normalizeDegrees(to.turn - from.turn) * eased),
              earliest: mix(from.earliest, to.earliest),
              latest: mix(from.latest, to.latest),
            };
      if (share === 1) this.flight = null;
    } else if (this.playedAt !== null) {
      this.seen = rotateView(this.seen, (playSpeed * Math.min(100, Math.max(0, now - this.playedAt))) / 1000);
      this.playedAt = now;
    }
    const { lens, seen, items, laidOut } = this;
    if (
      !laidOut ||
      laidOut.lens !== lens ||
      laidOut.items !== items ||
      laidOut.view.earliest !== seen.earliest ||
      laidOut.view.latest !== seen.latest
    ) {
      this.scene.layOut(lens, seen);
      this.laidOut = { view: seen, lens, items };
    }
    this.scene.draw(lens, seen, this.lines());
    this.drawLabels();
    this.events.onDraw();
    if (this.flight || this.playedAt !== null) this.draw();
  }

  private lines(): { rims: Line[]; rings: Line[]; meridians: Line[]; year: Line | null } {
    const { lens, seen, paints } = this;
    const ring = (at: number, wide: number, strength: number): Line => ({ at, wide, strength, paint: paints.quiet });
    const rings = visibleRingYears(lens, seen).map((year) => ring(heightOf(seen, secondOfYear(year)), 0.5, 0.42));
    const at = this.year === null ? 2 : heightOf(seen, secondOfYear(this.year));
    const rims = [ring(-1, 0.8, 0.8), ring(1, 0.8, 0.8)];
    return {
      rims,
      rings: [...rings, ...rims],
      meridians: meridians.map((longitude) => ring(longitude, 0.5, longitude % 90 ? 0.16 : 0.34)),
      year: Math.abs(at) <= 1 ? { at, wide: 1.4, strength: 1, paint: paints.seal } : null,
    };
  }

  private updateHighlight() {
    this.scene.highlight(this.litIds());
    this.draw();
  }
  private litIds = () => new Set(Object.values(this.lit).filter((id) => id !== null));

  private resize() {
    const { field, words } = this.setting;
    const { clientWidth: width, clientHeight: height } = field;
    if (!width || !height) return;
    const ratio = Math.min(2, devicePixelRatio);
    this.lens = lensFor(width, height);
    this.scene.resize(width, height);
    this.stamps.clear();
    [words.width, words.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    // Resizing clears a canvas: it is redrawn before the browser shows it.
    cancelAnimationFrame(this.frame);
    this.paint(performance.now());
  }

  private drawLabels() {
    const {
      pen,
      lens,
      seen,
      setting: { look, language, lands },
    } = this;
    const ratio = pen.canvas.width / lens.width;
    const fonts: Record<CylinderLabel['as'], string> = {
      year: `12px ${look.sans}`,
      cursor: `600 13px ${look.sans}`,
      land: `12px ${look.sans}`,
      name: `12.5px ${look.serif}`,
      lit: `600 14px ${look.serif}`,
    };
    const colors: Record<CylinderLabel['as'], string> = {
      year: look.color('ink-2'),
      cursor: look.color('seal'),
      land: look.color('ink-2'),
      name: look.color('ink'),
      lit: look.color('ink'),
    };
    const wide = (text: string, as: CylinderLabel['as']) => {
      const key = `${as} ${text}`;
      let width = this.widths.get(key);
      if (width === undefined) {
        pen.font = fonts[as];
        this.widths.set(key, (width = pen.measureText(text).width));
      }
      return width;
    };
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    for (const { text, x, y, as } of placeLabels({
      lens,
      view: seen,
      items: this.byWeight,
      lit: this.litIds(),
      lands,
      year: this.year,
      language,
      widthOf: wide,
      maxNames: lens.width < 600 ? maxNamesByWidth.narrow : maxNamesByWidth.wide,
    })) {
      const stamp = this.getStamp(text, fonts[as], colors[as], wide(text, as), ratio);
      pen.drawImage(stamp, Math.round((x - rim) * ratio), Math.round(y * ratio - stamp.height / 2));
    }
  }

  /** A label as a cached picture: drawing its outline in every frame would cost more than everything else. */
  private getStamp(text: string, font: string, color: string, wide: number, ratio: number): HTMLCanvasElement {
    const key = `${color} ${font} ${text}`,
      cachedStamp = this.stamps.get(key);
    if (cachedStamp) return cachedStamp;
    if (this.stamps.size > maxStamps) this.stamps.clear();
    const stamp = document.createElement('canvas');
    [stamp.width, stamp.height] = [Math.ceil((wide + 2 * rim) * ratio), Math.ceil(24 * ratio)];
    const pen = stamp.getContext('2d')!;
    pen.scale(ratio, ratio);
    Object.assign(pen, {
      font,
      textBaseline: 'middle',
      lineJoin: 'round',
      lineWidth: 3.5,
      strokeStyle: this.setting.look.color('paper'),
      fillStyle: color,
    });
    pen.strokeText(text, rim, 12);
    pen.fillText(text, rim, 12);
    this.stamps.set(key, stamp);
    return stamp;
  }

  /** Converts pixels on the front to degrees and a fraction of the height. */
  toSurfaceDelta(x: number, y: number): { degrees: number; share: number } {
    const { lens } = this;
    const front = lens.distance - lens.radius,
      foot = pointOnSurface(lens, 0, -1).y,
      head = pointOnSurface(lens, 0, 1).y;
    return { degrees: (x * front) / (lens.scale * lens.radius) / degree, share: y / (foot - head) };
  }
  /** Drags the surface by a number of pixels. */
  dragSurface(x: number, y: number) {
    const { degrees, share } = this.toSurfaceDelta(x, y);
    this.move(panView(rotateView(this.view, -degrees), this.setting.fullSpan, share), true);
  }

  secondUnder(x: number, y: number): number | null {
    const under = surfaceUnder(this.lens, x, y);
    return under && Math.abs(under.y) <= 1.02 ? secondAt(this.seen, Math.min(1, Math.max(-1, under.y))) : null;
  }
  isOnRing(x: number, y: number): boolean {
    const under = this.year === null ? null : surfaceUnder(this.lens, x, y);
    return (
      under !== null &&
      Math.abs(pointOnSurface(this.lens, under.angle, heightOf(this.seen, secondOfYear(this.year!))).y - y) <
        ringHitTolerance
    );
  }
  itemUnder = (x: number, y: number) => itemNear(this.items, this.lens, this.seen, x, y);
}

/** Parses `rgb(143, 171, 230)` for WebGL. */
function parseColor(color: string): Rgb {
  const [red = 128, green = 128, blue = 128] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}
