import { languageTag, type Language } from '../../rules/languages.ts';
import { drawAxis, minAxisHeight, axisGeometry } from './drawing.ts';
import type { AxisGeometry, Scene, Target } from './scene.ts';
import { AxisIndex } from './item-index.ts';
import { AxisLayout, type Crowd } from './layout.ts';
import { readTheme, type AxisTheme } from './theme.ts';
import { CanvasPainter, SvgPainter } from './painter.ts';
import { AxisLabels } from './labels.ts';
import { AxisMotion } from './motion.ts';
import {
  ageLimits,
  wholeTimeView,
  clampPosition,
  daySeconds,
  minViewSeconds,
  positionOfView,
  secondAt,
  stepOf,
  viewOf,
  xOf,
} from './scale.ts';
import { nearestTarget, nextTarget, targetAt, type Direction } from './targets.ts';
import { dateAt, startOfYear } from './ticks.ts';
import type { AxisBand, AxisItem, AxisLane, AxisView } from './time-axis.ts';

export interface StageEvents {
  onView(view: AxisView, rests: boolean): void;
  /** Called after every frame: x of the year line, and whether it is clamped to the edge as the year is outside. */
  onDraw(year: { x: number; isBeyond: boolean } | null): void;
  /** The minimum height of its lanes. */
  onHeight(pixels: number): void;
}

/** Content in addition to the items. */
export interface AxisContent {
  bands: readonly AxisBand[];
  selectedId: string | null;
  year: number | null;
  ages: boolean;
  language: Language;
  today: string;
}

/** Below this width lane names are above their rows, in pixels. */
const narrowWidth = 640;
/** While moving, a layout up to this factor coarser may be shown. */
const maxCoarsening = 4;

/** The drawn axis: it manages position, motion and layout, but does not know what a selection means. */
export class AxisStage {
  private readonly field: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly painter: CanvasPainter;
  private readonly names: AxisLabels;
  private readonly context: CanvasRenderingContext2D;
  private readonly events: StageEvents;
  private readonly resizing: ResizeObserver;
  /** What changes its colours: day and night, and paper. */
  private readonly schemes = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('print')];
  private readonly coarse = matchMedia('(pointer: coarse)').matches;
  private look: AxisTheme;
  private index = new AxisIndex([], []);
  private lanes: readonly AxisLane[] = [];
  private content: AxisContent = { bands: [], selectedId: null, year: null, ages: false, language: 'zh', today: '' };
  private stand: AxisGeometry = axisGeometry(0, 0, 0, { left: 0, coarse: false });
  private view: AxisView;
  readonly motion = new AxisMotion(
    () => ({ width: this.plot, limits: this.limits }),
    () => this.redraw(),
  );
  private layout: AxisLayout | null = null;
  private targets: Target[] = [];
  private walked: string | null = null;
  private pointed: string | null = null;
  private frame = 0;

  constructor(field: HTMLElement, canvas: HTMLCanvasElement, view: AxisView, events: StageEvents) {
    [this.field, this.canvas, this.view, this.events] = [field, canvas, view, events];
    this.context = canvas.getContext('2d')!;
    this.painter = new CanvasPainter(this.context);
    this.names = new AxisLabels(this.context);
    this.look = readTheme(field);
    for (const scheme of this.schemes) scheme.addEventListener('change', this.relook);
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(field);
  }

  kill(): void {
    cancelAnimationFrame(this.frame);
    this.resizing.disconnect();
    for (const scheme of this.schemes) scheme.removeEventListener('change', this.relook);
  }

  private readonly relook = () => {
    this.look = readTheme(this.field);
    // At once, and in the width of the paper: no frame is drawn before it is printed.
    this.resize();
  };

  setItems(items: readonly AxisItem[], lanes: readonly AxisLane[]): void {
    const before = this.layout?.rowsById();
    this.lanes = lanes;
    this.index = new AxisIndex(items, lanes);
    this.updateGeometry();
    this.relayout(before);
    this.redraw();
  }

  set(content: AxisContent): void {
    this.content = content;
    this.redraw();
  }

  private updateGeometry() {
    const { width, height } = this.stand,
      { lanes } = this;
    this.names.set(this.index.items, this.look.name, width);
    if (!width) return;
    const widest = Math.max(0, ...lanes.map(({ name }) => this.names.wide(name, this.look.lane)));
    const left = widest === 0 || width < narrowWidth ? 0 : Math.min(widest + 22, width / 4);
    const before = this.stand;
    this.stand = axisGeometry(width, height, lanes.length, { left, coarse: this.coarse });
    this.events.onHeight(minAxisHeight(lanes.length, left, this.coarse));
    if (this.motion.place && before.left !== left) this.keepSpan();
    if (before.rows !== this.stand.rows) this.relayout();
  }

  private relayout(before?: Map<string, number>, step = this.motion.place && stepOf(this.motion.place.perPixel)) {
    if (step === null) return;
    const findPreviousRow = before && this.layout?.step === step ? (id: string) => before.get(id) : null;
    this.layout = new AxisLayout(
      this.index,
      step,
      this.lanes.length,
      this.stand.rows,
      this.names.labelWidths,
      findPreviousRow,
    );
  }

  private get plot(): number {
    return this.stand.width - this.stand.left;
  }
  private get limits(): AxisView {
    return this.content.ages ? ageLimits : wholeTimeView();
  }

  private resize() {
    const { clientWidth: width, clientHeight: height } = this.field;
    if (!width || !height) return;
    const ratio = Math.min(3, devicePixelRatio || 1);
    [this.canvas.width, this.canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    this.context.setTransform(this.canvas.width / width, 0, 0, this.canvas.height / height, 0, 0);
    this.context.textBaseline = 'middle';
    this.stand = { ...this.stand, width, height };
    this.updateGeometry();
    this.keepSpan();
    this.draw();
  }

  /** Keeps the same span when the width changes. */
  private keepSpan() {
    this.motion.place = clampPosition(positionOfView(this.view, this.plot), this.plot, this.limits);
  }

  // Moving

  /** Moves to a span of time. */
  show(view: AxisView): void {
    this.view = view;
    this.motion.moveTo(positionOfView(view, this.plot));
  }

  /** Fits all items, with a little margin. */
  fit(): void {
    const extent = this.index.extent() ?? this.limits;
    const room = Math.max((extent.latest - extent.earliest) * 0.04, daySeconds);
    this.show({ earliest: extent.earliest - room, latest: extent.latest + room });
  }

  zoom(factor: number, x = this.stand.left + this.plot / 2, isWheel = false): void {
    this.motion.zoom(factor, x - this.stand.left, isWheel);
  }
  drag(pixels: number, factor = 1, x = 0): void {
    this.motion.drag(pixels, factor, x - this.stand.left);
  }

  /** Moves to the first or the last item. */
  goToEnd(isLast: boolean): void {
    const extent = this.index.extent(),
      { place } = this.motion;
    if (!extent || !place) return;
    const far = (this.plot / 2 - 60) * place.perPixel;
    this.motion.moveTo({ ...place, middle: isLast ? extent.latest - far : extent.earliest + far });
  }

  /** Pans to an item that is outside the view. */
  reveal(id: string): void {
    const rank = this.index.rankOf(id),
      { goal } = this.motion;
    if (rank < 0 || !goal) return;
    const [from, to] = [this.index.earliest[rank]!, this.index.latest[rank]!],
      seen = viewOf(goal, this.plot);
    if (to < seen.earliest || from > seen.latest) this.motion.moveTo({ ...goal, middle: (from + to) / 2 });
  }

  /** Zooms in on a crowd until its items may fit; false if that is impossible. */
  openCrowd(crowd: Crowd): boolean {
    const { place } = this.motion;
    if (!place || this.plot * place.perPixel < minViewSeconds * 1.5) return false;
    const long = Math.max(crowd.latest - crowd.earliest, daySeconds),
      near = (this.plot * place.perPixel) / 3;
    const half = Math.min(long * 0.6, near),
      middle = long > near * 2 ? crowd.at : (crowd.earliest + crowd.latest) / 2;
    this.walked = null;
    this.show({ earliest: middle - half, latest: middle + half });
    return true;
  }

  private redraw() {
    this.frame ||= requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number) {
    this.frame = 0;
    if (!this.motion.place) return;
    const moves = this.motion.step(now);
    this.draw();
    const news = this.motion.takeViewChange(moves);
    if (news) {
      this.view = news.view;
      this.events.onView(news.view, news.rests);
    }
    if (moves) this.redraw();
  }

  // Drawing

  private draw() {
    const { stand } = this;
    this.context.clearRect(0, 0, stand.width, stand.height);
    this.targets = drawAxis(this.painter, this.scene());
    const ready = String(this.index.size);
    if (this.field.dataset.ready !== ready) this.field.dataset.ready = ready;
    this.events.onDraw(this.yearAt());
  }

  private scene(): Scene {
    const { stand, index, lanes, look, walked, pointed } = this,
      place = this.motion.place!;
    const step = stepOf(place.perPixel),
      laid = this.layout?.step ?? 0;
    // While it moves, a coarser layout is enough, and when zooming out one is prepared: new rows appear once it rests.
    const isFit = this.motion.isMoving ? laid >= step && laid <= step * maxCoarsening : laid === step;
    if (!isFit) this.relayout(undefined, this.motion.isMoving && laid > 0 && laid < step ? step * 2 : step);
    const view = viewOf(place, this.plot);
    if (!this.layout!.cover(view)) {
      this.relayout(this.layout!.rowsById(), this.layout!.step);
      this.layout!.cover(view);
    }
    return {
      stand,
      place,
      index,
      layout: this.layout!,
      lanes,
      look,
      walked,
      pointed,
      ...this.content,
      nameOf: this.names.nameOf,
      longestName: this.names.longestName,
      widthOf: this.names.wide,
    };
  }

  private yearAt(): { x: number; isBeyond: boolean } | null {
    const { year, ages } = this.content,
      { left, width } = this.stand;
    if (year === null || ages) return null;
    const x = left + xOf(this.motion.place!, this.plot, startOfYear(year));
    return { x: Math.min(Math.max(x, left + 22), width - 22), isBeyond: x < left || x > width };
  }

  // Hit tests

  targetAt(x: number, y: number): Target | null {
    return targetAt(this.targets, x, y);
  }
  /** The year at a point of the tick area, or null elsewhere. */
  yearUnder(x: number, y = Infinity): number | null {
    const { place } = this.motion;
    if (!place || this.content.ages || y < this.stand.bottom) return null;
    return dateAt(secondAt(place, this.plot, x - this.stand.left)).year;
  }

  setHovered(target: Target | null): void {
    if ((target?.id ?? null) === this.pointed) return;
    this.pointed = target?.id ?? null;
    this.field.style.cursor = target ? 'pointer' : '';
    this.redraw();
  }

  get walkedTo(): Target | null {
    return this.targets.find(({ id }) => id === this.walked) ?? null;
  }
  moveFocus(target: Target | null): void {
    const { left, width } = this.stand,
      room = Math.min(60, this.plot / 4);
    this.walked = target?.id ?? null;
    if (target && target.at < left + room) this.motion.pan((target.at - left - room) / this.plot);
    else if (target && target.at > width - room) this.motion.pan((target.at - width + room) / this.plot);
    this.redraw();
  }
  /** The next target in a direction from the keyboard focus or the selection; initially the one in the middle. */
  nextInDirection(direction: Direction): Target | null {
    const focusedTarget = this.walkedTo ?? this.targets.find(({ id }) => id === this.content.selectedId);
    return focusedTarget
      ? nextTarget(this.targets, focusedTarget, direction)
      : nearestTarget(this.targets, this.stand.left + this.plot / 2, this.stand.top);
  }

  readonly laneName = (lane: number): string => this.lanes[lane]?.name ?? '';
  readonly itemOf = ({ rank }: Target): AxisItem => this.index.items[rank]!;

  // Pictures

  async png(): Promise<Blob> {
    const { width, height } = this.stand,
      ratio = Math.max(2, devicePixelRatio || 1);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const context = canvas.getContext('2d')!;
    context.scale(ratio, ratio);
    const painter = new CanvasPainter(context);
    painter.box(0, 0, width, height, this.look.ground);
    drawAxis(painter, { ...this.scene(), walked: null, pointed: null });
    return new Promise((done, reject) =>
      canvas.toBlob((blob) => (blob ? done(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  }

  svg(title: string): string {
    const { width, height } = this.stand,
      painter = new SvgPainter();
    painter.box(0, 0, width, height, this.look.ground);
    drawAxis(painter, { ...this.scene(), walked: null, pointed: null });
    return painter.toFile(width, height, { title, lang: languageTag(this.content.language) });
  }
}
