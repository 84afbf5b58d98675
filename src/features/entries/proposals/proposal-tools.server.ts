import { z } from 'zod';
import { escapeXml } from '../../../kit/markup.ts';
import { assistantTool, ThingId, type ToolContext } from '../../../kit/registry/assistant-tools.server.ts';
import { openPart } from '../../../editing/lookups/contract.ts';
import { mySubmissions } from '../../../editing/revisions/contract.ts';
import { formatCitation, sourceIdOf } from '../../../rules/citations.ts';
import { fail } from '../../../rules/errors.ts';
import { kinds, timeRoles } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { CitationInput, LanguageCode, Name } from '../../../rules/schemas.ts';
import { readHistoricalTime, timeNotes } from '../../../rules/time/historical-time.ts';
import type { Text } from '../rules.ts';
import { checkName, createEntry, saveVersion } from '../writing-contract.ts';
import { maxPartLength } from '../answers/text-lines.ts';
import { replaceSection, writeParagraphs } from './replace-section.server.ts';

/** Longest text of one proposal, in characters. */
const maxTextLength = 20_000;

const Sources = z
  .array(CitationInput.pick({ title: true, author: true, year: true, where: true, url: true }))
  .max(20)
  .default([])
  .describe('Works that you have read and that say so. `where` is the page or chapter. Never invent one.');
type Source = z.output<typeof Sources>[number];

const Lines = z
  .string()
  .max(maxTextLength)
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

const Note = z
  .string()
  .trim()
  .max(limits.revisionNoteLength)
  .default('')
  .describe('For the reviewer: why, in one sentence.');

/** A time as answers of the tools state it, with a year of fewer digits and without month or day, too: −44 is 44 BC. */
const Time = z
  .string()
  .regex(/^[-−]?\d{1,5}(?:-\d{1,2}(?:-\d{1,2})?)?$/)
  .transform((text) => {
    const sign = /^[-−]/.test(text) ? '-' : '';
    const [year = '', month = '', day = ''] = text.replace(/^[-−]/, '').split('-');
    return `${sign}${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  })
  .refine((text) => readHistoricalTime(text) !== null, 'No such time. There is no year 0.');

/** Sources as notes of a text, in the form in which the editor writes them. */
const notesOf = (sources: readonly Source[]): string =>
  sources
    .map(({ title, author, year, where, url }) => {
      const attributes = Object.entries({ author, year, where, url })
        .map(([name, value]) => (value ? ` data-${name}="${escapeXml(value)}"` : ''))
        .join('');
      const cite = `<cite cite-id="${escapeXml(sourceIdOf(title))}"${attributes}>${escapeXml(title)}</cite>`;
      return `<span note-id="">${author ? `${escapeXml(author)}, ` : ''}${cite}${where ? `, ${escapeXml(where)}` : ''}</span>`;
    })
    .join('');

/** A note that names sources which the content itself cannot name. */
const noteWith = (note: string, sources: readonly Source[]): string =>
  [note, ...sources.map((source) => formatCitation(source))]
    .filter(Boolean)
    .join(' · ')
    .slice(0, limits.revisionNoteLength);

const proposalOf = (id: string, path: string, { addressOf }: ToolContext) => ({
  id,
  state: 'draft',
  address: addressOf(path),
  next: 'The member reads the draft at this address, corrects it and submits it for review. You cannot submit it.',
});

/**
 * The draft of an entry with this name that the token has written before: a program that got no answer proposes again, and
 * its member should not find the entry twice.
 */
async function findSameDraft(
  { call, language, tab }: ToolContext,
  { name, disambiguation }: Pick<Text, 'name' | 'disambiguation'>,
): Promise<string | undefined> {
  const { items } = await call(mySubmissions, { n: 1, page: 1, size: 20 });
  const found = items.find(
    (item) => item.isNew && item.module === 'text' && item.language === language && item.name === name,
  );
  if (!found) return undefined;
  const { draft } = await call(openPart, { itemId: found.itemId, module: 'text' });
  return draft?.tab === tab && (draft.content as Text).disambiguation === disambiguation ? found.itemId : undefined;
}

export const proposalTools = [
  assistantTool({
    name: 'propose_entry',
    for: 'member',
    saves: true,
    title: 'Propose a new entry',
    description:
      'Saves a draft of an entry for a subject that the encyclopedia does not have; call `search` first. The member whose ' +
      'token you have reads it and submits it. Write only what the sources say. The draft is in `language`.',
    input: z.object({
      kind: z.enum(kinds),
      name: Name.min(1),
      otherNames: z.array(Name.min(1)).max(limits.otherNames).default([]),
      disambiguation: Name.optional().describe(
        'Only if another subject has the same name: `painter`, `city in Spain`.',
      ),
      namesInOtherLanguages: z.partialRecord(LanguageCode, Name.min(1)).default({}),
      summary: z
        .string()
        .trim()
        .min(1)
        .max(limits.summaryLength)
        .describe('Who or what it is, in one to three sentences.'),
      text: Lines.optional().describe('Further paragraphs in plain text, one per line.'),
      times: z
        .array(
          z.object({
            role: z.enum(timeRoles),
            from: Time.describe('`-0044-03-15`, `1453`'),
            until: Time.optional(),
            uncertain: z.enum(timeNotes).optional(),
            source: z.number().int().min(0).optional().describe('Place in `sources`, counted from 0.'),
          }),
        )
        .max(limits.subjectTimes)
        .default([]),
      sources: Sources,
      note: Note,
      replaces: ThingId.optional().describe('`id` of an earlier proposal of yours that this one replaces.'),
    }),
    example: {
      kind: 'person',
      name: 'Ban Chao',
      summary: 'General of the Eastern Han who held the Western Regions for three decades.',
      times: [{ role: 'life', from: '32', until: '102', source: 0 }],
      sources: [{ title: 'Hou Hanshu', author: 'Fan Ye', where: 'ch. 47' }],
    },
    async run({ kind, name, otherNames, summary, text = [], times, sources, note, replaces, ...names }, context) {
      const { call, language, tab } = context;
      const { disambiguation = null, namesInOtherLanguages } = names;
      const { free, entries } = await call(checkName, { name, disambiguation });
      if (!free) fail('contentExists', { entries: entries.map(({ id }) => id).join(', ') });
      const stated = new Set(times.map(({ source }) => source));
      if ([...stated].some((place) => place !== undefined && place >= sources.length))
        fail('badInput', { field: 'times', reason: '`source` is beyond the end of `sources`' });
      const blank = { otherNames: [], disambiguation: null, summary: '', body: '' };
      const { itemId } = await call(createEntry, {
        facts: {
          kind,
          region: null,
          place: null,
          same: {},
          times: times.map(({ role, from, until, uncertain, source }) => ({
            role,
            startTime: from,
            endTime: until ?? null,
            startNote: uncertain ?? null,
            source: source === undefined ? null : sources[source]!,
          })),
        },
        text: {
          ...blank,
          name,
          otherNames,
          disambiguation,
          summary,
          body: writeParagraphs(text, notesOf(sources)),
        },
        further: Object.entries(namesInOtherLanguages)
          .filter(([other]) => other !== language)
          .map(([other, nameThere]) => ({
            module: 'text' as const,
            language: LanguageCode.parse(other),
            content: { ...blank, name: nameThere },
          })),
        note: noteWith(note, text.length ? [] : sources.filter((_, place) => !stated.has(place))),
        draft: true,
        onVersion: null,
        tab,
        itemId: replaces ?? (await findSameDraft(context, { name, disambiguation })),
      });
      return proposalOf(itemId, `/user/newentry?draft=${encodeURIComponent(itemId)}#/addNewEntry`, context);
    },
  }),
  assistantTool({
    name: 'propose_text',
    for: 'member',
    saves: true,
    title: 'Propose a change of a text',
    description:
      'Saves a draft with another summary of an entry, or another text of one of its sections as `entry` numbers them, in ' +
      '`language`. Return every line of the section: lines that you do not change keep their links and notes, and lines ' +
      'that you leave out are deleted. The member whose token you have reads it and submits it.',
    input: z.object({
      id: ThingId,
      summary: z.string().trim().min(1).max(limits.summaryLength).optional(),
      section: z.number().int().min(0).max(500).optional().describe('Number of the section, from `entry`.'),
      text: Lines.optional().describe('The whole section in plain text, one paragraph per line.'),
      sources: Sources,
      note: Note,
    }),
    example: { id: 'augustus', summary: 'First emperor of Rome.', note: 'Shorter.' },
    async run({ id, summary, section, text, sources, note }, context) {
      const { call, language, tab } = context;
      if ((section === undefined) !== (text === undefined) || (summary === undefined && text === undefined))
        fail('badInput', { field: 'text', reason: 'Give `summary`, or `section` with its `text`, or both.' });
      const { base, draft, itemId, state, head } = await call(openPart, { itemId: id, module: 'text' });
      if (!base)
        fail('badInput', {
          field: 'language',
          reason: `The entry has no text in this language, but in ${head.language}.`,
        });
      if (state === 'best' || state === 'best under review') fail('editingForbidden');
      if (draft && (draft.tab !== tab || draft.baseId !== base.id)) fail('draftOutdated');
      const latest = draft ?? base;
      const before = latest.content as Text;
      const changed =
        text &&
        replaceSection(before.body, language, {
          number: section!,
          lines: text,
          ending: notesOf(sources),
          published: (base.content as Text).body,
        });
      if (changed === null)
        fail('badInput', { field: 'section', reason: 'No such section, or only its editor can change it.' });
      if (changed === 'endMissing')
        fail('badInput', {
          field: 'text',
          reason: `The end of the section is missing. Read on with \`from: ${maxPartLength}\`, and return all of it.`,
        });
      if (changed === 'unchanged') fail('badInput', { field: 'text', reason: 'The section says this already.' });
      const { itemId: savedId } = await call(saveVersion, {
        itemId,
        text: { ...before, ...(summary !== undefined && { summary }), ...(changed && { body: changed.body }) },
        translatedFrom: latest.translatedFrom?.id,
        baseId: base.id,
        note: noteWith(note, changed ? [] : sources),
        draft: true,
        onVersion: draft?.version ?? null,
        tab,
      });
      return {
        ...proposalOf(savedId, `/user/edit?id=${encodeURIComponent(savedId)}`, context),
        ...(changed && { section: changed.title }),
      };
    },
  }),
  assistantTool({
    name: 'my_proposals',
    for: 'member',
    title: 'Proposals of the member',
    description:
      'What the member whose token you have has proposed, latest first: drafts, what is under review, and what reviewers ' +
      'decided, with the reason of a rejection.',
    input: z.object({ page: z.number().int().min(1).max(1000).default(1) }),
    example: {},
    async run({ page }, { call, addressOf }) {
      const { total, items } = await call(mySubmissions, { n: 0, page, size: 20 });
      return {
        total,
        proposals: items.map((item) => ({
          id: item.itemId,
          name: item.name,
          part: item.module,
          language: item.language,
          state: item.state,
          withAssistant: item.withAssistant,
          note: item.note,
          rejectReason: item.rejectReason,
          changedAt: item.changedAt,
          address: item.href && addressOf(item.href),
        })),
      };
    },
  }),
];
