import OpenSeadragon from 'openseadragon';
import { boundsOf, type Detail } from './xywh.ts';
import type { ZoomedPicture, ZoomedRegion } from './picture.ts';

/** Events of a stage. */
interface StageEvents {
  /** The visible part, after it came to rest. */
  onDetail(detail: Detail): void;
  /** The visible part, during a movement: for stages that move together. */
  onMove?(detail: Detail): void;
  onRegion(index: number): void;
  /** Called once it draws the picture itself. */
  onDrawn(): void;
  onFailed(): void;
}

/** Zoom factor of one key or button press. */
const step = 1.5;

/** A zoomable picture in tiles: OpenSeadragon, with our regions on top. */
export class DeepZoomStage {
  #viewer: OpenSeadragon.Viewer;
  #picture: ZoomedPicture;
  #overlays: HTMLElement[] = [];
  /** Moves by `show` are not reported as moves of the reader. */
  #isLed = false;

  constructor(element: HTMLElement, navigator: HTMLElement | null, picture: ZoomedPicture, heard: StageEvents) {
    this.#picture = picture;
    suppressInlineStyles();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#viewer = OpenSeadragon({
      element,
      drawer: 'canvas',
      // The surrounding element handles the keys, and has a name.
      tabIndex: -1,
      showNavigationControl: false,
      showNavigator: navigator !== null,
      ...(navigator && { navigatorElement: navigator }),
      animationTime: still ? 0 : 0.5,
      visibilityRatio: 0.6,
      maxZoomPixelRatio: 3,
      gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
      gestureSettingsTouch: { pinchRotate: false },
      tileSources: sourceOf(picture) as never,
    });
    this.#viewer.addHandler('open', () => this.#drawRegions(picture.regions, heard.onRegion));
    this.#viewer.addHandler('animation-finish', () => {
      this.#isLed = false;
      heard.onDetail(this.detail());
    });
    if (heard.onMove) this.#viewer.addHandler('viewport-change', () => this.#isLed || heard.onMove!(this.detail()));
    this.#viewer.addOnceHandler('tile-drawn', () => heard.onDrawn());
    this.#viewer.addHandler('open-failed', () => heard.onFailed());
  }

  /** Resolves once the picture is shown. */
  get ready(): Promise<void> {
    return this.#viewer.world.getItemCount()
      ? Promise.resolve()
      : new Promise((done) => this.#viewer.addOnceHandler('open', () => done()));
  }

  /** The visible part, in pixels of the picture. */
  detail(): Detail {
    const { x, y, width, height } = this.#viewer.viewport.viewportToImageRectangle(
      this.#viewer.viewport.getBounds(true),
    );
    const left = Math.max(0, x),
      top = Math.max(0, y);
    return {
      x: left,
      y: top,
      width: Math.min(this.#picture.width, x + width) - left,
      height: Math.min(this.#picture.height, y + height) - top,
    };
  }

  show({ x, y, width, height }: Detail, { atOnce = false, led = false } = {}): void {
    this.#isLed = led;
    this.#viewer.viewport.fitBounds(this.#viewer.viewport.imageToViewportRectangle(x, y, width, height), atOnce);
  }
  zoom(factor: number): void {
    this.#viewer.viewport.zoomBy(factor).applyConstraints();
  }
  fit(): void {
    this.#viewer.viewport.setRotation(0);
    this.#viewer.viewport.goHome();
  }
  /** Quarter turns to the right. */
  rotate(): void {
    this.#viewer.viewport.rotateBy(90);
  }
  pan(right: number, down: number): void {
    const { width, height } = this.#viewer.viewport.getBounds();
    this.#viewer.viewport.panBy(new OpenSeadragon.Point(right * width, down * height)).applyConstraints();
  }
  get step(): number {
    return step;
  }

  /** Highlights one region, or none (-1). */
  highlightRegion(index: number): void {
    for (const [at, overlay] of this.#overlays.entries()) overlay.toggleAttribute('data-chosen', at === index);
  }
  showRegion(index: number): void {
    const region = this.#picture.regions[index];
    if (!region) return;
    const { x, y, width, height } = boundsOf(region.points, this.#picture);
    const around = 0.35;
    this.show({
      x: x - width * around,
      y: y - height * around,
      width: width * (1 + 2 * around),
      height: height * (1 + 2 * around),
    });
    this.highlightRegion(index);
  }
  /** Whether regions are drawn over the picture. */
  set regionsShown(isVisible: boolean) {
    for (const overlay of this.#overlays) overlay.hidden = !isVisible;
  }

  #drawRegions(regions: readonly ZoomedRegion[], onRegion: (index: number) => void) {
    this.#overlays = regions.map((region, index) => {
      const { x, y, width, height } = boundsOf(region.points, this.#picture);
      const element = document.createElement('button');
      element.type = 'button';
      element.className = 'zoom-region';
      element.title = region.label;
      element.setAttribute('aria-label', region.label);
      element.append(outlineOf(region, this.#picture));
      new OpenSeadragon.MouseTracker({ element, clickHandler: () => onRegion(index) });
      element.addEventListener('keydown', (event) => event.key === 'Enter' && onRegion(index));
      this.#viewer.addOverlay({
        element,
        location: this.#viewer.viewport.imageToViewportRectangle(x, y, width, height),
      });
      return element;
    });
  }

  destroy(): void {
    this.#viewer.destroy();
  }
}

/**
 * OpenSeadragon would add an inline style sheet, which our pages do not allow; an element of this name, which is not
 * HTML, makes it skip that. Its rules for phones are in deep-zoom.css.
 */
function suppressInlineStyles(): void {
  const mark = 'data-openseadragon-mobile-css';
  if (document.querySelector(`style[${mark}]`)) return;
  const element = document.createElementNS('urn:stele', 'style');
  element.setAttribute(mark, '');
  document.head.append(element);
}

/** The corners within their bounding rectangle. */
function outlineOf({ points }: ZoomedRegion, picture: ZoomedPicture): SVGElement {
  const bounds = boundsOf(points, picture);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('preserveAspectRatio', 'none');
  const polygon = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
  const corners = points.map(([x, y]) => [
    (100 * (x * picture.width - bounds.x)) / (bounds.width || 1),
    (100 * (y * picture.height - bounds.y)) / (bounds.height || 1),
  ]);
  polygon.setAttribute('points', corners.map((corner) => corner.join(',')).join(' '));
  svg.append(polygon);
  return svg;
}

/** Our tiles as an OpenSeadragon source; without tiles, the picture as on pages. */
const sourceOf = ({ tiles, url, width, height, tilePx }: ZoomedPicture): object =>
  tiles === null
    ? { type: 'image', url, buildPyramid: false }
    : {
        width,
        height,
        tileSize: tilePx,
        minLevel: 0,
        maxLevel: Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tilePx))),
        getTileUrl: (level: number, x: number, y: number) =>
          tiles.replace('{z}', String(level)).replace('{x}', String(x)).replace('{y}', String(y)),
      };
