import { pageOf } from '../../../kit/pages/page-context.ts';
import { useReader } from '../../../kit/reader.tsx';
import { readCursor, writeCursor } from '../../../ui/cursor.ts';
import { pageMeta } from '../../../ui/page-meta.ts';
import type { Route } from './+types/timeline-embed-page.ts';
import { AxisList } from '../axis/axis-list.tsx';
import { axis as axisCall } from '../contract.ts';
import { readLanes } from '../face/axis-items.ts';
import { AxisSlot, useLazy } from '../face/axis-slot.tsx';
import './timeline.css';
import './timeline-embed.css';

/** `/embed/timeline`: the axis alone, for other sites' frames. It asks for nothing, keeps nothing, sets no cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  const { search, searchParams } = new URL(request.url);
  const asked = readCursor(search),
    lanes = readLanes(searchParams.get('lanes'));
  const axis = await call(axisCall, {
    ...(asked.span && { from: asked.span.from, end: asked.span.until }),
    lanes: lanes === 'country' ? 'none' : lanes,
    regions: [...asked.regions],
    kinds: [...asked.kinds],
  });
  const home = `/timeline${writeCursor(lanes === 'region' ? '' : `lanes=${lanes}`, asked)}`;
  return {
    axis,
    asked,
    home,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: say('timeline.heading'),
      description: say('timeline.what'),
      canonical: home,
      alternates: {},
      indexed: false,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

const world = () => import('../face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/** The stage, and a line that says whose it is. */
export default function TimelineEmbedPage({ loaderData: { axis, asked, home } }: Route.ComponentProps) {
  const { say } = useReader();
  const late = useLazy(world, true);
  return (
    <div className="embed">
      <h1 className="unseen">{say('timeline.world')}</h1>
      <AxisSlot<Awaited<ReturnType<typeof world>>> late={late}>{(World) => <World first={axis} bare />}</AxisSlot>
      <noscript>
        <AxisList seen={axis} asked={asked} page={1} />
      </noscript>
      <p className="embed-home ui">
        <a href={home} target="_blank" rel="noopener">
          <b aria-hidden="true">石</b> {say('timeline.embed.home', { site: say('site.name') })}
        </a>
      </p>
    </div>
  );
}
