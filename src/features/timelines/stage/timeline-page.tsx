import { useCallback, useRef, useState } from 'react';
import { redirect } from 'react-router';
import type { Call } from '../../../kit/calls/endpoint.ts';
import { pageOf } from '../../../kit/pages/page-context.ts';
import { useReader } from '../../../kit/reader.tsx';
import { formatTime } from '../../../rules/time/historical-time.ts';
import { hreflang, languages, type Language } from '../../../rules/languages.ts';
import { readAddressTime, type AddressSpan } from '../../../rules/time/time-address.ts';
import { moveCursor, readCursor, writeCursor, type Cursor } from '../../../ui/cursor.ts';
import { inEveryLanguage, pageMeta } from '../../../ui/page-meta.ts';
import type { Route } from './+types/timeline-page.ts';
import { AxisList, axisListSize, rowsOf } from '../axis/axis-list.tsx';
import { axis as axisCall } from '../contract.ts';
import { TimelineForm } from './timeline-form.tsx';
import { readLanes, type LaneChoice, type VisibleAxis } from '../face/axis-items.ts';
import { parseEnd } from './span-input.ts';
import { AxisSlot, useLazy } from '../face/axis-slot.tsx';
import './timeline.css';

/** `/timeline`: the whole encyclopedia on one axis; span, regions, kinds and lanes as the address says. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  const { search, searchParams } = new URL(request.url);
  const lanes = readLanes(searchParams.get('lanes')),
    page = Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1);
  const ends = {
    from: parseEnd(searchParams.get('from') ?? '', 'from', language),
    until: parseEnd(searchParams.get('until') ?? '', 'until', language),
  };
  const cursor = readCursor(search);

  // A time in words, or one end alone, becomes the address of a whole span.
  const isRefused = ends.from.refused !== null || ends.until.refused !== null;
  if (
    !isRefused &&
    !cursor.span &&
    (ends.from.text || ends.until.text) &&
    !(ends.from.address === ends.from.text && ends.until.address === ends.until.text)
  ) {
    const span = {
      from: ends.from.address ?? (await firstYear(call)),
      until: ends.until.address ?? String(new Date().getUTCFullYear()),
    };
    throw redirect(addressOf({ ...cursor, span }, lanes));
  }
  const wrong = {
    from: ends.from.refused,
    until: ends.until.refused ?? (!isRefused && !cursor.span && ends.from.text ? ('endBeforeStart' as const) : null),
  };

  const axis = await call(axisCall, {
    ...(cursor.span && { from: cursor.span.from, end: cursor.span.until }),
    lanes: lanes === 'country' ? 'none' : lanes,
    regions: [...cursor.regions],
    kinds: [...cursor.kinds],
  });
  const asked = { ...cursor, year: null, chosen: null, place: null };
  const address = addressOf(asked, lanes);
  const description = say('timeline.what');
  const isPlain =
    page === 1 &&
    !cursor.year &&
    !cursor.chosen &&
    !wrong.from &&
    !wrong.until &&
    lanes === 'region' &&
    cursor.kinds.length + cursor.regions.length <= 1;
  return {
    axis,
    asked,
    cursor,
    lanes,
    page: (page - 1) * axisListSize < rowsOf(axis).length ? page : 1,
    typed: { from: ends.from.text, until: ends.until.text },
    wrong,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: titleOf(cursor.span, language, say('timeline.heading')),
      description,
      canonical: address,
      alternates: address === timelinePath ? inEveryLanguage(address) : inLanguages(address),
      indexed: isPlain,
    },
  };
}

const timelinePath = '/timeline';
const addressOf = (cursor: Cursor, lanes: LaneChoice) =>
  `${timelinePath}${writeCursor(lanes === 'region' ? '' : `lanes=${lanes}`, cursor)}`;
const inLanguages = (address: string) =>
  Object.fromEntries(languages.map((one) => [one, `${address}&lang=${hreflang(one)}`])) as Record<Language, string>;

/** The year of the first event there is. */
async function firstYear(call: Call): Promise<string> {
  const { clusters, events } = await call(axisCall, { lanes: 'none' });
  const first = [...clusters.map(({ lead }) => lead), ...events].sort((a, b) => a.earliest - b.earliest)[0];
  return first ? /^-?\d+/.exec(first.time.startTime)![0].replace(/^(-?)0+/, '$1') : '-3000';
}

function titleOf(span: AddressSpan | null, language: Language, heading: string): string {
  if (!span) return heading;
  const write = (text: string) => formatTime(readAddressTime(text)!, language);
  return `${heading}_${span.from === span.until ? write(span.from) : `${write(span.from)} – ${write(span.until)}`}`;
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

const world = () => import('../face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/**
 * The axis, and below it what it shows as a list; without script the list alone, and a form and links to move in it.
 */
export default function TimelinePage({
  loaderData: { axis, asked, lanes, page: firstPage, typed, wrong },
}: Route.ComponentProps) {
  const { say } = useReader();
  const late = useLazy(world, true);
  const [seen, setSeen] = useState<VisibleAxis>(axis);
  const [page, setPage] = useState(firstPage);
  const show = useCallback(
    (next: VisibleAxis) =>
      setSeen((before) => {
        if (before !== next) setPage(1);
        return next;
      }),
    [],
  );
  const slot = useRef<HTMLDivElement>(null);
  const alive = late.come !== null;
  const showOnAxis = (id: string) => {
    moveCursor({ chosen: id });
    slot.current!.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="timeline-page">
      <header className="wrap timeline-head">
        <h1>{say('timeline.heading')}</h1>
        <p className="lead">{say('timeline.what')}</p>
        <TimelineForm key={`${typed.from} ${typed.until}`} asked={asked} lanes={lanes} typed={typed} wrong={wrong} />
      </header>
      <div className="wrap">
        <AxisSlot<Awaited<ReturnType<typeof world>>> ref={slot} late={late}>
          {(World) => <World first={axis} onSeen={show} />}
        </AxisSlot>
        <section aria-labelledby="axis-events">
          <h2 id="axis-events">
            {say('timeline.events')}{' '}
            <small className="ui tabular">{say('timeline.total', { count: seen.total })}</small>
          </h2>
          <AxisList seen={seen} asked={asked} page={page} onShow={alive ? showOnAxis : undefined} />
          <Pages
            rows={rowsOf(seen).length}
            page={page}
            alive={alive}
            address={addressOf(asked, lanes)}
            onPage={setPage}
          />
        </section>
      </div>
    </div>
  );
}

function Pages({
  rows,
  page,
  alive,
  address,
  onPage,
}: {
  rows: number;
  page: number;
  alive: boolean;
  address: string;
  onPage(page: number): void;
}) {
  const { say } = useReader();
  const pages = Math.ceil(rows / axisListSize);
  if (pages < 2) return null;
  const to = (next: number, rel: 'prev' | 'next', name: string) =>
    alive ? (
      <button type="button" className="button" onClick={() => onPage(next)}>
        {name}
      </button>
    ) : (
      <a className="button" rel={rel} href={`${address}${address.includes('?') ? '&' : '?'}page=${next}`}>
        {name}
      </a>
    );
  return (
    <nav className="pager ui" aria-label={say('timeline.pages')}>
      {page > 1 && to(page - 1, 'prev', say('category.previous'))}
      <span className="tabular">{say('category.page', { page, pages })}</span>
      {page < pages && to(page + 1, 'next', say('category.next'))}
    </nav>
  );
}
