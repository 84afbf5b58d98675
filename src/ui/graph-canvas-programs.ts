import type Sigma from 'sigma';
import { EdgeProgram, NodeProgram } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';
import type { NamedEdge, NamedNode } from './graph-canvas-labels.ts';

/** A node in the drawn graph; sigma hands all of it through to the programs. */
export interface DrawnNode extends NamedNode {
  [name: string]: unknown;
  color: string;
  /** A full ring: its neighbours are shown; a broken one: there are more. */
  ring: 'none' | 'open' | 'more';
  chosen: boolean;
}

/** An edge in the drawn graph. */
export interface DrawnEdge extends NamedEdge {
  [name: string]: unknown;
  id: string;
  faint: boolean;
  toSource: boolean;
  toTarget: boolean;
  /** Pixels. */
  width: number;
}

/** Kept with the graph: whether what is not lit is dimmed, and whether a frame must be whole at once, however long it takes. */
export interface CanvasState {
  [name: string]: unknown;
  dim: boolean;
  whole: boolean;
}
export type Renderer = Sigma<DrawnNode, DrawnEdge, CanvasState>;

/** Nodes from which on they are plain discs: a glow each would fill the picture, and cost more than it shows. */
const crowd = 400;

const { FLOAT, UNSIGNED_BYTE, TRIANGLES } = WebGLRenderingContext;
/*
 * Every corner carries all of its item. Instances would be shorter, but a browser that draws without a graphics card
 * takes each instance as a drawing of its own: ten times slower.
 */
const uniforms = ['u_matrix', 'u_sizeRatio', 'u_correctionRatio', 'u_dim'] as const;
type Uniform = (typeof uniforms)[number];

/** What a render is told beside what sigma tells it: not to dim, whatever is lit. */
export interface UndimmedParams extends RenderParams {
  undimmed: true;
}

function setCommonUniforms(params: RenderParams, gl: WebGLRenderingContext, at: Record<Uniform, WebGLUniformLocation>, renderer: Renderer) {
  gl.uniformMatrix3fv(at.u_matrix, false, params.matrix);
  gl.uniform1f(at.u_sizeRatio, params.sizeRatio);
  gl.uniform1f(at.u_correctionRatio, params.correctionRatio);
  gl.uniform1f(at.u_dim, !('undimmed' in params) && renderer.getGraph().getAttribute('dim') ? 1 : 0);
}

/** A disc that glows in its hue, with a ring that says whether more is behind it. Not drawn for picking: what lies under the pointer is known without (graph-canvas-stage.ts). */
export class GlowProgram extends NodeProgram<Uniform | 'u_crowd', DrawnNode, DrawnEdge, CanvasState> {
  constructor(gl: WebGLRenderingContext, _picking: WebGLFramebuffer | null, renderer: Renderer) {
    super(gl, null, renderer);
  }

  override getDefinition() {
    return {
      VERTICES: 3,
      METHOD: TRIANGLES,
      VERTEX_SHADER_SOURCE: /* glsl */ `
        attribute vec2 a_position;
        attribute float a_size;
        attribute vec4 a_color;
        attribute vec4 a_look;
        attribute vec2 a_corner;
        uniform mat3 u_matrix;
        uniform float u_sizeRatio, u_correctionRatio, u_dim, u_crowd;
        varying vec2 v_offset;
        varying vec4 v_color, v_look;
        varying float v_radius, v_plain;
        void main() {
          v_radius = a_size / u_sizeRatio;
          v_plain = u_crowd * (1.0 - step(0.5, a_look.z + a_look.w));
          float reach = v_plain > 0.5 ? v_radius + 1.0 : v_radius * 1.7 + 7.0;
          v_offset = a_corner * reach;
          vec2 place = a_position + v_offset * 2.0 * u_correctionRatio;
          gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, a_size > 0.0 ? 1.0 : 0.0);
          v_color = a_color;
          v_look = a_look;
          v_look.x *= mix(1.0, a_look.z > 0.5 ? 1.0 : 0.26, u_dim);
        }`,
      FRAGMENT_SHADER_SOURCE: /* glsl */ `
        precision mediump float;
        varying vec2 v_offset;
        varying vec4 v_color, v_look;
        varying float v_radius, v_plain;
        void main() {
          float away = length(v_offset) - v_radius;
          if (v_plain > 0.5) {
            gl_FragColor = vec4(v_color.rgb, 1.0) * (clamp(0.5 - away, 0.0, 1.0) * v_look.x);
            return;
          }
          float disc = 1.0 - smoothstep(-0.6, 0.6, away);
          float halo = max(0.0, 1.0 - away / (v_radius * 0.7 + 7.0));
          float glow = away > 0.0 ? halo * halo * 0.34 : 0.0;
          // The ring stands off the disc; broken into eight where more is behind it.
          float ring = v_look.y > 0.25 ? 1.0 - smoothstep(0.0, 0.9, abs(away - 3.2) - 0.45) : 0.0;
          if (v_look.y > 0.25 && v_look.y < 0.75) ring *= step(0.0, sin(atan(v_offset.y, v_offset.x) * 8.0));
          float chosen = v_look.w > 0.5 ? 1.0 - smoothstep(0.0, 0.9, abs(away - 5.6) - 0.7) : 0.0;
          vec3 hue = mix(v_color.rgb, vec3(1.0), 0.28 * disc * max(0.0, -away / max(v_radius, 1.0)));
          float alpha = max(max(disc, glow), ring * (v_look.y > 0.75 ? 0.9 : 0.5));
          vec4 drawn = vec4(hue * alpha, alpha);
          drawn = mix(drawn, vec4(0.925, 0.898, 0.839, 1.0), chosen);
          gl_FragColor = drawn * v_look.x;
        }`,
      UNIFORMS: [...uniforms, 'u_crowd'] as const,
      ATTRIBUTES: [
        { name: 'a_position', size: 2, type: FLOAT },
        { name: 'a_size', size: 1, type: FLOAT },
        { name: 'a_color', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_look', size: 4, type: UNSIGNED_BYTE, normalized: true },
        { name: 'a_corner', size: 2, type: FLOAT },
      ],
    };
  }

  override processVisibleItem(_index: number, at: number, data: NodeDisplayData) {
    const { faint, ring, lit, chosen } = data as NodeDisplayData & DrawnNode;
    const { array } = this;
    const color = floatColor(data.color), look = fourBytes(faint ? 96 : 255, ring === 'open' ? 255 : ring === 'more' ? 128 : 0, lit ? 255 : 0, chosen ? 255 : 0);
    // The triangle around the unit circle.
    for (let corner = 0; corner < 3; corner++) {
      array[at++] = data.x;
      array[at++] = data.y;
      array[at++] = data.size;
      array[at++] = color;
      array[at++] = look;
      array[at++] = corner === 1 ? 2 : -1;
      array[at++] = corner === 1 ? 0 : corner === 0 ? -Math.sqrt(3) : Math.sqrt(3);
    }
  }

  override setUniforms(params: RenderParams, { gl, uniformLocations }: { gl: WebGLRenderingContext; uniformLocations: Record<Uniform | 'u_crowd', WebGLUniformLocation> }) {
    setCommonUniforms(params, gl, uniformLocations, this.renderer);
    gl.uniform1f(uniformLocations.u_crowd, this.capacity > crowd ? 1 : 0);
  }
}

const bytes = new Uint8Array(4), asFloat = new Float32Array(bytes.buffer);
/** Four bytes in the room of a float, as a vertex buffer takes them. The last one stays below 255: that would make it no number. */
function fourBytes(x: number, y: number, z: number, w: number): number {
  bytes[0] = x;
  bytes[1] = y;
  bytes[2] = z;
  bytes[3] = Math.min(w, 254);
  return asFloat[0]!;
}

const edgeVertex = /* glsl */ `
  attribute vec2 a_start, a_end, a_radii;
  attribute vec4 a_startColor, a_endColor, a_look;
  uniform mat3 u_matrix;
  uniform float u_sizeRatio, u_correctionRatio, u_dim;
  varying vec4 v_color;
  const float headLength = 8.0;
  // a_look: opacity, width in eighths of a pixel, lit, arrows (1 to the start, 2 to the end).
  float arrowToStart() { return mod(floor(a_look.w * 255.0 + 0.5), 2.0); }
  float arrowToEnd() { return step(1.5, floor(a_look.w * 255.0 + 0.5)); }
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

export abstract class BondProgram extends EdgeProgram<Uniform, DrawnNode, DrawnEdge, CanvasState> {
  /** Three numbers a corner, of two triangles. */
  protected abstract readonly corners: readonly number[];
  /** Which edges are drawn, where not all are. */
  part: { from: number; count: number } | null = null;
  private uploaded = false;

  override process(index: number, offset: number, source: NodeDisplayData, target: NodeDisplayData, data: EdgeDisplayData) {
    this.uploaded = false;
    super.process(index, offset, source, target, data);
  }

  override reallocate(capacity: number) {
    this.uploaded = false;
    super.reallocate(capacity);
  }

  /** As sigma does it, but what has not changed is not sent to the graphics card again. */
  protected override bindProgram(program: BondProgram['normalProgram']) {
    const { gl, buffer } = program;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    let at = 0;
    for (const attribute of this.ATTRIBUTES) at += this.bindAttribute(attribute, program, at);
    if (!this.uploaded) gl.bufferData(gl.ARRAY_BUFFER, this.array, gl.DYNAMIC_DRAW);
    this.uploaded = true;
    gl.bindBuffer(gl.ARRAY_BUFFER, null);
  }

  override drawWebGL(method: number, { gl, frameBuffer }: BondProgram['normalProgram']) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, frameBuffer);
    const { from, count } = this.part ?? { from: 0, count: this.capacity };
    gl.drawArrays(method, from * this.VERTICES, Math.min(count, this.capacity - from) * this.VERTICES);
  }

  override processVisibleItem(_index: number, at: number, source: NodeDisplayData, target: NodeDisplayData, data: EdgeDisplayData) {
    const { faint, lit, width, toSource, toTarget } = data as EdgeDisplayData & DrawnEdge;
    const { array, corners } = this;
    const from = floatColor(source.color), to = floatColor(target.color);
    const look = fourBytes(lit ? 225 : faint ? 30 : 96, width * 8, lit ? 255 : 0, (toSource ? 1 : 0) + (toTarget ? 2 : 0));
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

  override setUniforms(params: RenderParams, { gl, uniformLocations }: { gl: WebGLRenderingContext; uniformLocations: Record<Uniform, WebGLUniformLocation> }) {
    setCommonUniforms(params, gl, uniformLocations, this.renderer);
  }
}

/** A fine line from one node's border to the other's, in the hue of the one going over into that of the other. */
export class LineProgram extends BondProgram {
  // From end to end, from side to side.
  protected override readonly corners = [-1, -1, 0, 1, -1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1, 1, 0];

  override getDefinition() {
    return {
      VERTICES: 6,
      METHOD: TRIANGLES,
      VERTEX_SHADER_SOURCE: /* glsl */ `${edgeVertex}
        attribute vec3 a_corner;
        varying float v_across, v_half;
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
          place += vec2(-along.y, along.x) * v_across * unit;
          gl_Position = vec4((u_matrix * vec3(place, 1.0)).xy, 0.0, a_look.x > 0.0 ? 1.0 : 0.0);
          v_color = shade(a_corner.x * 0.5 + 0.5);
        }`,
      FRAGMENT_SHADER_SOURCE: /* glsl */ `
        precision mediump float;
        varying vec4 v_color;
        varying float v_across, v_half;
        void main() {
          gl_FragColor = v_color * clamp(v_half + 0.5 - abs(v_across), 0.0, 1.0);
        }`,
      UNIFORMS: uniforms,
      ATTRIBUTES: edgeAttributes,
    };
  }
}

/** The heads of its arrows: none, one or two. */
export class HeadProgram extends BondProgram {
  // Which end; how far behind the tip and aside, in heads.
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
