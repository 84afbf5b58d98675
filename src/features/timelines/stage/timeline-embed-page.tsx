import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { readCursor, writeCursor } from '../../../ui/cursor.ts';
import { EmbedFrame } from '../../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { AxisList } from '../axis/axis-list.tsx';
import { readLanes } from '../face/axis-items.ts';
import { EmbeddedAxis } from './embedded-axis.tsx';
import { loadAxis } from './load-axis.ts';
import './timeline.css';
import './timeline-embed.css';

/** `/embed/timeline`: only the axis, for frames on other sites: no forms, no storage, no cookie. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const { search, searchParams } = url;
  const cursor = readCursor(search),
    lanes = readLanes(searchParams.get('lanes'));
  const home = `/timeline${writeCursor(lanes === 'region' ? '' : `lanes=${lanes}`, cursor)}`;
  return {
    ...(await loadAxis(call, cursor, lanes)),
    cursor,
    home,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('timeline.heading'),
      description: t('timeline.what'),
      canonical: home,
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

/** The stage, and a line of attribution. */
export default function TimelineEmbedPage({ axis, visible, spans, cursor, home }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <EmbedFrame home={home}>
      <h1 className="unseen">{t('timeline.world')}</h1>
      <Island name="embedded-axis" of={EmbeddedAxis} props={{ axis, spans }} />
      <noscript>
        <AxisList seen={visible} cursor={cursor} page={1} />
      </noscript>
    </EmbedFrame>
  );
}
