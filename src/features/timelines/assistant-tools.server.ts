import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
  HistoricalYear,
  ThingId,
} from '../../kit/registry/assistant-tools.server.ts';
import { kinds, regions } from '../../rules/kinds.ts';
import { axis, eventPage } from './contract.ts';

export const timelineTools = [
  assistantTool({
    name: 'timeline',
    title: 'Events of an entry, or of a span of years',
    description:
      'With `id`: the events of an entry, a page at a time, with place, participants and source. With `from` and ' +
      '`until` instead: what happened in the world in these years, one by one if they are few, otherwise the most ' +
      'important event of each period with the number of the others. Years before Christ are negative: −44 is 44 BC.',
    input: z.object({
      id: ThingId.optional(),
      page: z.number().int().min(1).max(1000).default(1),
      from: HistoricalYear.optional(),
      until: HistoricalYear.optional(),
      regions: z.array(z.enum(regions)).default([]),
      kinds: z.array(z.enum(kinds)).default([]),
    }),
    example: { from: 1450, until: 1455 },
    async run({ id, page, from, until, regions: inRegions, kinds: ofKinds }, { call, language }) {
      if (id !== undefined) {
        const { total, pages, events } = await call(eventPage, { id, page });
        return {
          total,
          page,
          pages,
          events: events.map((event) => ({
            title: event.title,
            time: describeTime(event.time, language),
            entry: describeEntry(event.owner),
            place: event.place?.name ?? null,
            with: event.with.map(describeEntry),
            source: describeSource(event.source),
          })),
        };
      }
      const found = await call(axis, {
        ...(from !== undefined && { from }),
        ...(until !== undefined && { end: until }),
        regions: inRegions,
        kinds: ofKinds,
      });
      const describeEvent = (event: (typeof found.events)[number]) => ({
        title: event.title,
        time: describeTime(event.time, language),
        entry: describeEntry(event.entry),
        place: event.place?.name ?? null,
      });
      return {
        total: found.total,
        period: found.period,
        events: found.events.map(describeEvent),
        mostImportantByPeriod: found.clusters.map(({ count, lead }) => ({ count, ...describeEvent(lead) })),
      };
    },
  }),
];
