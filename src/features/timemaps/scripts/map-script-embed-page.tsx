import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { loadMapScript } from './load-map-script.ts';
import { MapScriptView } from './map-script-view.tsx';
import './map-script-page.css';

/** `/embed/mapscript/{id}`: only a member's map, for frames. */
export async function loader(request: PageRequest<{ id: string }>) {
  const { script: shownScript, head: meta } = await loadMapScript(request);
  return { shown: shownScript, head: { ...meta, indexed: false } };
}

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function MapScriptEmbedPage({ shown: shownScript }: LoaderData<typeof loader>) {
  const { language } = useReader();
  const { script, id } = shownScript;
  return (
    <div className="map-script-page">
      <Island name="map-script" of={MapScriptView} props={{ shownScript }} />
      <p className="wrap ui">
        <a
          href={`/mapscript/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noopener"
          lang={script.language === language ? undefined : languageTag(script.language)}
        >
          {script.name}
        </a>
      </p>
    </div>
  );
}
