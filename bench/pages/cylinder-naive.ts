import {
  CylinderGeometry,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  WebGLRenderer,
} from 'three';
import { degree, heightOf, placeOnSurface, type TimeSpan } from '../../src/ui/time-cylinder/projection.ts';
import type { CylinderItem } from '../../src/ui/time-cylinder/time-cylinder.ts';

/**
 * The cylinder with a mesh and a material for each item, as a baseline for benchmarks only. Dragging rotates and pans
 * it.
 */
export function meshPerItemCylinder(field: HTMLElement, items: readonly CylinderItem[], span: TimeSpan): () => void {
  const renderer = new WebGLRenderer({ alpha: true }),
    scene = new Scene(),
    { clientWidth: width, clientHeight: height } = field;
  const camera = new PerspectiveCamera(40, width / height, 0.1, 20);
  camera.position.set(0, 1.3, 4.4);
  camera.lookAt(0, 0, 0);
  renderer.setSize(width, height);
  field.append(renderer.domElement);
  scene.add(
    new Mesh(
      new CylinderGeometry(1.2, 1.2, 2, 96, 1, true),
      new MeshBasicMaterial({ color: 0x14120e, transparent: true, opacity: 0.7 }),
    ),
  );
  for (const item of placeOnSurface(items, span)) {
    const from = heightOf(span, item.earliest),
      to = Math.max(from + 0.02, heightOf(span, item.latest));
    const mesh = new Mesh(
      new PlaneGeometry(0.02, to - from),
      new MeshBasicMaterial({ color: 0xdba95a, transparent: true }),
    );
    mesh.position.set(1.2 * Math.sin(item.at * degree), (from + to) / 2, 1.2 * Math.cos(item.at * degree));
    mesh.rotation.y = item.at * degree;
    scene.add(mesh);
  }
  const listening = new AbortController();
  let frame = 0;
  const draw = () =>
    void (frame ||= requestAnimationFrame(() => {
      frame = 0;
      renderer.render(scene, camera);
    }));
  field.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      scene.rotation.y += movementX * 0.005;
      scene.position.y -= movementY * 0.002;
      draw();
    },
    { signal: listening.signal },
  );
  draw();
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
    scene.traverse(
      (object) =>
        object instanceof Mesh && (object.geometry.dispose(), (object.material as MeshBasicMaterial).dispose()),
    );
    renderer.dispose();
    renderer.domElement.remove();
  };
}
