import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData } from '../../../kit/pages/page.ts';
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

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function MapScriptPage({ script: shownScript }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { script, author } = shownScript,
    lang = languageTag(script.language);
  return (
    <div className="map-script-page">
      <header className="wrap page">
        <h1 lang={lang}>{script.name}</h1>
        <p className="row quiet ui map-script-facts">
          <span>{t('desk.module.mapscript')}</span>
          {author !== null && <span>{t('mapScripts.by', { name: author })}</span>}
          {script.language !== language && <span>{languageName(script.language, language)}</span>}
          <a href="/timemap">{t('site.maps')}</a>
        </p>
        {script.description && (
          <p className="lead" lang={lang}>
            {script.description}
          </p>
        )}
      </header>
      <Island name="map-script" of={MapScriptView} props={{ shownScript }} />
      <div className="wrap page">
        <footer>
          <SocialBar thingId={shownScript.id} id={shownScript.id} type="mapscript" title={script.name} />
          <Comments thingId={shownScript.id} id={shownScript.id} type="mapscript" />
        </footer>
      </div>
    </div>
  );
}
