import { Island } from '../../../kit/islands/island.tsx';
import type { Loaded, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { readCursor, writeCursor } from '../../../ui/cursor.ts';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { AxisList } from '../axis/axis-list.tsx';
import { axis as axisCall } from '../contract.ts';
import { readLanes } from '../face/axis-items.ts';
import { EmbeddedAxis } from './embedded-axis.tsx';
import './timeline.css';
import './timeline-embed.css';

/** `/embed/timeline`: only the axis, for frames on other sites: no forms, no storage, no cookie. */
export async function loader({ call, origin, language, say, url }: PageRequest) {
  const { search, searchParams } = url;
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

export const head = (loaded: Loaded<typeof loader>) => pageMeta(loaded.head);

/** The stage, and a line of attribution. */
export default function TimelineEmbedPage({ axis, asked, home }: Loaded<typeof loader>) {
  const { say } = useReader();
  return (
    <div className="embed">
      <h1 className="unseen">{say('timeline.world')}</h1>
      <Island name="embedded-axis" of={EmbeddedAxis} props={{ axis }} />
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
