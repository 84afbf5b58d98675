import { pageOf } from '../../kit/pages/page-context.ts';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/timemap-embed-page.ts';
import { loadWorld } from './world/world-loader.ts';
import { WorldTimemap } from './world/world-timemap.tsx';

/** `/embed/timemap`: the world map, for frames on other sites. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageOf(context),
    { origin, language, say } = page;
  return {
    world: await loadWorld(request, page),
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: say('timemap.title'),
      description: say('timemap.what'),
      indexed: false,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, canonical: '/timemap', alternates: inEveryLanguage('/timemap') }) : [];

export default function TimemapEmbedPage({ loaderData: { world } }: Route.ComponentProps) {
  return <WorldTimemap world={world} embedded />;
}
