import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { storedWidths, readPictureAddress, widthAddress } from '../../../rules/picture-address.ts';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import type { paintingWall } from './contract.ts';
import { sheetSides, WallDrawing } from './drawing.ts';
import {
  layOutWall,
  panView,
  openingView,
  pictureAt,
  fitWall,
  zoomView,
  type Arrangement,
  type Group,
  type WallLayout,
  type View,
} from './layout.ts';

export type Wall = ReplyOf<typeof paintingWall>;
export interface WallOptions {
  canvas: HTMLCanvasElement;
  /** For the names of groups and the frame of the selection; above the pictures. */
  words: HTMLCanvasElement;
  wall: Wall;
  nameOf(group: Group, by: Arrangement): string;
  onLost(): void;
}

/** Duration of the animation of pictures and view, in milliseconds. */
const moveMs = 600;
/** Size of a cell in pixels from which pictures are shown in detail; how many are cached, and fetched at once. */
const detailPx = 90,
  maxDetailed = 72,
  maxFetches = 6;

/** The wall on its two canvases. It draws only after a change. */
export class WallStage {
  hung: WallLayout;
  chosenIndex: number | null = null;
  private by: Arrangement;
  private view: View = { x: 0, y: 0, scale: 1 };
  private least = 1;
  private move: { since: number; from: View; to: View; hangs: boolean } | null = null;
  private frame = 0;
  private readonly field = { width: 1, height: 1 };
  private readonly drawing: WallDrawing;
  private readonly close = new Map<number, WebGLTexture | null>();
  private readonly stop = new AbortController();
  private readonly setting: WallOptions;
  private readonly pen: CanvasRenderingContext2D;

  constructor(setting: WallOptions, by: Arrangement) {
    const { canvas, words, wall } = setting;
    this.setting = setting;
    this.by = by;
    this.hung = layOutWall(wall, by);
    const gl = canvas.getContext('webgl2', { premultipliedAlpha: true, antialias: false })!;
    this.pen = words.getContext('2d')!;
    this.drawing = new WallDrawing(gl, { ...wall, sheets: wall.atlases.length });
    this.drawing.setPositions(this.hung.places, this.hung.places);
    canvas.addEventListener('webglcontextlost', () => setting.onLost(), { signal: this.stop.signal });
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(canvas);
    this.stop.signal.addEventListener('abort', () => resized.disconnect());
    this.resize();
    void this.fetchSheets();
  }

  dispose(): void {
    this.stop.abort();
    cancelAnimationFrame(this.frame);
    this.setting.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }

  private resize(): void {
    const { canvas, words } = this.setting;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width || !height) return;
    const isFirst = this.field.width === 1;
    Object.assign(this.field, { width, height });
    const pixels = Math.min(2, devicePixelRatio);
    for (const layer of [canvas, words]) [layer.width, layer.height] = [width * pixels, height * pixels];
    this.pen.setTransform(pixels, 0, 0, pixels, 0, 0);
    this.least = fitWall(this.hung, this.field).scale;
    if (isFirst) this.view = openingView(this.hung, this.field);
    this.redraw();
  }

  /** Loads sheets one after another, so that the first pictures appear early. */
  private async fetchSheets(): Promise<void> {
    const { signal } = this.stop;
    for (const [at, address] of this.setting.wall.atlases.entries()) {
      try {
        const answer = await fetch(address, { signal });
        if (!answer.ok) continue; // its pictures stay grey
        const sheet = await answer.blob();
        const versions = await Promise.all(
          sheetSides.map((side) => createImageBitmap(sheet, { resizeWidth: side, resizeHeight: side })),
        );
        if (signal.aborted) return;
        this.drawing.addSheet(at, versions);
        versions.forEach((version) => version.close());
        this.redraw();
      } catch {
        if (signal.aborted) return;
      }
    }
  }

  /** Arranges the pictures differently; they move to their new places. */
  arrange(by: Arrangement): void {
    const before = this.hung;
    this.by = by;
    this.hung = layOutWall(this.setting.wall, by);
    this.least = fitWall(this.hung, this.field).scale;
    this.drawing.setPositions(before.places, this.hung.places);
    this.animateTo(openingView(this.hung, this.field), true);
  }
  showWhole = (): void => this.animateTo(fitWall(this.hung, this.field));
  zoom(factor: number, at = { x: 0, y: 0 }): void {
    this.view = zoomView(this.view, factor, at, this.least);
    this.redraw();
  }
  /** Moves the view by pixels. */
  pan(x: number, y: number): void {
    this.view = panView(this.view, this.hung, -x / this.view.scale, -y / this.view.scale);
    this.redraw();
  }
  /** The picture at a point relative to the centre of the view. */
  under = ({ x, y }: { x: number; y: number }): number | null =>
    pictureAt(this.hung, this.view.x + x / this.view.scale, this.view.y + y / this.view.scale);

  /** Selects a picture, and scrolls to it if it is out of view. */
  select(at: number | null, follow = false): void {
    this.chosenIndex = at;
    if (at !== null && follow) {
      const [x, y] = [this.hung.places[at * 2]! + 0.5, this.hung.places[at * 2 + 1]! + 0.5];
      this.animateTo({ x, y, scale: Math.max(this.view.scale, Math.min(150, this.least * 8)) });
    }
    this.redraw();
  }

  private animateTo(to: View, hangs = false): void {
    const isStill = prefersReducedMotion();
    this.move = isStill ? null : { since: performance.now(), from: this.view, to, hangs };
    if (isStill) this.view = to;
    this.redraw();
  }

  redraw(): void {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    let gone = 1;
    if (this.move) {
      const { since, from, to, hangs } = this.move;
      const share = Math.min(1, (now - since) / moveMs),
        eased = share * share * (3 - 2 * share);
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.view = { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
      if (hangs) gone = eased;
      if (share < 1) this.redraw();
      else this.move = null;
    }
    const isStill = this.move === null;
    const close = isStill && this.view.scale >= detailPx ? this.listVisible() : [];
    const { places } = this.hung;
    const textures = close.flatMap((at) => {
      const texture = this.close.get(at);
      return texture
        ? [{ texture, x: places[at * 2]!, y: places[at * 2 + 1]!, shape: this.setting.wall.shapes[at]! }]
        : [];
    });
    this.drawing.draw(this.view, this.field, gone, textures);
    this.drawLabels(gone === 1);
    void this.fetchDetails(close);
  }

  /** Visible pictures, the nearest to the centre first. */
  private listVisible(): number[] {
    const { places } = this.hung;
    const { x, y, scale } = this.view;
    const [wide, high] = [this.field.width / scale / 2, this.field.height / scale / 2];
    const far = (at: number) => Math.hypot(places[at * 2]! + 0.5 - x, places[at * 2 + 1]! + 0.5 - y);
    const visibleIndexes: number[] = [];
    for (let at = 0; at * 2 < places.length; at++)
      if (Math.abs(places[at * 2]! + 0.5 - x) < wide + 0.5 && Math.abs(places[at * 2 + 1]! + 0.5 - y) < high + 0.5)
        visibleIndexes.push(at);
    return visibleIndexes.sort((a, b) => far(a) - far(b)).slice(0, maxDetailed);
  }

  private fetching = 0;
  private async fetchDetails(indexes: readonly number[]): Promise<void> {
    for (const at of indexes) {
      if (this.fetching >= maxFetches) return;
      if (this.close.has(at)) continue;
      this.close.set(at, null);
      this.fetching++;
      void this.fetchPicture(at).finally(() => {
        this.fetching--;
        this.redraw();
      });
    }
    for (const [at, texture] of this.close)
      if (this.close.size > 2 * maxDetailed && !indexes.includes(at) && texture) {
        this.drawing.forget(texture);
        this.close.delete(at);
      }
  }
  private async fetchPicture(at: number): Promise<void> {
    const url = this.setting.wall.urls[at]!;
    const { signal } = this.stop;
    try {
      const answer = await fetch(widthAddress(url, storedWidths(readPictureAddress(url)!.width)[0]!), { signal });
      const bitmap = await createImageBitmap(await answer.blob());
      if (!signal.aborted) this.close.set(at, this.drawing.createPictureTexture(bitmap));
      bitmap.close();
    } catch {
      // The thumbnail is shown instead.
    }
  }

  private drawLabels(showsNames: boolean): void {
    const { pen, hung, field, view } = this;
    pen.clearRect(0, 0, field.width, field.height);
    const at = (x: number, y: number) => ({
      x: (x - view.x) * view.scale + field.width / 2,
      y: (y - view.y) * view.scale + field.height / 2,
    });
    const look = getComputedStyle(this.setting.words);
    pen.fillStyle = look.color;
    pen.textBaseline = 'bottom';
    const px = Math.max(11, Math.min(22, view.scale * 0.55));
    pen.font = `${px}px ${look.fontFamily}`;
    for (const group of showsNames ? hung.groups : []) {
      const { x, y } = at(group.x, group.y + 1);
      const room = group.width * view.scale;
      if (x > field.width || x + room < 0 || y < 0 || y - px > field.height || room < px * 1.6) continue;
      const name = truncateText(pen, this.setting.nameOf(group, this.by), Math.max(room, 0));
      if (name) pen.fillText(name, Math.max(4, x), y - 2);
    }
    if (this.chosenIndex === null) return;
    const corner = at(hung.places[this.chosenIndex * 2]!, hung.places[this.chosenIndex * 2 + 1]!);
    pen.strokeStyle = look.outlineColor;
    pen.lineWidth = 3;
    pen.strokeRect(corner.x, corner.y, Math.max(8, view.scale), Math.max(8, view.scale));
  }
}

/** As much of a name as fits; empty if too little would remain. */
function truncateText(pen: CanvasRenderingContext2D, name: string, room: number): string {
  if (pen.measureText(name).width <= room) return name;
  const letters = [...name];
  while (letters.length > 2 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return letters.length > 2 ? `${letters.join('')}…` : '';
}
