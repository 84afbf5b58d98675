import { join } from 'node:path';

/** Dumps that are kept: a download may take two more nights. */
export const dumpsKept = 3;
export const manifestFile = 'manifest.json';
/** Whether a folder is a whole dump: its name is a time. */
export const isDumpId = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d{6}$/.test(name);
/** Folder of the dumps, in a data folder. */
export const dumpsIn = (dataFolder: string): string => join(dataFolder, 'open-data');

/** What a dump contains. */
export interface DumpManifest {
  format: 1;
  /** Name of its folder: the time, as `2026-11-30T032300`. */
  id: string;
  /** Address of the site. */
  site: string;
  /** Version of Stele. */
  version: string;
  /** Number of the last publication in it (`/data/changes?since=` goes on from there). */
  publication: number;
  made: string;
  /** How to cite it. */
  cite: string;
  /** Collections that the content comes from, with their licences. */
  licences: { name: string; licence: string; url: string | null }[];
  files: { name: string; type: string; bytes: number; lines: number; sha256: string }[];
}
