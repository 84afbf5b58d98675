import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { kinds } from '../../rules/kinds.ts';
import { importFilePattern, importKindNames } from './rules.ts';

const JobId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Instant = z.iso.datetime();

/** A running, waiting or failed job. */
const ListedJob = z.object({
  id: JobId,
  /** Its name (`Job.name`); pages have a text for it. */
  name: z.string(),
  /** What distinguishes it from others of the same name, if anything. */
  about: z.string().nullable(),
  state: z.enum(['running', 'waiting', 'failed']),
  /** Start of the run, due time, or time of the last failure. */
  at: Instant,
  attempts: z.number().int(),
  mostAttempts: z.number().int(),
  done: z.number().nullable(),
  total: z.number().nullable(),
  stopAsked: z.boolean(),
  /** Cause of the last failure, in the reader's language; and the system's message. */
  why: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ListedJob = z.output<typeof ListedJob>;

const Outcome = z.enum(['done', 'failed', 'stopped', 'died']);
const ReportGroup = z.object({
  list: z.enum(['refused', 'broken', 'omitted', 'notices', 'passedOver', 'leftOut']),
  reason: z.string(),
  count: z.number().int(),
  /** Up to a hundred of them, each with its place. */
  lines: z.array(z.object({ where: z.string(), why: z.string() })),
});
export type ReportGroup = z.output<typeof ReportGroup>;

/** The details of an import's report: matches with existing subjects, lines by reason, and what a preview shows. */
export const ReportDetails = z.object({
  matches: z
    .array(
      z.object({
        key: z.string(),
        /** The other subject, and its key if it is a record of the same import. */
        id: z.string().nullable(),
        other: z.string().optional(),
        because: z.string(),
        isSame: z.boolean(),
      }),
    )
    .optional(),
  groups: z.array(ReportGroup).optional(),
  /** The first entries as readers will see them. */
  pages: z.array(z.string()).optional(),
  /** A mapping that was proposed for a table, and the columns that it leaves out. */
  proposal: z.object({ name: z.string(), text: z.string(), unmapped: z.array(z.string()) }).optional(),
});
export type ImportReport = z.output<typeof ReportDetails> & Record<string, unknown>;

const FinishedRun = z.object({
  id: JobId,
  name: z.string(),
  about: z.string().nullable(),
  outcome: Outcome,
  startedAt: Instant,
  endedAt: Instant,
  /** Figures, and short lists. */
  report: z.record(z.string(), z.unknown()).nullable(),
});
export type FinishedRun = z.output<typeof FinishedRun>;

export const jobList = endpoint('GET /data/jobs', {
  summary: 'Running, waiting and failed jobs; recurring jobs with their last run; and recently finished runs.',
  for: 'administrator',
  abortPrevious: false,
  reply: z.object({
    jobs: z.array(ListedJob),
    recurring: z.array(
      z.object({
        name: z.string(),
        every: z.enum(['start', 'tenMinutes', 'hour', 'day', 'week', 'month']),
        last: z.object({ at: Instant, outcome: Outcome }).nullable(),
      }),
    ),
    finished: z.array(FinishedRun),
  }),
});

export const jobRun = endpoint('GET /data/jobs/run', {
  summary: 'A finished run with its whole report.',
  for: 'administrator',
  input: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: FinishedRun,
  fails: ['jobNotFound'],
  example: { id: 1 },
});

export const retryJob = endpoint('POST /data/jobs/retry', {
  summary: 'Runs a waiting or failed job now, with all its attempts available again.',
  for: 'administrator',
  input: z.object({ id: JobId }),
  fails: ['jobNotFound'],
  example: { id: 1 },
});

export const giveUpJob = endpoint('POST /data/jobs/giveup', {
  summary: 'Cancels a job: removes a waiting or failed one, and signals a running one to stop.',
  for: 'administrator',
  input: z.object({ id: JobId }),
  fails: ['jobNotFound'],
  example: { id: 1 },
});

export const runJob = endpoint('POST /data/jobs/run', {
  summary: 'Runs a recurring job now, in addition to its schedule.',
  for: 'administrator',
  input: z.object({ name: z.string().max(60) }),
  fails: ['jobNotFound'],
  example: { name: 'drawingSubjects' },
});

const FileName = z.string().max(120).regex(importFilePattern);

export const importFiles = endpoint('GET /data/imports', {
  summary: 'The files and folders in the import folder, newest first, and whether Wikimedia is enabled.',
  for: 'administrator',
  abortPrevious: false,
  reply: z.object({
    /** Folder where the operator puts files that are too large to upload. */ folder: z.string(),
    files: z.array(z.object({ name: z.string(), /** Null for a folder. */ bytes: z.number().nullable() })),
    /** Whether the operator has enabled Wikimedia. */ isWikimediaOn: z.boolean(),
  }),
});

export const uploadImport = endpoint('POST /data/imports/upload', {
  summary: 'Uploads a file to the import folder, as multipart/form-data after a field "input" with its name.',
  for: 'administrator',
  carries: 'file',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ name: FileName }),
  fails: ['importFileMissing', 'importFileThere', 'tooLarge'],
  example: { name: 'nodes.tsv' },
});

export const beginImport = endpoint('POST /data/imports/begin', {
  summary: 'Starts the import of a file or folder of the import folder. Importing the same again changes nothing.',
  for: 'administrator',
  input: z.object({
    kind: z.enum(importKindNames),
    file: FileName,
    /** A file in the same folder that defines columns and properties (importers/README.md); empty: none. */
    mapping: z.union([FileName, z.literal('')]).default(''),
    /** Name and licence of the collection, if the files do not state them. */
    name: z.string().trim().max(200).default(''),
    licence: z.string().trim().max(200).default(''),
    /** Dry run: only reports what would happen. */
    preview: z.boolean().default(false),
    /** For GEDCOM: excludes people who may still be alive. */
    withoutLiving: z.boolean().default(false),
  }),
  fails: ['importFileMissing'],
  example: { kind: 'triples', file: 'nodes.tsv' },
});

export const fetchPictures = endpoint('POST /data/imports/pictures', {
  summary:
    'Starts fetching pictures from Wikimedia Commons for the entries of a kind, or all, ' +
    'that have a Wikidata item and no picture. Those that have one keep it.',
  for: 'administrator',
  input: z.object({
    kind: z.enum([...kinds, 'all']),
    /** Dry run: only reports what would happen. */
    preview: z.boolean().default(false),
  }),
  fails: ['wikimediaOff'],
  example: { kind: 'all' },
});
