import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
  ThingId,
} from '../../kit/registry/assistant-tools.server.ts';
import { paintingDetail } from './contract.ts';
import { paintingAddress } from './face/painting-address.ts';

export const paintingTools = [
  assistantTool({
    name: 'painting',
    title: 'A painting',
    description:
      'A painting: painter, museum, size, technique, themes, and who or what its pictures show, with their credits.',
    input: z.object({ id: ThingId }),
    example: { id: 'mona-lisa' },
    async run({ id }, { call, language, addressOf }) {
      const painting = await call(paintingDetail, { id });
      return {
        ...describeEntry(painting),
        address: addressOf(paintingAddress(painting.id)),
        time: describeTime(painting.time, language),
        summary: painting.summary,
        artists: painting.artists.map(({ name, role, entry }) => ({ name, role, id: entry?.itemId ?? null })),
        museum: painting.museum && describeEntry(painting.museum),
        inventory: painting.inventory || null,
        sizeInCentimetres: painting.size,
        materials: [...painting.materials, ...painting.supports],
        styles: painting.styles.map(({ name }) => name),
        themes: painting.themes.map(({ name }) => name),
        source: describeSource(painting.source),
        wikidata: painting.wikidata,
        pictures: painting.views.map(({ url, caption, credit, regions }) => ({
          address: addressOf(url),
          caption,
          credit,
          shows: regions.map(({ label, sentence, entry }) => ({ label, sentence, id: entry?.itemId ?? null })),
        })),
      };
    },
  }),
];
