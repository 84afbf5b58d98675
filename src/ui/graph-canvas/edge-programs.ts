import { EdgeProgram } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import {
  FLOAT,
  packBytes,
  setCommonUniforms,
  TRIANGLES,
  uniforms,
  UNSIGNED_BYTE,
  type CanvasState,
  type DrawnEdge,
  type DrawnNode,
  type Uniform,
} from './programs.ts';

const edgeVertex = /* glsl */ `
  attribute vec2 a_start, a_end, a_radii;
  attribute vec4 a_startColor, a_endColor, a_look;
  uniform mat3 u_matrix;
  uniform float u_sizeRatio, u_correctionRatio, u_dim;
  varying vec4 v_color;
  const float headLength = 8.0;
  // a_look: opacity, width in eighths of a pixel, lit, flags (1: arrow at the start, 2: arrow at the end, 4: dashed).
  float arrowToStart() { return mod(floor(a_look.w * 255.0 + 0.5), 2.0); }
  float arrowToEnd() { return step(1.5, mod(floor(a_look.w * 255.0 + 0.5), 4.0)); }
  float broken() { return step(3.5, floor(a_look.w * 255.0 + 0.5)); }
  vec4 shade(float t) {
    float opacity = a_look.x * mix(1.0, a_look.z > 0.5 ? 1.0 : 0.22, u_dim);
    vec3 hue = mix(mix(a_startColor.rgb, a_endColor.rgb, t), vec3(0.925, 0.898, 0.839), a_look.z > 0.5 ? 0.35 : 0.2);
    return vec4(hue * opacity, opacity);
  }`;
const edgeAttributes = [
  { name: 'a_start', size: 2, type: FLOAT },
  { name: 'a_end', size: 2, type: FLOAT },
  { name: 'a_radii', size: 2, type: FLOAT },
  { name: 'a_startColor', size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: 'a_endColor', size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: 'a_look', size: 4, type: UNSIGNED_BYTE, normalized: true },
  { name: 'a_corner', size: 3, type: FLOAT },
];

export abstract class CanvasEdgeProgram extends EdgeProgram<Uniform, DrawnNode, DrawnEdge, CanvasState> {
  /** Three numbers per corner, of two triangles. */
  protected abstract readonly corners: readonly number[];
  /** The range of edges to draw; null: all. */
  part: { from: number; count: number } | null = null;
  private uploaded = false;

  override process(
    index: number,
    offset: number,
    source: NodeDisplayData,
    target: NodeDisplayData,
    data: EdgeDisplayData,
  ) {
    this.uploaded = false;
    super.process(index, offset, source, target, data);
  }

  override reallocate(capacity: number) {
    this.uploaded = false;
    super.reallocate(capacity);
  }

  /** As in sigma, but unchanged buffers are not uploaded to the GPU again. */
  protected override bindProgram(program: CanvasEdgeProgram['normalProgram']) {
    const { gl, buffer } = program;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    let at = 0;
    for (const attribute of this.ATTRIBUTES) at += this.bindAttribute(attribute, program, at);
    if (!this.uploaded) gl.bufferData(gl.ARRAY_BUFFER, this.array, gl.DYNAMIC_DRAW);
    this.uploaded = true;
    gl.bindBuffer(gl.ARRAY_BUFFER, null);
  }

  override drawWebGL(method: number, { gl, frameBuffer }: CanvasEdgeProgram['normalProgram']) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frameBuffer);
    const { from, count } = this.part ?? { from: 0, count: this.capacity };
    gl.drawArrays(method, from * this.VERTICES, Math.min(count, this.capacity - from) * this.VERTICES);
  }

  override processVisibleItem(
    _index: number,
    at: number,
    source: NodeDisplayData,
    target: NodeDisplayData,
    data: EdgeDisplayData,
  ) {
    const { faint, lit, width, toSource, toTarget, mark } = data as EdgeDisplayData & DrawnEdge;
    const { array, corners } = this;
    const from = floatColor(source.color),
      to = floatColor(target.color);
    const look = packBytes(
      lit || mark === 'added' || mark === 'changed' ? 225 : faint ? 30 : 96,
      width * 8,
      lit ? 255 : 0,
      (toSource ? 1 : 0) + (toTarget ? 2 : 0) + (mark === 'removed' ? 4 : 0),
    );
    for (let corner = 0; corner < 18; corner += 3) {
      array[at++] = source.x;
      array[at++] = source.y;
      array[at++] = target.x;
      array[at++] = target.y;
      array[at++] = source.size;
      array[at++] = target.size;
      array[at++] = from;
      array[at++] = to;
      array[at++] = look;
      array[at++] = corners[corner]!;
      array[at++] = corners[corner + 1]!;
      array[at++] = corners[corner + 2]!;
    }
  }

  override setUniforms(
    params: RenderParams,
    { gl, uniformLocations }: { gl: WebGLRenderingContext; uniformLocations: Record<Uniform, WebGLUniformLocation> },
  ) {
    setCommonUniforms(params, gl, uniformLocations, this.renderer);
  }
}

/** A thin line between the borders of two nodes, with a gradient between their colours. */
export class LineProgram extends CanvasEdgeProgram {
  // From end to end, from side to side.
  protected override readonly corners = [-1, -1, 0, 1, -1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1, 1, 0];

  override getDefinition() {
    return {
      VERTICES: 6,
      METHOD: TRIANGLES,
      VERTEX_SHADER_SOURCE: /* glsl */ `${edgeVertex}
        attribute vec3 a_corner;
        varying float v_across, v_half, v_along;
        void main() {
          float unit = 2.0 * u_correctionRatio;
          vec2 way = a_end - a_start;
          float far = length(way);
          vec2 along = far > 0.0 ? way / far : vec2(1.0, 0.0);
          float fromStart = min((a_radii.x / u_sizeRatio + 1.5 + arrowToStart() * headLength) * unit, far * 0.48);
          float fromEnd = min((a_radii.y / u_sizeRatio + 1.5 + arrowToEnd() * headLength) * unit, far * 0.48);
          v_half = a_look.y * 255.0 / 16.0;
          v_across = a_corner.y * (v_half + 0.6);
          vec2 place = a_corner.x < 0.0 ? a_start + along * fromStart : a_end - along * fromEnd;
          v_along = broken() * dot(place - a_start, along) / unit;
          place += vec2(-along.y, along.x) * v_across * unit;
          gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, a_look.x > 0.0 ? 1.0 : 0.0);
          v_color = shade(a_corner.x * 0.5 + 0.5);
        }`,
      FRAGMENT_SHADER_SOURCE: /* glsl */ `
        precision mediump float;
        varying vec4 v_color;
        varying float v_across, v_half, v_along;
        void main() {
          gl_FragColor = v_color * clamp(v_half + 0.5 - abs(v_across), 0.0, 1.0) * step(fract(v_along / 9.0), 0.55);
        }`,
      UNIFORMS: uniforms,
      ATTRIBUTES: edgeAttributes,
    };
  }
}

/** The arrow heads of edges: none, one or two each. */
export class HeadProgram extends CanvasEdgeProgram {
  // Which end; how far behind the tip and sideways, in arrow heads.
  protected override readonly corners = [0, 0, 0, 0, 1, 1, 0, 1, -1, 1, 0, 0, 1, 1, 1, 1, 1, -1];

  override getDefinition() {
    return {
      VERTICES: 6,
      METHOD: TRIANGLES,
      VERTEX_SHADER_SOURCE: /* glsl */ `${edgeVertex}
        attribute vec3 a_corner;
        void main() {
          float unit = 2.0 * u_correctionRatio;
          vec2 way = a_end - a_start;
          float far = length(way);
          vec2 along = far > 0.0 ? way / far : vec2(1.0, 0.0);
          float shown = mix(arrowToStart(), arrowToEnd(), a_corner.x) * step(headLength * 3.0 * unit, far) * step(0.001, a_look.x);
          vec2 inwards = a_corner.x > 0.5 ? -along : along;
          vec2 tip = a_corner.x > 0.5 ? a_end : a_start;
          float radius = mix(a_radii.x, a_radii.y, a_corner.x) / u_sizeRatio + 1.5;
          vec2 place = tip + inwards * (radius + a_corner.y * headLength) * unit + vec2(-along.y, along.x) * a_corner.z * headLength * 0.42 * unit;
          gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, shown > 0.5 ? 1.0 : 0.0);
          v_color = shade(a_corner.x) * 1.6;
        }`,
      FRAGMENT_SHADER_SOURCE: /* glsl */ `
        precision mediump float;
        varying vec4 v_color;
        void main() { gl_FragColor = min(v_color, vec4(1.0)); }`,
      UNIFORMS: uniforms,
      ATTRIBUTES: edgeAttributes,
    };
  }
}
