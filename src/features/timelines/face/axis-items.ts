import type { Translate } from '../../../kit/texts.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { namedPrecisions } from '../../../rules/time/historical-time-precision.ts';
import { isRegion, kinds, regions, type Kind, type Region } from '../../../rules/kinds.ts';
import { languageTag, type Language } from '../../../rules/languages.ts';
import type { AxisItem, AxisLane, AxisView } from '../../../ui/time-axis/time-axis.ts';
import type { Axis, AxisCluster, AxisEvent, Lifeline } from '../contract.ts';
import { titleOf, titleParts } from './event-title.ts';

/** The meaning of the lanes of an axis. */
export const laneChoices = ['region', 'kind', 'country', 'none'] as const;
export type LaneChoice = (typeof laneChoices)[number];
export const readLanes = (text: string | null): LaneChoice => laneChoices.find((choice) => choice === text) ?? 'region';

/** The lane of items without a lane. */
export const noLane = '';

/** The content of an axis and its list. */
export type VisibleAxis = Pick<Axis, 'clusters' | 'events' | 'total'>;

const langOf = (language: Language, reader: Language) => (language === reader ? undefined : languageTag(language));

/** The part inside a view; more is loaded than is visible. */
export function clipToView({ clusters, events, total }: VisibleAxis, view: AxisView | null): VisibleAxis {
  if (!view) return { clusters, events, total };
  const isSeen = ({ earliest, latest }: AxisView) => earliest <= view.latest && latest >= view.earliest;
  const seen = { clusters: clusters.filter(isSeen), events: events.filter(isSeen) };
  return { ...seen, total: seen.events.length + seen.clusters.reduce((sum, { count }) => sum + count, 0) };
}

const laneOfEvent = ({ region, entry }: AxisEvent, lanes: LaneChoice): string =>
  lanes === 'region' ? (region ?? noLane) : lanes === 'kind' ? entry.kind : noLane;

/** The reader's language and texts. */
export interface AxisReader {
  language: Language;
  t: Translate;
}

/** A title with its owner's name before it, and the length of that name. */
export const titleWithOwner = (
  title: string,
  { name }: { name: string },
  t: Translate,
): Pick<AxisItem, 'title' | 'leads'> => ({
  title: titleOf(title, { name }, t),
  leads: titleParts(title, name, t).name.length,
});

export const itemOfEvent = (event: AxisEvent, lane: string, { language: reader, t }: AxisReader): AxisItem => ({
  id: event.id,
  lane,
  ...titleWithOwner(event.title, event.entry, t),
  lang: langOf(event.language, reader),
  earliest: event.earliest,
  latest: event.latest,
  startNote: event.time.startNote,
  endNote: event.time.endNote,
  when: writeRecord(event.time, reader),
  weight: event.weight,
  hue: event.entry.kind,
  count: 1,
});

/** The formatted period of a cluster: 5th century BC rather than 500 – 401 BC. */
export function formatPeriod({ period, time }: Pick<AxisCluster, 'period' | 'time'>, language: Language): string {
  const hasName = namedPrecisions.some((precision) => precision === period);
  return writeRecord(hasName ? { ...time, startNote: 'about', endNote: 'about' } : time, language);
}

/** A cluster of one becomes its event. */
export const itemOfCluster = (cluster: AxisCluster, reader: AxisReader): AxisItem =>
  cluster.count === 1
    ? itemOfEvent(cluster.lead, cluster.lane ?? noLane, reader)
    : {
        id: cluster.id,
        lane: cluster.lane ?? noLane,
        ...titleWithOwner(cluster.lead.title, cluster.lead.entry, reader.t),
        labels: clusterLabels(cluster, reader),
        lang: langOf(cluster.lead.language, reader.language),
        earliest: cluster.earliest,
        latest: cluster.latest,
        startNote: null,
        endNote: null,
        when: formatPeriod(cluster, reader.language),
        weight: cluster.lead.weight,
        hue: cluster.lead.entry.kind,
        count: cluster.count,
      };

/** What happened first among the most important, and how much more. */
const clusterLabels = ({ lead, count }: AxisCluster, { t }: AxisReader): NonNullable<AxisItem['labels']> => ({
  whole: t('timeline.cluster', { title: titleOf(lead.title, lead.entry, t), count: count - 1 }),
  brief: t('timeline.cluster', { title: lead.entry.name, count: count - 1 }),
});

/** All items of a reply, in the requested lanes. */
export const itemsOf = ({ clusters, events }: VisibleAxis, lanes: LaneChoice, reader: AxisReader): AxisItem[] => [
  ...clusters.map((cluster) => itemOfCluster(cluster, reader)),
  ...events.map((event) => itemOfEvent(event, laneOfEvent(event, lanes), reader)),
];

/** A life, a reign, the duration of a state. */
export const itemOfLifeline = (
  { entry, role, time, earliest, latest }: Omit<Lifeline, 'events' | 'region'>,
  lane: string,
  reader: Language,
): AxisItem => ({
  id: `${role}:${entry.itemId}:${time.startTime}`,
  lane,
  title: entry.name,
  lang: langOf(entry.language, reader),
  earliest,
  latest,
  startNote: time.startNote,
  endNote: time.endNote,
  when: writeRecord(time, reader),
  weight: 4,
  hue: role === 'reign' ? 'polity' : entry.kind,
  count: 1,
  isLife: true,
});

/** Shifts times so that each lane starts at the birth of its first life; omits lanes without one. */
export function alignAtBirth(items: readonly AxisItem[]): AxisItem[] {
  const births = new Map<string, number>();
  for (const { lane, isLife, earliest } of items)
    if (isLife) births.set(lane, Math.min(earliest, births.get(lane) ?? Infinity));
  return items.flatMap((item) => {
    const birth = births.get(item.lane);
    return birth === undefined ? [] : [{ ...item, earliest: item.earliest - birth, latest: item.latest - birth }];
  });
}

/** The lanes of an axis, in fixed order; that of items without one last, if there are any. */
export function lanesOf(
  lanes: LaneChoice,
  items: readonly AxisItem[],
  filter: { regions: readonly Region[]; kinds: readonly Kind[] },
  t: Translate,
): AxisLane[] {
  if (lanes === 'none' || lanes === 'country') return [{ id: noLane, name: '' }];
  const used = new Set(items.map(({ lane }) => lane));
  const last = used.has(noLane) ? [{ id: noLane, name: t('timeline.elsewhere') }] : [];
  if (lanes === 'region')
    return [
      ...(filter.regions.length ? regions.filter((region) => filter.regions.includes(region)) : regions).map((id) => ({
        id,
        name: t(`region.${id}`),
      })),
      ...last,
    ];
  return [
    ...(filter.kinds.length ? kinds.filter((kind) => filter.kinds.includes(kind)) : kinds)
      .filter((kind) => filter.kinds.length || used.has(kind))
      .map((id) => ({ id, name: t(`kinds.${id}`) })),
    ...last,
  ];
}

export const laneName = (lane: string | null, t: Translate): string | null =>
  lane === null || lane === noLane ? null : isRegion(lane) ? t(`region.${lane}`) : t(`kinds.${lane as Kind}`);
