import { pageOf } from '../../kit/pages/page-context.ts';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.ts';
import { formatYears } from '../../ui/year/year-scale.ts';
import type { Route } from './+types/timemap-page.ts';
import { loadWorld } from './world/world-loader.ts';
import { WorldTimemap } from './world/world-timemap.tsx';

/** `/timemap?year=…` or `?from=…&until=…`: the world in a year or a span of years. Source: spec §2. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageOf(context),
    { origin, language, say } = page;
  const world = await loadWorld(request, page);
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, canonical: '/timemap', alternates: inEveryLanguage('/timemap') }) : [];

export default function TimemapPage({ loaderData: { world } }: Route.ComponentProps) {
  return <WorldTimemap key={world.search} world={world} />;
}
