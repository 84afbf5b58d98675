import { prefersReducedMotion } from '../reduced-motion.ts';
import type Sigma from 'sigma';
import { extentOf, fieldRadius, type Point } from './graph-canvas.ts';
import type { CanvasState, DrawnEdge, DrawnNode } from './programs.ts';

export interface CameraState {
  x: number;
  y: number;
  ratio: number;
}

const initialState = { x: 0.5, y: 0.5, angle: 0, ratio: 1 };
/** The initial view of the camera: the field, with room for a wide first layout. */
const box = {
  x: [-fieldRadius * 1.3, fieldRadius * 1.3] as [number, number],
  y: [-fieldRadius, fieldRadius] as [number, number],
};
const moveMs = 260;

/** Zoom and position of the view on a stage. */
export class GraphCamera {
  private readonly sigma: Sigma<DrawnNode, DrawnEdge, CanvasState>;
  private readonly getVisiblePoints: () => Point[];

  constructor(sigma: Sigma<DrawnNode, DrawnEdge, CanvasState>, getVisiblePoints: () => Point[]) {
    this.sigma = sigma;
    this.getVisiblePoints = getVisiblePoints;
    sigma.setCustomBBox(box);
  }

  get size(): { width: number; height: number } {
    return this.sigma.getDimensions();
  }

  get state(): CameraState {
    const { x, y, ratio } = this.sigma.getCamera();
    return { x, y, ratio };
  }
  set state(state: CameraState) {
    this.sigma.getCamera().setState(state);
  }

  private move(state: Partial<CameraState>) {
    const camera = this.sigma.getCamera();
    if (prefersReducedMotion()) camera.setState(state);
    else void camera.animate(state, { duration: moveMs, easing: 'quadraticOut' });
  }

  /** Zooms in (factor over 1) or out, around a point or the middle of the view. */
  zoom(factor: number, around: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const camera = this.sigma.getCamera();
    this.move(this.sigma.getViewportZoomedState(around, camera.getBoundedRatio(camera.ratio / factor)));
  }

  /** Pans, in fractions of the view. */
  pan(right: number, down: number): void {
    const { width, height } = this.size;
    this.move(this.sigma.viewportToFramedGraph({ x: width * (0.5 + right), y: height * (0.5 + down) }));
  }

  /** Height of the tools that lie over the top of the view on a phone, in pixels. */
  private coveredAbove(): number {
    const container = this.sigma.getContainer();
    const tools = container.closest('.graph-view')?.querySelector('.graph-zoom');
    if (!tools) return 0;
    return Math.max(0, tools.getBoundingClientRect().bottom - container.getBoundingClientRect().top);
  }

  /** Fits everything drawn into the view, with room for labels and below the tools. */
  fit(): void {
    const { sigma } = this;
    const visiblePoints = this.getVisiblePoints();
    if (!visiblePoints.length) return;
    const { x, y } = extentOf(
      visiblePoints.map((place) => sigma.graphToViewport(place, { cameraState: initialState })),
    );
    const { width, height } = this.size;
    const roomX = Math.min(90, width * 0.14),
      roomBelow = 36,
      roomAbove = roomBelow + this.coveredAbove();
    const ratio = Math.max((x[1] - x[0]) / (width - 2 * roomX), (y[1] - y[0]) / (height - roomAbove - roomBelow), 0.3);
    // The middle of the free part of the view is below that of the whole view.
    const middle = (y[0] + y[1]) / 2 - ((roomAbove - roomBelow) / 2) * ratio;
    this.move({
      ...sigma.viewportToFramedGraph({ x: (x[0] + x[1]) / 2, y: middle }, { cameraState: initialState }),
      ratio,
    });
  }

  /** Fits everything into the view if one of these places is outside it. */
  fitIfOutside(places: readonly Point[]): void {
    const { width, height } = this.size;
    const isOutside = ({ x, y }: Point) => x < 0 || y < 0 || x > width || y > height;
    if (places.some((place) => isOutside(this.sigma.graphToViewport(place)))) this.fit();
  }

  /** Pans as little as needed to show a point above a panel that covers the bottom (`covered`, in pixels). */
  panToShow(point: Point, covered: number): void {
    const { width, height } = this.size;
    const inset = Math.min(60, width / 4, (height - covered) / 4);
    const x = Math.min(Math.max(point.x, inset), width - inset),
      y = Math.min(Math.max(point.y, inset), height - covered - inset);
    if (x !== point.x || y !== point.y)
      this.move(this.sigma.viewportToFramedGraph({ x: width / 2 + point.x - x, y: height / 2 + point.y - y }));
  }
}
