import { Island } from '../../../kit/islands/island.tsx';
import type { Loaded } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageName, languageTag } from '../../../rules/languages.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { loadMapScript } from './load-map-script.ts';
import { MapScriptView } from './map-script-view.tsx';
import { Comments } from '../../social/face/comments.tsx';
import { SocialBar } from '../../social/face/social-bar.tsx';
import './map-script-page.css';

/** `/mapscript/{id}`: a member's map. */
export const loader = loadMapScript;

export const head = ({ head: meta }: Loaded<typeof loader>) => pageMeta(meta);

export default function MapScriptPage({ shown }: Loaded<typeof loader>) {
  const { language, say } = useReader();
  const { script, author } = shown,
    lang = languageTag(script.language);
  return (
    <div className="map-script-page">
      <header className="wrap page">
        <h1 lang={lang}>{script.name}</h1>
        <p className="ui map-script-facts">
          <span>{say('desk.module.mapscript')}</span>
          {author !== null && <span>{say('mapScripts.by', { name: author })}</span>}
          {script.language !== language && <span>{languageName(script.language, language)}</span>}
          <a href="/timemap">{say('site.maps')}</a>
        </p>
        {script.description && (
          <p className="lead" lang={lang}>
            {script.description}
          </p>
        )}
      </header>
      <Island name="map-script" of={MapScriptView} props={{ shown }} />
      <div className="wrap page">
        <footer>
          <SocialBar thingId={shown.id} id={shown.id} type="mapscript" title={script.name} />
          <Comments thingId={shown.id} id={shown.id} type="mapscript" />
        </footer>
      </div>
    </div>
  );
}
