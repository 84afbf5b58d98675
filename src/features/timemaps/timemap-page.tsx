import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { formatYears } from '../../ui/year/year-scale.ts';
import { drawWorld } from './face/year-picture/draw-year.ts';
import { DefinedLand } from './face/year-picture/states-of-year.tsx';
import { loadWorld } from './world/world-loader.ts';
import { WorldTimemap } from './world/world-timemap.tsx';

/** `/timemap?year=…` or `?from=…&until=…`: the world in a year or a span of years. Source: spec §2. */
export async function loader(request: PageRequest) {
  const { origin, language, t } = request;
  const world = await loadWorld(request);
  const { value } = world.looked;
  const title = world.isAsked
    ? t(typeof value === 'number' ? 'timemap.titleYear' : 'timemap.titleSpan', { time: formatYears(value, language) })
    : t('timemap.title');
  return {
    world,
    land: drawWorld().land,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title,
      description: t('timemap.what'),
      indexed: !world.isAsked,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/timemap', alternates: languageAlternates('/timemap') });

export default function TimemapPage({ world, land }: LoaderData<typeof loader>) {
  return (
    <>
      <DefinedLand land={land} />
      <Island name="world-timemap" of={WorldTimemap} props={{ world }} />
    </>
  );
}
