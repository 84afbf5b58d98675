import type { RenderParams } from 'sigma/types';
import type { CanvasEdgeProgram } from './edge-programs.ts';
import type { UndimmedParams } from './programs.ts';

/** How much larger than the view the texture is, so that after a small pan its rim still shows edges. */
const margin = 1.35;

/** Many edges, drawn into a texture for the current view. */
export class EdgeTexture {
  readonly texture: WebGLTexture;
  readonly matrix: Float32Array;
  private readonly gl: WebGLRenderingContext;
  private readonly frame: WebGLFramebuffer;
  private readonly params: UndimmedParams;
  private readonly size: readonly [number, number];

  constructor(gl: WebGLRenderingContext, params: RenderParams) {
    this.gl = gl;
    this.matrix = params.matrix.slice();
    this.size = sizeFor(params);
    const [width, height] = this.size;
    // The same scale on a larger canvas: the view is a smaller part of it.
    const matrix = params.matrix.map((value, at) => (at % 3 < 2 ? value / margin : value));
    this.params = {
      ...params,
      matrix,
      width: width / params.pixelRatio,
      height: height / params.pixelRatio,
      undimmed: true,
    };
    this.texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    this.frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  kill(): void {
    this.gl.deleteTexture(this.texture);
    this.gl.deleteFramebuffer(this.frame);
  }

  isExact({ matrix }: RenderParams): boolean {
    return this.matrix.every((value, at) => value === matrix[at]);
  }

  /** Whether it was drawn for a canvas of this size. */
  isAsLargeAs(params: RenderParams): boolean {
    const [width, height] = sizeFor(params);
    return width === this.size[0] && height === this.size[1];
  }

  /** Draws another range of edges into it. */
  draw(programs: readonly CanvasEdgeProgram[], part: { from: number; count: number }): void {
    for (const program of programs) {
      program.normalProgram.frameBuffer = this.frame;
      program.part = part;
      program.render(this.params);
    }
    this.gl.bindFramebuffer(this.gl.FRAMEBUFFER, null);
  }
}

const sizeFor = ({ width, height, pixelRatio }: RenderParams) =>
  [Math.round(width * pixelRatio * margin), Math.round(height * pixelRatio * margin)] as const;

const vertex = /* glsl */ `
  attribute vec2 a_corner;
  uniform vec4 u_lie;
  varying vec2 v_at;
  void main() {
    v_at = a_corner * 0.5 + 0.5;
    gl_Position = vec4(a_corner * u_lie.xy + u_lie.zw, 0.0, 1.0);
  }`;
const fragment = /* glsl */ `
  precision mediump float;
  varying vec2 v_at;
  uniform sampler2D u_picture;
  uniform float u_opacity;
  void main() { gl_FragColor = texture2D(u_picture, v_at) * u_opacity; }`;

/** Draws an edge texture, moved and scaled to the current view. */
export class EdgeTextureLayer {
  private readonly gl: WebGLRenderingContext;
  private readonly program: WebGLProgram;
  private readonly corners: WebGLBuffer;

  constructor(gl: WebGLRenderingContext) {
    this.gl = gl;
    this.corners = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.corners);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
    this.program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type)!;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.program, shader);
    }
    gl.linkProgram(this.program);
  }

  kill(): void {
    this.gl.deleteBuffer(this.corners);
    this.gl.deleteProgram(this.program);
  }

  /** The view never rotates: two scales and a translation place the texture. */
  show(picture: EdgeTexture, { matrix, width, height, pixelRatio }: RenderParams, opacity: number): void {
    const { gl, program } = this;
    const scaleX = matrix[0]! / picture.matrix[0]!,
      scaleY = matrix[4]! / picture.matrix[4]!;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, width * pixelRatio, height * pixelRatio);
    gl.useProgram(program);
    gl.disable(gl.BLEND); // nothing is drawn below
    gl.bindTexture(gl.TEXTURE_2D, picture.texture);
    // If only translated, texels map to pixels; filtering is for scaling.
    const filter = scaleX === 1 ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.uniform4f(
      gl.getUniformLocation(program, 'u_lie'),
      scaleX * margin,
      scaleY * margin,
      matrix[6]! - picture.matrix[6]! * scaleX,
      matrix[7]! - picture.matrix[7]! * scaleY,
    );
    gl.uniform1f(gl.getUniformLocation(program, 'u_opacity'), opacity);
    const corner = gl.getAttribLocation(program, 'a_corner');
    gl.bindBuffer(gl.ARRAY_BUFFER, this.corners);
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.disableVertexAttribArray(corner);
    gl.bindBuffer(gl.ARRAY_BUFFER, null);
  }
}
