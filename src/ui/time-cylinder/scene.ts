import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  Camera,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  type IUniform,
} from 'three';
import { extentOn, leastHeight, limitOf, type CylinderView, type Lens, type PlacedItem } from './projection.ts';
import {
  bodyFragment,
  bodyVertex,
  itemFragment,
  itemVertex,
  lineFragment,
  meridianVertex,
  ringVertex,
} from './shaders.ts';

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];
/** A circle at a height, or a line at a longitude: where, half its width in pixels, how strong, its colour. */
export interface Line {
  at: number;
  wide: number;
  strength: number;
  paint: Rgb;
}

const segments = 48;
/** Of more things the far side is left out: it is hardly seen through the stone, and would cost as much again. */
const mostBehind = 400;
const mostLines = 64;

/**
 * The cylinder in WebGL: everything of a kind is one drawing, however many there are. Draws when it is told to. Things
 * are one mesh and not instances: without a graphics card, instances are drawn one after the other, ten times as
 * slowly.
 */
export class CylinderScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  /** The programs project themselves; three only wants one. */
  private readonly camera = new Camera();
  private readonly shared: Record<string, IUniform> = {
    resolution: { value: new Vector2(1, 1) },
    middle: { value: new Vector2() },
    scale: { value: 1 },
    radius: { value: 1 },
    distance_: { value: 4 },
    tilt: { value: 0 },
    turn: { value: 0 },
    limit: { value: 1 },
  };
  private readonly rings = linesOf(arc());
  private readonly rims = linesOf(arc());
  private readonly meridians = linesOf(corners());
  private readonly yearRing = linesOf(arc());
  private items = new BufferGeometry();
  private readonly itemMeshes: Mesh[];
  private placed: readonly PlacedItem[] = [];

  /** Throws nothing of its own: whoever has no context for it must not begin. */
  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    { ground, light }: { ground: Rgb; light: Rgb },
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: false, depth: false, stencil: false });
    this.renderer.setClearColor(0, 0);
    const material = (vertexShader: string, fragmentShader: string, side: 1 | -1, own: Record<string, IUniform> = {}) =>
      new ShaderMaterial({
        vertexShader,
        fragmentShader,
        uniforms: { ...this.shared, side: { value: side }, ...own },
        transparent: true,
        depthTest: false,
        depthWrite: false,
        side: DoubleSide,
      });
    const put = (geometry: BufferGeometry, made: ShaderMaterial, order: number) => {
      const mesh = new Mesh(geometry, made);
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
      this.scene.add(mesh);
      return mesh;
    };
    put(this.rims, material(ringVertex, lineFragment, -1), 0);
    const behind = put(this.items, material(itemVertex, itemFragment, -1), 2);
    put(this.yearRing, material(ringVertex, lineFragment, -1), 3);
    put(
      bodyStrip(),
      material(bodyVertex, bodyFragment, 1, {
        ground: { value: new Vector3(...ground) },
        light: { value: new Vector3(...light) },
      }),
      4,
    );
    put(this.meridians, material(meridianVertex, lineFragment, 1), 5);
    put(this.rings, material(ringVertex, lineFragment, 1), 6);
    const front = put(this.items, material(itemVertex, itemFragment, 1), 7);
    put(this.yearRing, material(ringVertex, lineFragment, 1), 8);
    this.itemMeshes = [behind, front];
  }

  /** These instead of those before. */
  setItems(placed: readonly PlacedItem[], paintOf: (hue: string) => Rgb): void {
    this.items.dispose();
    const items = new BufferGeometry(),
      { points, faces } = corners();
    const each = (size: number, of: (item: PlacedItem) => readonly number[]) =>
      new BufferAttribute(
        Float32Array.from(placed.flatMap((item) => Array.from({ length: 4 }, () => of(item)).flat())),
        size,
      );
    items.setAttribute('position', new BufferAttribute(Float32Array.from(placed.flatMap(() => points)), 3));
    items.setAttribute(
      'strip',
      each(2, ({ at, half }) => [at, half]),
    );
    items.setAttribute(
      'hue',
      each(3, ({ hue }) => paintOf(hue)),
    );
    items.setAttribute('extent', each(4, () => [-2, -2, 0, 0]).setUsage(DynamicDrawUsage));
    items.setAttribute('state', each(1, () => [0]).setUsage(DynamicDrawUsage));
    items.setIndex(placed.flatMap((_, at) => faces.map((corner) => at * 4 + corner)));
    for (const mesh of this.itemMeshes) mesh.geometry = items;
    this.itemMeshes[0]!.visible = placed.length <= mostBehind;
    this.items = items;
    this.placed = placed;
  }

  /** Which of them are looked at. */
  light(lit: ReadonlySet<string>): void {
    const state = this.items.getAttribute('state') as BufferAttribute | undefined;
    if (!state) return;
    this.placed.forEach(({ id }, at) => state.array.fill(lit.has(id) ? 1 : 0, at * 4, at * 4 + 4));
    state.needsUpdate = true;
  }

  /**
   * Bars and marks where the view has them; worked out here in full precision, so that days of ancient years don't
   * tremble.
   */
  layOut(lens: Lens, view: CylinderView): void {
    const extent = this.items.getAttribute('extent') as BufferAttribute | undefined;
    if (!extent) return;
    const least = leastHeight(lens);
    this.placed.forEach((item, at) => {
      const on = extentOn(view, item, least);
      // Outside it lies below the foot, where nothing is drawn; where it is cut its end is not seen.
      const [from, to, foot, head] = on
        ? [
            on.from,
            on.to,
            item.earliest < view.earliest && !on.isMark ? 0 : endOf(item.startNote),
            item.latest > view.latest && !on.isMark ? 0 : endOf(item.endNote),
          ]
        : [-2, -2, 0, 0];
      for (let corner = at * 4; corner < at * 4 + 4; corner++) extent.setXYZW(corner, from, to, foot, head);
    });
    extent.needsUpdate = true;
  }

  draw(
    lens: Lens,
    view: CylinderView,
    {
      rims,
      rings,
      meridians,
      year,
    }: { rims: readonly Line[]; rings: readonly Line[]; meridians: readonly Line[]; year: Line | null },
  ): void {
    const { shared } = this;
    shared.resolution!.value.set(lens.width, lens.height);
    shared.middle!.value.set(lens.middleX, lens.middleY);
    shared.scale!.value = lens.scale;
    shared.radius!.value = lens.radius;
    shared.distance_!.value = lens.distance;
    shared.tilt!.value = lens.tilt;
    shared.turn!.value = view.turn;
    shared.limit!.value = limitOf(lens);
    setLines(this.rims, rims);
    setLines(this.rings, rings);
    setLines(this.meridians, meridians);
    setLines(this.yearRing, year ? [year] : []);
    this.renderer.render(this.scene, this.camera);
  }

  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
  }

  /** Gives everything back to the graphics card. */
  dispose(): void {
    this.scene.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      one.geometry.dispose();
      (one.material as ShaderMaterial).dispose();
    });
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

/** How an end is drawn: sure 0, faded 1, dashed 2. */
const endOf = (note: PlacedItem['startNote']) =>
  note === null || note === 'to present' ? 0 : note === 'about' ? 1 : 2;

function withInstances(shape: { points: number[]; faces: number[] }, count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(shape.points), 3));
  geometry.setIndex(shape.faces);
  geometry.instanceCount = count;
  return geometry;
}

function changing(count: number, size: number): InstancedBufferAttribute {
  const attribute = new InstancedBufferAttribute(new Float32Array(count * size), size);
  attribute.setUsage(DynamicDrawUsage);
  return attribute;
}

function linesOf(shape: { points: number[]; faces: number[] }): InstancedBufferGeometry {
  const geometry = withInstances(shape, 0);
  geometry.setAttribute('ring', changing(mostLines, 3));
  geometry.setAttribute('hue', changing(mostLines, 3));
  return geometry;
}

function setLines(geometry: InstancedBufferGeometry, lines: readonly Line[]): void {
  const ring = geometry.getAttribute('ring') as InstancedBufferAttribute,
    hue = geometry.getAttribute('hue') as InstancedBufferAttribute;
  geometry.instanceCount = Math.min(mostLines, lines.length);
  lines.slice(0, mostLines).forEach(({ at, wide, strength, paint }, index) => {
    ring.setXYZ(index, at, wide, strength);
    hue.setXYZ(index, ...paint);
  });
  ring.needsUpdate = hue.needsUpdate = true;
}

/** A square from −1 to 1. */
const corners = () => ({ points: [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0], faces: [0, 1, 2, 0, 2, 3] });

/** A strip from −1 to 1 along x, with −1 and 1 as its edges. */
function arc(): { points: number[]; faces: number[] } {
  const points: number[] = [],
    faces: number[] = [];
  for (let at = 0; at <= segments; at++) {
    const x = -1 + (2 * at) / segments,
      first = at * 2;
    points.push(x, -1, 0, x, 1, 0);
    if (at < segments) faces.push(first, first + 2, first + 3, first, first + 3, first + 1);
  }
  return { points, faces };
}
const bodyStrip = () => withInstances(arc(), 1);
