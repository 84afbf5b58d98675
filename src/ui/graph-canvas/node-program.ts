import { NodeProgram } from 'sigma/rendering';
import type { NodeDisplayData, RenderParams } from 'sigma/types';
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
  type Renderer,
  type Uniform,
} from './programs.ts';

/** From this number nodes are drawn as plain discs: glows would fill the picture and cost frame time. */
const plainDiscThreshold = 400;

/**
 * A glowing disc with a ring that shows whether there are more neighbours. Not drawn for picking: stage.ts finds the
 * node under the pointer.
 */
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
          // The ring is set off from the disc, and broken into eight where there is more.
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

  private uploaded = false;

  override process(index: number, offset: number, data: NodeDisplayData) {
    this.uploaded = false;
    super.process(index, offset, data);
  }

  override reallocate(capacity: number) {
    this.uploaded = false;
    super.reallocate(capacity);
  }

  /** As in sigma, but unchanged buffers are not uploaded to the GPU again. */
  protected override bindProgram(program: GlowProgram['normalProgram']) {
    const { gl, buffer } = program;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    let at = 0;
    for (const attribute of this.ATTRIBUTES) at += this.bindAttribute(attribute, program, at);
    if (!this.uploaded) gl.bufferData(gl.ARRAY_BUFFER, this.array, gl.DYNAMIC_DRAW);
    this.uploaded = true;
    gl.bindBuffer(gl.ARRAY_BUFFER, null);
  }

  override processVisibleItem(_index: number, at: number, data: NodeDisplayData) {
    const { faint, ring, lit, chosen } = data as NodeDisplayData & DrawnNode;
    const { array } = this;
    const color = floatColor(data.color),
      look = packBytes(
        faint ? 96 : 255,
        ring === 'open' ? 255 : ring === 'more' ? 128 : 0,
        lit ? 255 : 0,
        chosen ? 255 : 0,
      );
    // The triangle that contains the unit circle.
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

  override setUniforms(
    params: RenderParams,
    {
      gl,
      uniformLocations,
    }: { gl: WebGLRenderingContext; uniformLocations: Record<Uniform | 'u_crowd', WebGLUniformLocation> },
  ) {
    setCommonUniforms(params, gl, uniformLocations, this.renderer);
    gl.uniform1f(uniformLocations.u_crowd, this.capacity > plainDiscThreshold ? 1 : 0);
  }
}
