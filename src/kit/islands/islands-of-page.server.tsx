import { renderToString } from 'react-dom/server';
import type { Language } from '../../rules/languages.ts';
import type { Dictionary, Translate } from '../texts.ts';
import { contentHash } from '../pages/content-hash.server.ts';
import type { DrawIsland } from './island.tsx';
import { idPrefix, IslandRoot } from './island-root.tsx';
import { escapeForHtml, pageDataId, type PageData } from './page-data.ts';

/** Props longer than this as JSON (characters) are loaded when their island wakes: few islands of a page ever wake. */
const maxInlineLength = 2000;

/** Props of a page that are loaded separately. */
export interface DeferredProps {
  hash: string;
  /** A buffer: as a string it would take two bytes per character if one is not Latin, on the heap of V8. */
  json: Buffer;
}

/**
 * Renders the islands of one page. Each is rendered separately, as the browser will hydrate it, and its props are
 * collected for the end of the page, long ones for a separate file if there is an address for it. An island that throws
 * shows an error in its place, and calls `onFailure`.
 */
export function createIslandRenderer(
  { language, dictionary, t, texts }: { language: Language; dictionary: Dictionary; t: Translate; texts: string },
  onFailure: (error: unknown) => void,
  addressOf?: (hash: string) => string,
) {
  const words = { texts, failed: t('island.failed'), again: t('error.again') };
  const inPage: string[] = [];
  /** Keyed by the island's name, the first of that name: a publication in between may change its position. */
  const late = new Map<string, string>();

  const draw: DrawIsland = (name, wake, island, props) => {
    const place = inPage.length;
    try {
      const html = renderToString(
        <IslandRoot language={language} dictionary={dictionary}>
          {island}
        </IslandRoot>,
        { identifierPrefix: idPrefix(place) },
      );
      const json = JSON.stringify(props);
      const isLate = addressOf && json.length > maxInlineLength && !late.has(name);
      if (isLate) late.set(name, json);
      inPage.push(isLate ? 'null' : json);
      return <div data-island={name} data-wake={wake} data-place={place} dangerouslySetInnerHTML={{ __html: html }} />;
    } catch (error) {
      onFailure(error);
      return (
        <p role="alert" className="island-failed ui">
          {words.failed}
        </p>
      );
    }
  };

  let lateProps: DeferredProps | null = null;
  /** Must be rendered after all islands. */
  const PropsOfIslands = () => {
    if (late.size) {
      const json = Buffer.from(`{${[...late].map(([name, props]) => `${JSON.stringify(name)}:${props}`).join(',')}}`);
      lateProps = { json, hash: contentHash(json) };
    }
    const rest: Omit<PageData, 'props'> = { ...words, ...(lateProps && { late: addressOf!(lateProps.hash) }) };
    const data = `{"props":[${inPage.join(',')}],${JSON.stringify(rest).slice(1)}`;
    return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: escapeForHtml(data) }} />;
  };
  return { draw, PropsOfIslands, lateProps: () => lateProps };
}
