import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryId, LanguageCode, Name, PageNumber, PageSize, TimeRecord } from '../../../rules/schemas.ts';
import { SaveResult, SaveFields, saveErrors } from '../../../editing/revisions/contract.ts';
import { OpenedUserContent, UserContentPage } from '../../../editing/revisions/face/own/user-content.ts';
import { MapScript } from '../face/scripts/rules.ts';

const ListInput = z.object({ page: PageNumber, size: PageSize });
const IdInput = z.object({ id: EntryId });
const ownScriptOnly =
  'This GET writes, as specified, so only scripts of this site may call it; the site’s own pages use';

export const mapScriptDrafts = endpoint('GET /api/mapscript/v1/draft/list/{lang}/{page}/{size}', {
  summary: 'The caller’s drafts of map scripts, newest first.',
  for: 'member',
  abortPrevious: false,
  input: ListInput,
  reply: UserContentPage,
  example: { page: 1, size: 20 },
});
export const mapScriptAudits = endpoint('GET /api/mapscript/v1/audit/list/{lang}/{page}/{size}', {
  summary: 'The caller’s map scripts that were submitted for review, and the outcome of each, newest first.',
  for: 'member',
  abortPrevious: false,
  input: ListInput,
  reply: UserContentPage,
  example: { page: 1, size: 20 },
});
export const createMapScript = endpoint('POST /api/mapscript/v1/create', {
  summary: 'Creates a map script with its title and language. POST /data/mapscript/save saves its drawing.',
  for: 'member with phone',
  input: z.object({ title: Name.min(1), language: LanguageCode }),
  reply: z.object({ id: EntryId, title: z.string(), language: LanguageCode }),
  fails: ['quotaReached', 'prohibitedContent'],
  example: { title: 'The roads of the Han', language: 'en' },
});

const writeOptions = { for: 'member with phone', input: IdInput, abortPrevious: false } as const;
const commitOptions = {
  ...writeOptions,
  reply: SaveResult,
  fails: [...saveErrors, 'mapScriptNotFound', 'originRefused'],
  example: { id: 's0' },
} as const;
const deleteOptions = {
  ...writeOptions,
  for: 'member',
  reply: z.null(),
  fails: ['mapScriptNotFound', 'underReview', 'originRefused'],
  example: { id: 's0' },
} as const;

export const commitMapScriptByGet = endpoint('GET /api/mapscript/v1/draft/commitaudit/{id}', {
  ...commitOptions,
  summary: `Submits the caller’s draft for review. ${ownScriptOnly} POST /data/mapscript/commit.`,
});
export const deleteMapScriptDraftByGet = endpoint('GET /api/mapscript/v1/draft/delete/{id}', {
  ...deleteOptions,
  summary: `Deletes the caller’s draft. ${ownScriptOnly} POST /data/mapscript/draft/delete.`,
});
export const deleteMapScriptAuditByGet = endpoint('GET /api/mapscript/v1/audit/delete/{id}', {
  ...deleteOptions,
  summary:
    'Deletes what the caller submitted: the version awaiting review, else the rejected one, ' +
    `else the published one. ${ownScriptOnly} POST /data/mapscript/audit/delete.`,
});
export const commitMapScript = endpoint('POST /data/mapscript/commit', {
  ...commitOptions,
  summary: 'Submits the caller’s draft of a map script for review.',
});
export const deleteMapScriptDraft = endpoint('POST /data/mapscript/draft/delete', {
  ...deleteOptions,
  summary: 'Deletes the caller’s draft of a map script.',
});
export const deleteMapScriptAudit = endpoint('POST /data/mapscript/audit/delete', {
  ...deleteOptions,
  summary:
    'Deletes what the caller submitted: the version awaiting review, else the rejected one, else the published one.',
});

export const saveMapScript = endpoint('POST /data/mapscript/save', {
  summary: 'Saves or submits one of the caller’s map scripts.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ id: EntryId, script: MapScript }),
  reply: SaveResult,
  fails: [...saveErrors, 'mapScriptNotFound'],
  example: { id: 's0', script: { name: 'The roads of the Han', language: 'en' }, draft: true },
});
export const openMapScript = endpoint('GET /data/mapscript/open/{id}', {
  summary: 'Everything that the caller needs to edit one of their map scripts.',
  for: 'member',
  abortPrevious: false,
  input: IdInput,
  reply: OpenedUserContent,
  fails: ['mapScriptNotFound'],
  example: { id: 's0' },
});

export const PublishedMapScript = z.object({
  id: EntryId,
  script: MapScript,
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  changedAt: z.string(),
});
export type PublishedMapScript = z.output<typeof PublishedMapScript>;
export const mapScript = endpoint('GET /data/mapscript/shown/{id}', {
  summary: 'A published map script, with all its shapes.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: IdInput,
  reply: PublishedMapScript,
  fails: ['mapScriptNotFound'],
  example: { id: 's0' },
});
export const mapScriptList = endpoint('GET /data/mapscript/list', {
  summary: 'Published map scripts, newest first, those in the language of the call before others.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({ page: PageNumber.default(1), size: PageSize.default(limits.timemapPageSize) }),
  reply: z.object({
    total: z.number().int(),
    scripts: z.array(
      z.object({
        id: EntryId,
        title: z.string(),
        language: LanguageCode,
        author: z.string().nullable(),
        shapes: z.number().int(),
        hasOldMap: z.boolean(),
        /** From the first of its shapes to the last; null if none has a time. */
        time: TimeRecord.nullable(),
      }),
    ),
  }),
  example: {},
});
export type ListedMapScript = z.output<typeof mapScriptList.reply>['scripts'][number];
