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
import {
  visibleExtent,
  minSurfaceHeight,
  visibleAngleOf,
  type CylinderView,
  type Lens,
  type PlacedItem,
} from './projection.ts';
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
/** A circle at a height, or a line at a longitude: position, half its width in pixels, opacity, colour. */
export interface Line {
  at: number;
  wide: number;
  strength: number;
  paint: Rgb;
}

const segments = 48;
/** With more items, the far side is not drawn: it is hardly visible through the cylinder, and would double the cost. */
const maxFarSideItems = 400;
const maxLines = 64;

/**
 * The cylinder in WebGL: one draw call per kind of object. Draws only on request. Items are a single mesh, not
 * instances: without a GPU, instances are drawn separately, ten times slower.
 */
export class CylinderScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  /** The shaders do the projection; three.js just requires a camera. */
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

  /** Needs a WebGL context: check before constructing. */
  constructor(
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    { ground, light }: { ground: Rgb; light: Rgb },
  ) {
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: false, depth: false, stencil: false });
    this.renderer.setClearColor(0, 0);
    const material = (
      vertexShader: string,
      fragmentShader: string,
      side: 1 | -1,
      uniforms: Record<string, IUniform> = {},
    ) =>
      new ShaderMaterial({
        vertexShader,
        fragmentShader,
        uniforms: { ...this.shared, side: { value: side }, ...uniforms },
        transparent: true,
        depthTest: false,
        depthWrite: false,
        side: DoubleSide,
      });
    const put = (geometry: BufferGeometry, meshMaterial: ShaderMaterial, order: number) => {
      const mesh = new Mesh(geometry, meshMaterial);
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

  /** Replaces the items. */
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
    this.itemMeshes[0]!.visible = placed.length <= maxFarSideItems;
    this.items = items;
    this.placed = placed;
  }

  highlight(lit: ReadonlySet<string>): void {
    const state = this.items.getAttribute('state') as BufferAttribute | undefined;
    if (!state) return;
    this.placed.forEach(({ id }, at) => state.array.fill(lit.has(id) ? 1 : 0, at * 4, at * 4 + 4));
    state.needsUpdate = true;
  }

  /**
   * Positions bars and marks for the view; computed here in full precision, so that days of ancient years do not
   * jitter.
   */
  layOut(lens: Lens, view: CylinderView): void {
    const extent = this.items.getAttribute('extent') as BufferAttribute | undefined;
    if (!extent) return;
    const least = minSurfaceHeight(lens);
    this.placed.forEach((item, at) => {
      const on = visibleExtent(view, item, least);
      // Items outside are put below the lower end, where nothing is drawn; a clipped end is not shown as an end.
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
    shared.limit!.value = visibleAngleOf(lens);
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

  /** Frees all GPU memory. */
  dispose(): void {
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      (object.material as ShaderMaterial).dispose();
    });
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

/** Style of an end: 0 certain, 1 faded, 2 dashed. */
const endOf = (note: PlacedItem['startNote']) =>
  note === null || note === 'to present' ? 0 : note === 'about' ? 1 : 2;

function withInstances(shape: { points: number[]; faces: number[] }, count: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(shape.points), 3));
  geometry.setIndex(shape.faces);
  geometry.instanceCount = count;
  return geometry;
}

function createDynamicAttribute(count: number, size: number): InstancedBufferAttribute {
  const attribute = new InstancedBufferAttribute(new Float32Array(count * size), size);
  attribute.setUsage(DynamicDrawUsage);
  return attribute;
}

function linesOf(shape: { points: number[]; faces: number[] }): InstancedBufferGeometry {
  const geometry = withInstances(shape, 0);
  geometry.setAttribute('ring', createDynamicAttribute(maxLines, 3));
  geometry.setAttribute('hue', createDynamicAttribute(maxLines, 3));
  return geometry;
}

function setLines(geometry: InstancedBufferGeometry, lines: readonly Line[]): void {
  const ring = geometry.getAttribute('ring') as InstancedBufferAttribute,
    hue = geometry.getAttribute('hue') as InstancedBufferAttribute;
  geometry.instanceCount = Math.min(maxLines, lines.length);
  lines.slice(0, maxLines).forEach(({ at, wide, strength, paint }, index) => {
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
