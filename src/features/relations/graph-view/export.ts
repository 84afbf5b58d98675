import { languageTag, type Language } from '../../../rules/languages.ts';
import { renderSvg } from '../../../ui/graph-canvas/svg.ts';
import type { CanvasGraph } from '../../../ui/graph-canvas/view.tsx';
import { fileName, downloadFile } from '../../../ui/download.ts';
import { applyFilter, type Filter } from '../face/explored-graph.ts';
import type { LaidOutGraph } from './use-explored-graph.ts';

/** Attribution written into an exported graph. */
export interface GraphCredit {
  name: string;
  caption: string;
  address: string;
  language: Language;
  date: string;
}
export interface ExportTheme {
  ground: string;
  ink: string;
  quiet: string;
  serif: string;
}

/** The shown graph as JSON, with positions and attribution. */
function jsonOf(
  { loaded, places }: Pick<LaidOutGraph, 'loaded' | 'places'>,
  filter: Filter,
  { name, address, language, date }: GraphCredit,
): string {
  const visibleGraph = applyFilter(loaded, filter);
  return JSON.stringify(
    {
      name,
      source: address,
      language,
      date,
      center: loaded.center,
      nodes: [...loaded.nodes.values()]
        .filter(({ itemId }) => visibleGraph.nodes.has(itemId))
        .map((node) => ({ ...node, ...places.get(node.itemId), open: loaded.expanded.has(node.itemId) })),
      edges: visibleGraph.edges,
    },
    null,
    1,
  );
}

const svgFile = (graph: CanvasGraph, { name, caption, language }: GraphCredit, paint: ExportTheme): string =>
  renderSvg({
    nodes: graph.nodes,
    edges: graph.edges,
    places: graph.places,
    title: name,
    caption,
    lang: languageTag(language),
    ...paint,
  });

function withCaption(
  picture: HTMLCanvasElement,
  caption: string,
  { ground, quiet, serif }: ExportTheme,
): HTMLCanvasElement {
  const unit = Math.max(1, devicePixelRatio),
    strip = Math.round(44 * unit);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height + strip];
  const context = canvas.getContext('2d')!;
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = quiet;
  context.font = `${14 * unit}px ${serif}`;
  context.textBaseline = 'middle';
  context.fillText(caption, 18 * unit, picture.height + strip / 2, canvas.width - 36 * unit);
  return canvas;
}

export type ExportFormat = 'png' | 'svg' | 'json';

/** Saves the filtered canvas. */
export async function exportGraph(
  format: ExportFormat,
  laid: LaidOutGraph,
  filter: Filter,
  graph: CanvasGraph,
  picture: () => HTMLCanvasElement,
  credit: GraphCredit,
  paint: ExportTheme,
): Promise<void> {
  const name = fileName(credit.name, format);
  if (format === 'json')
    return downloadFile(name, new Blob([jsonOf(laid, filter, credit)], { type: 'application/json' }));
  if (format === 'svg') return downloadFile(name, new Blob([svgFile(graph, credit, paint)], { type: 'image/svg+xml' }));
  const canvas = withCaption(picture(), credit.caption, paint);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) downloadFile(name, blob);
}
