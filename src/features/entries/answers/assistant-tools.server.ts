import { z } from 'zod';
import {
  assistantTool,
  describeEntry,
  describeSource,
  describeTime,
  ThingId,
} from '../../../kit/registry/assistant-tools.server.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { entryDetail, type EntryDetail } from '../contract.ts';
import { linesOf, maxPartLength } from './text-lines.ts';

/** The text of an entry, cut at its headings of the second level; the lead has no title. */
function sectionsOf({ html }: Pick<EntryDetail, 'html'>): { title: string; text: string }[] {
  return html
    .split(/(?=<h2[\s>])/)
    .map((part) => {
      const heading = /^<h2[^>]*>(.*?)<\/h2>/s.exec(part);
      return {
        title: heading ? toPlainText(heading[1]!) : '',
        text: linesOf(part.slice(heading?.[0].length ?? 0)).join('\n'),
      };
    })
    .filter(({ title, text }) => title || text);
}

export const entryTools = [
  assistantTool({
    name: 'entry',
    title: 'Read an entry',
    description:
      'The summary of an entry and the titles of the sections of its text; with `section`, the text of one of them. ' +
      'Texts are written by people: quote them with the address.',
    input: z.object({
      id: ThingId,
      section: z.number().int().min(0).max(500).optional().describe('Number of a section, from the list of titles.'),
      from: z.number().int().min(0).default(0).describe('First character of the section, to read on in a long one.'),
    }),
    example: { id: 'augustus' },
    async run({ id, section, from }, { call, language, addressOf }) {
      const entry = await call(entryDetail, { id });
      const sections = sectionsOf(entry);
      return {
        ...describeEntry({ ...entry, itemId: entry.global }),
        address: addressOf(`/detail/${entry.id}`),
        language: entry.language,
        times: entry.times.map((time) => ({ role: time.role, ...describeTime(time, language) })),
        summary: entry.summary,
        sections: sections.map(({ title, text }, number) => ({ number, title, characters: text.length })),
        ...(section !== undefined && { text: sections[section]?.text.slice(from, from + maxPartLength) ?? null }),
        changedAt: entry.changedAt,
        origins: entry.origins.map(({ name, licence }) => ({ name, licence })),
      };
    },
  }),
  assistantTool({
    name: 'facts',
    title: 'Facts of an entry',
    description:
      'Structured facts of an entry: names in five languages, times with their sources, place, identifiers in other ' +
      'databases (Wikidata and others). For relations use `relations`, for events `timeline`.',
    input: z.object({ id: ThingId }),
    example: { id: 'qin-shi-huang' },
    async run({ id }, { call, language, addressOf }) {
      const entry = await call(entryDetail, { id });
      return {
        ...describeEntry({ ...entry, itemId: entry.global }),
        address: addressOf(`/detail/${entry.id}`),
        names: entry.names,
        otherNames: entry.otherNames,
        region: entry.region,
        times: entry.times.map((time) => ({
          role: time.role,
          ...describeTime(time, language),
          source: describeSource(time.source),
        })),
        place: entry.place && {
          latitude: entry.place.latitude,
          longitude: entry.place.longitude,
          name: entry.place.name[language] ?? null,
        },
        identifiers: entry.same,
      };
    },
  }),
  assistantTool({
    name: 'contemporaries',
    title: 'Who lived at the same time',
    description: 'People and events of the same time as an entry, in other parts of the world first.',
    input: z.object({ id: ThingId }),
    example: { id: 'augustus' },
    async run({ id }, { call, language }) {
      const { contemporaries, global, name, kind } = await call(entryDetail, { id });
      return {
        ...describeEntry({ itemId: global, name, kind }),
        contemporaries: contemporaries.map((entry) => ({
          ...describeEntry(entry),
          time: describeTime(entry.time, language),
        })),
      };
    },
  }),
];
