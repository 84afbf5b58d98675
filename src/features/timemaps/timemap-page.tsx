import { Island } from '../../kit/islands/island.tsx';
import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.tsx';
import { formatYears } from '../../ui/year/year-scale.ts';
import { loadWorld } from './world/world-loader.ts';
import { WorldTimemap } from './world/world-timemap.tsx';

/** `/timemap?year=…` or `?from=…&until=…`: the world in a year or a span of years. Source: spec §2. */
export async function loader(asked: PageRequest) {
  const { origin, language, say } = asked;
  const world = await loadWorld(asked);
  const { value } = world.looked;
  const title = world.isAsked
    ? say(typeof value === 'number' ? 'timemap.titleYear' : 'timemap.titleSpan', { time: formatYears(value, language) })
    : say('timemap.title');
  return {
    world,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title,
      description: say('timemap.what'),
      indexed: !world.isAsked,
    },
  };
}

export const head = (loaded: Loaded<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/timemap', alternates: inEveryLanguage('/timemap') });

export default function TimemapPage({ world }: Loaded<typeof loader>) {
  return <Island name="world-timemap" of={WorldTimemap} props={{ world }} />;
}
