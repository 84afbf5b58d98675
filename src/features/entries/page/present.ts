import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { memoizeByReply } from '../../../kit/pages/memoize-reply.ts';
import type { Translate } from '../../../kit/texts.ts';
import { withDescription, formatRecord, formatYears } from '../../../rules/time/historical-time-format.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Language } from '../../../rules/languages.ts';
import type { familyOf } from '../../families/contract.ts';
import { summarizeFamily } from '../../families/face/family-summary.ts';
import { presentFamily } from '../../families/face/shown-family.ts';
import { isWork } from '../../relations/face/is-work.ts';
import type { EntryRelation, relationsOfEntry } from '../../relations/contract.ts';
import type { eventPage, TimelineEvent } from '../../timelines/contract.ts';
import { listEvents } from '../../timelines/face/listed-events.ts';
import type { placePage } from '../../timemaps/contract.ts';
import { listNodes } from '../../timemaps/face/listed-nodes.ts';
import { drawSmallMap } from '../../timemaps/face/small-map-layout.ts';
import { findMostTellingYear } from '../../timemaps/face/time-selection.ts';
import type { EntryDetail } from '../contract.ts';
import { factsOf } from '../facts.ts';
import { stripOf } from '../life-strip/life-strip-layout.ts';
import { formatPortrait } from '../portrait/format-portrait.ts';
import { chooseHighlights } from '../face/choose-highlights.ts';
import { markHighlights, narratedCount, rankNeighbours } from './highlights.ts';
import { subjectsLinkedIn } from './mentioned.ts';

/** What a page shows of its replies, in the reader's language: computed once per cached reply. */

export const presentEntry = memoizeByReply((entry: EntryDetail, language: Language, t: Translate) => ({
  entry: {
    ...entry,
    contemporaries: entry.contemporaries.map((contemporary) => ({
      ...contemporary,
      when: formatYears(contemporary.time, language),
    })),
  },
  portrait: formatPortrait(entry.portrait, language),
  facts: factsOf(entry, language, t),
}));

export const presentStrip = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ events, highlights }: ReplyOf<typeof eventPage>, language: Language, t: Translate) =>
    stripOf(entry, highlights ?? events, language, t),
  ),
);

export const presentEvents = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ events }: ReplyOf<typeof eventPage>, language: Language) => {
    const formatted = listEvents(events, language);
    // Of events with the same weight its own come first.
    const weightOf = ({ weight, owner }: Pick<TimelineEvent, 'weight' | 'owner'>) =>
      weight + (owner.itemId === entry.global ? 0.5 : 0);
    return {
      listed: markHighlights(formatted, weightOf),
      narrated: entry.html ? [] : chooseHighlights(formatted, weightOf, narratedCount),
    };
  }),
);

export const tellingYearOf = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ events, highlights }: ReplyOf<typeof eventPage>) =>
    findMostTellingYear(
      entry.times,
      (highlights ?? events).map((event) => ({ ...event, isOwn: event.owner.itemId === entry.global })),
    ),
  ),
);

export const presentNodes = memoizeByReply(({ nodes }: ReplyOf<typeof placePage>, language: Language) => {
  const formatted = listNodes(nodes, language);
  // One event of each place before a second of any.
  const firsts = new Set(new Map(formatted.toReversed().map((node) => [node.place.name || node.id, node.id])).values());
  return markHighlights(formatted, ({ id }) => (firsts.has(id) ? 1 : 0));
});

export const presentMap = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ nodes, places }: ReplyOf<typeof placePage>) =>
    drawSmallMap(places ?? nodes.map(({ place }) => place), entry.mentionedPlaces),
  ),
);

export const presentRelations = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ relations }: ReplyOf<typeof relationsOfEntry>, language: Language) => {
    const dated: PresentedRelation[] = relations.map((relation) => ({
      ...relation,
      when: formatTime(relation.time, language),
    }));
    const neighbours = rankNeighbours(entry.kind, dated, subjectsLinkedIn(entry.html)),
      rank = new Map(neighbours.map(({ itemId }, at) => [itemId, at]));
    // One relation for each neighbour before a second for any.
    const firsts = new Map(dated.toReversed().map(({ id, other }) => [other.itemId, id]));
    const weightOf = ({ id, other }: Pick<PresentedRelation, 'id' | 'other'>) =>
      (firsts.get(other.itemId) === id ? neighbours.length : 0) - rank.get(other.itemId)!;
    const listed = dated.map(({ says: _says, language: _language, ...relation }) => relation);
    return {
      neighbours,
      listed: markHighlights(listed, weightOf),
      works: markHighlights(listed.filter(isWork), weightOf),
      narrated: entry.html ? [] : chooseHighlights(dated, weightOf, narratedCount),
    };
  }),
);
export type PresentedRelation = EntryRelation & { when: string | null };

// Times are formatted on the server, so that the browser needs no tables of centuries and dynasties and no date parser.
const formatTime = (time: TimeRecord | null, language: Language) =>
  time && withDescription(formatRecord(time, language), time);

export const presentKin = memoizeByReply((reply: ReplyOf<typeof familyOf>, language: Language, t: Translate) => {
  const family = presentFamily(reply, language);
  return { family, summary: summarizeFamily(family, language, t) };
});
