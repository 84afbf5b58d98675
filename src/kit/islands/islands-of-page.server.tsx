import { renderToString } from 'react-dom/server';
import type { Language } from '../../rules/languages.ts';
import type { Dictionary, Say } from '../texts.ts';
import { contentHash } from '../pages/content-hash.server.ts';
import type { DrawIsland } from './island.tsx';
import { idPrefix, IslandRoot } from './island-root.tsx';
import { escapedForHtml, pageDataId, type PageData } from './page-data.ts';

interface Reader {
  language: Language;
  dictionary: Dictionary;
  say: Say;
  texts: string;
}

/** Props longer than this as JSON (characters) come when their island wakes: most are read, and few islands woken. */
const longestInPage = 2000;

/** The props of a page that do not travel with it. */
export interface LateProps {
  hash: string;
  /** Bytes: as text, which has two of them a letter as soon as one letter is not Latin, it would lie on the heap of V8. */
  json: Buffer;
}

/**
 * Draws the islands of one page. Each is rendered for itself, as the browser will take it over, and its props are kept
 * for the end of the page, long ones for a file beside it if there is an address for that. One that throws says so in its
 * place, and `onFailure` hears of it.
 */
export function islandsOfPage(
  { language, dictionary, say, texts }: Reader,
  onFailure: (error: unknown) => void,
  addressOf?: (hash: string) => string,
) {
  const words = { texts, failed: say('island.failed'), again: say('error.again') };
  const inPage: string[] = [];
  /** By the name of the island, the first of that name: what is published meanwhile may move its place. */
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
      const isLate = addressOf && json.length > longestInPage && !late.has(name);
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

  let lateProps: LateProps | null = null;
  /** To be rendered after all islands. */
  const PropsOfIslands = () => {
    if (late.size) {
      const json = Buffer.from(`{${[...late].map(([name, props]) => `${JSON.stringify(name)}:${props}`).join(',')}}`);
      lateProps = { json, hash: contentHash(json) };
    }
    const rest: Omit<PageData, 'props'> = { ...words, ...(lateProps && { late: addressOf!(lateProps.hash) }) };
    const data = `{"props":[${inPage.join(',')}],${JSON.stringify(rest).slice(1)}`;
    return (
      <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: escapedForHtml(data) }} />
    );
  };
  return { draw, PropsOfIslands, lateProps: () => lateProps };
}
