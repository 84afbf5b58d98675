import type Sigma from 'sigma';
import type { RenderParams } from 'sigma/types';
import type { LabelledEdge, LabelledNode } from './labels.ts';

/** A node in the drawn graph; sigma passes all of it to the programs. */
export interface DrawnNode extends LabelledNode {
  [name: string]: unknown;
  color: string;
  /** A full ring: all neighbours are shown; a broken one: there are more. */
  ring: 'none' | 'open' | 'more';
  chosen: boolean;
}

export interface DrawnEdge extends LabelledEdge {
  [name: string]: unknown;
  id: string;
  faint: boolean;
  toSource: boolean;
  toTarget: boolean;
  /** In pixels. */
  width: number;
}

/**
 * Graph attributes: whether unlit items are dimmed, and whether a frame must be complete at once, however long that
 * takes.
 */
export interface CanvasState {
  [name: string]: unknown;
  dim: boolean;
  whole: boolean;
}
export type Renderer = Sigma<DrawnNode, DrawnEdge, CanvasState>;

export const { FLOAT, UNSIGNED_BYTE, TRIANGLES } = WebGLRenderingContext;
/**
 * Every corner repeats the data of its item. Instancing would be shorter, but a browser without a GPU draws each
 * instance separately: ten times slower.
 */

export const uniforms = ['u_matrix', 'u_sizeRatio', 'u_correctionRatio', 'u_dim'] as const;
export type Uniform = (typeof uniforms)[number];

/** Render parameters in addition to sigma's: no dimming, even if something is lit. */
export interface UndimmedParams extends RenderParams {
  undimmed: true;
}

export function setCommonUniforms(
  params: RenderParams,
  gl: WebGLRenderingContext,
  at: Record<Uniform, WebGLUniformLocation>,
  renderer: Renderer,
) {
  gl.uniformMatrix3fv(at.u_matrix, false, params.matrix);
  gl.uniform1f(at.u_sizeRatio, params.sizeRatio);
  gl.uniform1f(at.u_correctionRatio, params.correctionRatio);
  gl.uniform1f(at.u_dim, !('undimmed' in params) && renderer.getGraph().getAttribute('dim') ? 1 : 0);
}

const bytes = new Uint8Array(4),
  asFloat = new Float32Array(bytes.buffer);
/** Packs four bytes into a float for a vertex buffer. The last byte must stay below 255, which would make it NaN. */
export function packBytes(x: number, y: number, z: number, w: number): number {
  bytes[0] = x;
  bytes[1] = y;
  bytes[2] = z;
  bytes[3] = Math.min(w, 254);
  return asFloat[0]!;
}
