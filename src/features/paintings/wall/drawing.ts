import { cellPx, cellsOfAtlas, cellsOfRow, type View } from './layout.ts';

/** Side of a sheet in pixels; maximum number of sheets, which is the length of `ready` in the shader. */
const sheetPx = cellPx * cellsOfRow,
  maxSheets = 79;
/** Maximum fraction of a cell that a picture fills. */
const maxFill = '0.92';
/** Sides of a sheet and of its reduced versions, in pixels: after more than four halvings adjacent thumbnails blend. */
export const sheetSides = [1, 2, 4, 8, 16].map((part) => sheetPx / part);

const placementShader = `
  vec2 size = ${maxFill} * (shape > 1.0 ? vec2(1.0, 1.0 / shape) : vec2(shape, 1.0));
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 at = (cell + 0.5 + (corner - 0.5) * size - middle) * scale;
  gl_Position = vec4(at.x / field.x * 2.0, -at.y / field.y * 2.0, 0, 1);`;
const wallVertexShader = `#version 300 es
  layout(location = 0) in vec2 before;
  layout(location = 1) in vec2 after;
  layout(location = 2) in float number;
  layout(location = 3) in float shape;
  uniform vec2 middle, field;
  uniform float scale, gone, ready[${maxSheets}];
  out vec3 spot;
  out float there;
  void main() {
    vec2 cell = mix(before, after, gone);
    ${placementShader}
    float sheet = floor(number / ${cellsOfAtlas}.0), own = number - sheet * ${cellsOfAtlas}.0;
    vec2 first = vec2(mod(own, ${cellsOfRow}.0), floor(own / ${cellsOfRow}.0));
    // Half a pixel from the edge, so that no neighbour shines in.
    spot = vec3((first + mix(vec2(0.008), vec2(0.992), corner)) / ${cellsOfRow}.0, sheet);
    there = ready[int(sheet)];
  }`;
const wallPixelShader = `#version 300 es
  precision mediump float;
  precision mediump sampler2DArray;
  uniform sampler2DArray sheets;
  in vec3 spot;
  in float there;
  out vec4 color;
  void main() { color = mix(vec4(0.5, 0.48, 0.44, 0.35), vec4(texture(sheets, spot).rgb, 1.0), there); color.rgb *= color.a; }`;
const pictureVertexShader = `#version 300 es
  uniform vec2 middle, field, cell;
  uniform float scale, shape;
  out vec2 spot;
  void main() { ${placementShader} spot = corner; }`;
const picturePixelShader = `#version 300 es
  precision mediump float;
  uniform sampler2D picture;
  in vec2 spot;
  out vec4 color;
  void main() { color = vec4(texture(picture, spot).rgb, 1.0); }`;

/** Draws all thumbnails in one call, and pictures at high zoom one by one. */
export class WallDrawing {
  private readonly many: WebGLProgram;
  private readonly singleProgram: WebGLProgram;
  private readonly sheets: WebGLTexture;
  private readonly ready = new Float32Array(maxSheets);
  private readonly buffers: { before: WebGLBuffer; after: WebGLBuffer };
  private readonly array: WebGLVertexArrayObject;
  private readonly gl: WebGL2RenderingContext;
  private readonly count: number;

  constructor(
    gl: WebGL2RenderingContext,
    { cells, shapes, sheets }: { cells: readonly number[]; shapes: readonly number[]; sheets: number },
  ) {
    this.gl = gl;
    this.count = cells.length;
    this.many = createProgram(gl, wallVertexShader, wallPixelShader);
    this.singleProgram = createProgram(gl, pictureVertexShader, picturePixelShader);
    this.array = gl.createVertexArray();
    gl.bindVertexArray(this.array);
    const attribute = (location: number, size: number, content: Float32Array) => {
      const buffer = gl.createBuffer();
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, content, gl.DYNAMIC_DRAW);
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, size, gl.FLOAT, false, 0, 0);
      gl.vertexAttribDivisor(location, 1);
      return buffer;
    };
    const nowhere = new Float32Array(cells.length * 2);
    this.buffers = { before: attribute(0, 2, nowhere), after: attribute(1, 2, nowhere) };
    attribute(2, 1, Float32Array.from(cells));
    attribute(3, 1, Float32Array.from(shapes));
    gl.bindVertexArray(null);
    this.sheets = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.sheets);
    // Two bytes per pixel: ten thousand thumbnails take 110 MB of graphics memory, half as much as with four bytes.
    gl.texStorage3D(
      gl.TEXTURE_2D_ARRAY,
      sheetSides.length,
      gl.RGB565,
      sheetPx,
      sheetPx,
      Math.max(1, Math.min(sheets, maxSheets)),
    );
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAX_LEVEL, sheetSides.length - 1);
  }

  /** Sets the start and end position of each picture. */
  setPositions(before: Float32Array, after: Float32Array): void {
    const { gl } = this;
    for (const [buffer, content] of [
      [this.buffers.before, before],
      [this.buffers.after, after],
    ] as const) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, content);
    }
  }

  /**
   * Adds a loaded sheet of thumbnails, in all `sheetSides`. The graphics card could reduce them, but would redo all
   * sheets each time that one is added.
   */
  addSheet(at: number, versions: readonly ImageBitmap[]): void {
    const { gl } = this;
    if (at >= maxSheets) return;
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.sheets);
    for (const [level, version] of versions.entries()) {
      const side = sheetSides[level]!;
      gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, level, 0, 0, at, side, side, 1, gl.RGB, gl.UNSIGNED_SHORT_5_6_5, version);
    }
    this.ready[at] = 1;
  }

  /** The texture of a picture at high zoom. */
  createPictureTexture(bitmap: ImageBitmap): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, bitmap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  }
  forget = (texture: WebGLTexture): void => this.gl.deleteTexture(texture);

  draw(
    view: View,
    field: { width: number; height: number },
    gone: number,
    closely: readonly { texture: WebGLTexture; x: number; y: number; shape: number }[],
  ): void {
    const { gl, many, singleProgram } = this;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const see = (drawn: WebGLProgram) => {
      gl.useProgram(drawn);
      gl.uniform2f(gl.getUniformLocation(drawn, 'middle'), view.x, view.y);
      gl.uniform2f(gl.getUniformLocation(drawn, 'field'), field.width, field.height);
      gl.uniform1f(gl.getUniformLocation(drawn, 'scale'), view.scale);
    };
    see(many);
    gl.uniform1f(gl.getUniformLocation(many, 'gone'), gone);
    gl.uniform1fv(gl.getUniformLocation(many, 'ready'), this.ready);
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.sheets);
    gl.bindVertexArray(this.array);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.count);
    gl.bindVertexArray(null);
    if (!closely.length) return;
    see(singleProgram);
    for (const { texture, x, y, shape } of closely) {
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform2f(gl.getUniformLocation(singleProgram, 'cell'), x, y);
      gl.uniform1f(gl.getUniformLocation(singleProgram, 'shape'), shape);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
  }
}

function createProgram(gl: WebGL2RenderingContext, vertex: string, pixel: string): WebGLProgram {
  const glProgram = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, pixel],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(glProgram, shader);
  }
  gl.linkProgram(glProgram);
  if (!gl.getProgramParameter(glProgram, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(glProgram) ?? 'The wall cannot be drawn.');
  return glProgram;
}
