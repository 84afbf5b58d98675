import type { Language } from '../../../rules/languages.ts';
import { languageTag } from '../../../rules/languages.ts';
import { svgOf } from '../../../ui/graph-canvas/svg.ts';
import type { CanvasGraph } from '../../../ui/graph-canvas/view.tsx';
import { fileName, saveFile } from '../../../ui/save-file.ts';
import { filtered, type Filter } from '../face/graph-view-state.ts';
import type { Laid } from './loaded.ts';

/** What a saved graph says of itself. */
export interface Credit {
  name: string;
  caption: string;
  address: string;
  language: Language;
  date: string;
}
export interface Paint {
  ground: string;
  ink: string;
  quiet: string;
  serif: string;
}

/** The graph as data: what is shown, with its places, and where it is from. */
export function jsonOf(
  { loaded, places }: Pick<Laid, 'loaded' | 'places'>,
  filter: Filter,
  { name, address, language, date }: Credit,
): string {
  const shown = filtered(loaded, filter);
  return JSON.stringify(
    {
      name,
      source: address,
      language,
      date,
      center: loaded.center,
      nodes: [...loaded.nodes.values()]
        .filter(({ itemId }) => shown.nodes.has(itemId))
        .map((node) => ({ ...node, ...places.get(node.itemId), open: loaded.opened.has(node.itemId) })),
      edges: shown.edges,
    },
    null,
    1,
  );
}

export const svgFile = (graph: CanvasGraph, { name, caption, language }: Credit, paint: Paint): string =>
  svgOf({
    nodes: graph.nodes,
    edges: graph.edges,
    places: graph.places,
    title: name,
    caption,
    lang: languageTag(language),
    ...paint,
  });

/** The picture with its caption below. */
export function captioned(
  picture: HTMLCanvasElement,
  caption: string,
  { ground, quiet, serif }: Paint,
): HTMLCanvasElement {
  const unit = Math.max(1, devicePixelRatio),
    strip = Math.round(44 * unit);
  const whole = document.createElement('canvas');
  [whole.width, whole.height] = [picture.width, picture.height + strip];
  const context = whole.getContext('2d')!;
  context.fillStyle = ground;
  context.fillRect(0, 0, whole.width, whole.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = quiet;
  context.font = `${14 * unit}px ${serif}`;
  context.textBaseline = 'middle';
  context.fillText(caption, 18 * unit, picture.height + strip / 2, whole.width - 36 * unit);
  return whole;
}

export type Format = 'png' | 'svg' | 'json';

/** Saves what is on the canvas, as it is filtered. */
export async function saveGraph(
  format: Format,
  laid: Laid,
  filter: Filter,
  graph: CanvasGraph,
  picture: () => HTMLCanvasElement,
  credit: Credit,
  paint: Paint,
): Promise<void> {
  const name = fileName(credit.name, format);
  if (format === 'json') return saveFile(name, new Blob([jsonOf(laid, filter, credit)], { type: 'application/json' }));
  if (format === 'svg') return saveFile(name, new Blob([svgFile(graph, credit, paint)], { type: 'image/svg+xml' }));
  const whole = captioned(picture(), credit.caption, paint);
  const blob = await new Promise<Blob | null>((done) => whole.toBlob(done, 'image/png'));
  if (blob) saveFile(name, blob);
}
