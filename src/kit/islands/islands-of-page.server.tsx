import { renderToString } from 'react-dom/server';
import type { Language } from '../../rules/languages.ts';
import type { Dictionary, Say } from '../texts.ts';
import type { DrawIsland } from './island.tsx';
import { idPrefix, IslandRoot } from './island-root.tsx';
import { jsonForHtml, pageDataId, type PageData } from './page-data.ts';

interface Reader {
  language: Language;
  dictionary: Dictionary;
  say: Say;
  texts: string;
}

/**
 * Draws the islands of one page. Each is rendered for itself, as the browser will take it over, and its props are kept
 * for the end of the page. One that throws says so in its place, and `onFailure` hears of it.
 */
export function islandsOfPage({ language, dictionary, say, texts }: Reader, onFailure: (error: unknown) => void) {
  const data: PageData = { props: [], texts, failed: say('island.failed'), again: say('error.again') };

  const draw: DrawIsland = (name, wake, island, props) => {
    const place = data.props.length;
    try {
      const html = renderToString(
        <IslandRoot language={language} dictionary={dictionary}>
          {island}
        </IslandRoot>,
        { identifierPrefix: idPrefix(place) },
      );
      data.props.push(props);
      return <div data-island={name} data-wake={wake} data-place={place} dangerouslySetInnerHTML={{ __html: html }} />;
    } catch (error) {
      onFailure(error);
      return (
        <p role="alert" className="island-failed ui">
          {data.failed}
        </p>
      );
    }
  };

  /** To be rendered after all islands. */
  const PropsOfIslands = () => (
    <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />
  );
  return { draw, PropsOfIslands };
}
