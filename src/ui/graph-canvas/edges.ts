import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { HeadProgram, LineProgram, type CanvasEdgeProgram } from './edge-programs.ts';
import { EdgeTexture, EdgeTextureLayer } from './edge-texture.ts';
import type { DrawnEdge, Renderer } from './programs.ts';

/** Up to this number all edges are drawn in every frame. */
export const maxEdgesPerFrame = 600;
/** Above that, edges drawn per frame, so that no frame takes too long. */
const edgesPerFrame = 600;
/** How long the view must rest before a large set of edges is redrawn, in milliseconds. */
const restMs = 110;

/**
 * Draws the edges. Few are drawn in every frame. Many are drawn into a texture over several frames, and while the view
 * moves only the texture moves: twenty thousand lines per frame are too many for a browser without a GPU. Highlighted
 * edges are drawn above it in every frame.
 */
export class EdgesProgram {
  readonly drawLabel = undefined;
  private readonly gl: WebGLRenderingContext;
  private readonly renderer: Renderer;
  private readonly programs: readonly CanvasEdgeProgram[];
  private readonly bright: readonly CanvasEdgeProgram[];
  private readonly lit = new Map<number, [NodeDisplayData, NodeDisplayData, EdgeDisplayData]>();
  private capacity = 0;
  private changed = true;
  private litChanged = false;
  private rested = false;
  private timer = 0;
  private layer: EdgeTextureLayer | null = null;
  /** The texture on the screen, and the one being drawn to replace it. */
  private front: EdgeTexture | null = null;
  private back: EdgeTexture | null = null;
  /** How many edges of `back` are drawn. */
  private drawn = 0;
  /** The view matrix of the last frame. */
  private readonly last = new Float32Array(9);

  constructor(gl: WebGLRenderingContext, _picking: WebGLFramebuffer | null, renderer: Renderer) {
    this.gl = gl;
    this.renderer = renderer;
    this.programs = [new LineProgram(gl, null, renderer), new HeadProgram(gl, null, renderer)];
    this.bright = [new LineProgram(gl, null, renderer), new HeadProgram(gl, null, renderer)];
  }

  kill(): void {
    clearTimeout(this.timer);
    for (const program of [...this.programs, ...this.bright]) program.kill();
    for (const part of [this.front, this.back, this.layer]) part?.kill();
  }

  reallocate(capacity: number): void {
    this.capacity = capacity;
    this.changed = true;
    this.lit.clear();
    this.litChanged = true;
    for (const program of this.programs) program.reallocate(capacity);
  }

  process(
    index: number,
    offset: number,
    source: NodeDisplayData,
    target: NodeDisplayData,
    data: EdgeDisplayData,
  ): void {
    if (this.capacity <= maxEdgesPerFrame) {
      for (const program of this.programs) program.process(index, offset, source, target, data);
      return;
    }
    const plain: EdgeDisplayData & Pick<DrawnEdge, 'lit'> = { ...data, lit: false };
    const before = this.checksumAt(offset);
    for (const program of this.programs) program.process(index, offset, source, target, plain);
    if (this.checksumAt(offset) !== before) this.changed = true;
    if ((data as EdgeDisplayData & DrawnEdge).lit && !data.hidden) this.lit.set(offset, [source, target, data]);
    else if (!this.lit.delete(offset)) return;
    this.litChanged = true;
  }

  /** A checksum of an edge's vertex data, to detect changes. */
  private checksumAt(offset: number): number {
    const { array, STRIDE } = this.programs[0]!;
    let sum = 0;
    for (let at = 0; at < STRIDE; at++) sum = sum * 31 + array[offset * STRIDE + at]!;
    return sum;
  }

  render(params: RenderParams): void {
    if (this.capacity <= maxEdgesPerFrame) {
      for (const program of this.programs) program.render(params);
      return;
    }
    this.layer ??= new EdgeTextureLayer(this.gl);
    const drawsAll = this.renderer.getGraph().getAttribute('whole');
    this.continueTexture(params, drawsAll ? Infinity : edgesPerFrame);
    const texture = this.front ?? this.back!;
    this.layer.show(texture, params, this.renderer.getGraph().getAttribute('dim') ? 0.25 : 1);
    this.drawHighlighted(params);
    clearTimeout(this.timer);
    if (this.back) this.renderer.scheduleRender();
    else if (!texture.isExact(params)) {
      this.timer = window.setTimeout(() => {
        this.rested = true;
        this.renderer.scheduleRender();
      }, restMs);
    }
  }

  /** Continues drawing the next texture; pauses while the view moves. */
  private continueTexture(params: RenderParams, maxEdges: number) {
    const moves = params.matrix.some((value, at) => value !== this.last[at]);
    this.last.set(params.matrix);
    if (this.changed || (this.front && !this.front.isAsLargeAs(params))) {
      for (const picture of [this.front, this.back]) picture?.kill();
      this.front = this.back = null;
      this.changed = false;
    }
    if (this.front && moves && maxEdges !== Infinity) {
      this.back?.kill();
      this.back = null;
      this.rested = false;
      return;
    }
    if (!this.front || this.rested || (maxEdges === Infinity && !this.front.isExact(params))) {
      if (!this.back || this.rested || !this.back.isAsLargeAs(params)) {
        this.back?.kill();
        this.back = new EdgeTexture(this.gl, params);
        this.drawn = 0;
      }
      this.rested = false;
    }
    if (!this.back) return;
    this.back.draw(this.programs, { from: this.drawn, count: maxEdges });
    this.drawn += maxEdges;
    if (this.drawn < this.capacity) return;
    this.front?.kill();
    [this.front, this.back] = [this.back, null];
  }

  private drawHighlighted(params: RenderParams) {
    if (this.litChanged) {
      let at = 0;
      for (const program of this.bright) program.reallocate(this.lit.size);
      for (const [source, target, data] of this.lit.values()) {
        for (const program of this.bright) program.process(0, at, source, target, data);
        at++;
      }
      this.litChanged = false;
    }
    for (const program of this.bright) program.render(params);
  }
}
