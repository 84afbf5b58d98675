import { prefersReducedMotion } from '../reduced-motion.ts';
import {
  clampPosition,
  glide,
  interpolate,
  panPosition,
  minSpeed,
  viewOf,
  zoomPosition,
  type AxisPosition,
} from './scale.ts';
import type { AxisView } from './time-axis.ts';

const flightMs = 280;
const wheelMs = 140;

/** Position and motion of an axis: animated moves, flings with inertia, drags. */
export class AxisMotion {
  /** Null until the width of the axis is known. */
  place: AxisPosition | null = null;
  private flight: { from: AxisPosition; to: AxisPosition; began: number; ms: number } | null = null;
  private speed = 0;
  private isHeld = false;
  private hasMoved = false;
  private lastFrame = 0;
  private readonly room: () => { width: number; limits: AxisView };
  private readonly wake: () => void;

  /** `room` returns width and limits of the axis; `wake` requests a frame. */
  constructor(room: () => { width: number; limits: AxisView }, wake: () => void) {
    [this.room, this.wake] = [room, wake];
  }

  /** The position, or the end of the current animation. */
  get goal(): AxisPosition | null {
    return this.flight?.to ?? this.place;
  }

  /** Moves to the nearest allowed position, animated unless the reader prefers reduced motion. */
  moveTo(to: AxisPosition, ms = flightMs): void {
    if (!this.place) return;
    const { width, limits } = this.room(),
      end = clampPosition(to, width, limits);
    this.speed = 0;
    this.flight =
      ms === 0 || prefersReducedMotion() ? null : { from: this.place, to: end, began: performance.now(), ms };
    if (!this.flight) this.place = end;
    this.hasMoved = true;
    this.wake();
  }

  zoom(factor: number, x: number, isWheel = false): void {
    const { width, limits } = this.room();
    if (this.goal) this.moveTo(zoomPosition(this.goal, width, factor, x, limits), isWheel ? wheelMs : flightMs);
  }
  /** Pans by fractions of the view, towards later times. */
  pan(share: number, isWheel = false): void {
    const { width, limits } = this.room();
    if (this.goal) this.moveTo(panPosition(this.goal, width, -share * width, limits), isWheel ? wheelMs : flightMs);
  }

  /** Whether it is being dragged, animated or flung. */
  get isMoving(): boolean {
    return this.isHeld || this.flight !== null || Math.abs(this.speed) > minSpeed;
  }

  /** A drag begins. */
  startDrag(): void {
    [this.isHeld, this.flight, this.speed] = [true, null, 0];
  }
  drag(pixels: number, factor = 1, x = 0): void {
    if (!this.place) return;
    const { width, limits } = this.room();
    const near = factor === 1 ? this.place : zoomPosition(this.place, width, factor, x, limits);
    this.place = panPosition(near, width, pixels, limits);
    this.hasMoved = true;
    this.wake();
  }
  /** A drag ends at a speed in pixels per millisecond. */
  release(speed: number): void {
    this.isHeld = false;
    this.speed = prefersReducedMotion() ? 0 : speed;
    this.lastFrame = performance.now();
    this.wake();
  }

  /** Advances the animation; returns whether it continues. */
  step(now: number): boolean {
    if (!this.place) return false;
    if (this.flight) {
      const { from, to, began, ms } = this.flight,
        part = Math.min(1, Math.max(0, (now - began) / ms));
      this.place = interpolate(from, to, 1 - (1 - part) ** 3);
      if (part === 1) this.flight = null;
    } else if (Math.abs(this.speed) > minSpeed) {
      const { width, limits } = this.room(),
        { pixels, speed } = glide(this.speed, Math.max(0, now - this.lastFrame));
      const next = panPosition(this.place, width, pixels, limits);
      this.speed = next.middle === this.place.middle && pixels !== 0 ? 0 : speed;
      this.place = next;
      this.hasMoved = true;
    }
    this.lastFrame = now;
    return this.isMoving && !this.isHeld;
  }

  /** The view change to report after a frame; null if nothing moved. */
  takeViewChange(moves: boolean): { view: AxisView; rests: boolean } | null {
    if (!this.hasMoved || !this.place) return null;
    const rests = !moves && !this.isHeld;
    if (rests) this.hasMoved = false;
    return { view: viewOf(this.place, this.room().width), rests };
  }
}
