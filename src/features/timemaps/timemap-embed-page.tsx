import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { drawWorld } from './face/year-picture/draw-year.ts';
import { DefinedLand } from './face/year-picture/states-of-year.tsx';
import { loadWorld } from './world/world-loader.ts';
import { WorldTimemap } from './world/world-timemap.tsx';

/** `/embed/timemap`: the world map, for frames on other sites. */
export async function loader(request: PageRequest) {
  const { origin, language, t, url } = request;
  const view = new URLSearchParams(url.search);
  // Settings of the frame, not of the map.
  for (const name of ['lang', 'scheme', 'kiosk']) view.delete(name);
  return {
    home: `/timemap${view.size ? `?${view}` : ''}`,
    world: await loadWorld(request),
    land: drawWorld().land,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('timemap.title'),
      description: t('timemap.what'),
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/timemap', alternates: languageAlternates('/timemap') });

export default function TimemapEmbedPage({ home, world, land }: LoaderData<typeof loader>) {
  return (
    <EmbedFrame home={home}>
      <DefinedLand land={land} />
      <Island name="world-timemap" of={WorldTimemap} props={{ world, embedded: true }} />
    </EmbedFrame>
  );
}
