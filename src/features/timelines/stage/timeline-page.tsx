import { importedEras } from '../../../kit/eras-contract.ts';
import { Island } from '../../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { formatTime } from '../../../rules/time/historical-time.ts';
import { hreflang, languages, type Language } from '../../../rules/languages.ts';
import { readAddressTime, type AddressSpan } from '../../../rules/time/time-address.ts';
import { readCursor } from '../../../ui/cursor.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { axisListSize, rowsOf } from '../axis/axis-list.tsx';
import { readLanes } from '../face/axis-items.ts';
import { loadAxis } from './load-axis.ts';
import { parseEnd } from './span-input.ts';
import { createNameReader } from '../../../rules/eras/time-names.ts';
import { timelineAddress, timelinePath } from './timeline-address.ts';
import { TimelineScreen } from './timeline-screen.tsx';

/** `/timeline`: the whole encyclopedia on one axis; span, regions, kinds and lanes are in the address. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const { search, searchParams } = url;
  const lanes = readLanes(searchParams.get('lanes')),
    page = Math.max(1, Math.floor(Number(searchParams.get('page'))) || 1);
  const typed = { from: searchParams.get('from') ?? '', until: searchParams.get('until') ?? '' };
  const names =
    isInWords(typed.from) || isInWords(typed.until) ? createNameReader((await call(importedEras, {})).eras) : undefined;
  const ends = {
    from: parseEnd(typed.from, 'from', language, names),
    until: parseEnd(typed.until, 'until', language, names),
  };
  const cursor = readCursor(search);
  const { axis, visible, spans } = await loadAxis(call, cursor, lanes);

  // A time in words, or a single end, is redirected to the address of a whole span.
  const isRefused = ends.from.refused !== null || ends.until.refused !== null;
  if (
    !isRefused &&
    !cursor.span &&
    (ends.from.text || ends.until.text) &&
    !(ends.from.address === ends.from.text && ends.until.address === ends.until.text)
  ) {
    const span = {
      from: ends.from.address ?? spans?.allOfTime.from ?? '-3000',
      until: ends.until.address ?? String(new Date().getUTCFullYear()),
    };
    throw new Redirect(timelineAddress({ ...cursor, span }, lanes));
  }
  const wrong = {
    from: ends.from.refused,
    until: ends.until.refused ?? (!isRefused && !cursor.span && ends.from.text ? ('endBeforeStart' as const) : null),
  };

  const pageCursor = { ...cursor, year: null, selectedId: null, place: null };
  const address = timelineAddress(pageCursor, lanes);
  const description = t('timeline.what');
  const isPlain =
    page === 1 &&
    !cursor.year &&
    !cursor.selectedId &&
    !wrong.from &&
    !wrong.until &&
    lanes === 'region' &&
    cursor.kinds.length + cursor.regions.length <= 1;
  return {
    axis,
    spans,
    pageCursor,
    cursor,
    lanes,
    page: (page - 1) * axisListSize < rowsOf(visible).length ? page : 1,
    typed: { from: ends.from.text, until: ends.until.text },
    wrong,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: titleOf(cursor.span, language, t('timeline.heading')),
      description,
      canonical: address,
      alternates: address === timelinePath ? languageAlternates(address) : alternatesOf(address),
      indexed: isPlain,
    },
  };
}

const isInWords = (text: string) => text.trim() !== '' && !readAddressTime(text);

const alternatesOf = (address: string) =>
  Object.fromEntries(languages.map((language) => [language, `${address}&lang=${hreflang(language)}`])) as Record<
    Language,
    string
  >;

function titleOf(span: AddressSpan | null, language: Language, heading: string): string {
  if (!span) return heading;
  const write = (text: string) => formatTime(readAddressTime(text)!, language);
  return `${heading}_${span.from === span.until ? write(span.from) : `${write(span.from)} – ${write(span.until)}`}`;
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function TimelinePage({
  axis,
  spans,
  pageCursor: cursor,
  lanes,
  page,
  typed,
  wrong,
}: LoaderData<typeof loader>) {
  return <Island name="timeline" of={TimelineScreen} props={{ axis, spans, cursor, lanes, page, typed, wrong }} />;
}
