/**
 * A canvas of a manifest, or a region of it, in the form in which IIIF viewers exchange it: an annotation in a URL.
 * Source: IIIF Content State API 1.0. Pure; used by server and browser.
 */
export interface ContentState {
  manifest: string;
  canvas: string | null;
  /** A media fragment: `xywh=1,2,3,4`. */
  xywh: string | null;
}

/** Source: Content State API §6, "content-state-encode". */
export function writeContentState({ manifest, canvas, xywh }: ContentState): string {
  const partOf = [{ id: manifest, type: 'Manifest' }];
  const state = {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    type: 'Annotation',
    motivation: ['contentState'],
    target: canvas
      ? { id: xywh ? `${canvas}#${xywh}` : canvas, type: 'Canvas', partOf }
      : { id: manifest, type: 'Manifest' },
  };
  return btoa(encodeURIComponent(JSON.stringify(state)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Reads a content state from a URL, encoded or not: an annotation, its target, or a manifest; null if invalid. */
export function readContentState(given: string): ContentState | null {
  if (/^https?:/.test(given)) return { manifest: given, canvas: null, xywh: null };
  try {
    const text = /^\s*\{/.test(given)
      ? given
      : decodeURIComponent(atob(given.replaceAll('-', '+').replaceAll('_', '/')));
    return readTarget(JSON.parse(text));
  } catch {
    return null;
  }
}

type JsonObject = Record<string, unknown>;
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function readTarget(value: unknown, depth = 0): ContentState | null {
  if (!isJsonObject(value) || depth > 4) return null;
  if (value.target !== undefined) return readTarget(firstOf(value.target), depth + 1);
  if (value.source !== undefined) {
    const source = readTarget(
      typeof value.source === 'string' ? { ...value, id: value.source, source: undefined } : firstOf(value.source),
      depth + 1,
    );
    const selector = firstOf(value.selector);
    const fragment = isJsonObject(selector) && typeof selector.value === 'string' ? selector.value : null;
    return source && { ...source, xywh: fragment?.startsWith('xywh=') ? fragment : source.xywh };
  }
  if (typeof value.id !== 'string') return null;
  const [id = '', fragment] = value.id.split('#');
  if (value.type === 'Manifest') return { manifest: id, canvas: null, xywh: null };
  const within = firstOf(value.partOf);
  const manifest = isJsonObject(within) ? within.id : within;
  return typeof manifest === 'string'
    ? { manifest, canvas: id, xywh: fragment?.startsWith('xywh=') ? fragment : null }
    : null;
}
